"""Tenno's Court: officials, favors and the tower cards."""
