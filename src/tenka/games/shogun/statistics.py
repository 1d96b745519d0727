"""What a finished game of Shogun is remembered for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenka.core.events import Event
from tenka.games.shogun.events import BattleEnded, Thrown
from tenka.games.shogun.forecasts import BattleOdds, battles
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.observation import Observation


class Tally(msgspec.Struct):
    fought: int = 0
    won: int = 0
    luck: float = 0.0
    """By how many battles more were won than the odds before each throw promised."""


def statistics(game: Shogun, end: Observation, steps: Sequence[Sequence[Event]]) -> list[dict[str, float]]:
    """Provinces and buildings held at the end, battles against other players, and the luck in them."""
    tallies = [Tally() for _ in range(game.seats)]
    for events in steps:
        _count_battles(game, events, tallies)
    held = [[there for there in end.provinces.values() if there.owner == seat] for seat in range(game.seats)]
    return [
        {
            "provinces": len(held[seat]),
            "buildings": sum(len(there.buildings) for there in held[seat]),
            "battles": tally.fought,
            "battles-won": tally.won,
            "luck": round(tally.luck, 4),
        }
        for seat, tally in enumerate(tallies)
    ]


def _count_battles(game: Shogun, events: Sequence[Event], tallies: list[Tally]) -> None:
    if not any(isinstance(event, Thrown) for event in events):
        return
    for odds in battles(game, events):
        ended = events[odds.event + 1]
        if isinstance(odds, BattleOdds) and isinstance(ended, BattleEnded) and ended.kind == "players":
            sides = ((ended.attacker, "attacker", odds.attacker), (ended.defender, "defender", odds.defender))
            for seat, side, chance in sides:
                if seat is not None:
                    tally, won = tallies[seat], ended.outcome == side
                    tally.fought += 1
                    tally.won += won
                    tally.luck += won - chance
