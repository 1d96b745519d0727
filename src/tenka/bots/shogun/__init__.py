"""Bots for Shogun."""
