"""What stays of finished games: results, ratings, pages of people."""
