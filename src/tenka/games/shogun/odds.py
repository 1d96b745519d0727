"""How a battle would end, from public knowledge: what is thrown, and what lies in the tower and its tray.

Each cube comes out with a chance of its own (see Tower.coming_out), taken as independent of the others.
That is exact for the simple tower; for the shelves it is off by at most `error`, which tests check.
"""

from __future__ import annotations

from typing import Final

from tenka.games.shogun.battle import neutral_farmers
from tenka.games.shogun.rules import Extra, Rules
from tenka.games.shogun.state import NOBODY, State
from tenka.games.shogun.tower import SHELVES, binomial, convolved

NONE_OF_THEM: Final = [1.0]
"""The distribution of a side that takes no part."""


class Odds:
    """Chances of the outcomes, and how many armies the winner has left on average if it happens.

    `defender` is whoever holds the province: its owner, or the farmers of a neutral one. In a revolt the
    owner is the defender, and `nobody` means that the farmers win.
    """

    def __init__(self, error: float) -> None:
        self.attacker: float = 0.0
        self.nobody: float = 0.0
        self.defender: float = 0.0
        self.attacker_left: float = 0.0
        self.defender_left: float = 0.0
        self.error: Final = error

    def add(self, chance: float, attackers: int, defenders: int, farmers: int) -> None:
        """What lies in the tray for each side, with its chance (rules B4 to B6)."""
        side = defenders + farmers
        if attackers > side:
            self.attacker += chance
            self.attacker_left += chance * (attackers - side)
        elif attackers < side and defenders > 0:
            self.defender += chance
            self.defender_left += chance * (defenders - max(0, attackers - farmers))
        else:
            self.nobody += chance

    def finish(self) -> None:
        """Sums become averages."""
        self.attacker_left = self.attacker_left / self.attacker if self.attacker > 0.0 else 0.0
        self.defender_left = self.defender_left / self.defender if self.defender > 0.0 else 0.0


def attack_odds(rules: Rules, state: State, seat: int, province: int, armies: int) -> Odds:
    """An attack by a seat with some armies, with all extra armies that join it."""
    defender = state.owner[province]
    cubes = [0] * rules.colors
    cubes[seat] = armies + extras(rules.attack_extras, state, seat, province)
    if defender == NOBODY:
        cubes[rules.farmers] = min(neutral_farmers(rules, state), state.supply[rules.farmers])
        rows = distributions(rules, state.shelves, state.tray, cubes)
        return neutral_fight(rules, rows[seat], rows[rules.farmers])
    cubes[defender] = state.armies[province] + extras(rules.defense_extras, state, defender, province)
    involved = state.markers[province] == 0
    rows = distributions(rules, state.shelves, state.tray, cubes)
    return fight(rules, rows[seat], rows[defender], rows[rules.farmers] if involved else NONE_OF_THEM)


def extras(found: list[Extra], state: State, seat: int, province: int) -> int:
    total = 0
    for extra in found:
        total += min(extra.armies(state, seat, province), state.supply[seat] - total)
    return total


def revolt_odds(rules: Rules, state: State, province: int, more: int) -> Odds:
    """A revolt with a farmer for each marker and some more."""
    seat = state.owner[province]
    cubes = [0] * rules.colors
    cubes[seat] = state.armies[province]
    cubes[rules.farmers] = min(state.markers[province] + more, state.supply[rules.farmers])
    rows = distributions(rules, state.shelves, state.tray, cubes)
    return revolt_fight(rules, rows[seat], rows[rules.farmers])


# --- from what may lie in the tray -------------------------------------------------------------------


def fight(rules: Rules, attackers: list[float], defenders: list[float], farmers: list[float]) -> Odds:
    odds = Odds(rules.tower.error)
    for defending, first in enumerate(defenders):
        for helping, second in enumerate(farmers):
            both = first * second
            for attacking, third in enumerate(attackers):
                odds.add(both * third, attacking, defending, helping)
    odds.finish()
    return odds


def neutral_fight(rules: Rules, attackers: list[float], farmers: list[float]) -> Odds:
    """The farmers are the defender, and hold ties."""
    odds = fight(rules, attackers, NONE_OF_THEM, farmers)
    odds.defender = odds.nobody
    odds.nobody = 0.0
    return odds


def revolt_fight(rules: Rules, owners: list[float], farmers: list[float]) -> Odds:
    held = fight(rules, owners, NONE_OF_THEM, farmers)
    odds = Odds(rules.tower.error)
    odds.defender = held.attacker
    odds.defender_left = held.attacker_left
    odds.nobody = held.nobody
    return odds


def distributions(rules: Rules, shelves: list[int], tray: list[int], cubes: list[int]) -> list[list[float]]:
    """By color: how likely 0, 1, 2, ... cubes lie in the tray after a throw."""
    colors = rules.colors
    lying = [sum(shelves[shelf * colors : (shelf + 1) * colors]) for shelf in range(SHELVES)]
    chances = rules.tower.coming_out(sum(cubes) + sum(tray), lying)
    rows: list[list[float]] = []
    for color in range(colors):
        row = binomial(cubes[color] + tray[color], chances[0])
        for shelf in range(SHELVES):
            row = convolved(row, binomial(shelves[shelf * colors + color], chances[1 + shelf]))
        rows.append(row)
    return rows
