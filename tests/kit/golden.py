"""Golden games: finished records with one hash of all that everybody was told.

`python -m tests.kit.golden zipang 2 3 4 5 6` plays them anew, after a change of rules or views that is meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tenka.core.record import Options, decode, encode
from tenka.core.table import Table
from tenka.games import load
from tests.kit.records import digest, play_table

GAMES = Path(__file__).parents[1] / "games"
SEED = 2026


def write(name: str, seats: int, options: Options | None = None, label: str = "") -> None:
    folder = GAMES / name / "golden"
    folder.mkdir(exist_ok=True)
    table = play_table(load(name, seats, options), SEED, options)
    (folder / f"{label or seats}.json").write_bytes(encode(table.record()))
    (folder / f"{label or seats}.sha256").write_text(digest(table) + "\n")


def check(name: str, seats: int, label: str = "") -> None:
    """The stored record still plays, and everybody is told the same bytes."""
    folder = GAMES / name / "golden"
    record = decode((folder / f"{label or seats}.json").read_bytes())
    table = Table.of_record(record, load)
    assert len(record.players) == seats
    assert table.record() == record
    assert digest(table) == (folder / f"{label or seats}.sha256").read_text().strip()


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        write(sys.argv[1], int(argument))
