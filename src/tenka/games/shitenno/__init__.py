"""Shitennō: sharing the Shogun's troops and taking control of provinces, for two to four."""
