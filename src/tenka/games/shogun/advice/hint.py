"""One thing to know about a space of a plan."""

from __future__ import annotations

from typing import Literal

import msgspec

Weight = Literal["note", "may", "likely", "stop"]


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Its text is `shogun-hint-<code>` with these values."""

    space: str
    code: str
    weight: Weight
    """`note`: what it brings. `may`: it could go wrong. `likely`: it would lapse as things stand. `stop`: the
    rules do not allow it."""
    values: dict[str, int] = {}

    def warns(self) -> bool:
        return self.weight != "note"
