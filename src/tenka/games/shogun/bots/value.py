"""How good a drawn position between two rounds is for a seat: its chance to win, from a few sums.

Every seat has features; weights by how many rounds are left make an estimate of its final points out of
them, and the estimates compete. This module is compiled with the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tenka.games.shogun.bots.rollout import Rollout
from tenka.games.shogun.bots.tables import GROWTH, HARVEST, lead_value, rounds_left
from tenka.games.shogun.material import MARKERS, PROVINCES, REGIONS
from tenka.games.shogun.scoring import building_counts, majority_points
from tenka.games.shogun.state import NOBODY, SPRING, State, bits

FEATURES: Final = (
    "points provinces buildings majorities leads chests rice hunger armies tower markers income spaces "
    "danger richest room prey idle castles temples crowded invested"
).split()


BORDERS: Final = [FEATURES.index(name) for name in ("prey", "idle", "crowded")]


class Estimate:
    """`weights` are by rounds left, then by feature; `spread` by rounds left: how far estimates are off."""

    def __init__(self, rollout: Rollout, weights: list[list[float]], spread: list[float]) -> None:
        self.rollout: Final = rollout
        self.rules: Final = rollout.rules
        self.weights: Final = weights
        self.spread: Final = spread
        self.borders: Final = not weights or any(row[i] for row in weights for i in BORDERS)
        """Whether anybody asks for what costs most to find out."""

    def win(self, state: State, seat: int) -> float:
        """The chance to win, between nobody's turn and the next planning."""
        rounds = self.rounds(state)
        if rounds == 0:
            estimates = [points + 0.02 * min(40, state.chests[s]) for s, points in enumerate(state.points)]
        else:
            weights = self.weights[rounds]
            estimates = [weighted(weights, row) for row in self.features(state)]
        spread = self.spread[rounds]
        best = max(estimates)
        total = 0.0
        for estimate in estimates:
            total += exp((estimate - best) / spread)
        return exp((estimates[seat] - best) / spread) / total

    def rounds(self, state: State) -> int:
        return 0 if state.ranks else rounds_left(state.year, state.season)

    def features(self, state: State) -> list[list[float]]:
        """By seat."""
        rows = [[0.0] * len(FEATURES) for _ in range(state.seats)]
        for seat in range(state.seats):
            row = rows[seat]
            row[0] = float(state.points[seat])
            row[5] = float(min(15, state.chests[seat]))
            row[6] = float(state.rice[seat])
            for shelf in range(0, len(state.shelves), len(state.tray)):
                row[9] += state.shelves[shelf + seat]
            row[9] += state.tray[seat]
            for module in state.modules:
                row[21] += module.invested(seat)
        self.map_features(state, rows)
        self.majority_features(state, rows)
        self.hunger_features(state, rows)
        return rows

    def map_features(self, state: State, rows: list[list[float]]) -> None:
        board = self.rules.material.board
        for place in range(PROVINCES):
            seat = state.owner[place]
            if seat == NOBODY:
                continue
            row = rows[seat]
            armies = state.armies[place]
            built = bits(state.buildings[place])
            row[1] += 1
            row[2] += built
            row[8] += armies
            row[10] += state.markers[place]
            row[11] += board.tax[place] + board.rice[place]
            row[12] += board.spaces[place] - built
            row[13] += (1 + built) * self.rollout.danger(state, place, armies)
            row[14] = max(row[14], board.tax[place])
            row[18] += state.buildings[place] & 1
            row[19] += state.buildings[place] >> 1 & 1
            if self.borders:
                self.border_features(state, place, seat, row)
        self.room_features(state, rows)

    def border_features(self, state: State, place: int, seat: int, row: list[float]) -> None:
        """What can be attacked from a province, and how many armies have nothing to do there."""
        armies = state.armies[place]
        best, foreign = 0.0, False
        battle = self.rollout.battle
        for near in self.rules.neighbors[place]:
            owner = state.owner[near]
            if owner == seat:
                continue
            foreign = True
            if armies < 2 or state.armies[near] >= armies:
                continue
            if owner == NOBODY:
                battle.fight(state, seat, armies - 1, farmers=1)
            else:
                farmers = -1 if state.markers[near] else 0
                battle.fight(
                    state, seat, armies - 1, other=owner, against=state.armies[near], farmers=farmers
                )
            best = max(best, battle.more)
        row[16] += best
        if not foreign:
            row[17] += armies - 1
        row[20] += max(0, armies - 8)

    def room_features(self, state: State, rows: list[list[float]]) -> None:
        """Neutral provinces next to own ones, shared with others who are there."""
        for place in range(PROVINCES):
            if state.owner[place] != NOBODY:
                continue
            there: list[int] = []
            for near in self.rules.neighbors[place]:
                owner = state.owner[near]
                if owner != NOBODY and owner not in there:
                    there.append(owner)
            for seat in there:
                rows[seat][15] += 1 / len(there)

    def majority_features(self, state: State, rows: list[list[float]]) -> None:
        counts = building_counts(self.rules.material, state)
        for number in range(REGIONS * MARKERS):
            row = counts[number]
            if max(row) > 0:
                self.lead_features(row, number % MARKERS, rows)

    def lead_features(self, counts: list[int], building: int, rows: list[list[float]]) -> None:
        full = self.rules.material.majority_points[building]
        for seat in range(len(counts)):
            if counts[seat] == 0:
                continue
            best = 0
            for other in range(len(counts)):
                if other != seat:
                    best = max(best, counts[other])
            rows[seat][3] += majority_points(self.rules.material, counts, seat, building)
            rows[seat][4] += lead_value(counts[seat], best, full)

    def hunger_features(self, state: State, rows: list[list[float]]) -> None:
        """Provinces that will not be supplied in winter, on average over what it may cost."""
        events = state.open_events
        later = max(0, 3 - state.season)
        losses = self.rules.material.rice_loss
        for seat in range(state.seats):
            need = rows[seat][1] - state.rice[seat] + later * (GROWTH - HARVEST)
            total = 0.0
            for event in events:
                total += max(0.0, need + losses[event])
            rows[seat][7] = total / len(events) if events and state.season > SPRING else 0.0


def weighted(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * row[i]
    return total
