"""`fill`: sensible cards for the spaces that are still empty. No bot, but no nonsense either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.material import BUILDING_IDS
from tenka.games.shogun.terminal.hints import BATTLES, INCOMES, Adviser
from tenka.games.shogun.terminal.plan import AUCTION, COURT, chest_value, is_chest, is_province, is_tower

if TYPE_CHECKING:
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.terminal.atlas import Atlas
    from tenka.games.shogun.terminal.plan import Plan

FIRST_THINGS_FIRST = "taxes rice castle battle_a deploy5 temple battle_b deploy3 theater deploy1".split()
NONSENSE = -100
WELL_OFF = 8
"""With so many chests one may as well bid one."""


def fill(plan: Plan, atlas: Atlas, observation: Observation) -> None:
    """Lays cards on empty spaces only."""
    filler = Filler(plan, atlas, observation)
    filler.bid()
    for space in FIRST_THINGS_FIRST:
        filler.choose(space)
    filler.court()
    filler.rest()


class Filler:
    def __init__(self, plan: Plan, atlas: Atlas, observation: Observation) -> None:
        self.plan = plan
        self.atlas = atlas
        self.seen = observation
        self.adviser = Adviser(atlas, observation, plan)

    def bid(self) -> None:
        """A small bid; a province card if no chest card can be paid."""
        if AUCTION in self.plan.on:
            return
        chests = self.adviser.me.chests
        wish = 1 if chests >= WELL_OFF else 0
        payable = [card for card in self.plan.free() if is_chest(card) and chest_value(card) <= chests]
        best = sorted(payable, key=lambda card: abs(chest_value(card) - wish))
        spare = [*best, *(card for card in self.plan.free() if is_province(card))]
        if spare:
            self.plan.put(AUCTION, spare[0])

    def choose(self, space: str) -> None:
        """The best province for an action, if it makes sense anywhere."""
        if space in self.plan.on:
            return
        provinces = [card for card in self.plan.free() if is_province(card)]
        if not provinces:
            return
        best = max(provinces, key=lambda card: self.worth(space, card))
        if self.worth(space, best) > 0:
            self.plan.put(space, best)
            if any(hint.warns for hint in self.adviser.hints(space)):
                self.plan.clear(space)

    def court(self) -> None:
        """Armies in the tray become officials: they stand nowhere else."""
        tray = self.seen.tower.tray[self.seen.viewer]
        for space in COURT:
            cards = [card for card in self.plan.free() if is_tower(card)]
            if space in self.plan.empty() and cards and tray >= int(space[-1]):
                self.plan.put(space, cards[0])
                tray -= int(space[-1])

    def worth(self, space: str, card: str) -> int:
        place, view = self.atlas.places[card], self.seen.provinces[card]
        if space in INCOMES:
            amount = place.tax if space == "taxes" else 2 * place.rice
            return NONSENSE if view.markers else amount
        if space in BUILDING_IDS:
            return NONSENSE if self.adviser.building_hint(space, card) else 1 + view.armies
        if space in BATTLES:
            return view.armies - 1 - self.weakest(card)
        return max(1, self.threat(card) - view.armies + len(view.buildings) * 2)

    def weakest(self, card: str) -> int:
        """What it takes to fight for the weakest neighbor."""
        me = self.seen.viewer
        near = [self.seen.provinces[name] for name in self.atlas.places[card].near]
        return min((view.armies + 1 for view in near if view.owner != me), default=-NONSENSE)

    def threat(self, card: str) -> int:
        """The strongest foreign army next door."""
        me = self.seen.viewer
        near = [self.seen.provinces[name] for name in self.atlas.places[card].near]
        return max((view.armies for view in near if view.owner not in (None, me)), default=0)

    def rest(self) -> None:
        """Chest cards mean no action; only when they run out, provinces go where they do no harm."""
        harmful = (*BATTLES, *INCOMES, *COURT)
        for space in sorted(self.plan.empty(), key=lambda space: space in harmful, reverse=True):
            cards = sorted(self.plan.free(), key=is_province)
            if cards and self.plan.missing() > 0:
                self.plan.put(space, cards[0])
