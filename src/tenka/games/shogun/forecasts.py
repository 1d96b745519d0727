"""What would come of a battle, asked before it, and what its odds and its luck were, told afterwards.

Both know only what their reader may know: the asker's own Observation, or the events that a viewer heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tenka.core.errors import BadQuery
from tenka.core.events import PUBLIC, Event
from tenka.core.plugin import Annotation, Answer
from tenka.games.shogun.events import BattleEnded, Thrown
from tenka.games.shogun.game import Shogun
from tenka.games.shogun.luck import Luck
from tenka.games.shogun.observation import Observation, ProvinceView
from tenka.games.shogun.odds import Odds

MOST_ARMIES: Final = 62
LONGEST_NUMBER: Final = 6


class AttackOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an attack with so many armies would end: chances, and what the winner has left on average."""

    armies: int
    attacker: float
    nobody: float
    defender: float
    attacker_left: float
    defender_left: float


class AttackForecast(Answer, frozen=True, tag="odds"):
    """An attack by you on a province, for 1, 2, ... armies, from what you may know."""

    province: str
    odds: list[AttackOdds]
    error: float
    """By how much a chance may be off."""


class RevoltForecast(Answer, frozen=True, tag="revolt"):
    """A revolt in a province as things stand: so many farmers, and whether its owner would hold it."""

    province: str
    farmers: int
    held: float
    armies_left: float
    """On average, if it is held."""
    error: float


class BattleOdds(Annotation, frozen=True, tag="battle"):
    """A battle: what everybody could know before the throw, and the luck of it. `event` is the throw.

    In a revolt `defender` is the owner, and `nobody` means that the farmers win.
    """

    attacker: float
    nobody: float
    defender: float
    attacker_left: float
    defender_left: float
    error: float
    attackers: float
    """What comes out on average, for each side."""
    defenders: float
    farmers: float
    worse: float
    """Chance of a throw that is worse for the attacker, in a revolt for the owner."""
    better: float


def attack_forecast(
    game: Shogun, observation: Observation, parameters: Mapping[str, str]
) -> AttackForecast | None:
    """For a `province`, with up to so many `armies`; none if it is one's own, such as after the march."""
    seat = observation.viewer
    if seat == PUBLIC:
        raise BadQuery("query-seat")
    province, there = _province(observation, parameters)
    most = min(_number(parameters, "armies"), MOST_ARMIES)
    if there.owner == seat:
        return None
    found = [game.odds(observation, seat, province, armies) for armies in range(1, most + 1)]
    return AttackForecast(
        province,
        [_rounded(armies, odds) for armies, odds in enumerate(found, start=1)],
        error=max((odds.error for odds in found), default=0.0),
    )


def revolt_forecast(
    game: Shogun, observation: Observation, parameters: Mapping[str, str]
) -> RevoltForecast | None:
    """For whoever looks at a `province`; none if nobody owns it any more."""
    province, there = _province(observation, parameters)
    if there.owner is None:
        return None
    more = observation.revolt_farmers if province in observation.revolts else 0
    odds = game.revolt_odds(observation, province, more)
    return RevoltForecast(
        province,
        farmers=there.markers + more,
        held=round(odds.defender, 4),
        armies_left=round(odds.defender_left, 2),
        error=odds.error,
    )


def battles(game: Shogun, events: Sequence[Event]) -> list[Annotation]:
    """The odds and the luck of every battle that these events tell of."""
    return [
        _battle(at, game.luck(thrown, ended))
        for at, (thrown, ended) in enumerate(pairwise(events))
        if isinstance(thrown, Thrown) and isinstance(ended, BattleEnded)
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


def _rounded(armies: int, odds: Odds) -> AttackOdds:
    return AttackOdds(
        armies,
        attacker=round(odds.attacker, 4),
        nobody=round(odds.nobody, 4),
        defender=round(odds.defender, 4),
        attacker_left=round(odds.attacker_left, 2),
        defender_left=round(odds.defender_left, 2),
    )


def _province(observation: Observation, parameters: Mapping[str, str]) -> tuple[str, ProvinceView]:
    province = parameters.get("province", "")
    there = observation.provinces.get(province)
    if there is None:
        raise _bad("province", province)
    return province, there


def _number(parameters: Mapping[str, str], name: str) -> int:
    value = parameters.get(name, "")
    if not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER):
        raise _bad(name, value)
    return int(value)


def _bad(name: str, value: str) -> BadQuery:
    return BadQuery("query-parameter", name=name, value=value[:60])
