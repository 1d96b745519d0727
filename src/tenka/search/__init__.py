"""Search for any game: worlds that agree with an Observation, a tree over them, guided play to a horizon."""
