"""What things are worth to a seat, all in points at the game's end: provinces, armies, chests, rice."""

from __future__ import annotations

from tenka.games.shogun.bots.battle_estimate import BattleEstimate, Throws
from tenka.games.shogun.bots.board_features import NOBODY, BoardFeatures
from tenka.games.shogun.bots.tables import (
    ARMY,
    BOLDNESS,
    CHEST,
    GROWTH,
    HARVEST,
    INCOME,
    LATER_WINTER,
    lead_value,
)
from tenka.games.shogun.material import (
    ATTACK,
    CASTLE,
    CASTLE_DEFENDS,
    DEFENSE,
    MARKERS,
    NEUTRAL_FARMERS,
    SPECIAL_IDS,
)

UNREST = (0.25, 0.12, 0.08)
"""What one more revolt marker costs, by how many rounds of the year follow."""


class Evaluator:
    """Values for the viewer of one observation."""

    def __init__(self, features: BoardFeatures) -> None:
        self.features = features
        self.throws = Throws(features.seen.tower, features.material)
        self.chest = CHEST[features.rounds]
        self.army = ARMY[features.rounds]
        self.seasons = 1 + LATER_WINTER * (features.winters - 1)
        """How many winters something counts for that is there now."""
        self._holds: dict[tuple[int, int], float] = {}
        self._province_values = [0.0 if owner == NOBODY else -1.0 for owner in features.owner]
        self._needs: list[float] = []

    # --- points ---------------------------------------------------------------------------------------

    def majority(self, building: int, mine: int, best: int) -> float:
        """Points to expect in winter for so many buildings of a kind, when the best other has so many."""
        late = self.features.rounds_this_year == 0
        return lead_value(mine, best, self.features.material.majority_points[building], late)

    def building_points(self, place: int, building: int, seat: int, change: int) -> float:
        """What one building more (or less) in a province's region changes for a seat, each winter."""
        counts = self.features.counts[self.features.board.region[place] * MARKERS + building]
        best = max(count for other, count in enumerate(counts) if other != seat)
        mine = counts[seat]
        after = self.majority(building, mine + change, best)
        points = self.features.material.building_points
        return change * points + after - self.majority(building, mine, best)

    def province_value(self, place: int) -> float:
        """What a province is to its owner."""
        if self._province_values[place] < 0:
            self._province_values[place] = self._province_value(place)
        return self._province_values[place]

    def _province_value(self, place: int) -> float:
        features = self.features
        lost = sum(
            self.building_points(place, building, features.owner[place], -1)
            for building in features.buildings[place]
        )
        return (features.material.province_points - lost) * self.seasons + self.income(place)

    def prize(self, place: int) -> float:
        """What a foreign province would be to the viewer, less the rice that it eats."""
        features = self.features
        won = sum(
            self.building_points(place, building, features.me, 1) for building in features.buildings[place]
        )
        points = features.material.province_points + won
        return points * self.seasons + self.income(place) - self.hunger(1.0)

    def income(self, place: int) -> float:
        board = self.features.board
        return INCOME * (board.tax[place] + board.rice[place]) * self.features.rounds

    # --- battles --------------------------------------------------------------------------------------

    def attack(self, seat: int, place: int, armies: int) -> BattleEstimate:
        """An attack on a province, with what is known of cards and the event."""
        return self.throws.estimate({seat: armies + self._extra(seat, ATTACK)}, self._defense(place))

    def assault(self, seat: int, armies: int, place: int, garrison: int) -> BattleEstimate:
        """An attack on a garrison that is only imagined."""
        defense = {self.features.owner[place]: garrison}
        if self.features.markers[place] == 0:
            defense[self.features.farmers] = 0
        return self.throws.estimate({seat: armies}, defense)

    def _defense(self, place: int) -> dict[int, int]:
        features = self.features
        owner = features.owner[place]
        known = features.effect()
        if owner == NOBODY:
            return {features.farmers: 2 if known == NEUTRAL_FARMERS else 1}
        armies = features.armies[place] + self._extra(owner, DEFENSE)
        if known == CASTLE_DEFENDS and CASTLE in features.buildings[place]:
            armies += 1
        return {owner: armies} if features.markers[place] else {owner: armies, features.farmers: 0}

    def _extra(self, seat: int, special: int) -> int:
        return int(self.features.seen.seats[seat].special == SPECIAL_IDS[special])

    def revolt(self, place: int, armies: int, farmers: int) -> BattleEstimate:
        """For the owner, who needs more than the farmers."""
        return self.throws.estimate({self.features.owner[place]: armies}, {self.features.farmers: farmers})

    def hold(self, place: int, armies: int) -> float:
        """The chance to own a province of one's own still in winter, with a garrison."""
        key = (place, armies)
        if key not in self._holds:
            self._holds[key] = self._hold(place, armies)
        return self._holds[key]

    def _hold(self, place: int, armies: int) -> float:
        if armies <= 0:
            return 0.0
        features = self.features
        dangers: dict[int, float] = {}
        for near in features.foes(place):
            if features.armies[near] > 1:
                seat = features.owner[near]
                danger = self.assault(seat, features.armies[near] - 1, place, armies)
                dangers[seat] = max(dangers.get(seat, 0.0), danger.more + danger.equal)
        once = 1.0
        for chance in dangers.values():
            once *= 1 - BOLDNESS * chance
        return float(once ** (features.battles / 2 + features.rounds_this_year)) * self._winter_hold(
            place, armies
        )

    def _winter_hold(self, place: int, armies: int) -> float:
        """Only when winter is next: the chance that no revolt takes the province."""
        features = self.features
        if features.rounds_this_year or features.owner[place] != features.me:
            return 1.0
        line = self.provision(len(features.own) + self._mean_loss() - features.seen.seats[features.me].rice)
        if line is None:
            return 1.0
        revolts, farmers = line
        risen = min(1.0, revolts / max(1, len(features.own)))
        return 1 - risen * (1 - self.revolt(place, armies, farmers + features.markers[place]).more)

    # --- rice -----------------------------------------------------------------------------------------

    def provision(self, unsupplied: float) -> tuple[int, int] | None:
        """Revolts and farmers of each, for so many unsupplied provinces."""
        found = None
        for line in self.features.material.provisions:
            if unsupplied >= line.unsupplied:
                found = (line.revolts, line.farmers)
        return found

    def _mean_loss(self) -> float:
        losses = self.features.rice_losses()
        return sum(losses) / len(losses) if losses else 0.0

    def hunger(self, provinces: float, rice: float = 0.0) -> float:
        """What some more provinces, and some more rice, change about winter's revolts. A cost."""
        return self._famine(provinces - rice) - self._famine(0.0)

    def _famine(self, more: float) -> float:
        """The cost of winter with a need that is larger by `more` than now foreseen."""
        features = self.features
        later = features.rounds_this_year
        need = len(features.own) - features.seen.seats[features.me].rice + more + later * (GROWTH - HARVEST)
        losses = features.rice_losses()
        return sum(self._cost(need + loss) for loss in losses) / max(1, len(losses))

    def _cost(self, unsupplied: float) -> float:
        """Between whole numbers, in between."""
        if unsupplied <= -1:
            return 0.0
        if not self._needs:
            self._needs = [0.0] + [self._revolts_cost(number) for number in range(1, 12)]
        low = int(unsupplied // 1)
        part = unsupplied - low
        last = len(self._needs) - 1
        below, above = self._needs[max(0, min(low, last))], self._needs[max(0, min(low + 1, last))]
        return below + part * (above - below)

    def _revolts_cost(self, unsupplied: int) -> float:
        """What so many unsupplied provinces cost, on average over which of them revolt."""
        own, line = self.features.own, self.provision(unsupplied)
        if line is None or not own:
            return 0.0
        revolts, farmers = line
        total = 0.0
        for place in own:
            armies = self.features.armies[place]
            held = self.revolt(place, armies, farmers + self.features.markers[place])
            total += (1 - held.more) * self.province_value(place) + self.army * max(0.0, armies - held.left)
        return total * min(revolts, len(own)) / len(own)

    # --- unrest ---------------------------------------------------------------------------------------

    def squeezing(self, place: int) -> float:
        """What it costs to take taxes or rice from a province: a revolt, or one more marker."""
        features = self.features
        cost = UNREST[features.rounds_this_year]
        markers = features.markers[place]
        if markers == 0:
            return cost
        armies = features.armies[place]
        held = self.revolt(place, armies, markers)
        return cost + (1 - held.more) * self.province_value(place) + self.army * max(0.0, armies - held.left)
