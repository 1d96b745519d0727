"""`sharp`: searches the year to its end in drawn worlds."""

from __future__ import annotations

from tenka.core.game import AnyGame
from tenka.games.shitenno.bots.guide import ShitennoGuide, hand_set_policy, hand_set_value, rules_for
from tenka.games.shitenno.observation import Observation
from tenka.games.shitenno.state import State
from tenka.search.bot import SearchBot

STEP_BY_STEP = ("lot", "split", "pay")
"""A lot or a payment is chosen by several small answers, one after the other."""
PARTS = {"turn": 0.5, "lot": 0.25, "split": 0.25, "pay": 0.25}
"""Of the time that is left: others must not notice how many answers there are still to come."""


class SharpShitenno(SearchBot[State, Observation]):
    simulations = 400

    def share(self, observation: Observation) -> float:
        return 0.25 if observation.step in STEP_BY_STEP else 1.0

    def part(self, observation: Observation) -> float:
        return PARTS.get(observation.step, 1.0)

    def rules(self, observation: Observation) -> AnyGame:
        return rules_for(len(observation.seats))

    def guide(self, observation: Observation) -> ShitennoGuide:
        return ShitennoGuide(hand_set_policy(), hand_set_value(), [])
