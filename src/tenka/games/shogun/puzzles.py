"""What Shogun knows about its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenka.games.shogun.game import Shogun
    from tenka.games.shogun.observation import Observation

IDEAS: Final = ("special", "march", "stay", "revolt")
"""Of the questions that `sharp` searches, those that are answered with one move."""
PARAGRAPHS: Final = {"special": "T4", "stay": "A9", "revolt": "W3"}


def idea(move: str) -> str | None:
    """A march is about where to, not with how many armies."""
    head, _, rest = move.partition(":")
    if head not in IDEAS:
        return None
    return f"march:{rest.partition(':')[0]}" if head == "march" else move


def paragraph(observation: Observation, move: str) -> str:
    head, _, rest = move.partition(":")
    if head != "march":
        return f"shogun/{PARAGRAPHS[head]}"
    owner = observation.provinces[rest.partition(":")[0]].owner
    return f"shogun/{'A10' if owner == observation.viewer else 'B7' if owner is None else 'B2'}"


def success(game: Shogun, observation: Observation, move: str) -> float | None:
    """That an attack takes the province."""
    head, _, rest = move.partition(":")
    province, _, armies = rest.partition(":")
    if head != "march" or observation.provinces[province].owner == observation.viewer:
        return None
    return game.odds(observation, observation.viewer, province, int(armies)).attacker
