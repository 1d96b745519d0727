"""Makes the maps of provinces: see README.md."""
