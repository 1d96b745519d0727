"""A whole plan: which card on which of the ten actions, on the auction space, and on the spaces of modules.

Every pair of space and card has a value; the assignment with the largest sum is found for several prices
of a chest. Of these plans the one is taken that brings most when it is carried out in the order of the
track with the chests that there are.
"""

from __future__ import annotations

import random

from tenka.games.shogun.bots.actions import NOTHING, ActionValue, ActionValues
from tenka.games.shogun.bots.assign import FORBIDDEN, best_columns
from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.order import SpecialCardValues
from tenka.games.shogun.material import ACTIONS, AUCTION, SPACE_IDS, SPACES, TAXES
from tenka.games.shogun.modules.catalog import modules_seen, spaces_seen
from tenka.games.shogun.observation import Observation

EMPTY = "empty"
CHEST_CARD = "chest"
PRICES = (1.0, 1.35, 1.8, 2.4, 3.2, 5.0)
"""What a chest may cost, as a multiple of what it is worth after the round."""
WHIM = 1e-6
"""Chance decides between equals, by the seed."""
NO_BID, PROVINCE_BID = -1.0, 0.5


class Planner:
    """Plans for one observation. What lies on the board already stays there."""

    def __init__(self, seen: Observation, seed: int) -> None:
        self.features = BoardFeatures(seen)
        self.evaluator = Evaluator(self.features)
        self.fixed = seen.draft
        hand = sorted({*seen.hand, *(card for card in seen.draft if card != EMPTY)})
        self.cards = hand + [EMPTY] * max(0, len(spaces_seen(seen)) - len(hand))
        self.chests = seen.seats[seen.viewer].chests
        self.whims = random.Random(f"{seed}:{seen.year}:{seen.season}")
        modules = [module.bot() for module in modules_seen(seen)]
        actions = ActionValues(self.evaluator, modules)
        number = self.features.board.number
        self.action_values = [
            [actions.of(space, number[card]) if card in number else NOTHING for card in self.cards]
            for space in range(ACTIONS)
        ]
        self.more = [row for module in modules for row in module.space_values(self.evaluator, self.cards)]
        """What is brought by cards on the spaces of modules."""
        self.bids = self._bid_values()
        self.orders = self._orders()

    def plan(self) -> list[str]:
        """A card for each space."""
        whims = [[self.whims.uniform(0, WHIM) for _ in self.cards] for _ in range(SPACES + len(self.more))]
        found: dict[tuple[int, ...], float] = {}
        for price in PRICES:
            columns = tuple(best_columns(self._matrix(price * self.evaluator.chest, whims)))
            if columns not in found:
                found[columns] = sum(self._outcome(columns, order) for order in self.orders)
        best = max(found, key=lambda columns: found[columns])
        return [self.cards[column] for column in best]

    def varied(self, source: random.Random, amplitude: float) -> list[list[float]]:
        """The values of cards on spaces at a price of a chest that is drawn, each off by up to so much."""
        whims = [[source.uniform(0, amplitude) for _ in self.cards] for _ in range(SPACES + len(self.more))]
        return self._matrix(source.choice(PRICES) * self.evaluator.chest, whims)

    # --- values ---------------------------------------------------------------------------------------

    def _bid_values(self) -> list[float]:
        specials = SpecialCardValues(self.evaluator)
        bids = [self._bid(card) for card in self.cards]
        bid_values = {bid: specials.bid(bid) for bid in set(bids)}
        return [
            bid_values[bid] if self._payment(card) <= self.chests else FORBIDDEN
            for bid, card in zip(bids, self.cards, strict=True)
        ]

    def _bid(self, card: str) -> float:
        """Cards of modules count as 0."""
        if card == EMPTY:
            return NO_BID
        return PROVINCE_BID if card in self.features.board.number else float(self._payment(card))

    def _payment(self, card: str) -> int:
        return int(card.removeprefix(CHEST_CARD)) if card.startswith(CHEST_CARD) else 0

    def _matrix(self, price: float, whims: list[list[float]]) -> list[list[float]]:
        rows = [
            [action.value + price * (action.income - action.cost) for action in self.action_values[space]]
            for space in range(ACTIONS)
        ]
        rows.append(
            [value - price * self._payment(card) for value, card in zip(self.bids, self.cards, strict=True)]
        )
        rows.extend(row[:] for row in self.more)
        for row, whim in zip(rows, whims, strict=True):
            row[:] = [value + extra for value, extra in zip(row, whim, strict=True)]
        self._fix(rows)
        return rows

    def _fix(self, rows: list[list[float]]) -> None:
        """Nothing but the card that lies there."""
        taken = set()
        for space, card in enumerate(self.fixed):
            column = next(i for i, other in enumerate(self.cards) if other == card and i not in taken)
            taken.add(column)
            rows[space] = [0.0 if i == column else FORBIDDEN for i in range(len(self.cards))]

    # --- carrying it out ------------------------------------------------------------------------------

    def _orders(self) -> list[list[int]]:
        """The track, with what is hidden behind it: once with the taxes first, once last."""
        known = [SPACE_IDS.index(action) for action in self.features.seen.track if action is not None]
        hidden = [space for space in range(ACTIONS) if space not in known]
        if TAXES not in hidden:
            return [known + hidden]
        rest = [space for space in hidden if space != TAXES]
        return [[*known, TAXES, *rest], [*known, *rest, TAXES]]

    def _outcome(self, columns: tuple[int, ...], order: list[int]) -> float:
        """Points of a plan: what cannot be paid lapses."""
        bid = columns[AUCTION]
        purse = float(self.chests - self._payment(self.cards[bid]))
        value = self.bids[bid]
        value += sum(row[column] for row, column in zip(self.more, columns[SPACES:], strict=True))
        for space in order:
            action: ActionValue = self.action_values[space][columns[space]]
            if action.cost <= purse:
                purse += action.income - action.cost
                value += action.value
        return value + purse * self.evaluator.chest


def assigned(
    values: list[list[float]], cards: list[str], spaces: list[int], possible: list[str]
) -> dict[int, str]:
    """The best cards for some spaces; they stay empty only for want of cards."""
    names = possible + [EMPTY] * max(0, len(spaces) - len(possible))
    columns = [cards.index(name) for name in names]
    rows = [[values[space][column] for column in columns] for space in spaces]
    found = best_columns(rows)
    return {space: names[column] for space, column in zip(spaces, found, strict=True)}
