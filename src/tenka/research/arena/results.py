"""Results in a file of JSON lines: the contest first, then each game as it ends.

A contest that was interrupted goes on from there. Half a line at the end, from a crash, is cut off; a game
that stands there twice counts once.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tenka.core.errors import SpokenError
from tenka.research.arena.contest import Contest, Game


class BadResults(SpokenError):
    """A file that holds no results, or those of another contest."""


class Results:
    """The games of one contest, by number; kept in a file if there is one."""

    def __init__(self, made: Contest, file: Path | None = None) -> None:
        self.contest = made
        self.file = file
        self._games: dict[int, Game] = {}
        if file is not None:
            self._open(file)

    def _open(self, file: Path) -> None:
        try:
            data = file.read_bytes() if file.exists() else b""
            kept = data[: data.rfind(b"\n") + 1]
            if kept:
                self._read(kept)
            if len(kept) != len(data):
                os.truncate(file, len(kept))
            if not kept:
                self._append(self.contest)
        except OSError as error:
            raise BadResults("results-place", file=str(file), why=error.strerror or str(error)) from None

    def _read(self, data: bytes) -> None:
        first, *lines = data.splitlines()
        try:
            known = msgspec.json.decode(first, type=Contest)
            games = [msgspec.json.decode(line, type=Game) for line in lines]
        except msgspec.DecodeError as error:
            raise BadResults("results-none", file=str(self.file), why=str(error)) from None
        if known != replace(self.contest, key=known.key):
            raise BadResults("results-other", file=str(self.file), contest=described(known))
        self.contest = known
        for game in games:
            self._games.setdefault(game.number, game)

    def add(self, game: Game) -> None:
        """A game that ended. If it is there already, nothing changes."""
        if game.number in self._games:
            return
        self._games[game.number] = game
        self._append(game)

    def _append(self, line: msgspec.Struct) -> None:
        if self.file is not None:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(line) + b"\n")

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if number not in self._games]

    def games(self) -> list[Game]:
        return [self._games[number] for number in sorted(self._games)]


def described(made: Contest) -> str:
    names = ",".join(entrant.name for entrant in made.entrants)
    place = f"{made.game} with {names} at {made.seats} seats, options {made.options}"
    return f"{place}, seed {made.seed}, simulations {made.simulations}, seconds {made.seconds}"
