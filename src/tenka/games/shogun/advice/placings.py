"""What it would mean to put a card on one space after the other, or one card after the other on a space."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.plan import ACTIONS, Plan
from tenka.games.shogun.material import Material
from tenka.games.shogun.observation import Observation


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on a space of a plan, and what there is to know about that."""

    space: str
    card: str
    hints: list[Hint]


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a plan costs if all of it happens."""

    chests: int
    """What there is when it begins."""
    spent: int
    """With the bid."""
    bid: int
    taxes: int
    """What comes in, as printed."""


def placings(material: Material, seen: Observation, plan: Plan, *, card: str, space: str) -> list[Placing]:
    """Of a card on every space if no space is given, of every card on a space if no card is."""
    spaces = [space] if space else plan.spaces
    cards = [card] if card else plan.hand
    return [_placing(material, seen, plan, at, one) for at in spaces for one in cards]


def _placing(material: Material, seen: Observation, plan: Plan, space: str, card: str) -> Placing:
    tried = Plan(seen, plan.spaces, plan.on)
    tried.put(space, card)
    return Placing(space, card, Adviser(material, seen, tried).hints_for(space))


def budget(adviser: Adviser) -> Budget:
    plan = adviser.plan
    card = plan.on.get("taxes", "")
    taxes = adviser.income("taxes", card) if card in plan.provinces else 0
    spent = adviser.bid() + sum(adviser.spent(action) for action in ACTIONS)
    return Budget(adviser.me.chests, spent, adviser.bid(), taxes)
