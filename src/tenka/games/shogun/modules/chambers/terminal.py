"""The chambers in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.games.shogun.modules.chambers.material import COLUMNS, MATERIAL, ROWS
from tenka.games.shogun.modules.chambers.observation import chambers_view
from tenka.games.shogun.modules.facets import ModuleLook
from tenka.games.shogun.terminal.naming import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tenka.core.look import Words
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.observation import Observation

OPEN, DOWN, BAG = "o", "x", "."


class ChambersLook(ModuleLook):
    def lines(self, seen: Observation, names: Sequence[str], texts: Words) -> Iterator[str]:
        chambers = chambers_view(seen)
        marks = {space: str(seat) for space, seat in chambers.taken.items()}
        marks |= dict.fromkeys(chambers.open, OPEN) | dict.fromkeys(chambers.down, DOWN)
        regions = ", ".join(name_of("region", name, texts) for name in chambers.regions)
        yield texts("cli-shogun-chambers", open=OPEN, down=DOWN, regions=regions)
        yield "   " + " ".join(COLUMNS)
        for row in ROWS:
            yield f"  {row} " + " ".join(marks.get(row + column, BAG) for column in COLUMNS)

    def about(self, material: Material, seen: Observation, move: str, texts: Words) -> str:
        page, _, choice = move.partition(":")
        if page != "chamber" or choice == "none":
            return ""
        values = material.files[MATERIAL]
        row, column = values["rows"][ROWS.index(choice[0])], values["columns"][COLUMNS.index(choice[1])]
        return texts("cli-shogun-about-chamber", row=row, column=column)
