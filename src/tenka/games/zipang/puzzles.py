"""What Zipang Portable knows about its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.games.zipang.bots.odds import chance_below, hand_odds, unseen
from tenka.games.zipang.material import ATTACK, KIND

if TYPE_CHECKING:
    from tenka.games.zipang.game import Zipang
    from tenka.games.zipang.observation import Observation

ANSWERS: Final = {"let": "M1", "monk": "K7", "coin": "E4"}
TAKEN: Final = {"take-discard": "T3", "take-hand": "K13"}


def idea(move: str) -> str:
    return move


def paragraph(observation: Observation, move: str) -> str:
    """For a card that is played, its own."""
    head, _, rest = move.partition(":")
    if head == "take":
        return f"zipang/{TAKEN.get(observation.step, 'T1')}"
    if head == "react":
        return f"zipang/{ANSWERS[rest]}"
    return "zipang/E2" if head == "ikki" else f"zipang/K{1 + KIND[head]}"


def success(_game: Zipang, observation: Observation, move: str) -> float | None:
    """That the one who is attacked has fewer battle points."""
    card, _, target = move.partition(":")
    if not target.isdecimal() or card not in KIND or not ATTACK[KIND[card]]:
        return None
    there = observation.seats[int(target)]
    return chance_below(hand_odds(there, unseen(observation)), ATTACK[KIND[card]]) if there.cards else None
