"""The HTTP requests to the coach: an analysis of a finished game, seat by seat, and hints during one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from tenka.bots.coach import Advice, shared
from tenka.core.decisions import Decision
from tenka.core.record import Record
from tenka.games import plugin_of
from tenka.server.http.responses import json_response, number
from tenka.server.identity.cookies import Visitor, sender
from tenka.server.protocol.http import CoachDecision, CoachMove, CoachReport, HintInfo, TableInfo
from tenka.server.protocol.problems import Refusal
from tenka.server.rooms.coach import Analysis, key_of
from tenka.server.rooms.record_jobs import decided
from tenka.server.services import asker_of

if TYPE_CHECKING:
    from tenka.server.services import Services

Way = tuple[str, str, Callable[[Request, Visitor], Awaitable[Response]]]


class CoachApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._coach = services.coach
        self.ways: list[Way] = [
            ("/tables/{table}/coach/{seat}", "GET", self.report),
            ("/tables/{table}/coach/{seat}", "POST", self.start),
            ("/tables/{table}/coach/{seat}", "DELETE", self.cancel),
            ("/tables/{table}/hint", "POST", self.hint),
        ]

    async def report(self, request: Request, visitor: Visitor) -> Response:
        """What there is so far."""
        record, seat = await self._finished(request, visitor)
        return json_response(_report(record, seat, self._coach.look(key_of(record, seat))))

    async def start(self, request: Request, visitor: Visitor) -> Response:
        """Begin, or go on; asking again for what is there costs nothing."""
        record, seat = await self._finished(request, visitor)
        key = key_of(record, seat)
        found = self._coach.look(key)
        if found is None or found.status not in ("running", "done"):
            asker = asker_of(request, visitor)
            self._coach.check_free(asker.sender)
            await self._take(asker.sender)
            made = found.decisions if found else await self._services.work_out(asker, decided, record, seat)
            found = self._coach.start(key, made, asker.sender)
        return json_response(_report(record, seat, found), 202 if found.is_running() else 200)

    async def cancel(self, request: Request, visitor: Visitor) -> Response:
        record, seat = await self._finished(request, visitor)
        key = key_of(record, seat)
        self._coach.cancel(key, sender(request, visitor))
        return json_response(_report(record, seat, self._coach.look(key)))

    async def hint(self, request: Request, visitor: Visitor) -> Response:
        """What `sharp` would do in the asker's place, at a table that allows it."""
        await self._take(sender(request, visitor))
        self._coach.check_hints()
        async with self._services.hub.room(request.path_params["table"]) as room:
            question = await room.hint(visitor.id)
        advice = await self._coach.hint(question)
        best = _moves(question.observation.game, advice.best, [])
        return json_response(HintInfo(best, advice.chance, advice.worlds))

    async def _finished(self, request: Request, visitor: Visitor) -> tuple[Record, int]:
        """The record of a game that is over and the seat in question. Refusal."""
        seat = number(request.path_params["seat"])
        async with self._services.hub.room(request.path_params["table"]) as room:
            info = await room.info(visitor.id)
            record = await room.finished()
        if seat >= len(info.seats):
            raise Refusal("bad-request")
        if not may_ask(info, seat):
            raise Refusal("coach-not-yours")
        return record, seat

    async def _take(self, asker: str) -> None:
        await self._services.hints.check(asker)


def may_ask(info: TableInfo, seat: int) -> bool:
    """Everybody about their own seat; who sat there about bots; and about a file whoever opens it."""
    at_table = any(one.screen is not None for one in info.seats)
    wanted = info.seats[seat]
    return info.origin == "file" or wanted.screen is not None or (at_table and wanted.kind == "bot")


def _report(record: Record, seat: int, analysis: Analysis | None) -> CoachReport:
    if analysis is None:
        return CoachReport(seat, "none", 0, [])
    pairs = zip(analysis.decisions, analysis.advices, strict=False)
    told = [_told(record.game, decision, advice) for decision, advice in pairs if advice is not None]
    return CoachReport(seat, analysis.status, len(analysis.decisions), told)


def _told(game: str, decision: Decision, advice: Advice) -> CoachDecision:
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
