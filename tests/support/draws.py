"""In place of `secrets` where the server draws what decides a game: every draw follows from a seed."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random

DRAWING = ("tenka.server.rooms.table_factory", "tenka.server.rooms.driver", "tenka.server.identity.ids")
"""The seeds of games and of bots, and ids."""


class Draws:
    """As much of `secrets` as is used there, all of it from one seed."""

    def __init__(self) -> None:
        self._dice = Random(0)

    def begin(self, seed: str) -> None:
        self._dice = Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._dice.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()

    def randbits(self, count: int) -> int:
        return self._dice.getrandbits(count)


DRAWS = {module: Draws() for module in DRAWING}
"""One for each, so that a bot that is asked sooner or later changes nothing elsewhere."""


def install() -> None:
    for name, draws in DRAWS.items():
        module = import_module(name)
        assert hasattr(module, "secrets"), f"{name} draws nothing any more"
        module.secrets = draws  # type: ignore[attr-defined]


def begin(seed: str) -> None:
    for module, draws in DRAWS.items():
        draws.begin(f"{seed} {module}")


@contextmanager
def aside(seed: str) -> Iterator[None]:
    """Draws of something that outlives a test: they do not depend on the test that needed it first."""
    before = [draws._dice for draws in DRAWS.values()]
    begin(seed)
    yield
    for draws, dice in zip(DRAWS.values(), before, strict=True):
        draws._dice = dice
