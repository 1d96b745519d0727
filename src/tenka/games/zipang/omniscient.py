"""What all seats together know, for replays of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tenka.games.zipang.observation import Observation


def merge_views(public: Observation, own: Sequence[Observation]) -> Observation:
    """The public view with everybody's hand in it."""
    seats = [replace(view, known=own[seat].hand) for seat, view in enumerate(public.seats)]
    return replace(public, seats=seats)
