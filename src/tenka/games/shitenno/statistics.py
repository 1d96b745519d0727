"""What a finished game of Shitennō is remembered for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tenka.core.events import Event
from tenka.games.shitenno.events import Controlled, ProvinceCounted, TitlesDealt, TitlesTaken

DAIMYO: Final = 4
"""In seals."""


def statistics(seats: int, steps: Sequence[Sequence[Event]]) -> list[dict[str, float]]:
    """How often first among the titles, Kamons placed, and provinces dominated at the end."""
    first: Counter[int] = Counter()
    kamons: Counter[int] = Counter()
    dominated: Counter[int] = Counter()
    for event in (event for step in steps for event in step):
        if isinstance(event, TitlesDealt | TitlesTaken):
            first.update(seat for seat, title in enumerate(event.titles) if title == DAIMYO)
        elif isinstance(event, Controlled):
            kamons[event.seat] += 1
        elif isinstance(event, ProvinceCounted):
            dominated[event.seat] += 1
    return [
        {"daimyo": first[seat], "kamons": kamons[seat], "provinces": dominated[seat]} for seat in range(seats)
    ]
