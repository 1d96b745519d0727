"""Puzzles as people see them: the next one, from one seat's knowledge, and what an answer was worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile

import msgspec

from tenka import games
from tenka.core.errors import TenkaError
from tenka.core.game import AnyGame, Viewed
from tenka.core.puzzle import Puzzle, PuzzleGuide, Tried, by_idea, runner_up
from tenka.server.identity.ids import is_id
from tenka.server.moments import timestamp
from tenka.server.protocol import puzzles as wire
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import View
from tenka.server.rooms import table_factory, views
from tenka.server.storage.model import AnsweredPuzzle, Identity
from tenka.server.storage.puzzle_interface import PuzzleStorage


@cache
def bundled() -> dict[str, Puzzle]:
    """Those that come with the games, by their ids."""
    every = (puzzle for plugin in games.PLUGINS.values() for puzzle in plugin.bundled_puzzles())
    return {puzzle.id: puzzle for puzzle in every}


async def found(storage: PuzzleStorage, puzzle: str) -> Puzzle:
    """Problem if there is none of this id."""
    known = await get(storage, puzzle)
    if known is None:
        raise Problem("no-puzzle")
    return known


async def get(storage: PuzzleStorage, puzzle: str) -> Puzzle | None:
    return bundled().get(puzzle) or (await storage.get(puzzle) if is_id(puzzle) else None)


async def _ids(storage: PuzzleStorage, game: str) -> list[str]:
    """All puzzles of a game, always in the same order."""
    own = [puzzle.id for puzzle in bundled().values() if puzzle.game == game]
    return sorted({*own, *await storage.ids(game)})


# --- what there is -------------------------------------------------------------------------------------


async def overview(storage: PuzzleStorage, identity: str) -> wire.Puzzles:
    answers = await storage.answers(identity)
    playable = [name for name, plugin in games.PLUGINS.items() if plugin.puzzles is not None]
    tallies = [_tally(game, await _ids(storage, game), answers) for game in playable]
    return wire.Puzzles(tallies, await storage.consents(identity))


def _tally(game: str, ids: list[str], answers: Sequence[AnsweredPuzzle]) -> wire.PuzzleTally:
    mine = [one for one in answers if one.game == game]
    streak = sum(1 for _ in takewhile(lambda one: one.right, mine))
    answered = sum(one.puzzle in ids for one in mine)
    return wire.PuzzleTally(game, len(ids), answered, sum(one.right for one in mine), streak)


async def upcoming(storage: PuzzleStorage, game: str, identity: str, after: str) -> wire.NextPuzzle:
    """The next one after another: first those without an answer, then those with a wrong one. Problem."""
    if game not in games.PLUGINS:
        raise Problem("unknown-game")
    ids, answers = await _ids(storage, game), {one.puzzle: one for one in await storage.answers(identity)}
    turned = [one for one in ids if one > after] + [one for one in ids if one <= after]
    fresh = [one for one in turned if one not in answers]
    wrong = [one for one in turned if one in answers and not answers[one].right]
    if not (fresh or wrong):
        return wire.NextPuzzle(None)
    puzzle = await found(storage, (fresh or wrong)[0])
    return wire.NextPuzzle(shown(puzzle, answered=not fresh))


# --- one of them ---------------------------------------------------------------------------------------


def opened(puzzle: Puzzle) -> tuple[AnyGame, Viewed]:
    """Its game, and what its seat knew. Problem if the rules do not know it any more."""
    try:
        game = games.load(puzzle.game, puzzle.seats, puzzle.options, puzzle.version)
        seen: Viewed = game.read_observation(puzzle.observation)
    except (TenkaError, msgspec.ValidationError):
        raise Problem("no-puzzle") from None
    return game, seen


def shown(puzzle: Puzzle, *, answered: bool) -> wire.PuzzleInfo:
    """Made of what the seat knew and nothing else."""
    _, seen = opened(puzzle)
    table = table_factory.puzzle_table(puzzle, seen.viewer)
    view = View(
        version=1,
        table=views.table_info(table, seen.viewer, [seen.viewer], None, ()),
        observation=seen,
        question=games.plugin_of(puzzle.game).narration.question_phrase(seen),
        moves=puzzle.moves,
        labels={move: views.label(puzzle.game, move) for move in puzzle.moves},
        log=[],
        earlier=False,
        alone=True,
        waiting=None,
        undo=None,
        viewpoint=seen.viewer,
    )
    return wire.PuzzleInfo(puzzle.id, puzzle.source, answered, view)


async def answer(storage: PuzzleStorage, me: Identity, puzzle: Puzzle, choice: str) -> wire.PuzzleAnswer:
    """Problem for a move that there is not."""
    move = choice.partition(" ")[0]
    mine = puzzle.of(move)
    if mine is None:
        raise Problem("bad-request")
    right = mine.is_right()
    kept = AnsweredPuzzle(puzzle.id, puzzle.game, move, right, timestamp())
    first = await storage.answer(me, kept)
    ids, answers = await _ids(storage, puzzle.game), await storage.answers(me.id)
    teller = _Teller(puzzle)
    return wire.PuzzleAnswer(
        right,
        first,
        move,
        tried=[teller.told(one) for one in teller.choices(mine)],
        margin=teller.told(runner_up(guide_of(puzzle.game), puzzle)),
        worlds=puzzle.worlds,
        rules=teller.rules(mine),
        tally=_tally(puzzle.game, ids, answers),
    )


class _Teller:
    """What is said about the choices of a puzzle after its answer."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._game, self._seen = opened(puzzle)
        self._guide = guide_of(puzzle.game)
        self._ideas = list(by_idea(self._guide, puzzle.tried).values())

    def choices(self, mine: Tried) -> list[Tried]:
        """The best of each idea, and the answer."""
        return [one for one in self._puzzle.tried if one in self._ideas or one is mine]

    def rules(self, mine: Tried) -> list[str]:
        cited = [self._guide.paragraph(self._seen, one.move) for one in (self._puzzle.tried[0], mine)]
        return list(dict.fromkeys(cited))

    def told(self, one: Tried) -> wire.TriedMove:
        success = self._guide.success(self._game, self._seen, one.move)
        return wire.TriedMove(
            one.move,
            views.label(self._puzzle.game, one.move),
            one.is_right(),
            one.chance,
            one.gain,
            one.error,
            None if success is None else round(success, 4),
        )


def guide_of(game: str) -> PuzzleGuide:
    """Problem for a game without puzzles."""
    guide = games.plugin_of(game).puzzles
    if guide is None:
        raise Problem("no-puzzle")
    return guide
