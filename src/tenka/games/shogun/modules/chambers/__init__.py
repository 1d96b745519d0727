"""Chambers: a board of artists, won by majorities in regions."""
