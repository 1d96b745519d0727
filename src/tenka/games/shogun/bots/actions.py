"""What each action would bring in each own province: the values that a plan is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenka.games.shogun.bots.board_features import BATTLES
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.marches import Marches
from tenka.games.shogun.material import (
    BATTLE_A,
    BATTLE_B,
    CASTLE,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    RICE,
    SPACE_IDS,
    TAXES,
    TEMPLE,
    THEATER,
)
from tenka.games.shogun.modules.facets import ModuleBot

HOPE_TO_MOVE = 0.5
"""How much of the best own move of Deploy 1 counts when it is planned."""


@dataclass(frozen=True, slots=True)
class Deed:
    """An action in a province: points it brings, chests it costs, chests it brings."""

    value: float = 0.0
    cost: int = 0
    income: float = 0.0


NOTHING = Deed()


class Deeds:
    """`modules` may make an action better in some provinces."""

    def __init__(self, evaluator: Evaluator, modules: Sequence[ModuleBot] = ()) -> None:
        self.evaluator = evaluator
        self.modules = modules
        self.land = evaluator.land
        self.marches = Marches(evaluator)
        self.stock = (self.land.seen.castles, self.land.seen.temples, self.land.seen.theaters)
        self.late = self._after_battles()

    def deed(self, space: int, place: int) -> Deed:
        return DEEDS[space](self, space, place)

    def _after_battles(self) -> set[int]:
        """Actions that come after a Battle/Move action that is open; hidden ones come last."""
        track = self.land.seen.track
        first = min([track.index(battle) for battle in BATTLES if battle in track], default=len(track))
        before = track[:first]
        return {space for space, name in enumerate(SPACE_IDS) if name not in before}

    def _there(self, space: int, place: int) -> float:
        """The chance that the province is not lost before the action."""
        return self.evaluator.hold(place, self.land.armies[place]) if space in self.late else 1.0

    def build(self, space: int, place: int) -> Deed:
        land = self.land
        standing = land.buildings[place]
        if space in standing or len(standing) >= land.board.spaces[place] or not self.stock[space]:
            return NOTHING
        points = self.evaluator.building_points(place, space, land.me, 1) * self.evaluator.seasons
        held = self.evaluator.hold(place, land.armies[place])
        return Deed(points * held, max(0, land.material.action_chests[space] - self._bonus(place)))

    def _bonus(self, place: int) -> int:
        return sum(module.bonus(self.land, place) for module in self.modules)

    def rice(self, space: int, place: int) -> Deed:
        amount = self.land.expected(space, self.land.board.rice[place] + self._bonus(place))
        spared = -self.evaluator.hunger(0.0, amount)
        return Deed((spared - self.evaluator.squeezing(place)) * self._there(space, place))

    def taxes(self, space: int, place: int) -> Deed:
        there = self._there(space, place)
        amount = self.land.expected(space, self.land.board.tax[place] + self._bonus(place))
        return Deed(-self.evaluator.squeezing(place) * there, 0, amount * there)

    def deploy(self, space: int, place: int) -> Deed:
        material = self.land.material
        printed = material.action_armies[space]
        if self.land.supply < printed:
            return NOTHING
        armies = round(self.land.expected(space, min(printed + self._bonus(place), self.land.supply)))
        value = self.marches.reinforce(place, armies)
        if space == DEPLOY1:
            value += HOPE_TO_MOVE * self.marches.best_shift(place, self.land.armies[place])
        return Deed(value * self._there(space, place), material.action_chests[space])

    def battle(self, space: int, place: int) -> Deed:
        return Deed(self.marches.best(place, self.land.armies[place]))


DEEDS: dict[int, Callable[[Deeds, int, int], Deed]] = {
    CASTLE: Deeds.build,
    TEMPLE: Deeds.build,
    THEATER: Deeds.build,
    RICE: Deeds.rice,
    TAXES: Deeds.taxes,
    DEPLOY5: Deeds.deploy,
    DEPLOY3: Deeds.deploy,
    DEPLOY1: Deeds.deploy,
    BATTLE_A: Deeds.battle,
    BATTLE_B: Deeds.battle,
}
