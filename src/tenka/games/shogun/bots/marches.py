"""What marching brings: attacks, and moves among own provinces."""

from __future__ import annotations

from tenka.games.shogun.bots.board_features import BATTLES, NOBODY
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.tables import SETTLED, SPITE

SPITE_LEADER = 0.4
"""How much of the loss of a rival who leads is the own gain."""
NEXT_ROUND = 0.45
"""How much of an attack that is only possible next round counts today."""


class Marches:
    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.features = evaluator.features
        planned = self.features.still_planned()
        self.ready = {planned[space] for space in BATTLES if space in planned}
        """Provinces whose battle is still to come this round."""
        views = self.features.seen.seats
        self.top = max(view.points for view in views)
        self._potentials: dict[tuple[int, int], float] = {}

    def value(self, start: int, aim: int, armies: int) -> float:
        """Some armies from an own province to the next one."""
        if self.features.owner[aim] == self.features.me:
            return self.shift(start, aim, armies)
        return self.attack(start, aim, armies)

    def stay(self) -> float:
        return 0.0

    def best(self, start: int, armies: int) -> float:
        """The best march out of a province with a garrison, all or half of whom can go; it is a must."""
        if armies < 2:
            return 0.0
        values = [
            self.value(start, aim, number)
            for aim in self.features.near[start]
            for number in {1, armies // 2, armies - 1}
        ]
        return max(values, default=0.0)

    # --- attacks --------------------------------------------------------------------------------------

    def attack(self, start: int, aim: int, armies: int) -> float:
        evaluator, features = self.evaluator, self.features
        odds = evaluator.attack(features.me, aim, armies)
        gain = odds.more * evaluator.prize(aim) * SETTLED
        gain += evaluator.army * (odds.left - armies) + self._harm(aim, odds.more + odds.equal)
        return gain - self._bared(start, armies)

    def _harm(self, aim: int, chance: float) -> float:
        """What a rival's loss is worth."""
        owner = self.features.owner[aim]
        if owner == NOBODY:
            return 0.0
        leads = self.features.seen.seats[owner].points == self.top
        return chance * self.evaluator.province_value(aim) * (SPITE_LEADER if leads else SPITE)

    def _bared(self, start: int, armies: int) -> float:
        """What it costs that so many armies are away."""
        evaluator, here = self.evaluator, self.features.armies[start]
        return evaluator.province_value(start) * (
            evaluator.hold(start, here) - evaluator.hold(start, here - armies)
        )

    # --- own provinces --------------------------------------------------------------------------------

    def garrison(self, place: int, armies: int) -> float:
        """What some armies in an own province are worth, with the province itself."""
        return self.evaluator.province_value(place) * self.evaluator.hold(place, armies) + self.potential(
            place, armies
        )

    def potential(self, place: int, armies: int) -> float:
        """The attack that a garrison makes possible, this round or the next."""
        key = (place, armies)
        if key not in self._potentials:
            self._potentials[key] = self._potential(place, armies)
        return self._potentials[key]

    def _potential(self, place: int, armies: int) -> float:
        soon = 1.0 if place in self.ready else NEXT_ROUND if self.features.rounds else 0.0
        if armies < 2 or not soon:
            return 0.0
        evaluator, features = self.evaluator, self.features
        best = 0.0
        for aim in features.near[place]:
            if features.owner[aim] != features.me:
                odds = evaluator.attack(features.me, aim, armies - 1)
                gain = odds.more * evaluator.prize(aim) * SETTLED + self._harm(aim, odds.more)
                best = max(best, gain + evaluator.army * (odds.left - armies + 1))
        return best * soon

    def shift(self, start: int, aim: int, armies: int) -> float:
        here, there = self.features.armies[start], self.features.armies[aim]
        before = self.garrison(start, here) + self.garrison(aim, there)
        return self.garrison(start, here - armies) + self.garrison(aim, there + armies) - before

    def best_shift(self, start: int, armies: int) -> float:
        """The best move among own provinces, or none."""
        aims = [aim for aim in self.features.near[start] if self.features.owner[aim] == self.features.me]
        numbers = {number for number in (1, armies // 2, armies - 1) if 0 < number < armies}
        return max([0.0] + [self.shift(start, aim, number) for aim in aims for number in numbers])

    def reinforce(self, place: int, armies: int) -> float:
        """So many more armies in an own province."""
        here = self.features.armies[place]
        more = self.garrison(place, here + armies) - self.garrison(place, here)
        return more + self.evaluator.army * armies
