"""What every game's Observation has in common."""

from __future__ import annotations

from typing import Any

import msgspec

from tenka.core.events import PUBLIC


class ObservationBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games list their own fields; among them are `game`, `viewer`, `step`, `actors` and `ranks`."""

    def __repr__(self) -> str:
        seen: Any = self
        whose = "the public" if seen.viewer == PUBLIC else f"seat {seen.viewer}"
        return f"<Observation of {seen.game} by {whose}: {seen.step}>"
