"""Which provinces may be lost: to an army from next door, or to farmers who rise."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.odds import extras
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NOBODY, State


class ProvinceDanger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armies count with all that would join them, as things stand."""

    attackers: int
    """The most that can come from one neighbor; 0 if nobody can attack."""
    defenders: int
    farmers: int
    """They rise when rice or taxes are taken here."""
    exposed: bool
    """Whether the attackers are as many as the defenders, or more."""


def dangers(rules: Rules, state: State) -> dict[str, ProvinceDanger]:
    """By province, for those that have an owner and something to fear."""
    found: dict[str, ProvinceDanger] = {}
    for province, owner in enumerate(state.owner):
        if owner != NOBODY:
            danger = _danger(rules, state, province, owner)
            if danger.attackers or danger.farmers:
                found[rules.material.board.ids[province]] = danger
    return found


def _danger(rules: Rules, state: State, province: int, owner: int) -> ProvinceDanger:
    attackers = max(_attackers(rules, state, near, province) for near in rules.neighbors[province])
    defenders = state.armies[province] + extras(rules.defense_extras, state, owner, province)
    return ProvinceDanger(
        attackers, defenders, farmers=state.markers[province], exposed=attackers >= defenders
    )


def _attackers(rules: Rules, state: State, origin: int, province: int) -> int:
    """All that can march from a province into another one and fight there: one army stays at home."""
    seat, marching = state.owner[origin], state.armies[origin] - 1
    if seat in (NOBODY, state.owner[province]) or marching < 1:
        return 0
    if rules.shield(state, seat, province) is not None:
        return 0
    return marching + extras(rules.attack_extras, state, seat, province)
