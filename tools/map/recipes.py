"""Which maps there are: from which files each is made, and where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MATERIAL = ROOT / "src/tenka/games/shogun/material"
COAST = HERE / "data/japan_coast.json"
STYLE = HERE / "data/style.json"


@dataclass(frozen=True)
class Recipe:
    layout: Path
    sides: dict[str, Path]
    output: Path
    copies: tuple[Path, ...] = ()
    """Where the client reads it."""


RECIPES = {
    "shogun": Recipe(
        HERE / "data/shogun_layout.json",
        {side: MATERIAL / f"board_{side}.json" for side in ("sun", "moon")},
        HERE / "out/shogun_map.json",
        (ROOT / "web/src/games/shogun/map.json",),
    ),
    "shitenno": Recipe(
        HERE / "data/shitenno_layout.json",
        {"board": HERE / "data/shitenno_graph.json"},
        HERE / "out/shitenno_map.json",
        (ROOT / "web/src/games/shitenno/map.json",),
    ),
}
