"""Answers "what if I attack there?", from nothing but the asker's own Observation."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from tenka.core.events import PUBLIC
from tenka.core.game import Game
from tenka.server.problems import Refusal
from tenka.server.protocol import Forecast, Odds

MOST_ARMIES = 62


class Chances(Protocol):
    attacker: float
    nobody: float
    defender: float
    attacker_left: float
    defender_left: float
    error: float


@runtime_checkable
class Foretelling(Protocol):
    """A game that knows the odds of its battles."""

    def odds(self, observation: Any, seat: int, province: str, armies: int) -> Chances: ...


def forecast(game: Game[Any], observation: Any, province: str, armies: str) -> Forecast:
    """The odds of an attack by the viewer with 1, 2, ... armies. Refusal."""
    seat: int = observation.viewer
    if not isinstance(game, Foretelling) or seat == PUBLIC:
        raise Refusal("no-odds")
    there = observation.provinces.get(province)
    if there is None or there.owner == seat or not armies.isascii() or not armies.isdecimal():
        raise Refusal("bad-request")
    most = min(int(armies[:4]), MOST_ARMIES)
    found = [game.odds(observation, seat, province, number) for number in range(1, most + 1)]
    return Forecast(
        province,
        [_rounded(number, chances) for number, chances in enumerate(found, start=1)],
        error=max((chances.error for chances in found), default=0.0),
    )


def _rounded(armies: int, chances: Chances) -> Odds:
    return Odds(
        armies,
        attacker=round(chances.attacker, 4),
        nobody=round(chances.nobody, 4),
        defender=round(chances.defender, 4),
        attacker_left=round(chances.attacker_left, 2),
        defender_left=round(chances.defender_left, 2),
    )
