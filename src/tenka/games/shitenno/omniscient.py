"""What all seats together know, for replays of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tenka.games.shitenno.observation import Observation


def merge_views(public: Observation, own: Sequence[Observation]) -> Observation:
    """The public view with everybody's hand in it, and the lot that the Tairō is forming."""
    seats = [replace(view, known=own[seat].hand) for seat, view in enumerate(public.seats)]
    sharing = public if public.tairo is None else own[public.tairo]
    return replace(public, seats=seats, tray=sharing.tray, lot=sharing.lot)
