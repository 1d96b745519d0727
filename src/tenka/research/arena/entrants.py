"""Who takes part: a bot of the ladder, or one from a file of somebody's own."""

from __future__ import annotations

from base64 import b85encode
from pathlib import Path
from zipfile import BadZipFile

import msgspec

from tenka import bots
from tenka.core.bot import AnyBot
from tenka.core.record import Options
from tenka.research.arena.apart import BadBot, FileBot

LARGEST = 8_000_000
LEARNED = ".npz"
PLAYER = """\
from base64 import b85decode
from io import BytesIO

from tenka.research.policy import Policy

policy = Policy.load(BytesIO(b85decode({weights!r})))
start, decide = policy.start, policy.decide
"""


class Entrant(msgspec.Struct, frozen=True):
    """`source` is the text of a bot's file, so that a worker needs no file; empty for a bot of the ladder.

    Such a bot is named by its level, or by `level:simulations` for one with simulations of its own.
    """

    name: str
    source: str = ""

    def make(self, game: str, seed: int, simulations: int | None) -> AnyBot:
        if self.source:
            return FileBot(self.name, self.source, seed)
        level, _, own = self.name.partition(":")
        return bots.make(game, level, seed, _simulations(own) if own else simulations)


def _simulations(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise BadBot("bot-simulations", simulations=text)
    return int(text)


def _player(weights: bytes) -> str:
    """A program that plays by some weights, complete in itself: a worker elsewhere has no file."""
    return PLAYER.format(weights=b85encode(weights))


def check_weights(file: Path, game: str, seats: int, options: Options) -> None:
    """Learned weights were learned for one kind of table, and know no other."""
    from tenka.research.match import Rules  # noqa: PLC0415 - they need the extra
    from tenka.research.policy import Policy  # noqa: PLC0415

    try:
        learned = Policy.load(file).rules
    except OSError as error:
        raise BadBot("bot-unreadable", bot=str(file), why=error.strerror or str(error)) from None
    except (EOFError, KeyError, ValueError, BadZipFile):
        raise BadBot("bot-weights", bot=str(file)) from None
    if learned.shape() != Rules(game, seats, options).shape():
        name, number, own = learned.wishes
        raise BadBot("bot-table", bot=str(file), game=name, seats=number, options=str(own or {}))


def read_file(file: Path) -> Entrant:
    """A bot in one file: `decide(observation, moves, clock)`, or the weights of a learned policy."""
    try:
        learned = file.suffix == LEARNED
        source = _player(file.read_bytes()) if learned else file.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadBot("bot-unreadable", bot=str(file), why=str(error)) from None
    if not source.strip() or len(source) > LARGEST:
        raise BadBot("bot-size", bot=str(file))
    entrant = Entrant(file.stem, source)
    FileBot(entrant.name, source, 0)
    return entrant
