"""`tenka serve` with known draws: `python -m tests.browser.seeded PORT SEED`.

Everything is the real server's; only the secret seed of a new table, those of its bots and the names of
guests are not random: how long a name is decides where lines of a log break. And the coach does not wait
until nobody else wants a core, which may be never while tests run. It ends with whoever started it.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from unittest.mock import patch

from tenka.server.identity import names
from tenka.server.rooms import driver, table_factory, workers
from tenka.server.serve import serve

GUEST = "Sakura"


class Known:
    """Stands in for the module `secrets` where games begin."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()

    def token_bytes(self, size: int) -> bytes:
        """Always the same, so that every table of a test server begins alike."""
        return hashlib.shake_256(self._seed).digest(size)

    def randbits(self, size: int) -> int:
        return int.from_bytes(self.token_bytes(8)) >> (64 - size)


def end_with_input() -> None:
    """Whoever started this holds the other end of it, and ends it by ending."""
    sys.stdin.read()
    os._exit(1)


def main(port: str, seed: str) -> None:
    threading.Thread(target=end_with_input, daemon=True).start()
    known = Known(seed)
    with (
        patch.object(table_factory, "secrets", known),
        patch.object(driver, "secrets", known),
        patch.object(names, "NAMES", [GUEST]),
        patch.object(workers, "initialize_low_priority", workers.initialize),
    ):
        serve(port=int(port), open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
