"""The part of the table of endpoints about puzzles, which are answered in a page as well."""

from __future__ import annotations

from typing import Final

from tenka.server.http import puzzle_endpoints as puzzles
from tenka.server.http.endpoint import TEXT, Endpoint, Parameter, of_part
from tenka.server.ops.costs import LIST, LITTLE
from tenka.server.protocol import http as wire
from tenka.server.protocol import puzzles as puzzle

# A table reads best with two or three lines for each endpoint.
# fmt: off
PUZZLES: Final = of_part(
    "puzzles",
    Endpoint("GET", "/puzzles", puzzles.show_all, "anyone", LIST,
        "How many puzzles there are, and how you do with them", {200: puzzle.Puzzles}),
    Endpoint("GET", "/puzzles/next", puzzles.upcoming, "anyone", LIST,
        "The next puzzle of a game for you", {200: puzzle.NextPuzzle}, errors=("unknown-game",),
        parameters=(
            Parameter("game", TEXT, "its name"),
            Parameter("after", TEXT, "the puzzle that it follows", required=False),
        )),
    Endpoint("GET", "/puzzles/{puzzle}", puzzles.show, "anyone", LIST,
        "A puzzle, without its answer", {200: puzzle.PuzzleInfo}),
    Endpoint("POST", "/puzzles/{puzzle}/answer", puzzles.answer, "player", LIST,
        "Answer a puzzle, and learn what the coach thinks", {200: puzzle.PuzzleAnswer}, puzzle.AnswerPuzzle),
    Endpoint("POST", "/puzzles/{puzzle}/why", puzzles.why, "anyone", LITTLE,
        "Why a move cannot be played at a puzzle", {200: wire.Why}, wire.AskWhy),
    Endpoint("POST", "/puzzles/{puzzle}/queries/{query}", puzzles.query, "anyone", LITTLE,
        "What the game works out at a puzzle, as at a table", {200: wire.AnyAnswer | None}, dict[str, str],
        errors=("no-answer",)),
)
# fmt: on
