"""The same seeds give the same games, compiled and plain."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

from tenka import _speed
from tenka.core.chance import FastChance
from tenka.core.record import Options
from tenka.games import load
from tests.kit.kit import fingerprint, walk

COUNT = 8


def games_digest(name: str, seats: int, options: Options | None = None, count: int = COUNT) -> str:
    """One hash over everything in every state of some seeded games."""
    game = load(name, seats, options)
    total = hashlib.sha256()
    for seed in range(count):
        for state, seat, move in walk(game, FastChance(seed)):
            total.update(f"{seat} {move.name} {fingerprint(state)}".encode())
    return total.hexdigest()


def check(name: str, tables: list[tuple[int, Options | None]], count: int = COUNT) -> None:
    """Every table in a process that runs the compiled rules and in one that runs the plain ones."""
    running = [_process(name, tables, count, plain=plain) for plain in (False, True)]
    (compiled, *found), (plain, *expected) = [process.communicate()[0].split() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert (compiled, plain) == ("compiled", "plain")
    assert dict(enumerate(found)) == dict(enumerate(expected)), "by the number of the table"
    assert len(found) == len(tables)


def _process(
    name: str, tables: list[tuple[int, Options | None]], count: int, *, plain: bool
) -> subprocess.Popen[str]:
    environment = {**os.environ, "TENKA_PLAIN": "1" if plain else ""}
    script = [sys.executable, "-m", "tests.kit.builds", name, json.dumps(tables), str(count)]
    return subprocess.Popen(script, env=environment, stdout=subprocess.PIPE, text=True)


if __name__ == "__main__":
    name, tables, count = sys.argv[1:]
    digests = [games_digest(name, seats, options, int(count)) for seats, options in json.loads(tables)]
    sys.stdout.write("\n".join(["compiled" if _speed.compiled() else "plain", *digests]))
