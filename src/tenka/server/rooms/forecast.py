"""Answers "what if I attack there?" from nothing but the asker's own Observation.

Of battles it tells what the odds were, from nothing but the events that the viewer heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol, runtime_checkable

from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame
from tenka.server.http.responses import number
from tenka.server.protocol.http import BattleOdds, Forecast, Odds, RevoltForecast
from tenka.server.protocol.problems import Refusal

MOST_ARMIES = 62
THROW, END = "thrown", "battle-ended"
"""Tags of the two events that tell of a battle."""


class Chances(Protocol):
    attacker: float
    nobody: float
    defender: float
    attacker_left: float
    defender_left: float
    error: float


class Luck(Protocol):
    odds: Any
    attackers: float
    defenders: float
    farmers: float
    worse: float
    better: float


@runtime_checkable
class Foretelling(Protocol):
    """A game that knows the odds of its battles."""

    def odds(self, observation: Any, seat: int, province: str, armies: int) -> Chances: ...

    def revolt_odds(self, observation: Any, province: str, more: int) -> Chances: ...

    def luck(self, thrown: Any, ended: Any) -> Luck: ...


def forecast(game: AnyGame, observation: Any, province: str, armies: str) -> Forecast:
    """The odds of an attack by the viewer with 1, 2, ... armies. Refusal."""
    seat: int = observation.viewer
    if not isinstance(game, Foretelling) or seat == PUBLIC:
        raise Refusal("no-odds")
    there = observation.provinces.get(province)
    if there is None or there.owner == seat:
        raise Refusal("bad-request")
    most = min(number(armies), MOST_ARMIES)
    found = [game.odds(observation, seat, province, number) for number in range(1, most + 1)]
    return Forecast(
        province,
        [_rounded(number, chances) for number, chances in enumerate(found, start=1)],
        error=max((chances.error for chances in found), default=0.0),
    )


def revolt_forecast(game: AnyGame, observation: Any, province: str) -> RevoltForecast | None:
    """How a revolt would end, for whoever looks at a province; none if nobody owns it any more. Refusal."""
    if not isinstance(game, Foretelling):
        raise Refusal("no-odds")
    there = observation.provinces.get(province)
    if there is None:
        raise Refusal("bad-request")
    if there.owner is None:
        return None
    more = observation.revolt_farmers if province in observation.revolts else 0
    chances = game.revolt_odds(observation, province, more)
    return RevoltForecast(
        province,
        farmers=there.markers + more,
        held=round(chances.defender, 4),
        armies_left=round(chances.defender_left, 2),
        error=chances.error,
    )


def battles(game: AnyGame, events: Sequence[Any]) -> list[BattleOdds]:
    """The odds and the luck of every battle that these events tell of."""
    if not isinstance(game, Foretelling):
        return []
    tags = [event.__struct_config__.tag for event in events]
    return [
        _battle(at, game.luck(events[at], events[at + 1]))
        for at, pair in enumerate(pairwise(tags))
        if pair == (THROW, END)
    ]


def _battle(event: int, luck: Luck) -> BattleOdds:
    odds = luck.odds
    return BattleOdds(
        event,
        attacker=round(odds.attacker, 4),
        nobody=round(odds.nobody, 4),
        defender=round(odds.defender, 4),
        attacker_left=round(odds.attacker_left, 2),
        defender_left=round(odds.defender_left, 2),
        error=odds.error,
        attackers=round(luck.attackers, 2),
        defenders=round(luck.defenders, 2),
        farmers=round(luck.farmers, 2),
        worse=round(luck.worse, 4),
        better=round(luck.better, 4),
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
