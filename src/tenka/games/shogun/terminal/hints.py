"""What a plan will bring and what speaks against it, as far as one can know while planning."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tenka.games.shogun.material import BUILDING_IDS, SPACE_IDS
from tenka.games.shogun.terminal.plan import AUCTION, COURT, chest_value, is_chest, is_province, is_tower

if TYPE_CHECKING:
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.terminal.atlas import Atlas
    from tenka.games.shogun.terminal.plan import Plan

BATTLES = ("battle_a", "battle_b")
INCOMES = ("rice", "taxes")


class Hint(NamedTuple):
    """A message `cli-shogun-hint-<name>` with its numbers. A warning is about something that may go wrong."""

    name: str
    arguments: dict[str, int]
    warns: bool = True


class Adviser:
    """Looks at a plan with the eyes of the seat that makes it."""

    def __init__(self, atlas: Atlas, observation: Observation, plan: Plan) -> None:
        self.atlas = atlas
        self.seen = observation
        self.me = observation.seats[observation.viewer]
        self.plan = plan

    def cost(self, space: str) -> int:
        return 0 if space in (AUCTION, *COURT) else self.atlas.material.action_chests[SPACE_IDS.index(space)]

    def bid(self) -> int:
        card = self.plan.on.get(AUCTION, "")
        return chest_value(card) if is_chest(card) else 0

    def hints(self, space: str) -> list[Hint]:
        card = self.plan.on.get(space)
        if card is None:
            return []
        if space == AUCTION:
            return self.bid_hints(card)
        if is_chest(card) or (is_tower(card) and space not in COURT):
            return [Hint("no-action", {}, warns=False)]
        if space in COURT:
            return [self.court_hint(int(space[-1]), card)]
        found = [*self.province_hints(space, card), self.money_hint(space)]
        return [hint for hint in found if hint is not None]

    def bid_hints(self, card: str) -> list[Hint]:
        if is_province(card):
            return [Hint("province-bid", {}, warns=False)]
        if is_tower(card):
            return [Hint("bid", {"count": 0}, warns=False)]
        if chest_value(card) > self.me.chests:
            return [Hint("unpayable", {"chests": self.me.chests})]
        return [Hint("bid", {"count": chest_value(card)}, warns=False)]

    def court_hint(self, number: int, card: str) -> Hint:
        """Whether there are armies for a box of the court."""
        seen = self.seen
        armies = seen.tower.tray[seen.viewer] if is_tower(card) else seen.provinces[card].armies - 1
        return (
            Hint("convert", {"count": number}, warns=False)
            if armies >= number
            else Hint("few", {"count": armies})
        )

    def province_hints(self, space: str, card: str) -> list[Hint | None]:
        if space in BUILDING_IDS:
            return [self.building_hint(space, card)]
        if space in INCOMES:
            return self.income_hints(space, card)
        armies = self.seen.provinces[card].armies
        if space in BATTLES:
            return [Hint("one-army", {}) if armies < 2 else Hint("march", {"count": armies - 1}, warns=False)]
        needed = self.atlas.material.action_armies[SPACE_IDS.index(space)]
        return [Hint("supply", {"count": self.me.supply}) if self.me.supply < needed else None]

    def building_hint(self, building: str, card: str) -> Hint | None:
        view = self.seen.provinces[card]
        if building in view.buildings:
            return Hint("already-there", {})
        if len(view.buildings) >= self.atlas.places[card].spaces:
            return Hint("no-space", {})
        return None if getattr(self.seen, f"{building}s") else Hint("no-tiles", {})

    def income_hints(self, space: str, card: str) -> list[Hint | None]:
        place, view = self.atlas.places[card], self.seen.provinces[card]
        amount = place.tax if space == "taxes" else place.rice
        revolt = Hint("revolt", {"farmers": view.markers, "armies": view.armies}) if view.markers else None
        return [Hint(space, {"count": amount}, warns=False), revolt]

    def money_hint(self, space: str) -> Hint | None:
        """Whether the chests last: exactly for open actions, at worst for hidden ones."""
        cost = self.cost(space)
        left = self.chests_at(space)
        if left >= cost:
            return None
        known = space in self.seen.track
        return Hint("chests" if known else "chests-perhaps", {"count": max(left, 0), "cost": cost})

    def chests_at(self, space: str) -> int:
        """Chests that are left when this action comes: bids first, taxes as printed."""
        chests = self.me.chests - self.bid()
        for action in self.seen.track:
            if action is None or action == space:
                break
            chests += self.change(action)
        if space in self.seen.track:
            return chests
        hidden = [action for number, action in self.plan.order(self.seen) if number is None]
        return chests - sum(self.spent(action) for action in hidden if action != space)

    def change(self, action: str) -> int:
        """What an action does to the chests, as planned."""
        card = self.plan.on.get(action, "")
        if action == "taxes" and card in self.atlas.places:
            return self.atlas.places[card].tax
        return -self.spent(action)

    def spent(self, action: str) -> int:
        card = self.plan.on.get(action, "")
        payable = card in self.atlas.places and not any(self.province_obstacles(action, card))
        return self.cost(action) if payable else 0

    def province_obstacles(self, action: str, card: str) -> list[bool]:
        return [hint is not None and hint.warns for hint in self.province_hints(action, card)]
