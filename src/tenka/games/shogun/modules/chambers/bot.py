"""How bots play the chambers: which one to take, in points."""

from __future__ import annotations

from collections.abc import Callable

from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.modules.chambers.material import COLUMNS, MATERIAL, ROWS, SIZE
from tenka.games.shogun.modules.chambers.observation import chambers_view
from tenka.games.shogun.modules.facets import ModuleBot, Value
from tenka.games.shogun.observation import Observation


class ChamberValues:
    """Which chamber to take."""

    def __init__(self, seen: Observation) -> None:
        self.features = BoardFeatures(seen)
        self.view = chambers_view(seen)
        self.data = self.features.material.files[MATERIAL]

    def value(self, name: str) -> float:
        choice = name.removeprefix("chamber:")
        if choice == "none":
            return -1.0
        row, column = choice[0], choice[1]
        return self.line(row, self.data["rows"][ROWS.index(row)]) + self.line(
            column, self.data["columns"][COLUMNS.index(column)]
        )

    def line(self, line: str, worth: int) -> float:
        """How much nearer one more marker brings the line's value."""
        owners = [seat for space, seat in self.view.taken.items() if line in space]
        mine = owners.count(self.features.me)
        others = [owners.count(seat) for seat in range(self.features.seats) if seat != self.features.me]
        down = sum(line in space for space in self.view.down)
        best = max(*others, down)
        left = SIZE - len(owners) - down
        return (chance(mine + 1 - best, left) - chance(mine - best, left)) * worth


def chance(lead: int, left: int) -> float:
    """To win a line with such a lead, when so many spaces of it are open or to come."""
    spread = 1 + left
    return min(1.0, max(0.0, 0.35 + lead / spread * 0.65))


class ChambersBot(ModuleBot):
    def questions(self) -> dict[str, Callable[[Observation], Value]]:
        return {"chamber": lambda seen: ChamberValues(seen).value}
