"""Builds, checks and starts the project. Nothing in here is part of the wheel."""
