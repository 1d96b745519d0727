"""Quick plans for drawn positions: what search supposes of the rounds to come, and what self-play lives on.

As `steady` plans, but with one price of a chest and a few sums instead of odds for everything. This module
is compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from tenka.core.chance import Chance
from tenka.games.shogun.bots.assign import FORBIDDEN, best_columns
from tenka.games.shogun.bots.rollout import Rollout
from tenka.games.shogun.bots.tables import ARMY, CHEST, GROWTH, HARVEST, rounds_left
from tenka.games.shogun.material import (
    ACTIONS,
    AUCTION,
    BATTLE_A,
    CASTLE,
    CHEST0,
    CHEST_CARDS,
    DEPLOY1,
    EMPTY,
    MARKERS,
    RICE,
    TAXES,
)
from tenka.games.shogun.moves import is_province, price
from tenka.games.shogun.state import FALL, NOBODY, State, bits

WHIM: Final = 0.25
"""How far, in points, a value may be off by chance."""
BIDS: Final = [0.0, 0.25, 0.45, 0.55, 0.6]
"""What a bid of so many chests gets, before it is paid; then that of a province."""
PROVINCE_BID: Final = 0.12
POOR: Final = 6
"""Chests below which they are dear."""
DEAR: Final = 2.2
USUAL: Final = 1.3
NEXT_ROUND: Final = 0.45
"""How much of an attack that is only possible next round counts today."""
SQUEEZED: Final = 1.2
"""What it costs to take from a province that is restless already."""


class Sketch:
    """Plans for a seat of one position at a time."""

    def __init__(self, rollout: Rollout) -> None:
        self.rollout: Final = rollout
        self.rules: Final = rollout.rules
        self.board: Final = rollout.rules.material.board
        self.rounds = 0
        self.price = 0.0
        self.hungry = 0.0

    def plan_all(self, state: State, chance: Chance) -> None:
        """Everybody who has not sealed plans."""
        step = self.rules.steps[state.step]
        sealed = state.sealed
        waiting = [] if sealed is None else sealed.missing()
        plans = [self.plan(state, seat, chance) for seat in waiting]
        for seat, cards in zip(waiting, plans, strict=True):
            for space in range(len(cards)):
                step.play(state, seat, self.rules.moves.plan[space][cards[space]], chance, None)
        self.rules.advance(state, chance, None)

    def plan(self, state: State, seat: int, chance: Chance) -> list[int]:
        """A card for each space."""
        spaces = list(range(len(self.rules.space_ids)))
        return self.fill(state, seat, spaces, state.hands[seat], chance)

    def fill(
        self, state: State, seat: int, spaces: list[int], possible: list[int], chance: Chance
    ) -> list[int]:
        """Cards for some spaces; they stay empty only for want of cards."""
        self.prepare(state, seat)
        cards = possible + [EMPTY] * max(0, len(spaces) - len(possible))
        rows = self.values(state, seat, cards)
        for row in rows:
            for column in range(len(cards)):
                row[column] += WHIM * chance.pick("rollout", 1000) / 1000
        return [cards[column] for column in best_columns([rows[space] for space in spaces])]

    def values(self, state: State, seat: int, cards: list[int]) -> list[list[float]]:
        """By space and card."""
        rows = [[0.0] * len(cards) for _ in self.rules.space_ids]
        for column in range(len(cards)):
            if is_province(cards[column]):
                self.province_values(state, seat, cards[column], rows, column)
            rows[AUCTION][column] = self.bid(state, seat, cards[column])
        return rows

    def prepare(self, state: State, seat: int) -> None:
        self.rounds = rounds_left(state.year, state.season) - 1
        dear = DEAR if state.chests[seat] < POOR else USUAL
        self.price = CHEST[self.rounds] * dear
        losses = self.rules.material.rice_loss
        total = 0
        for event in state.open_events:
            total += losses[event]
        need = total / max(1, len(state.open_events)) - state.rice[seat]
        need += state.owner.count(seat) + (FALL - state.season) * (GROWTH - HARVEST)
        self.hungry = max(0.05, min(0.9, 0.25 + 0.12 * need))

    def bid(self, state: State, seat: int, card: int) -> float:
        if CHEST0 <= card < CHEST0 + CHEST_CARDS:
            chests = price(card)
            return FORBIDDEN if chests > state.chests[seat] else BIDS[chests] - self.price * chests
        return PROVINCE_BID if is_province(card) else 0.0

    def province_values(
        self, state: State, seat: int, place: int, rows: list[list[float]], column: int
    ) -> None:
        material = self.rules.material
        armies = state.armies[place]
        danger = self.rollout.danger(state, place, armies)
        at_stake = self.rollout.province_value(state, place, seat, self.rounds)
        for building in range(CASTLE, MARKERS):
            rows[building][column] = self.build(state, seat, place, building) * (1 - danger)
        squeeze = self.squeeze(state, place, at_stake)
        rows[RICE][column] = self.board.rice[place] * self.hungry - squeeze
        rows[TAXES][column] = self.board.tax[place] * self.price - squeeze
        attack = self.attack(state, seat, place, armies)
        for action in range(TAXES + 1, DEPLOY1 + 1):
            more = material.action_armies[action]
            if state.supply[seat] < more:
                continue
            value = at_stake * (danger - self.rollout.danger(state, place, armies + more))
            value += ARMY[self.rounds] * more - self.price * material.action_chests[action]
            hope = self.attack(state, seat, place, armies + more) - attack
            rows[action][column] = value + hope * (NEXT_ROUND if self.rounds else 0.0)
        if armies > 1:
            bared = at_stake * (self.rollout.danger(state, place, 1) - danger)
            for action in range(BATTLE_A, ACTIONS):
                rows[action][column] = attack - bared

    def build(self, state: State, seat: int, place: int, building: int) -> float:
        full = bits(state.buildings[place]) >= self.board.spaces[place]
        if full or state.has(place, building) or state.stock[building] == 0:
            return 0.0
        gain = self.rollout.lead_gain(state, seat, place, building, late=state.season == FALL)
        gain += self.rules.material.building_points
        return (
            gain * (1.7 if self.rounds > 2 else 1.0)
            - self.price * self.rules.material.action_chests[building]
        )

    def squeeze(self, state: State, place: int, at_stake: float) -> float:
        """What it costs to take from a province."""
        if state.markers[place] == 0:
            return 0.1
        return 0.1 + SQUEEZED * at_stake / (1 + state.armies[place])

    def attack(self, state: State, seat: int, place: int, armies: int) -> float:
        """The best attack out of a province with all but one of its armies; none counts nothing."""
        best = 0.0
        if armies < 2:
            return best
        for aim in self.rules.neighbors[place]:
            owner = state.owner[aim]
            if owner == seat or (owner != NOBODY and state.armies[aim] > 2 * armies):
                continue
            best = max(best, self.rollout.attack_value(state, seat, aim, armies - 1, self.rounds))
        return best
