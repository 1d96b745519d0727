"""What can be done with a finished game: watch it, keep it, check it, play on from any of its moments."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from starlette.responses import Response

from tenka import games
from tenka.core import record as records
from tenka.core.errors import BadRecord
from tenka.core.fork import Fork, fork_of
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.server import setup
from tenka.server.http import NUL, json_response, read, read_as
from tenka.server.identity import Visitor, address_of, sender
from tenka.server.problems import Refusal
from tenka.server.protocol import Fairness, ForkWish, Replay
from tenka.server.replay import chosen_viewer, replay_steps
from tenka.server.uploads import read_upload

if TYPE_CHECKING:
    from starlette.requests import Request

    from tenka.server.services import Services

AT_ONCE = 2
"""Games that are played through at the same time; others wait."""


class Afterwards:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._playing_through = asyncio.Semaphore(AT_ONCE)

    async def replay(self, request: Request, visitor: Visitor) -> Response:
        async with self._services.hub.room(request.path_params["table"]) as room:
            info = await room.info(visitor.id)
            viewer = chosen_viewer(request.query_params.get("viewer"), info.seat, len(info.seats))
            record = await room.finished()
        game = records.load_game(record, games.load)
        steps = await self._through(replay_steps, game, record, viewer)
        return json_response(Replay(info, viewer, steps))

    async def record(self, request: Request, _visitor: Visitor) -> Response:
        record = await self._finished(request)
        response = Response(records.encode(record), media_type="application/json")
        name = f"{record.game}-{quote(record.commitment[:8])}.json"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        response.headers["cache-control"] = "no-store"
        return response

    async def upload(self, request: Request, visitor: Visitor) -> Response:
        """A record that somebody brings as a file, kept to be watched. The body is the file."""
        await self._services.uploads.check(sender(request, visitor), address_of(request))
        data = await read(request, records.MAX_BYTES)
        if NUL.search(data):
            raise Refusal("record-unreadable")
        table, entries = await self._through(read_upload, data)
        await self._services.storage.add_finished(table, entries)
        async with self._services.hub.room(table.id) as room:
            return json_response(await room.info(visitor.id), 201)

    async def fork(self, request: Request, visitor: Visitor) -> Response:
        """A new table that plays on from a moment of this game, with what one seat knew then."""
        wish = await read_as(request, ForkWish, self._services.settings.limits.body)
        record = await self._finished(request)
        fork = await self._through(_forked, record, wish)
        me = await self._services.identity(visitor)
        table = setup.forked_table(record, fork, wish.bot, me)
        await self._services.new_tables.check(sender(request, visitor), address_of(request))
        await self._services.storage.add_table(table, me)
        async with self._services.hub.room(table.id) as room:
            return json_response(await room.info(visitor.id), 201)

    async def fairness(self, request: Request, visitor: Visitor) -> Response:
        """The same check as `tenka verify` makes."""
        await self._services.questions.check(sender(request, visitor), address_of(request))
        return json_response(await self._through(_checked, await self._finished(request)))

    async def _finished(self, request: Request) -> Record:
        async with self._services.hub.room(request.path_params["table"]) as room:
            return await room.finished()

    async def _through(self, work: Any, *arguments: Any) -> Any:
        """Something that takes a while, in a thread of its own."""
        async with self._playing_through:
            return await asyncio.to_thread(work, *arguments)


def _forked(record: Record, wish: ForkWish) -> Fork:
    if wish.seat >= len(record.players) or wish.at > len(record.entries):
        raise Refusal("bad-request")
    moments = Table.retrace(records.load_game(record, games.load), record)
    table = next(islice(moments, wish.at, None))
    if table.is_over():
        raise Refusal("fork-over")
    return fork_of(record.commitment, wish.at, table.observe(wish.seat))


def _checked(record: Record) -> Fairness:
    draws = sum(len(numbers) for entry in record.choices() for numbers in entry.chance.values())
    draws += sum(len(numbers) for numbers in record.start.values())
    if record.seed is None:
        return Fairness("no-seed", record.commitment, None, draws)
    try:
        records.verify(record, games.load)
    except BadRecord:
        return Fairness("fails", record.commitment, record.seed, draws)
    return Fairness("holds", record.commitment, record.seed, draws)
