"""How bots play the military leaders: where one should be, in points."""

from __future__ import annotations

from collections.abc import Callable

from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.modules.facets import ModuleBot, Value
from tenka.games.shogun.modules.military_leaders.observation import leaders_view
from tenka.games.shogun.observation import Observation

STATUE = 0.8
"""A statue, which somebody may take."""
NEXT_STATUE = 0.5
"""The chance to leave one next time, with an own neighbor to go to."""
BONUS = 0.35
"""What a leader adds to an action that is planned."""
HERE = 0.9
"""How good a province must be for a leader, while better ones may come."""


class LeaderValues:
    """Where a leader should be."""

    def __init__(self, seen: Observation) -> None:
        self.features = BoardFeatures(seen)
        self.evaluator = Evaluator(self.features)
        self.view = leaders_view(seen)
        number = self.features.number
        self.statues = {number(name): standing for name, standing in self.view.statues.items()}
        place = self.view.provinces[self.features.me]
        self.origin = None if place is None else number(place)
        self.planned = set(self.features.still_planned().values())

    def value(self, name: str) -> float:
        """Of placing him, moving him, or not placing him yet."""
        choice = name.removeprefix("leader:")
        if choice == "none":
            return HERE if len(self.features.seen.seats[self.features.me].groups) > 1 else 0.0
        place = self.features.number(choice)
        return self.left_behind(place) + self.found(place) + self.future(place)

    def left_behind(self, place: int) -> float:
        if self.origin is None or not self.view.left[self.features.me]:
            return 0.0
        return STATUE if place in self.features.near[self.origin] else 0.0

    def found(self, place: int) -> float:
        standing = self.statues.get(place)
        return 0.0 if standing is None or standing.seat == self.features.me else float(standing.count)

    def future(self, place: int) -> float:
        """The next statue, and better actions."""
        features = self.features
        if features.rounds == 0 and features.seen.track == []:
            return 0.0
        near = [other for other in features.near[place] if features.owner[other] == features.me]
        held = self.evaluator.hold(place, features.armies[place]) if features.armies[place] else 0.5
        value = NEXT_STATUE if near and self.view.left[features.me] else 0.0
        value += 0.1 * min(3, len(near)) + 0.05 * features.board.tax[place]
        return held * (value + (BONUS if place in self.planned else 0.0))


def leader_value(seen: Observation) -> Value:
    return LeaderValues(seen).value


class LeadersBot(ModuleBot):
    def questions(self) -> dict[str, Callable[[Observation], Value]]:
        steps = ("leader_here", "leader_place", "leader_move", "leader_return")
        return dict.fromkeys(steps, leader_value)

    def bonus(self, features: BoardFeatures, place: int) -> int:
        """One better where the own leader is."""
        return int(leaders_view(features.seen).provinces[features.me] == features.board.ids[place])
