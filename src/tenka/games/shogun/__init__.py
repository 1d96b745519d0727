"""Shogun: two years of planning, building and battles for the provinces of Japan, for three to five."""
