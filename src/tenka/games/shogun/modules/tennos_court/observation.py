"""What everybody sees of Tenno's Court. Favors are named by their printed number."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.observation import Observation, view_of

FIELD = "court"
"""Of the Observation."""


class FavorView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    favor: int
    officials: int
    """What it costs."""
    gift: str
    """Its kind: chests, rice, points, tray, event, calm, garrison, theater, temple, castle, peace_a, ..."""
    amount: int


class KeptView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A favor that somebody keeps: 4 until it is needed, 10, 11 and 18 until the end of the round."""

    favor: int
    seat: int


class CourtView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    officials: list[int]
    """By seat, in the own supply."""
    entrance: list[int]
    """By seat, in the entrance hall."""
    audience: list[int]
    """By seat, in the audience hall."""
    favors: list[FavorView]
    """On offer, the dearest first."""
    kept: list[KeptView]
    past: list[int]
    """Favors that have left the game."""
    askers: list[int]
    """Who still asks for a favor, in order."""
    order: list[int]
    """Everybody as they ask for favors; before they do, as things stand (rule C6)."""
    using: int | None
    """The favor just taken, while its owner decides how to use it."""


def court_view(seen: Observation) -> CourtView:
    return view_of(seen, FIELD, CourtView)
