### Pages of people, ratings, the daily deal.

## A person's page

web-page-mine = My page
web-page-about = What you have played here, counted from the records of your games.
web-page-empty = No finished games yet. Play one, and this page begins to tell something.
web-page-empty-other = No finished games yet.
web-page-hidden = Nobody else sees this page
web-page-hidden-about = Then you are on no list of ratings and on nobody’s page, and the link to this page leads nowhere for others. At your tables your name stands as before.
web-page-link = The address for others:
web-page-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
web-page-seats = Players
web-page-count = Games
web-page-place = { $place }.
web-page-points = Ø points
web-page-average = on average
web-page-best = most in one game
web-page-numbers = What the games tell
web-page-rivals = Head to head
web-page-ahead = ahead
web-page-equal = level
web-page-behind = behind
web-page-person = Person
web-page-last = Last games
web-page-left = left the table
web-page-course = Rating after each game, of the last { $games }: from { $first } to { $last }.
web-page-places = { $games ->
        [one] Place in the last game, first at the top.
       *[other] Places in the last { $games } games, first at the top.
    }

## Ratings

web-rating = Rating
web-rating-people = Among people
web-rating-bots = Against bots
web-rating-value = { $value } ± { $spread }
web-rating-rung = At least as strong as { $bot }
web-rating-below = Not yet as strong as { $bot }
web-rating-provisional = provisional
web-rating-games = { $games ->
        [one] from 1 rated game
       *[other] from { $games } rated games
    }
web-rating-none = Not rated yet
web-rating-people-none = Rated games need two people with an account at the table.
web-ratings = Ratings
web-ratings-of = Ratings: { $game }
web-ratings-about = Everybody with an account and at least { $least } rated games who lets others see it. Bots stand where the ladder has them.
web-ratings-empty = Nobody has played { $least } rated games yet. Be the first.
web-ratings-bot = bot
web-table-settings-rated-choice = Rated
web-table-settings-rated-about = Counts for the ratings if at least two people with an account play. Games with hints never do.
web-table-settings-rated = This table counts for the ratings if two people with an account play.
web-table-settings-unrated = This table does not count for the ratings.

## The daily deal

web-daily = The daily deal
web-daily-about = One deal a day for each game, the same for everybody, against the same bots. How do you do with it?
web-daily-rules = { $seats } at the table, the others are bots: { $bot }. No taking back, no hints; whoever leaves has no result. It can be finished until { $until }.
web-daily-play = Play today’s deal
web-daily-continue = Go on
web-daily-done = You have played it
web-daily-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
web-daily-players = { $players ->
        [0] Nobody has finished it yet.
        [one] 1 person has finished it.
       *[other] { $players } people have finished it.
    }
web-daily-results = Results
web-daily-day = Results of { $day }
web-daily-earlier = The day before
web-daily-later = The day after
web-daily-empty = No results on this day.
web-daily-rank = Rank
web-daily-place = Place
web-daily-points = Points
web-daily-guest = guest
web-daily-you = you
web-daily-sealed = The deal stays closed for two days, so that nobody helps anybody. Then replay, coach and record open.
web-daily-table = See the results

## Contests; the rest of what is said about them is in contests.ftl

web-contests = Contests
web-contests-about = Several rounds at tables of two to six, with standings. Make one for your friends in a minute, or join one.
web-contest-back = To the contest
web-puzzles = Puzzles
web-puzzles-about = Moments from real games where one choice is clearly better. Find it, and see why.
