"""What goes through a whole game, which may be a stranger's: jobs for the workers, told by records alone.

A worker starts with this module, so it imports nothing that takes long, such as the database.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

from tenka import games
from tenka.core import record as records
from tenka.core.decisions import Decision, decisions
from tenka.core.errors import BadRecord
from tenka.core.fork import Fork, fork_of
from tenka.core.game import AnyGame
from tenka.core.record import Draws, Entry, Hint, Record, SeatChange, Undo
from tenka.core.table import Table
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.replays import Fairness
from tenka.server.rooms.replay import replay_page

__all__ = ["checked", "decided", "fairness", "forked", "replay_page"]

LONGEST_WORD = 64
"""What the columns of the database take."""
HASH = re.compile("(?:[0-9a-f]{64})?")
"""Of a seed; a game of cards and wood has none."""
MOST_ENTRIES: dict[type, int] = {Entry: 10_000, Undo: 2_000, SeatChange: 1_000, Hint: 2_000}
"""By kind. Tables stay below: those that change no position are limited there."""
MOST_DECISIONS = 1000


def checked(data: bytes) -> Record:
    """The record in a file, every move and every draw checked. Problem says what is wrong."""
    try:
        record = records.decode(data)
    except BadRecord as error:
        raise Problem("record-unreadable", why=error) from None
    _check_words(record)
    try:
        game = records.load_game(record, games.load)
    except BadRecord as error:
        raise Problem("record-ruleset", why=error) from None
    _check_play(record, game)
    return record


def _check_words(record: Record) -> None:
    fork = [record.fork.of] if isinstance(record.fork, Fork) else []
    words = [record.commitment, *fork, *(player.name for player in record.players)]
    words += [player.bot for player in record.players if player.bot is not None]
    if any(len(word) > LONGEST_WORD or not word.isprintable() for word in words):
        raise Problem("record-unreadable")
    if not HASH.fullmatch(record.commitment):
        raise Problem("record-unreadable")
    kinds = Counter(type(entry) for entry in record.entries)
    if any(kinds[kind] > most for kind, most in MOST_ENTRIES.items()):
        raise Problem("too-large")


def _check_play(record: Record, game: AnyGame) -> None:
    """It follows the rules to the end, and where it has a seed, all draws are those of the seed."""
    try:
        table = Table.restore(game, record)
        if not table.is_over():
            raise Problem("record-unfinished")
        if record.result != table.ranks():
            raise Problem("record-broken")
        if record.seed is not None:
            records.verify(record, games.load)
    except BadRecord as error:
        raise Problem("record-broken", why=error) from None
    except Problem:
        raise
    except Exception as error:  # noqa: BLE001 - a made-up position may lead rules anywhere
        raise Problem("record-broken", f"({type(error).__name__})") from None


def forked(record: Record, at: int, seat: int, seed: bytes) -> tuple[Fork, Draws]:
    """What a seat knew at a moment, and what the seed of another game draws for the rest. Problem."""
    if seat >= len(record.players) or at > len(record.entries):
        raise Problem("bad-request")
    game = records.load_game(record, games.load)
    table = next(islice(Table.retrace(game, record), at, None))
    if table.is_over():
        raise Problem("fork-over")
    fork = fork_of(record.commitment, at, table.observe(seat))
    return fork, Table.open(game, record.players, seed, record.options, fork).start


def fairness(record: Record) -> Fairness:
    """The same check as `tenka verify` makes."""
    draws = sum(len(numbers) for entry in record.choices() for numbers in entry.chance.values())
    draws += sum(len(numbers) for numbers in record.start.values())
    if record.seed is None:
        return Fairness("no-seed", record.commitment, None, draws)
    try:
        records.verify(record, games.load)
    except BadRecord:
        return Fairness("fails", record.commitment, record.seed, draws)
    return Fairness("holds", record.commitment, record.seed, draws)


def decided(record: Record, seat: int) -> list[Decision]:
    """For the coach. Problem."""
    found = decisions(records.load_game(record, games.load), record, seat)
    if len(found) > MOST_DECISIONS:
        raise Problem("too-large")
    return found
