"""What can be done with a finished game: watch it, keep it, check it, play on from any of its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from tenka.core import record as records
from tenka.core.events import EVERYBODY, PUBLIC
from tenka.core.fork import Fork
from tenka.core.record import Record
from tenka.server.http.responses import NUL, json_bytes, json_response, number, read, read_as
from tenka.server.identity.cookies import Visitor
from tenka.server.protocol.http import ForkWish
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import record_jobs, table_factory
from tenka.server.services import asker_of
from tenka.server.storage.uploads import stored

if TYPE_CHECKING:
    from starlette.requests import Request

    from tenka.server.services import Services

NAMED_VIEWERS = {"public": PUBLIC, "all": EVERYBODY}


class Afterwards:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def replay(self, request: Request, visitor: Visitor) -> Response:
        async with self._services.hub.room(request.path_params["table"]) as room:
            info = await room.queries.info(visitor.id)
            viewer = chosen_viewer(request.query_params.get("viewer"), info.seat, len(info.seats))
            record = await room.queries.finished_record()
        asker, start = asker_of(request, visitor), number(request.query_params.get("from", "0"))
        page = await self._services.work_out(asker, record_jobs.replay_page, info, record, viewer, start)
        return json_bytes(page)

    async def record(self, request: Request, _visitor: Visitor) -> Response:
        record = await self._finished(request)
        response = Response(records.encode(record), media_type="application/json")
        name = f"{record.game}-{quote(record.commitment[:8])}.json"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        response.headers["cache-control"] = "no-store"
        return response

    async def upload(self, request: Request, visitor: Visitor) -> Response:
        """A record that somebody brings as a file, kept to be watched. The body is the file."""
        asker = asker_of(request, visitor)
        await self._services.uploads.check(*asker)
        data = await read(request, records.MAX_BYTES)
        if NUL.search(data):
            raise Problem("record-unreadable")
        table, entries = stored(await self._services.work_out(asker, record_jobs.checked, data))
        await self._services.storage.tables.add_finished(table, entries)
        async with self._services.hub.room(table.id) as room:
            return json_response(await room.queries.info(visitor.id), 201)

    async def fork(self, request: Request, visitor: Visitor) -> Response:
        """A new table that plays on from a moment of this game, with what one seat knew then."""
        wish = await read_as(request, ForkWish, self._services.settings.limits.body)
        asker = asker_of(request, visitor)
        await self._services.new_tables.check(*asker)
        record = await self._vouched(request)
        me = await self._services.identity(visitor)
        table = table_factory.forked_table(record, wish, me)
        seed = bytes.fromhex(table.seed)
        fork, start = await self._services.work_out(
            asker, record_jobs.forked, record, wish.at, wish.seat, seed
        )
        table = replace(table, fork=msgspec.to_builtins(fork), start=start)
        await self._services.storage.tables.add(table, me)
        async with self._services.hub.room(table.id) as room:
            return json_response(await room.queries.info(visitor.id), 201)

    async def fairness(self, request: Request, visitor: Visitor) -> Response:
        """The same check as `tenka verify` makes."""
        asker = asker_of(request, visitor)
        await self._services.questions.check(*asker)
        record = await self._finished(request)
        return json_response(await self._services.work_out(asker, record_jobs.fairness, record))

    async def _finished(self, request: Request) -> Record:
        async with self._services.hub.room(request.path_params["table"]) as room:
            return await room.queries.finished_record()

    async def _vouched(self, request: Request) -> Record:
        """A record whose positions come from play. What a file only claims is not played on here: rules may
        go round in circles from where no game leads. Problem."""
        async with self._services.hub.room(request.path_params["table"]) as room:
            record, table = await room.queries.finished_record(), await room.queries.finished_table()
        if table.origin == "file" and isinstance(record.fork, Fork):
            raise Problem("record-made-up")
        return record


def chosen_viewer(wish: str | None, own: int, seats: int) -> int:
    """Whose view to show: the own seat's, else the public's, unless others are asked for. Problem."""
    if wish is None or wish == "":
        return own
    if wish in NAMED_VIEWERS:
        return NAMED_VIEWERS[wish]
    if (seat := number(wish)) >= seats:
        raise Problem("bad-request")
    return seat
