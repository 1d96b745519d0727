"""Learns the weights of `master` by self-play: `python -m tools.train zipang`."""
