"""What a plan will bring and what speaks against it, as far as one can know while planning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.advice.hint import Hint
from tenka.games.shogun.advice.plan import ACTIONS, AUCTION, chest_value, is_chest
from tenka.games.shogun.material import BUILDING_IDS, SPACE_IDS
from tenka.games.shogun.modules.catalog import modules_seen

if TYPE_CHECKING:
    from tenka.games.shogun.advice.plan import Plan
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation, ProvinceView

BATTLES = ("battle_a", "battle_b")
INCOMES = ("rice", "taxes")


class Adviser:
    """Looks at a plan from the viewpoint of the seat that makes it."""

    def __init__(self, material: Material, seen: Observation, plan: Plan) -> None:
        self.material = material
        self.board = material.board
        self.seen = seen
        self.me = seen.seats[seen.viewer]
        self.plan = plan
        self._near = self.board.neighbors(len(seen.seats))

    def neighbors(self, province: str) -> list[ProvinceView]:
        ids = self.board.ids
        return [self.seen.provinces[ids[place]] for place in self._near[self.board.number[province]]]

    def cost(self, space: str) -> int:
        return self.material.action_chests[SPACE_IDS.index(space)] if space in ACTIONS else 0

    def bid(self) -> int:
        card = self.plan.on.get(AUCTION, "")
        return chest_value(card) if is_chest(card) else 0

    def all_hints(self) -> list[Hint]:
        own = [hint for space in SPACE_IDS for hint in self.hints(space)]
        for module in modules_seen(self.seen):
            own += module.advice().hints(self.seen, self.plan)
        return own

    def hints_for(self, space: str) -> list[Hint]:
        """Also of a space that a module adds."""
        return [hint for hint in self.all_hints() if hint.space == space]

    def hints(self, space: str) -> list[Hint]:
        """Of a space of the base game."""
        card = self.plan.on.get(space)
        if card is None:
            return []
        if space == AUCTION:
            return [self.bid_hint(card)]
        if card not in self.plan.provinces:
            return [Hint(space, "no-action", "note")]
        found = [*self.province_hints(space, card), self.exposed_hint(space, card), self.money_hint(space)]
        return [hint for hint in found if hint is not None]

    def bid_hint(self, card: str) -> Hint:
        if card in self.plan.provinces:
            return Hint(AUCTION, "province-bid", "note")
        if self.bid() > self.me.chests:
            return Hint(AUCTION, "unpayable", "stop", {"chests": self.me.chests})
        return Hint(AUCTION, "bid", "note", {"count": self.bid()})

    # --- one province ---------------------------------------------------------------------------------

    def province_hints(self, space: str, card: str) -> list[Hint | None]:
        if space in BUILDING_IDS:
            return [self.building_hint(space, card)]
        if space in INCOMES:
            return self.income_hints(space, card)
        if space in BATTLES:
            return [self.march_hint(space, card)]
        return [self.supply_hint(space)]

    def building_hint(self, building: str, card: str) -> Hint | None:
        view = self.seen.provinces[card]
        if building in view.buildings:
            return Hint(building, "already-there", "likely")
        if len(view.buildings) >= self.board.spaces[self.board.number[card]]:
            return Hint(building, "no-space", "likely")
        return None if getattr(self.seen, f"{building}s") else Hint(building, "no-tiles", "likely")

    def income_hints(self, space: str, card: str) -> list[Hint | None]:
        view = self.seen.provinces[card]
        note = Hint(space, space, "note", {"count": self.income(space, card)})
        risen = {"farmers": view.markers, "armies": view.armies}
        return [note, Hint(space, "revolt", "may", risen) if view.markers else None]

    def income(self, space: str, card: str) -> int:
        """As printed."""
        printed = self.board.tax if space == "taxes" else self.board.rice
        return printed[self.board.number[card]]

    def march_hint(self, space: str, card: str) -> Hint:
        armies = self.seen.provinces[card].armies
        if armies < 2:
            return Hint(space, "one-army", "likely")
        return Hint(space, "march", "note", {"count": armies - 1})

    def supply_hint(self, space: str) -> Hint | None:
        needed = self.material.action_armies[SPACE_IDS.index(space)]
        lacking = self.me.supply < needed
        return Hint(space, "supply", "likely", {"count": self.me.supply}) if lacking else None

    def exposed_hint(self, space: str, card: str) -> Hint | None:
        """A neighbor could take the province before its action: a stronger army stands next to it."""
        here = self.seen.provinces[card].armies
        foes = [view for view in self.neighbors(card) if view.owner not in (None, self.seen.viewer)]
        exposed = any(view.armies - 1 >= here for view in foes)
        return Hint(space, "exposed", "may") if exposed and self.battle_before(space) else None

    def battle_before(self, space: str) -> bool:
        """Whether a battle is known to come before an action, or may."""
        track = self.seen.track
        return space not in track or any(action in BATTLES for action in track[: track.index(space)])

    # --- chests ---------------------------------------------------------------------------------------

    def money_hint(self, space: str) -> Hint | None:
        """Whether the chests last: exactly for open actions, at worst for hidden ones."""
        cost = self.cost(space)
        left = self.chests_at(space)
        if left >= cost:
            return None
        values = {"count": max(left, 0), "cost": cost}
        if space in self.seen.track:
            return Hint(space, "chests", "likely", values)
        return Hint(space, "chests-perhaps", "may", values)

    def chests_at(self, space: str) -> int:
        """Chests that are left when this action comes: bids first, taxes as printed."""
        chests = self.me.chests - self.bid()
        for action in self.seen.track:
            if action is None or action == space:
                break
            chests = self.after(action, chests)
        if space in self.seen.track:
            return chests
        hidden = [action for action in ACTIONS if action not in self.seen.track and action != space]
        return chests - sum(self.spent(action) for action in hidden)

    def after(self, action: str, chests: int) -> int:
        """What an action leaves of the chests, as planned; what cannot be paid lapses."""
        card = self.plan.on.get(action, "")
        if action == "taxes" and card in self.plan.provinces:
            return chests + self.income(action, card)
        spent = self.spent(action)
        return chests - spent if spent <= chests else chests

    def spent(self, action: str) -> int:
        card = self.plan.on.get(action, "")
        if card not in self.plan.provinces:
            return 0
        lapses = any(
            hint is not None and hint.weight == "likely" for hint in self.province_hints(action, card)
        )
        return 0 if lapses else self.cost(action)
