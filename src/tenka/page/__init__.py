"""Tenka without a server: the rooms, in a worker of a browser's page."""
