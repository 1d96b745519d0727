"""For bot authors and researchers: adapters around the games, and the arena."""
