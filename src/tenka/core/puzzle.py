"""A moment of a game to think about: what one seat knew, and what each of its choices was worth.

Nothing else of the game is in it. So whoever solves it learns nothing that the seat could not know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, Literal, Protocol

import msgspec

from tenka.core.record import Options

MARGIN: Final = 0.06
"""So much of the chance to win every choice about something else loses, at least."""
ID_DIGITS: Final = 24
BUNDLED: Final = "puzzles.jsonl"
"""In a game's folder: one puzzle a line, after the line of the search that found them."""

Source = Literal["bots", "people"]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, and what the coach thinks of it."""

    move: str
    chance: float
    """To win with it, between 0 and 1."""
    gain: float
    """By how much the best choice does better."""
    error: float
    """By how much the gain may be off, either way, in 95 of 100 cases."""

    def is_right(self) -> bool:
        return self.gain < MARGIN


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    version: int
    """Of the rules."""
    seats: int
    options: Options
    source: Source
    """Whose game it comes from."""
    observation: dict[str, Any]
    """What the seat knew; its `viewer` is the seat."""
    moves: list[str]
    """The legal ones, in their order."""
    tried: list[Tried]
    """All of them, the best first."""
    worlds: int
    """In how many drawn worlds each was tried."""

    @property
    def id(self) -> str:
        """The same moment is the same puzzle, wherever it was found."""
        moment = (self.game, self.version, self.seats, self.options, self.observation)
        return hashlib.sha256(msgspec.json.encode(moment, order="sorted")).hexdigest()[:ID_DIGITS]

    def of(self, move: str) -> Tried | None:
        return next((one for one in self.tried if one.move == move), None)


class PuzzleGuide(Protocol):
    """What a game knows about its puzzles: the module `puzzles` of its folder."""

    def idea(self, move: str, /) -> str | None:
        """What a choice is about: such as where to march, whatever the number of armies. None for a move that
        decides little by itself, such as one card of a plan: there are no puzzles about those."""

    def paragraph(self, observation: Any, move: str, /) -> str:
        """The paragraph of the rules that tells what a move does, such as `zipang/K3`."""

    def success(self, game: Any, observation: Any, move: str, /) -> float | None:
        """How likely it is that a move succeeds, from what the seat knows; None where that is no question.
        The message `<game>-puzzle-success` says what success is."""


def by_idea(guide: PuzzleGuide, tried: Iterable[Tried]) -> dict[str, Tried]:
    """The best choice of each idea, from choices with the best first."""
    found: dict[str, Tried] = {}
    for one in tried:
        found.setdefault(guide.idea(one.move) or one.move, one)
    return found


def runner_up(guide: PuzzleGuide, puzzle: Puzzle) -> Tried:
    """The best choice about something else: what it loses is the margin of the puzzle."""
    return list(by_idea(guide, puzzle.tried).values())[1]


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games of bots were searched for puzzles."""

    game: str
    bot: str
    seats: list[int]
    """The number of players of one game after the other, again and again."""
    options: Options
    seed: int
    games: int = 0
    """How many were searched so far."""


def read(data: bytes) -> tuple[Search, list[Puzzle]]:
    """A file of puzzles; a ValidationError or DecodeError if it is none."""
    head, *lines = data.splitlines()
    return msgspec.json.decode(head, type=Search), [msgspec.json.decode(line, type=Puzzle) for line in lines]


def write(search: Search, puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in (search, *puzzles))
