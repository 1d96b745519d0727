"""Tenka in a terminal."""
