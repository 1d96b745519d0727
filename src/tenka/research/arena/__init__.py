"""The arena: bots against each other, every seating in turn, the same deals for all, with intervals."""

from tenka.research.arena.contest import Contest, Game, play
from tenka.research.arena.quick import match
from tenka.research.arena.scores import Score

__all__ = ["Contest", "Game", "Score", "match", "play"]
