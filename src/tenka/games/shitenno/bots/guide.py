"""How search plays on in drawn worlds of Shitennō, and what a position at a year's end is worth.

Priors are sums of weights, from what the acting seat itself knows: its hand, the lots, the board.
"""

from __future__ import annotations

from typing import Final

from tenka.core.moves import Move
from tenka.games.shitenno.count import dominating, weight
from tenka.games.shitenno.game import Shitenno
from tenka.games.shitenno.material import (
    BONUSES,
    CARD_TAKING,
    DAIMYO,
    EXCHANGE,
    KINDS,
    KOKUS,
    KOKUS_DRAWN,
    MAJORITY,
    NUMBERS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    TILES_A_PROVINCE,
    TITLE_POINTS,
    TROOPS_ON,
    VALUE,
)
from tenka.games.shitenno.moves import (
    ACCEPT,
    ADD,
    BY_KOKUS,
    CARD_PARTS,
    CONTROL,
    EXCHANGE_PART,
    HATAMOTO_PART,
    NOBODY,
    PARTS,
    PLUS_ONE_PART,
    TAKE_CARD,
)
from tenka.games.shitenno.state import CHOOSE, GILD, LOT, NONE, OFFER, PAY, SPLIT, TURN, State
from tenka.search.linear import LinearGuide

SEALS: Final = DAIMYO + 1

# where each group of weights begins
CARD: Final = 0
"""What a card of a lot is worth, by kind."""
LOT_SEALS: Final = CARD + KINDS
"""What a hierarchy tile is worth with a lot, by seals."""
ACCEPTED: Final = LOT_SEALS + SEALS
ADDED: Final = ACCEPTED + 1
"""Putting a card into a lot, by kind."""
TOO_MANY: Final = ADDED + KINDS
"""For each card more than a fair share: adding one more; finishing."""
ENOUGH: Final = TOO_MANY + 1
GIVEN_SEALS: Final = ENOUGH + 1
"""By seals: giving that tile away."""
CONTROLLED: Final = GIVEN_SEALS + SEALS
"""By way."""
GAIN: Final = CONTROLLED + 2
TILE: Final = GAIN + 1
LEAD: Final = TILE + 1
"""Each point of a majority that changes hands."""
PRICE: Final = LEAD + 1
DREW: Final = PRICE + 1
USED: Final = DREW + 1
"""Each thing that goes into a payment, by part."""
GILDED: Final = USED + PARTS
GILD_LEAD: Final = GILDED + 1
GILD_KEPT: Final = GILD_LEAD + 1
"""Each point of a majority that is won by a golden Kamon; that is held already."""
POLICY: Final = GILD_KEPT + 1

STAGES: Final = 4
"""Years after the one that begins: none, one, two, more."""
# for each stage:
POINTS: Final = 0
KOKUS_HELD: Final = 1
TROOPS_HELD: Final = 2
TILES_HELD: Final = 3
CARD_TILES: Final = 4
LEADS: Final = 5
"""Points of majorities."""
TITLE: Final = 6
VALUE_ROW: Final = 7
VALUES: Final = STAGES * VALUE_ROW

WORTH: Final[list[float]] = [
    VALUE[kind] * 1.1 if kind >= KOKUS else 0.6 + 0.65 * TROOPS_ON[kind] for kind in range(KINDS)
]
"""Of a card that is kept, in points."""


def hand_set_policy() -> list[float]:
    """From plain reasoning: fair lots, points now, cheap payments."""
    weights = [0.0] * POLICY
    for kind in range(KINDS):
        weights[CARD + kind] = WORTH[kind]
        weights[USED + CARD_PARTS + kind] = -WORTH[kind]
    for seals in range(SEALS):
        weights[LOT_SEALS + seals] = (0.0, 0.6, 1.6, 1.2, 2.4)[seals]
        weights[GIVEN_SEALS + seals] = 0.0
    weights[TOO_MANY], weights[ENOUGH] = -0.8, 0.8
    weights[CONTROLLED], weights[CONTROLLED + 1] = -1.0, -1.0
    weights[GAIN], weights[TILE], weights[LEAD], weights[PRICE] = 0.5, 0.8, 0.3, -0.3
    weights[DREW] = 6.0
    weights[USED + HATAMOTO_PART] = -0.5
    weights[USED + EXCHANGE_PART] = weights[USED + PLUS_ONE_PART] = -1.4
    weights[GILDED], weights[GILD_LEAD], weights[GILD_KEPT] = 1.0, 0.4, 0.1
    return weights


def hand_set_value() -> list[float]:
    """Points, and what can still be made of the rest; a lead says more the nearer the end is.

    Whoever has the highest title shares the cards out, and others choose: that is no advantage.
    """
    weights = [0.0] * VALUES
    for stage in range(STAGES):
        row, scale = stage * VALUE_ROW, (0.2, 0.16, 0.13, 0.1)[stage]
        weights[row + POINTS] = scale
        weights[row + KOKUS_HELD] = 1.2 * scale
        weights[row + TROOPS_HELD] = 1.6 * scale
        weights[row + TILES_HELD] = 2.0 * scale
        weights[row + CARD_TILES] = 1.6 * scale
        weights[row + LEADS] = 0.6 * scale
        weights[row + TITLE] = -1.0 * scale
    return weights


def rules_for(seats: int) -> Shitenno:
    """The rules of the worlds that are drawn at a table with so many seats."""
    return Shitenno(seats)


class ShitennoGuide(LinearGuide[State]):
    def mark(self, state: State) -> int:
        return state.year

    # --- where search ends -----------------------------------------------------------------------

    def outlooks(self, state: State) -> list[float]:
        row = min(STAGES - 1, len(state.koku_deck) // KOKUS_DRAWN[state.seats]) * VALUE_ROW
        looks = [self.outlook(state, seat, row) for seat in range(state.seats)]
        for province in range(PROVINCES):
            leader = dominating(state, province)
            if leader != NONE:
                looks[leader] += self.value[row + LEADS] * MAJORITY[province]
        return looks

    def outlook(self, state: State, seat: int, row: int) -> float:
        value = self.value
        kokus, troops = 0, 0
        for kind in range(KINDS):
            held = state.hands[seat * KINDS + kind]
            kokus += held * VALUE[kind]
            troops += held * TROOPS_ON[kind]
        tiles = state.bonuses[seat * BONUSES + EXCHANGE] + state.bonuses[seat * BONUSES + PLUS_ONE]
        return (
            value[row + POINTS] * state.points[seat]
            + value[row + KOKUS_HELD] * kokus
            + value[row + TROOPS_HELD] * troops
            + value[row + TILES_HELD] * tiles
            + value[row + CARD_TILES] * state.bonuses[seat * BONUSES + CARD_TAKING]
            + value[row + TITLE] * state.titles[seat]
        )

    # --- moves -----------------------------------------------------------------------------------

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        step = state.step
        if step == TURN:
            return [self.turn(state, seat, move) for move in moves]
        if step == PAY:
            return [self.policy[USED + move.a] * float(move.b) for move in moves]
        if step in (LOT, SPLIT):
            return self.forming(state, moves)
        if step == OFFER:
            return self.answers(state, moves)
        if step == CHOOSE:
            return [self.chosen(state, move) for move in moves]
        return [self.gilded(state, seat, move) for move in moves] if step == GILD else [0.0] * len(moves)

    def cards(self, counts: list[int]) -> float:
        total = 0.0
        for kind in range(KINDS):
            if counts[kind]:
                total += self.policy[CARD + kind] * counts[kind]
        return total

    def answers(self, state: State, moves: list[Move]) -> list[float]:
        """A lot against a fair share of all that is still to be had."""
        lot = self.cards(state.draft)
        fair = (lot + self.cards(state.tray)) / waiting(state)
        accepted = self.policy[ACCEPTED] + lot - fair + self.policy[LOT_SEALS + state.lot_seals]
        accepted -= self.fair_seals(state)
        return [accepted if move.a == ACCEPT else 0.0 for move in moves]

    def fair_seals(self, state: State) -> float:
        total, tiles = 0.0, 0
        for seals in range(1, SEALS):
            if state.hierarchy >> seals & 1:
                total += self.policy[LOT_SEALS + seals]
                tiles += 1
        return total / tiles

    def chosen(self, state: State, move: Move) -> float:
        lot = state.draft if move.a == state.lot_seals else state.tray
        return self.cards(lot) + self.policy[LOT_SEALS + move.a]

    def forming(self, state: State, moves: list[Move]) -> list[float]:
        policy = self.policy
        formed = sum(state.draft)
        surplus = formed - (formed + sum(state.tray)) / waiting(state)
        adding = policy[TOO_MANY] * (surplus + 1.0)
        ending = policy[ENOUGH] * (surplus + 0.5)
        priors: list[float] = []
        for move in moves:
            if move.kind == ADD:
                priors.append(adding + policy[ADDED + move.a])
            else:
                priors.append(ending + policy[GIVEN_SEALS + move.a])
        return priors

    def turn(self, state: State, seat: int, move: Move) -> float:
        policy = self.policy
        if move.kind == TAKE_CARD:
            return policy[DREW]
        if move.kind != CONTROL:
            return 0.0
        province, position = move.a, state.filled[move.a]
        points = NUMBERS[province][position]
        prior = policy[CONTROLLED + move.b] + policy[GAIN] * (points + TITLE_POINTS[state.titles[seat]])
        if position < TILES_A_PROVINCE:
            prior += policy[TILE]
        if move.b == BY_KOKUS:
            prior += policy[PRICE] * points
        if takes_lead(state, province, seat, 1):
            prior += policy[LEAD] * MAJORITY[province]
        return prior

    def gilded(self, state: State, seat: int, move: Move) -> float:
        if move.a == NOBODY:
            return 0.0
        policy = self.policy
        won = takes_lead(state, move.a, seat, 1)
        held = dominating(state, move.a) == seat and state.filled[move.a] < POSITIONS
        return policy[GILDED] + MAJORITY[move.a] * (
            (policy[GILD_LEAD] if won else 0.0) + (policy[GILD_KEPT] if held else 0.0)
        )


def waiting(state: State) -> int:
    """Seats without a lot."""
    seats = 0
    for seals in state.taken:
        if seals == 0:
            seats += 1
    return seats


def takes_lead(state: State, province: int, seat: int, more: int) -> bool:
    """Whether so much more weight of a seat changes who dominates a province."""
    leader = dominating(state, province)
    if leader in (seat, NONE):
        return leader == NONE
    return weight(state, province, seat) + more > weight(state, province, leader)
