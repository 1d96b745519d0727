"""The printed things of the chambers: a board of six rows and six columns."""

from __future__ import annotations

from typing import Final

MATERIAL: Final = "chambers"
"""The name of its file of printed values."""
SIZE: Final = 6
SPACES: Final = 36
ROWS: Final = "abcdef"
COLUMNS: Final = "123456"
SPACE_NAMES: Final[list[str]] = [row + column for row in ROWS for column in COLUMNS]
LINE_NAMES: Final[list[str]] = [*ROWS, *COLUMNS]
"""Rows, then columns."""
