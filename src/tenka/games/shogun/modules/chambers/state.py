"""The chamber board: six rows and six columns, and who has most in each (rules K)."""

from __future__ import annotations

from typing import Final

from tenka.core.pickling import picklable
from tenka.games.shogun.modules.chambers.material import MATERIAL, SIZE, SPACES
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NONE, ModuleState, State

QUESTION: Final = "chamber"
"""The step that asks for a region."""

# what is on a space, unless it is the marker of a seat
IN_BAG: Final = -3
FACE_UP: Final = -2
FACE_DOWN: Final = -1


class Chambers(ModuleState):
    """By space, what lies there; the region tiles; and which of them is handled."""

    __slots__ = ("regions", "spaces", "tile")

    def __init__(self, spaces: list[int], regions: list[int], tile: int) -> None:
        self.spaces: list[int] = spaces
        self.regions: list[int] = regions
        self.tile: int = tile

    def copy(self) -> ModuleState:
        return Chambers(self.spaces[:], self.regions[:], self.tile)

    def with_(self, content: int) -> list[int]:
        """The spaces on which something lies."""
        return [space for space in range(SPACES) if self.spaces[space] == content]


def chambers_of(state: State) -> Chambers:
    for part in state.modules:
        if isinstance(part, Chambers):
            return part
    raise ValueError("this game has no chambers")


def line_spaces(line: int) -> list[int]:
    """The spaces of a row (0 to 5) or a column (6 to 11)."""
    if line < SIZE:
        return list(range(line * SIZE, (line + 1) * SIZE))
    return list(range(line - SIZE, SPACES, SIZE))


def markers_left(rules: Rules, part: Chambers) -> list[int]:
    """By seat, markers that are not on the board."""
    most: int = rules.material.files[MATERIAL]["markers"]
    return [most - part.spaces.count(seat) for seat in range(rules.seats)]


def region_asked(rules: Rules, state: State) -> int:
    """The region that is handled now, or NONE."""
    part = chambers_of(state)
    return part.regions[part.tile] if rules.steps[state.step].name == QUESTION else NONE


def most_markers(part: Chambers, line: int, seats: int) -> list[int]:
    """Who has the most in a line; FACE_DOWN is one more player (rule K5)."""
    spaces = line_spaces(line)
    counts = [sum(part.spaces[space] == player for space in spaces) for player in range(FACE_DOWN, seats)]
    most = max(counts)
    return [i + FACE_DOWN for i, count in enumerate(counts) if count == most > 0]


picklable(Chambers, lambda: Chambers([], [], 0))
