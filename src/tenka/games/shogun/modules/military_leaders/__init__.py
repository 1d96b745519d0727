"""Military Leaders: better actions, statues and trophies."""
