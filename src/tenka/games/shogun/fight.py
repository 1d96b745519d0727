"""What is known of a fight for a province, for those who tell of it."""

from __future__ import annotations

from typing import Final

from tenka.games.shogun.state import NOBODY

PLAYERS: Final = "players"
NEUTRAL: Final = "neutral"
REVOLT: Final = "revolt"

NOT_INVOLVED: Final = -1
"""Stands for the number of farmers where they take no part."""


class Fight:
    def __init__(self, province: int, colors: int) -> None:
        self.province = province
        self.kind = PLAYERS
        self.attacker = NOBODY
        self.defender = NOBODY
        self.cubes: list[int] = [0] * colors
        self.extras: list[tuple[int, str, int]] = []
        """To which seat which card or event gave how many armies."""
        self.returned: list[int] = []
        """By color, cubes that went back to the supplies; counted only if somebody listens."""
        self.counted: list[int] = []
        """Attackers, defenders and farmers in the tray."""
        self.razed: list[int] = []
        """Buildings that are lost."""
