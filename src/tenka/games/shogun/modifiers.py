"""What event and special cards change, each in one small piece (rules A11, A12 and B2)."""

from __future__ import annotations

from typing import Final

from tenka.core.refusals import Refusal
from tenka.games.shogun.material import (
    ATTACK,
    CASTLE,
    CASTLE_DEFENDS,
    DEFENSE,
    DEPLOY3,
    DEPLOY5,
    DEPLOY_FEWER,
    PLUS_CHEST,
    PLUS_RICE,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    SIX_ARMIES,
    TAXES,
    TAXES_AT_LEAST,
    TAXES_AT_MOST,
    TEMPLE,
    TEMPLE_SHIELDS,
)
from tenka.games.shogun.rules import Extra, Modifier, Rules, Shield
from tenka.games.shogun.state import State

TEMPLE_SHIELD: Final = Refusal("temple-shield", "shogun/A12")

EVENT: Final = "event"
SPECIAL: Final = "special"


class AtMost(Modifier):
    """An event caps an income."""

    def __init__(self, rules: Rules, effect: int) -> None:
        super().__init__(rules, EVENT)
        self.effect: Final = effect

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        if self.rules.effect(state) != self.effect:
            return amount
        return min(amount, self.rules.material.event_value[state.event])


class AtLeast(AtMost):
    """An event raises an income."""

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        if self.rules.effect(state) != self.effect:
            return amount
        return max(amount, self.rules.material.event_value[state.event])


class FewerArmies(Modifier):
    """The event "only 3 (or 2)"."""

    def __init__(self, rules: Rules, action: int) -> None:
        super().__init__(rules, EVENT)
        self.action: Final = action

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        return (
            self.rules.material.fewer_armies[self.action]
            if self.rules.effect(state) == DEPLOY_FEWER
            else amount
        )


class OneMore(Modifier):
    """The special cards "+1 war chest" and "+1 rice"."""

    def __init__(self, rules: Rules, special: int) -> None:
        super().__init__(rules, SPECIAL)
        self.special: Final = special

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        more = self.rules.material.special_value[self.special]
        return amount + more if state.special_of[seat] == self.special else amount


def supplied(state: State, seat: int, amount: int, wanted: int) -> int:
    """As many armies instead of an amount as the supply lasts for, and never fewer (rule A6)."""
    return max(amount, min(wanted, state.supply[seat]))


class SixArmies(Modifier):
    """The special card "6 armies"."""

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        if state.special_of[seat] != SIX_ARMIES:
            return amount
        return supplied(state, seat, amount, self.rules.material.special_value[SIX_ARMIES])


class SpecialExtra(Extra):
    """The special cards for attack and defense."""

    def __init__(self, rules: Rules, special: int) -> None:
        super().__init__(rules, SPECIAL)
        self.special: Final = special

    def armies(self, state: State, seat: int, province: int) -> int:
        return (
            self.rules.material.special_value[self.special] if state.special_of[seat] == self.special else 0
        )


class CastleExtra(Extra):
    """The event by which a castle gives its defender an army."""

    def armies(self, state: State, seat: int, province: int) -> int:
        holds = self.rules.effect(state) == CASTLE_DEFENDS and state.has(province, CASTLE)
        return self.rules.material.event_value[state.event] if holds else 0


class TempleShield(Shield):
    """The event by which provinces with a temple cannot be attacked."""

    def refusal(self, state: State, seat: int, province: int) -> Refusal | None:
        if self.rules.effect(state) == TEMPLE_SHIELDS and state.has(province, TEMPLE):
            return TEMPLE_SHIELD
        return None


def install_cards(rules: Rules) -> None:
    """First the event, then the special card."""
    rules.modifiers[TAXES] = [
        AtMost(rules, TAXES_AT_MOST),
        AtLeast(rules, TAXES_AT_LEAST),
        OneMore(rules, PLUS_CHEST),
    ]
    rules.modifiers[RICE] = [
        AtMost(rules, RICE_AT_MOST),
        AtLeast(rules, RICE_AT_LEAST),
        OneMore(rules, PLUS_RICE),
    ]
    rules.modifiers[DEPLOY5] = [FewerArmies(rules, DEPLOY5), SixArmies(rules, SPECIAL)]
    rules.modifiers[DEPLOY3] = [FewerArmies(rules, DEPLOY3)]
    rules.attack_extras = [SpecialExtra(rules, ATTACK)]
    rules.defense_extras = [SpecialExtra(rules, DEFENSE), CastleExtra(rules, EVENT)]
    rules.shields = [TempleShield(rules)]
