"""Questions about a game that goes on: what it works out itself, why not, what was missed."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_bytes, json_response, number
from tenka.server.protocol.http import AskWhy
from tenka.server.rooms import examples
from tenka.server.rooms.replay import since_page


async def query(context: Context) -> Response:
    """What the game answers, from what the asker may know. Its time is paid for afterwards."""
    await context.services.limits.questions.check(*context.asker)
    name, parameters = context.request.path_params["query"], await context.read(dict[str, str])
    async with context.room() as room:
        answer, seconds = await room.queries.query(context.visitor.id, name, parameters)
    context.services.limits.work.owe(*context.asker, 1000 * seconds)
    return json_response(answer)


async def since(context: Context) -> Response:
    """What somebody has missed, step by step, from what that seat could see."""
    await context.services.limits.questions.check(*context.asker)
    version = number(context.parameter("version"))
    async with context.room() as room:
        record, viewer = await room.queries.record_so_far(context.visitor.id)
    return json_bytes(await asyncio.to_thread(since_page, record, viewer, version))


async def state(context: Context) -> Response:
    async with context.room() as room:
        return json_response(await room.queries.state(context.visitor.id))


async def example(context: Context) -> Response:
    choices = context.parameter("choices")
    game = context.request.path_params["game"]
    return json_response(examples.after(game, choices.split(",") if choices else []))


async def lesson(context: Context) -> Response:
    """What a learner is to do now; nothing at a table that does not teach."""
    async with context.room() as room:
        return json_response(await room.queries.lesson(context.visitor.id))


async def why(context: Context) -> Response:
    """Why one may not play a move now, without trying."""
    await context.services.limits.questions.check(*context.asker)
    asked = await context.read(AskWhy)
    async with context.room() as room:
        return json_response(await room.queries.why(context.visitor.id, asked.move))
