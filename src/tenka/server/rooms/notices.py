"""What somebody who is away is told: that a table waits, and nothing that has happened there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

Reason = Literal["turn", "last", "over", "round", "test", "invited", "proposed"]


class Notice(msgspec.Struct, frozen=True):
    reason: Reason
    game: str = ""
    table: str = ""
    others: tuple[str, ...] = ()
    invite: str = ""
    """What opens the table to somebody who does not sit there yet."""


Tell = Callable[[str, Notice], None]
"""By identity."""
