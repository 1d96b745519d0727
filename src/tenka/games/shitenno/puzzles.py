"""What Shitennō knows about its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenka.games.shitenno.game import Shitenno
    from tenka.games.shitenno.observation import Observation

IN_PARTS: Final = ("add", "offer", "split", "use")
"""Moves of which a lot or a payment is made."""
PARAGRAPHS: Final = {
    "accept": "C4",
    "refuse": "C3",
    "choose": "C6",
    "draw": "E4",
    "end": "D1",
    "gild": "F3",
    "troops": "D2",
    "kokus": "D3",
}
"""By what a move begins with; those that take control of a province, by what they end with."""


def idea(move: str) -> str | None:
    return None if move.partition(":")[0] in IN_PARTS else move


def paragraph(_observation: Observation, move: str) -> str:
    head, _, way = move.partition(":")
    return f"shitenno/{PARAGRAPHS.get(head) or PARAGRAPHS[way]}"


def success(_game: Shitenno, _observation: Observation, _move: str) -> float | None:
    """No move can fail."""
    return None
