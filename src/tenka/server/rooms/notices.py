"""What somebody who is away is told: that a table waits, and nothing that has happened there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

Reason = Literal["turn", "last", "over", "round", "test"]


class Notice(msgspec.Struct, frozen=True):
    reason: Reason
    game: str = ""
    table: str = ""
    others: tuple[str, ...] = ()


Tell = Callable[[str, Notice], None]
"""By identity."""
