"""Sensible cards for the spaces of a plan that are still empty. No bot, but no nonsense either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.advice.hints import BATTLES, INCOMES, Adviser
from tenka.games.shogun.advice.plan import AUCTION, chest_value, is_chest
from tenka.games.shogun.material import BUILDING_IDS
from tenka.games.shogun.modules.catalog import modules_seen

if TYPE_CHECKING:
    from tenka.games.shogun.advice.plan import Plan
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation

FIRST_THINGS_FIRST = "taxes rice castle battle_a deploy5 temple battle_b deploy3 theater deploy1".split()
NONSENSE = -100
WELL_OFF = 8
"""With so many chests one may as well bid one."""


def fill(material: Material, seen: Observation, plan: Plan) -> None:
    """Lays cards on empty spaces only."""
    filler = Filler(material, seen, plan)
    filler.bid()
    for space in FIRST_THINGS_FIRST:
        filler.choose(space)
    for module in modules_seen(seen):
        module.advice().fill(seen, plan)
    filler.rest()


class Filler:
    def __init__(self, material: Material, seen: Observation, plan: Plan) -> None:
        self.plan = plan
        self.seen = seen
        self.adviser = Adviser(material, seen, plan)

    def bid(self) -> None:
        """A small bid; a province card if no chest card can be paid."""
        if AUCTION in self.plan.on:
            return
        chests = self.adviser.me.chests
        wish = 1 if chests >= WELL_OFF else 0
        payable = [card for card in self.plan.free() if is_chest(card) and chest_value(card) <= chests]
        best = sorted(payable, key=lambda card: abs(chest_value(card) - wish))
        spare = [*best, *self.plan.free_provinces()]
        if spare:
            self.plan.put(AUCTION, spare[0])

    def choose(self, space: str) -> None:
        """The best province for an action, if it makes sense anywhere."""
        provinces = self.plan.free_provinces()
        if space in self.plan.on or not provinces:
            return
        best = max(provinces, key=lambda card: self.value(space, card))
        if self.value(space, best) > 0:
            self.plan.put(space, best)
            if self.goes_wrong(space):
                self.plan.clear(space)

    def goes_wrong(self, space: str) -> bool:
        """That a province is in danger is no reason to do nothing there."""
        return any(hint.warns() and hint.code != "exposed" for hint in self.adviser.hints(space))

    def value(self, space: str, card: str) -> int:
        view = self.seen.provinces[card]
        if space in INCOMES:
            amount = self.adviser.income(space, card)
            return NONSENSE if view.markers else amount * (1 if space == "taxes" else 2)
        if space in BUILDING_IDS:
            return NONSENSE if self.adviser.building_hint(space, card) else 1 + view.armies
        if space in BATTLES:
            return view.armies - 1 - self.weakest(card)
        return max(1, self.threat(card) - view.armies + len(view.buildings) * 2)

    def weakest(self, card: str) -> int:
        """What it takes to fight for the weakest neighbor."""
        me = self.seen.viewer
        near = self.adviser.neighbors(card)
        return min((view.armies + 1 for view in near if view.owner != me), default=-NONSENSE)

    def threat(self, card: str) -> int:
        """The strongest foreign army next door."""
        me = self.seen.viewer
        near = self.adviser.neighbors(card)
        return max((view.armies for view in near if view.owner not in (None, me)), default=0)

    def rest(self) -> None:
        """Chest cards mean no action; only when they run out, provinces go where they do no harm."""
        harmless = [*BUILDING_IDS, "deploy5", "deploy3", "deploy1"]
        for space in sorted(self.plan.empty(), key=lambda space: space not in harmless, reverse=True):
            cards = sorted(self.plan.free(), key=lambda card: card in self.plan.provinces)
            if cards and self.plan.missing() > 0:
                self.plan.put(space, cards[0])
