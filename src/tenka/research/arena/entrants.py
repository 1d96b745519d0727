"""Who takes part: a bot of the ladder, or one from a file of somebody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tenka import bots
from tenka.bots.base import Bot, Clock
from tenka.core.errors import TenkaError
from tenka.core.moves import Move

LARGEST = 1_000_000


class BadBot(TenkaError):
    """A bot's file that cannot be used, or a bot that does not answer with one of its moves."""


class Entrant(msgspec.Struct, frozen=True):
    """`source` is the text of a bot's file, so that a worker needs no file; empty for a bot of the ladder.

    Such a bot is named by its level, or by `level:simulations` for one with simulations of its own.
    """

    name: str
    source: str = ""

    def make(self, game: str, seed: int, trials: int | None) -> Bot:
        if self.source:
            return FileBot(self, seed)
        level, _, own = self.name.partition(":")
        return bots.make(game, level, seed, _simulations(own) if own else trials)


def _simulations(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise BadBot(f"'{text}' is no number of simulations.")
    return int(text)


def read_file(file: Path) -> Entrant:
    """A bot in one file: `decide(observation, moves, clock)`."""
    try:
        source = file.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadBot(f"The bot '{file}' cannot be read: {error}.") from None
    if not source.strip() or len(source) > LARGEST:
        raise BadBot(f"The bot '{file}' is empty or too large.")
    entrant = Entrant(file.stem, source)
    FileBot(entrant, 0)
    return entrant


class FileBot(Bot):
    """Runs a bot's file, anew for each seat, so that two seats share nothing.

    If the file has a function `start(seed)`, it is called first.
    """

    def __init__(self, entrant: Entrant, seed: int) -> None:
        super().__init__(seed)
        self.name = entrant.name
        self._module: dict[str, Any] = {"__name__": entrant.name}
        try:
            exec(compile(entrant.source, f"{entrant.name}.py", "exec"), self._module)  # noqa: S102 - their own file
            if "start" in self._module:
                self._module["start"](seed)
        except Exception as error:
            raise BadBot(f"The bot '{self.name}' does not start: {_told(error)}.") from error
        if not callable(self._module.get("decide")):
            raise BadBot(f"The bot '{self.name}' has no function decide(observation, moves, clock).")

    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        try:
            answer = self._module["decide"](observation, list(moves), clock)
        except Exception as error:
            raise BadBot(f"The bot '{self.name}' failed: {_told(error)}.") from error
        for move in moves:
            if answer is move or answer == move.name:
                return move
        raise BadBot(f"The bot '{self.name}' answered with {answer!r}, which is none of its moves.")


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
