"""`steady`: plans a round as a whole by what each action brings, and fights when the odds are good."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from tenka.core.bot import Bot, Clock
from tenka.core.moves import Move
from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.bots.draft import Claims
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.marches import Marches
from tenka.games.shogun.bots.order import SpecialCardValues
from tenka.games.shogun.bots.plan import EMPTY, Planner
from tenka.games.shogun.modules.catalog import CATALOG
from tenka.games.shogun.modules.facets import Value
from tenka.games.shogun.observation import Observation

SAME = 1e-9
"""Values that differ by less are equal."""


class SteadyShogun(Bot[Observation]):
    """Answers from the observation and the seed alone; what it remembers only saves time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._planned_for: Observation | None = None
        self._plan: list[str] = []

    def decide(self, observation: Observation, moves: list[Move], clock: Clock | None) -> Move:
        if len(moves) == 1:
            return moves[0]
        if observation.step == "plan":
            return self._next_card(observation, moves)
        value = STEPS[observation.step](observation)
        values = [value(move.name) for move in moves]
        best = max(values)
        whim = random.Random(f"{self.seed}:{observation.year}:{observation.season}:{len(moves)}")
        return whim.choice([moves[i] for i in range(len(moves)) if values[i] > best - SAME])

    def _next_card(self, seen: Observation, moves: list[Move]) -> Move:
        """The plan is made as a whole, and again only if other cards lie there than it says."""
        blank = unplanned(seen)
        if blank != self._planned_for:
            self._planned_for, self._plan = blank, Planner(blank, self.seed).plan()
        place = len(seen.draft)
        plan = self._plan if self._plan[:place] == seen.draft else Planner(seen, self.seed).plan()
        return next(move for move in moves if move.name.endswith(f":{plan[place]}"))


def unplanned(seen: Observation) -> Observation:
    """The same before anybody planned anything."""
    hand = sorted([*seen.hand, *(card for card in seen.draft if card != EMPTY)])
    seats = [msgspec.structs.replace(view, sealed=False) for view in seen.seats]
    return msgspec.structs.replace(seen, hand=hand, draft=[], seats=seats, actors=[])


# --- the other decisions ----------------------------------------------------------------------------


def special(seen: Observation) -> Value:
    specials = SpecialCardValues(Evaluator(BoardFeatures(seen)))
    return lambda name: specials.value(name.removeprefix("special:"))


def march(seen: Observation) -> Value:
    features = BoardFeatures(seen)
    marches = Marches(Evaluator(features))
    if seen.province is None:
        raise ValueError("nobody marches now")
    start = features.number(seen.province)

    def value(name: str) -> float:
        _, _, rest = name.partition(":")
        aim, _, armies = rest.partition(":")
        return marches.value(start, features.number(aim), int(armies)) if rest else marches.stay()

    return value


def revolt(seen: Observation) -> Value:
    """Own cubes in the tray help the first revolt, farmers harm it."""
    evaluator = Evaluator(BoardFeatures(seen))
    helped = seen.tower.tray[evaluator.features.me] - seen.tower.tray[evaluator.features.farmers]
    sign = 1 if helped > 0 else -1
    return lambda name: (
        sign * evaluator.province_value(evaluator.features.number(name.removeprefix("revolt:")))
    )


STEPS: dict[str, Callable[[Observation], Value]] = {
    "claim": lambda seen: Claims(seen).claim,
    "group": lambda seen: Claims(seen).group,
    "special": special,
    "battle": march,
    "move": march,
    "revolt": revolt,
    **{step: value for module in CATALOG for step, value in module.bot().questions().items()},
}
