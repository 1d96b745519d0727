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

COUNT = 16


def games_digest(name: str, seats: int, options: Options | None = None, count: int = COUNT) -> str:
    """One hash over everything in every state of some seeded games."""
    game = load(name, seats, options)
    total = hashlib.sha256()
    for seed in range(count):
        for state, seat, move in walk(game, FastChance(seed)):
            total.update(f"{seat} {move.name} {fingerprint(state)}".encode())
    return total.hexdigest()


def digest_in_a_process(
    name: str, seats: int, options: Options | None = None, count: int = COUNT, *, plain: bool
) -> tuple[bool, str]:
    """Whether that process ran the compiled rules, and the digest it found."""
    environment = {**os.environ, "TENKA_PLAIN": "1" if plain else ""}
    script = [sys.executable, "-m", "tests.kit.builds", name, str(seats), json.dumps(options), str(count)]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    compiled, found = done.stdout.split()
    return compiled == "compiled", found


if __name__ == "__main__":
    name, seats, options, count = sys.argv[1:]
    kind = "compiled" if _speed.compiled() else "plain"
    sys.stdout.write(f"{kind} {games_digest(name, int(seats), json.loads(options), int(count))}\n")
