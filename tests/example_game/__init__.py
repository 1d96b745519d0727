"""Highest: the smallest game that has everything a game needs. Who plays the highest card wins the round."""
