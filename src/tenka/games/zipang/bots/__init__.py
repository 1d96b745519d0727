"""Bots for Zipang Portable."""
