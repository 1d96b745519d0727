"""What everybody sees of the military leaders."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.observation import Observation, view_of

FIELD = "leaders"
"""Of the Observation."""


class StatuesView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    count: int


class LeadersView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provinces: list[str | None]
    """By seat, where the leader is; None while he is off the board."""
    statues: dict[str, StatuesView]
    """By province, whose statues stand there."""
    left: list[int]
    """By seat, statues that are not placed yet."""
    trophies: list[list[int]]
    """By seat, how many statues of each other seat it took."""
    deciding: str | None
    """While provinces are claimed: the one that somebody may place a leader in now."""


def leaders_view(seen: Observation) -> LeadersView:
    return view_of(seen, FIELD, LeadersView)
