"""Records whole games as seat 0 sees them, for the client's unit tests.

    python tools/client_fixture.py     writes web/tests/fixtures/zipang.json and shitenno.json

The seeds are ones whose games are short and bring every kind of event.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "tests" / "fixtures"
sys.path.insert(0, str(ROOT / "src"))

from tenka import games  # noqa: E402 - the package may not be installed
from tenka.core.record import Player  # noqa: E402
from tenka.core.table import Table  # noqa: E402

VIEWER = 0
ANSWERS_BACK = 0.5
"""How often a reaction is more than letting it happen."""
GOES_ON = 0.9
"""How often a turn does not end while something can be done."""


class Recipe(NamedTuple):
    game: str
    seats: int
    seed: int
    file: str


RECIPES = (
    Recipe("zipang", 4, 610, "zipang.json"),
    Recipe("shitenno", 4, 7, "shitenno.json"),
)


def choose(moves: list[str], chance: random.Random) -> str:
    if moves[0].startswith("react") and chance.random() < ANSWERS_BACK:
        return moves[-1]
    if moves[-1] == "end" and len(moves) > 1 and chance.random() < GOES_ON:
        return chance.choice(moves[:-1])
    return chance.choice(moves)


def steps(recipe: Recipe) -> Iterator[dict[str, Any]]:
    players = [Player(f"P{seat}", "bot") for seat in range(recipe.seats)]
    table = Table.open(games.load(recipe.game, recipe.seats), players, recipe.seed.to_bytes(32, "big"))
    says = games.plugin_of(recipe.game).narration
    chance = random.Random(recipe.seed)
    told = 0
    while True:
        log = table.log(VIEWER)
        if len(log) > told:
            events = [event for _, heard in log[told:] for event in heard]
            told = len(log)
            seen = table.observe(VIEWER)
            lines = [says.event_phrase(event) for event in events]
            yield {
                "events": events,
                "lines": lines,
                "observation": seen,
                "question": says.question_phrase(seen),
            }
        if table.is_over():
            return
        seat = table.actors()[0]
        table.play(seat, choose(table.moves(seat), chance))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for recipe in RECIPES:
        rows = ",\n".join(msgspec.json.encode(step).decode() for step in steps(recipe))
        (TARGET / recipe.file).write_text(f"[\n{rows}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
