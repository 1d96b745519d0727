"""`sharp`: searches the year to its end in drawn worlds."""

from __future__ import annotations

from typing import Any

from tenka.bots.search.guide import Guide
from tenka.bots.search_bot import SearchBot
from tenka.games.shitenno.bots.guide import ShitennoGuide, hand_set_policy, hand_set_value

STEP_BY_STEP = ("lot", "split", "pay")
"""A lot or a payment is chosen by several small answers, one after the other."""
PARTS = {"turn": 0.5, "lot": 0.25, "split": 0.25, "pay": 0.25}
"""Of the time that is left: others must not notice how many answers there are still to come."""


class SharpShitenno(SearchBot):
    trials = 400

    def share(self, observation: Any) -> float:
        return 0.25 if observation.step in STEP_BY_STEP else 1.0

    def part(self, observation: Any) -> float:
        return PARTS.get(observation.step, 1.0)

    def guide(self, observation: Any) -> Guide:
        return ShitennoGuide(hand_set_policy(), hand_set_value(), [])
