"""What all seats together know, for replays of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tenka.games.shogun.modules.catalog import spaces_seen
from tenka.games.shogun.observation import Observation


def merge_views(public: Observation, own: Sequence[Observation]) -> Observation:
    """The public view with everybody's plan in it, also while it is being made."""
    seats = [replace(view, plan=_plan(own[seat], seat)) for seat, view in enumerate(public.seats)]
    return replace(public, seats=seats)


def _plan(seen: Observation, seat: int) -> dict[str, str | None]:
    return dict(zip(spaces_seen(seen), seen.draft, strict=False)) or seen.seats[seat].plan
