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

    def __init__(self, land: BoardFeatures) -> None:
        self.land = land
        self.throws = Throws(land.seen.tower, land.material)
        self.chest = CHEST[land.rounds]
        self.army = ARMY[land.rounds]
        self.seasons = 1 + LATER_WINTER * (land.winters - 1)
        """How many winters something counts for that is there now."""
        self._holds: dict[tuple[int, int], float] = {}
        self._province_values = [0.0 if owner == NOBODY else -1.0 for owner in land.owner]
        self._needs: list[float] = []

    # --- points ---------------------------------------------------------------------------------------

    def majority(self, building: int, mine: int, best: int) -> float:
        """Points to expect in winter for so many buildings of a kind, when the best other has so many."""
        late = self.land.rounds_this_year == 0
        return lead_value(mine, best, self.land.material.majority_points[building], late)

    def building_points(self, place: int, building: int, seat: int, change: int) -> float:
        """What one building more (or less) in a province's region changes for a seat, each winter."""
        counts = self.land.counts[self.land.board.region[place] * MARKERS + building]
        best = max(count for other, count in enumerate(counts) if other != seat)
        mine = counts[seat]
        after = self.majority(building, mine + change, best)
        points = self.land.material.building_points
        return change * points + after - self.majority(building, mine, best)

    def province_value(self, place: int) -> float:
        """What a province is to its owner."""
        if self._province_values[place] < 0:
            self._province_values[place] = self._province_value(place)
        return self._province_values[place]

    def _province_value(self, place: int) -> float:
        land = self.land
        lost = sum(
            self.building_points(place, building, land.owner[place], -1) for building in land.buildings[place]
        )
        return (land.material.province_points - lost) * self.seasons + self.income(place)

    def prize(self, place: int) -> float:
        """What a foreign province would be to the viewer, less the rice that it eats."""
        land = self.land
        won = sum(self.building_points(place, building, land.me, 1) for building in land.buildings[place])
        points = land.material.province_points + won
        return points * self.seasons + self.income(place) - self.hunger(1.0)

    def income(self, place: int) -> float:
        board = self.land.board
        return INCOME * (board.tax[place] + board.rice[place]) * self.land.rounds

    # --- battles --------------------------------------------------------------------------------------

    def attack(self, seat: int, place: int, armies: int) -> BattleEstimate:
        """An attack on a province, with what is known of cards and the event."""
        return self.throws.estimate({seat: armies + self._extra(seat, ATTACK)}, self._defense(place))

    def assault(self, seat: int, armies: int, place: int, garrison: int) -> BattleEstimate:
        """An attack on a garrison that is only imagined."""
        defense = {self.land.owner[place]: garrison}
        if self.land.markers[place] == 0:
            defense[self.land.farmers] = 0
        return self.throws.estimate({seat: armies}, defense)

    def _defense(self, place: int) -> dict[int, int]:
        land = self.land
        owner = land.owner[place]
        known = land.effect()
        if owner == NOBODY:
            return {land.farmers: 2 if known == NEUTRAL_FARMERS else 1}
        armies = land.armies[place] + self._extra(owner, DEFENSE)
        if known == CASTLE_DEFENDS and CASTLE in land.buildings[place]:
            armies += 1
        return {owner: armies} if land.markers[place] else {owner: armies, land.farmers: 0}

    def _extra(self, seat: int, special: int) -> int:
        return int(self.land.seen.seats[seat].special == SPECIAL_IDS[special])

    def revolt(self, place: int, armies: int, farmers: int) -> BattleEstimate:
        """For the owner, who needs more than the farmers."""
        return self.throws.estimate({self.land.owner[place]: armies}, {self.land.farmers: farmers})

    def hold(self, place: int, armies: int) -> float:
        """The chance to own a province of one's own still in winter, with a garrison."""
        key = (place, armies)
        if key not in self._holds:
            self._holds[key] = self._hold(place, armies)
        return self._holds[key]

    def _hold(self, place: int, armies: int) -> float:
        if armies <= 0:
            return 0.0
        land = self.land
        dangers: dict[int, float] = {}
        for near in land.foes(place):
            if land.armies[near] > 1:
                seat = land.owner[near]
                danger = self.assault(seat, land.armies[near] - 1, place, armies)
                dangers[seat] = max(dangers.get(seat, 0.0), danger.more + danger.equal)
        once = 1.0
        for chance in dangers.values():
            once *= 1 - BOLDNESS * chance
        return float(once ** (land.battles / 2 + land.rounds_this_year)) * self._winter_hold(place, armies)

    def _winter_hold(self, place: int, armies: int) -> float:
        """Only when winter is next: the chance that no revolt takes the province."""
        land = self.land
        if land.rounds_this_year or land.owner[place] != land.me:
            return 1.0
        line = self.provision(len(land.own) + self._mean_loss() - land.seen.seats[land.me].rice)
        if line is None:
            return 1.0
        revolts, farmers = line
        risen = min(1.0, revolts / max(1, len(land.own)))
        return 1 - risen * (1 - self.revolt(place, armies, farmers + land.markers[place]).more)

    # --- rice -----------------------------------------------------------------------------------------

    def provision(self, unsupplied: float) -> tuple[int, int] | None:
        """Revolts and farmers of each, for so many unsupplied provinces."""
        found = None
        for line in self.land.material.provisions:
            if unsupplied >= line.unsupplied:
                found = (line.revolts, line.farmers)
        return found

    def _mean_loss(self) -> float:
        losses = self.land.rice_losses()
        return sum(losses) / len(losses) if losses else 0.0

    def hunger(self, provinces: float, rice: float = 0.0) -> float:
        """What some more provinces, and some more rice, change about winter's revolts. A cost."""
        return self._famine(provinces - rice) - self._famine(0.0)

    def _famine(self, more: float) -> float:
        """The cost of winter with a need that is larger by `more` than now foreseen."""
        land = self.land
        later = land.rounds_this_year
        need = len(land.own) - land.seen.seats[land.me].rice + more + later * (GROWTH - HARVEST)
        losses = land.rice_losses()
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
        own, line = self.land.own, self.provision(unsupplied)
        if line is None or not own:
            return 0.0
        revolts, farmers = line
        total = 0.0
        for place in own:
            armies = self.land.armies[place]
            held = self.revolt(place, armies, farmers + self.land.markers[place])
            total += (1 - held.more) * self.province_value(place) + self.army * max(0.0, armies - held.left)
        return total * min(revolts, len(own)) / len(own)

    # --- unrest ---------------------------------------------------------------------------------------

    def squeezing(self, place: int) -> float:
        """What it costs to take taxes or rice from a province: a revolt, or one more marker."""
        land = self.land
        cost = UNREST[land.rounds_this_year]
        markers = land.markers[place]
        if markers == 0:
            return cost
        armies = land.armies[place]
        held = self.revolt(place, armies, markers)
        return cost + (1 - held.more) * self.province_value(place) + self.army * max(0.0, armies - held.left)
