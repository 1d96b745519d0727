"""Puzzles."""

from __future__ import annotations

from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.people_endpoints import check_on
from tenka.server.http.responses import json_response
from tenka.server.people import puzzles
from tenka.server.protocol.puzzles import AnswerPuzzle, PuzzleConsent
from tenka.server.rooms.queries import answered


async def show_all(context: Context) -> Response:
    check_on(context, "puzzles")
    return json_response(await puzzles.overview(context.services.storage.puzzles, context.visitor.id))


async def consent(context: Context) -> Response:
    check_on(context, "puzzles")
    body = await context.read(PuzzleConsent)
    storage, me = context.services.storage, await context.identity()
    await storage.identities.save(me)
    await storage.results.open_pages([me.id])
    await storage.puzzles.set_consent(me.id, consents=body.consents)
    return await show_all(context)


async def upcoming(context: Context) -> Response:
    check_on(context, "puzzles")
    game, after = context.parameter("game"), context.parameter("after")
    storage = context.services.storage.puzzles
    return json_response(await puzzles.upcoming(storage, game, context.visitor.id, after))


async def show(context: Context) -> Response:
    check_on(context, "puzzles")
    storage = context.services.storage.puzzles
    puzzle = await puzzles.found(storage, _id(context))
    known = {one.puzzle for one in await storage.answers(context.visitor.id)}
    return json_response(puzzles.shown(puzzle, answered=puzzle.id in known))


async def answer(context: Context) -> Response:
    check_on(context, "puzzles")
    body = await context.read(AnswerPuzzle)
    storage = context.services.storage.puzzles
    puzzle = await puzzles.found(storage, _id(context))
    return json_response(await puzzles.answer(storage, await context.identity(), puzzle, body.move))


async def query(context: Context) -> Response:
    """What the game works out from what the seat knew."""
    check_on(context, "puzzles")
    await context.services.limits.questions.check(*context.asker)
    parameters = await context.read(dict[str, str])
    game, seen = puzzles.opened(await puzzles.found(context.services.storage.puzzles, _id(context)))
    told, seconds = await answered(game, seen, str(context.request.path_params["query"]), parameters)
    context.services.limits.work.owe(*context.asker, 1000 * seconds)
    return json_response(told)


def _id(context: Context) -> str:
    return str(context.request.path_params["puzzle"])
