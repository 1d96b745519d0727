"""Samurai: benefits for provinces in four regions."""
