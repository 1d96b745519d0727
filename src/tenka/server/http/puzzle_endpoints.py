"""Puzzles."""

from __future__ import annotations

from starlette.responses import Response

from tenka.core.puzzle import Puzzle
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.people import puzzles
from tenka.server.protocol.http import AskWhy
from tenka.server.protocol.puzzles import AnswerPuzzle, PuzzleConsent
from tenka.server.rooms.queries import answered


async def show_all(context: Context) -> Response:
    return json_response(await puzzles.overview(context.services.storage.puzzles, context.visitor.id))


async def consent(context: Context) -> Response:
    body = await context.read(PuzzleConsent)
    storage, me = context.services.storage, await context.identity()
    await storage.identities.save(me)
    await storage.results.open_pages([me.id])
    await storage.puzzles.set_consent(me.id, consents=body.consents)
    return await show_all(context)


async def upcoming(context: Context) -> Response:
    game, after = context.parameter("game"), context.parameter("after")
    storage = context.services.storage.puzzles
    return json_response(await puzzles.upcoming(storage, game, context.visitor.id, after))


async def show(context: Context) -> Response:
    puzzle = await _puzzle(context)
    known = {one.puzzle for one in await context.services.storage.puzzles.answers(context.visitor.id)}
    return json_response(puzzles.shown(puzzle, answered=puzzle.id in known))


async def answer(context: Context) -> Response:
    body = await context.read(AnswerPuzzle)
    puzzle, me = await _puzzle(context), await context.identity()
    return json_response(await puzzles.answer(context.services.storage.puzzles, me, puzzle, body.move))


async def why(context: Context) -> Response:
    """Why a move cannot be played, without trying."""
    await context.services.limits.questions.check(*context.asker)
    asked = await context.read(AskWhy)
    return json_response(puzzles.why(await _puzzle(context), asked.move))


async def query(context: Context) -> Response:
    """What the game works out from what the seat knew."""
    await context.services.limits.questions.check(*context.asker)
    parameters = await context.read(dict[str, str])
    game, seen = puzzles.opened(await _puzzle(context))
    told, seconds = await answered(game, seen, str(context.request.path_params["query"]), parameters)
    context.services.limits.work.owe(*context.asker, 1000 * seconds)
    return json_response(told)


async def _puzzle(context: Context) -> Puzzle:
    """The one in the address. Problem."""
    return await puzzles.found(context.services.storage.puzzles, str(context.request.path_params["puzzle"]))
