"""What a finished game of Zipang Portable is remembered for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tenka.core.events import Event
from tenka.games.zipang.events import CampaignWon, Eliminated, Stole


def statistics(seats: int, steps: Sequence[Sequence[Event]]) -> list[dict[str, float]]:
    """Campaigns won, how often eliminated, and coins stolen."""
    won: Counter[int] = Counter()
    eliminated: Counter[int] = Counter()
    stolen: Counter[int] = Counter()
    for event in (event for step in steps for event in step):
        if isinstance(event, CampaignWon):
            won[event.seat] += 1
        elif isinstance(event, Eliminated):
            eliminated[event.seat] += 1
        elif isinstance(event, Stole):
            stolen[event.seat] += event.coins
    return [
        {"campaigns": won[seat], "eliminated": eliminated[seat], "stolen": stolen[seat]}
        for seat in range(seats)
    ]
