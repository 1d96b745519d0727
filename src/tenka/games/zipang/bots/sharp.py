"""`sharp`: searches the campaign to its end in drawn worlds."""

from __future__ import annotations

from tenka.core.game import AnyGame
from tenka.games.zipang.bots.guide import ZipangGuide, hand_set_policy, hand_set_value, rules_for
from tenka.games.zipang.observation import Observation
from tenka.games.zipang.state import State
from tenka.search.bot import SearchBot


class SharpZipang(SearchBot[State, Observation]):
    simulations = 600
    exploration = 0.3

    def rules(self, observation: Observation) -> AnyGame:
        return rules_for(len(observation.seats))

    def guide(self, observation: Observation) -> ZipangGuide:
        return ZipangGuide(hand_set_policy(), hand_set_value(), [])
