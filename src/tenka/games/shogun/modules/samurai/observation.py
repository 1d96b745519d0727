"""What everybody sees of the samurai."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.observation import Observation, view_of

FIELD = "samurai"
"""Of the Observation."""


class SamuraiView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[int]
    """By seat, the card on top: 1 to 4."""


def samurai_view(seen: Observation) -> SamuraiView:
    return view_of(seen, FIELD, SamuraiView)
