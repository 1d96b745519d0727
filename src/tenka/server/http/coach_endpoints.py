"""The coach: an analysis of a finished game, seat by seat, and hints during one."""

from __future__ import annotations

from starlette.responses import Response

from tenka.bots.coach import Advice, shared
from tenka.core.decisions import Decided
from tenka.core.record import Record
from tenka.games import plugin_of
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response, number
from tenka.server.protocol.http import TableInfo
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.replays import CoachDecision, CoachMove, CoachReport, HintInfo
from tenka.server.rooms.coach import Analysis, key_of
from tenka.server.rooms.record_jobs import decided


async def report(context: Context) -> Response:
    """What there is so far."""
    record, seat = await _finished(context)
    return json_response(_report(record, seat, context.services.coach.look(key_of(record, seat))))


async def start(context: Context) -> Response:
    """Begin, or go on; asking again for what is there costs nothing."""
    record, seat = await _finished(context)
    key = key_of(record, seat)
    found = context.services.coach.look(key)
    if found is None or found.status not in ("running", "done"):
        asker = context.asker
        context.services.coach.check_free(asker.sender)
        await context.services.limits.hints.check(asker.sender)
        made = found.decisions if found else await context.services.jobs.run(asker, decided, record, seat)
        found = context.services.coach.start(key, made, asker.sender)
    return json_response(_report(record, seat, found), 202 if found.is_running() else 200)


async def cancel(context: Context) -> Response:
    record, seat = await _finished(context)
    key = key_of(record, seat)
    context.services.coach.cancel(key, context.asker.sender)
    return json_response(_report(record, seat, context.services.coach.look(key)))


async def hint(context: Context) -> Response:
    """What `sharp` would do in the asker's place, at a table that allows it."""
    await context.services.limits.hints.check(context.asker.sender)
    context.services.coach.check_hints()
    async with context.room() as room:
        question = await room.hint(context.visitor.id)
    advice = await context.services.coach.hint(question)
    best = _moves(question.observation.game, advice.best, [])
    return json_response(HintInfo(best, advice.chance, advice.worlds))


async def _finished(context: Context) -> tuple[Record, int]:
    """The record of a game that is over and the seat in question. Problem."""
    seat = number(context.request.path_params["seat"])
    async with context.room() as room:
        info = await room.queries.info(context.visitor.id)
        record = await room.queries.finished_record()
    if seat >= len(info.seats):
        raise Problem("bad-request")
    if not _may_ask(info, seat):
        raise Problem("coach-not-yours")
    return record, seat


def _may_ask(info: TableInfo, seat: int) -> bool:
    """Everybody about their own seat; who sat there about bots; and about a file whoever opens it."""
    at_table = any(one.screen is not None for one in info.seats)
    wanted = info.seats[seat]
    return info.origin == "file" or wanted.screen is not None or (at_table and wanted.kind == "bot")


def _report(record: Record, seat: int, analysis: Analysis | None) -> CoachReport:
    if analysis is None:
        return CoachReport(seat, "none", 0, [])
    pairs = zip(analysis.decided, analysis.advices, strict=False)
    told = [_told(record.game, decision, advice) for decision, advice in pairs if advice is not None]
    return CoachReport(seat, analysis.status, len(analysis.decided), told)


def _told(game: str, decision: Decided, advice: Advice) -> CoachDecision:
    return CoachDecision(
        decision.moment,
        _moves(game, decision.played, advice.best),
        _moves(game, advice.best, decision.played),
        advice.verdict(),
        advice.chance if advice.played_chance is None else advice.played_chance,
        advice.chance,
        advice.gain,
        advice.error,
        advice.worlds,
    )


def _moves(game: str, choice: list[str], other: list[str]) -> list[CoachMove]:
    says = plugin_of(game).narration
    both = zip(choice, shared(game, choice, other), strict=True)
    return [CoachMove(name, says.move_phrase(name), common) for name, common in both]
