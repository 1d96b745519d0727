"""Zipang Portable: a card game of campaigns, coins and honor for two to six."""
