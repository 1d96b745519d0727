"""What a throw promised and how lucky it was, told afterwards from the two events that everybody heard."""

from __future__ import annotations

from typing import Final

from tenka.games.shogun.events import BattleEnded, Thrown
from tenka.games.shogun.fight import NEUTRAL, REVOLT
from tenka.games.shogun.odds import (
    NONE_OF_THEM,
    Odds,
    distributions,
    fight,
    neutral_fight,
    revolt_fight,
)
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.tower import convolved


class Luck:
    """The odds before a throw, what would lie in the tray on average, and where what happened stands.

    `worse` and `better` are the chances of a throw that would have been worse or better for the attacker,
    in a revolt for the owner: by how many more cubes of that side than of the others come out.
    """

    def __init__(self, odds: Odds, own: list[float], others: list[float], lead: int) -> None:
        self.odds: Final = odds
        self.attackers: float = 0.0
        self.defenders: float = 0.0
        self.farmers: float = 0.0
        self.worse: float = 0.0
        self.better: float = 0.0
        for mine, first in enumerate(own):
            for theirs, second in enumerate(others):
                if mine - theirs < lead:
                    self.worse += first * second
                elif mine - theirs > lead:
                    self.better += first * second


def battle_luck(rules: Rules, thrown: Thrown, ended: BattleEnded) -> Luck:
    """`thrown` and `ended` are the events Thrown and BattleEnded of one battle."""
    upper, lower = thrown.shelves_before
    rows = distributions(rules, [*upper, *lower], thrown.from_tray, thrown.cubes)
    attackers = NONE_OF_THEM if ended.attacker is None else rows[ended.attacker]
    defenders = NONE_OF_THEM if ended.defender is None else rows[ended.defender]
    farmers = NONE_OF_THEM if ended.farmers is None else rows[rules.farmers]
    against = ended.farmers or 0
    if ended.kind == REVOLT:
        odds = revolt_fight(rules, defenders, farmers)
        luck = Luck(odds, defenders, farmers, ended.defenders - against)
    else:
        odds = (
            neutral_fight(rules, attackers, farmers)
            if ended.kind == NEUTRAL
            else fight(rules, attackers, defenders, farmers)
        )
        others = convolved(defenders, farmers)
        luck = Luck(odds, attackers, others, ended.attackers - ended.defenders - against)
    luck.attackers, luck.defenders, luck.farmers = mean(attackers), mean(defenders), mean(farmers)
    return luck


def mean(row: list[float]) -> float:
    total = 0.0
    for number, chance in enumerate(row):
        total += number * chance
    return total
