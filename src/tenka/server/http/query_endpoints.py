"""Questions about a game that goes on: what it works out itself, why not, what was missed."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import Any, Final

from starlette.responses import Response

from tenka.core.errors import BadQuery
from tenka.core.game import AnyGame
from tenka.core.plugin import Answer
from tenka.games import plugin_of
from tenka.server.http.context import Context
from tenka.server.http.responses import json_bytes, json_response, number
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.replay import since_page

LONGEST_MOVE: Final = 64


async def query(context: Context) -> Response:
    """What the game answers, from what the asker may know. Its time is paid for afterwards."""
    await context.services.questions.check(*context.asker)
    async with context.room() as room:
        game, observation = await room.queries.observe(context.visitor.id)
    name = context.request.path_params["query"]
    if name not in plugin_of(game.name).queries:
        raise Problem("no-query")
    parameters = dict(context.request.query_params)
    try:
        answer, seconds = await asyncio.to_thread(_timed_answer, game, observation, name, parameters)
    except BadQuery as error:
        raise Problem("bad-query", why=error) from None
    context.services.work.owe(*context.asker, 1000 * seconds)
    return json_response(answer)


def _timed_answer(
    game: AnyGame, observation: Any, name: str, parameters: dict[str, str]
) -> tuple[Answer | None, float]:
    started = thread_time()
    answer = plugin_of(game.name).answer(game, observation, name, parameters)
    return answer, thread_time() - started


async def since(context: Context) -> Response:
    """What somebody has missed, step by step, from what that seat could see."""
    await context.services.questions.check(*context.asker)
    version = number(context.parameter("version"))
    async with context.room() as room:
        record, viewer = await room.queries.record_so_far(context.visitor.id)
    return json_bytes(await asyncio.to_thread(since_page, record, viewer, version))


async def why(context: Context) -> Response:
    """Why one may not play a move now, without trying."""
    await context.services.questions.check(*context.asker)
    move = context.parameter("move")
    if not 0 < len(move) <= LONGEST_MOVE:
        raise Problem("bad-request")
    async with context.room() as room:
        return json_response(await room.queries.why(context.visitor.id, move))
