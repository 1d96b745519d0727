"""Bots for Shitennō."""
