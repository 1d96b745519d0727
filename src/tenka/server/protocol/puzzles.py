"""What travels about puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tenka.core.narration import Phrase
from tenka.core.puzzle import Source
from tenka.server.protocol.http import Wire
from tenka.server.protocol.socket import Choice, View


class PuzzleTally(Wire, frozen=True):
    """How somebody does with a game's puzzles: the first answer to each counts."""

    game: str
    puzzles: int
    """How many there are."""
    answered: int
    solved: int
    streak: int
    """Right answers in a row, up to the last one."""


class Puzzles(Wire, frozen=True):
    games: list[PuzzleTally]
    consents: bool
    """Whether you let puzzles be made of your games."""


class PuzzleConsent(Wire, frozen=True):
    consents: bool


class PuzzleInfo(Wire, frozen=True):
    """A moment, with what one seat knew. Its answer is not in it."""

    id: str
    source: Source
    answered: bool
    """You have answered it before: it counts no more."""
    view: View
    """What that seat would see at a table of the id `puzzle:` and the puzzle's."""


class NextPuzzle(Wire, frozen=True):
    puzzle: PuzzleInfo | None
    """None if you have solved all of them."""


class AnswerPuzzle(Wire, frozen=True):
    move: Choice
    """Of several moves that are one choice, the first one counts."""


class TriedMove(Wire, frozen=True):
    """What the coach thinks of a choice. Chances are between 0 and 1."""

    move: str
    label: Phrase
    right: bool
    chance: float
    """To win with it."""
    gain: float
    """By how much the best choice does better."""
    error: float
    """By how much the gain may be off, either way, in 95 of 100 cases."""
    success: Annotated[float, msgspec.Meta(ge=0, le=1)] | None
    """That what it attempts succeeds; the message `<game>-puzzle-success` says what that is."""


class PuzzleAnswer(Wire, frozen=True):
    right: bool
    first: bool
    """Whether it counts."""
    move: str
    """The one that was answered."""
    tried: list[TriedMove]
    """The best first. Of choices about the same thing, the best and the one that was answered."""
    margin: TriedMove
    """The best of the other choices: what it loses is the margin of the puzzle."""
    worlds: int
    rules: list[str]
    """The paragraphs that tell what the best choice and the answer do, each with its game before it."""
    tally: PuzzleTally
