"""What can be done with a finished game: watch it, keep it, check it, play on from any of its moments."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from tenka.core import record as records
from tenka.core.events import EVERYBODY, PUBLIC
from tenka.core.fork import Fork
from tenka.core.record import Record
from tenka.server.http.context import Context
from tenka.server.http.responses import NUL, json_bytes, json_response, number, read
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.replays import ForkRequest
from tenka.server.rooms import record_jobs, table_factory
from tenka.server.storage.uploads import stored

NAMED_VIEWERS = {"public": PUBLIC, "all": EVERYBODY}


async def replay(context: Context) -> Response:
    async with context.room() as room:
        info = await room.queries.info(context.visitor.id)
        viewer = chosen_viewer(context.parameter("viewer"), info.seat, len(info.seats))
        record = await room.queries.finished_record()
    asker, start = context.asker, number(context.parameter("from", "0"))
    page = await context.services.jobs.run(asker, record_jobs.replay_page, info, record, viewer, start)
    return json_bytes(page)


async def record(context: Context) -> Response:
    record = await _finished(context)
    response = Response(records.encode(record), media_type="application/json")
    name = f"{record.game}-{quote(record.commitment[:8])}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    response.headers["cache-control"] = "no-store"
    return response


async def upload(context: Context) -> Response:
    """A record that somebody brings as a file, kept to be watched. The body is the file."""
    await context.services.limits.uploads.check(*context.asker)
    data = await read(context.request, records.MAX_BYTES)
    if NUL.search(data):
        raise Problem("record-unreadable")
    table, entries = stored(await context.services.jobs.run(context.asker, record_jobs.checked, data))
    await context.services.storage.tables.add_finished(table, entries)
    async with context.services.hub.room(table.id) as room:
        return json_response(await room.queries.info(context.visitor.id), 201)


async def fork(context: Context) -> Response:
    """A new table that plays on from a moment of this game, with what one seat knew then."""
    body = await context.read(ForkRequest)
    asker = context.asker
    await context.services.limits.new_tables.check(*asker)
    record = await _vouched(context)
    me = await context.identity()
    table = table_factory.forked_table(record, body, me)
    seed = bytes.fromhex(table.seed)
    fork, start = await context.services.jobs.run(asker, record_jobs.forked, record, body.at, body.seat, seed)
    table = replace(table, fork=msgspec.to_builtins(fork), start=start)
    await context.services.storage.tables.add(table, me)
    async with context.services.hub.room(table.id) as room:
        return json_response(await room.queries.info(context.visitor.id), 201)


async def fairness(context: Context) -> Response:
    """The same check as `tenka verify` makes."""
    await context.services.limits.questions.check(*context.asker)
    record = await _finished(context)
    return json_response(await context.services.jobs.run(context.asker, record_jobs.fairness, record))


async def _finished(context: Context) -> Record:
    async with context.room() as room:
        return await room.queries.finished_record()


async def _vouched(context: Context) -> Record:
    """A record whose positions come from play. What a file only claims is not played on here: rules may
    go round in circles from where no game leads. Problem."""
    async with context.room() as room:
        record, table = await room.queries.finished_record(), await room.queries.finished_table()
    if table.origin == "file" and isinstance(record.fork, Fork):
        raise Problem("record-made-up")
    return record


def chosen_viewer(body: str | None, own: int, seats: int) -> int:
    """Whose view to show: the own seat's, else the public's, unless others are asked for. Problem."""
    if body is None or body == "":
        return own
    if body in NAMED_VIEWERS:
        return NAMED_VIEWERS[body]
    if (seat := number(body)) >= seats:
        raise Problem("bad-request")
    return seat
