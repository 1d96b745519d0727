"""Rows that are written straight from States hold what the layouts read from Observations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from typing import Any

from tenka import _speed
from tenka.core.chance import FastChance
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.core.rows import Row
from tenka.games import load, plugin_of
from tests.kit.kit import walk


class Rows:
    """Both ways to the row of a seat."""

    def __init__(self, game: AnyGame) -> None:
        plugin = plugin_of(game.name)
        self.game = game
        self.layout = plugin.layout(game)
        self.writer = plugin.rows(game)

    def written(self, state: Any, seat: int) -> list[int]:
        row = Row(self.layout.size, self.game.seats)
        row.begin(0, seat)
        self.writer.write(state, row)
        return memoryview(row.values).tolist()

    def defined(self, state: Any, seat: int) -> list[float]:
        return self.layout.values(self.game.observe(state, seat))

    def differences(self, state: Any, seat: int) -> list[str]:
        """The fields in which the two differ."""
        written, defined = self.written(state, seat), self.defined(state, seat)
        if written == defined:
            return []
        return [name for name, part in self.layout.slices().items() if written[part] != defined[part]]


@lru_cache(maxsize=64)
def rows_of(game: AnyGame) -> Rows:
    return Rows(game)


def check_whole_game(name: str, seats: int, options: Options, seed: int) -> int:
    """At every decision of a random game and at its end, for every seat. How many decisions there were."""
    game = load(name, seats, options)
    state = game.start(FastChance(seed))
    decisions = 0
    for _ in walk(game, FastChance(seed + 1), state):
        check_position(rows_of(game), state)
        decisions += 1
    check_position(rows_of(game), state)
    return decisions


def check_position(rows: Rows, state: Any) -> None:
    for seat in range(rows.game.seats):
        assert rows.differences(state, seat) == []


def check_plain(tables: list[tuple[str, int, Options]]) -> None:
    """The same in a process that runs the plain sources."""
    script = [sys.executable, "-m", "tests.kit.rows", json.dumps(tables)]
    environment = {**os.environ, "TENKA_PLAIN": "1"}
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "plain"


if __name__ == "__main__":
    for name, seats, options in json.loads(sys.argv[1]):
        check_whole_game(name, seats, options, seed=1)
    sys.stdout.write("compiled" if _speed.compiled() else "plain")
