"""`sharp`: searches the campaign to its end in drawn worlds."""

from __future__ import annotations

from typing import Any

from tenka.bots.search.guide import Guide
from tenka.bots.search_bot import SearchBot
from tenka.games.zipang.bots.guide import ZipangGuide, hand_set_policy, hand_set_value


class SharpZipang(SearchBot):
    trials = 600
    curiosity = 0.3

    def guide(self, observation: Any) -> Guide:
        return ZipangGuide(hand_set_policy(), hand_set_value(), [])
