"""Tables in play. Rooms know neither HTTP nor SQL."""
