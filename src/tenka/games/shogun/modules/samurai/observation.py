"""What everybody sees of the samurai."""

from __future__ import annotations

import msgspec


class SamuraiView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[int]
    """By seat, the card on top: 1 to 4."""
