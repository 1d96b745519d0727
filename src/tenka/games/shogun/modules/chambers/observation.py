"""What everybody sees of the chamber board."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.observation import Observation, view_of

FIELD = "chambers"
"""Of the Observation."""


class ChambersView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space is named by its row, a to f, and its column, 1 to 6. What is not here is still in the bag."""

    open: list[str]
    """Markers that lie face up."""
    down: list[str]
    """Markers that lie face down."""
    taken: dict[str, int]
    """Markers of players, by space."""
    markers: list[int]
    """By seat, markers that are left."""
    regions: list[str]
    """The region tiles in their order."""
    region: str | None
    """Which of them is handled now."""


def chambers_view(seen: Observation) -> ChambersView:
    return view_of(seen, FIELD, ChambersView)
