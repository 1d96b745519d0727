"""The printed things of Tenno's Court."""

from __future__ import annotations

from typing import Final

MATERIAL: Final = "tennos_court"
"""The name of its file of printed values."""
FAVORS: Final = 21
OFFERED: Final = 3
SPACES: Final[list[str]] = ["convert3", "convert2", "convert1"]
"""The boxes of the extra board."""
BOXES: Final = (3, 2, 1)
"""How many armies each of them converts."""
TOWER_CARDS: Final[list[str]] = ["tower1", "tower2", "tower3"]
