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
class ActionValue:
    """An action in a province: points it brings, chests it costs, chests it brings."""

    value: float = 0.0
    cost: int = 0
    income: float = 0.0


NOTHING = ActionValue()


class ActionValues:
    """`modules` may make an action better in some provinces."""

    def __init__(self, evaluator: Evaluator, modules: Sequence[ModuleBot] = ()) -> None:
        self.evaluator = evaluator
        self.modules = modules
        self.features = evaluator.features
        self.marches = Marches(evaluator)
        self.stock = (self.features.seen.castles, self.features.seen.temples, self.features.seen.theaters)
        self.late = self._after_battles()

    def of(self, space: int, place: int) -> ActionValue:
        return BY_SPACE[space](self, space, place)

    def _after_battles(self) -> set[int]:
        """Actions that come after a Battle/Move action that is open; hidden ones come last."""
        track = self.features.seen.track
        first = min([track.index(battle) for battle in BATTLES if battle in track], default=len(track))
        before = track[:first]
        return {space for space, name in enumerate(SPACE_IDS) if name not in before}

    def _there(self, space: int, place: int) -> float:
        """The chance that the province is not lost before the action."""
        return self.evaluator.hold(place, self.features.armies[place]) if space in self.late else 1.0

    def build(self, space: int, place: int) -> ActionValue:
        features = self.features
        standing = features.buildings[place]
        if space in standing or len(standing) >= features.board.spaces[place] or not self.stock[space]:
            return NOTHING
        points = self.evaluator.building_points(place, space, features.me, 1) * self.evaluator.seasons
        held = self.evaluator.hold(place, features.armies[place])
        return ActionValue(points * held, max(0, features.material.action_chests[space] - self._bonus(place)))

    def _bonus(self, place: int) -> int:
        return sum(module.bonus(self.features, place) for module in self.modules)

    def rice(self, space: int, place: int) -> ActionValue:
        amount = self.features.expected(space, self.features.board.rice[place] + self._bonus(place))
        spared = -self.evaluator.hunger(0.0, amount)
        return ActionValue((spared - self.evaluator.squeezing(place)) * self._there(space, place))

    def taxes(self, space: int, place: int) -> ActionValue:
        there = self._there(space, place)
        amount = self.features.expected(space, self.features.board.tax[place] + self._bonus(place))
        return ActionValue(-self.evaluator.squeezing(place) * there, 0, amount * there)

    def deploy(self, space: int, place: int) -> ActionValue:
        material = self.features.material
        printed = material.action_armies[space]
        if self.features.supply < printed:
            return NOTHING
        armies = round(self.features.expected(space, min(printed + self._bonus(place), self.features.supply)))
        value = self.marches.reinforce(place, armies)
        if space == DEPLOY1:
            value += HOPE_TO_MOVE * self.marches.best_shift(place, self.features.armies[place])
        return ActionValue(value * self._there(space, place), material.action_chests[space])

    def battle(self, space: int, place: int) -> ActionValue:
        return ActionValue(self.marches.best(place, self.features.armies[place]))


BY_SPACE: dict[int, Callable[[ActionValues, int, int], ActionValue]] = {
    CASTLE: ActionValues.build,
    TEMPLE: ActionValues.build,
    THEATER: ActionValues.build,
    RICE: ActionValues.rice,
    TAXES: ActionValues.taxes,
    DEPLOY5: ActionValues.deploy,
    DEPLOY3: ActionValues.deploy,
    DEPLOY1: ActionValues.deploy,
    BATTLE_A: ActionValues.battle,
    BATTLE_B: ActionValues.battle,
}
