"""A contest in one call, for tests and notebooks."""

from __future__ import annotations

from tenka.core.record import Options
from tenka.research.arena.contest import contest, play_game
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.scores import Score, by_entrant


def match(
    game: str,
    levels: list[str],
    count: int,
    seed: int = 0,
    options: Options | None = None,
    *,
    simulations: int | None = None,
) -> list[Score]:
    """Play `count` games of these levels, one for each seat; a score for each of them, as listed."""
    entrants = [Entrant(level) for level in levels]
    made = contest(game, entrants, len(levels), options, seed=seed, simulations=simulations)
    return by_entrant(made, [play_game(made, number) for number in range(count)])
