"""Runs contests: whichever process notices that a round is over makes the next one, and only one does.

Nothing is kept in memory: what is to be done follows from what is stored, so that a restart changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from tenka.server.identity.access import Gate
from tenka.server.moments import timestamp
from tenka.server.people.contest_plans import plan_of, round_tables
from tenka.server.people.rounds import NextRound, next_round, planned_rounds
from tenka.server.people.standings import is_complete
from tenka.server.protocol.problems import Problem
from tenka.server.retry import repeating, retrying
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.notices import Notice, Tell
from tenka.server.rooms.position import restore
from tenka.server.rooms.tasks import Tasks
from tenka.server.storage.contest_model import ContestTable, SeatOutcome, WholeContest
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Clash, StorageError, StoredEntry, StoredTable, Taken

OVERTAKEN: Final = (Taken, Clash)
"""Somebody else was quicker, or somebody who was to play is gone."""
logger = logging.getLogger(__name__)


class Organizer:
    def __init__(
        self,
        storage: Storage,
        hub: Hub,
        gate: Gate,
        tell: Tell,
        *,
        opened: Callable[[], None],
        pause: float,
    ) -> None:
        """`opened` hears that tables are not sealed any more; `pause` seconds are between two looks."""
        self._storage = storage
        self._hub = hub
        self._gate = gate
        self._tell = tell
        self._opened = opened
        self._pause = pause
        self._tasks = Tasks()

    def ended(self, table: str) -> None:
        """A game is over, as is stored already."""
        self._tasks.start(self._after(table))

    async def _after(self, table: str) -> None:
        with suppress(StorageError, Problem):  # it is found later
            stored = await self._storage.tables.get(table)
            if stored is not None and stored.contest is not None:
                await self.advance(stored.contest)

    async def follow(self) -> None:
        """For ever: begin what is to begin by now, and do what was missed."""
        await repeating(self.sweep, self._pause, "contests")

    async def sweep(self) -> None:
        for contest in await self._storage.contests.due(timestamp()):
            await self.advance(contest)
        await self._wake(await self._storage.contests.not_begun())

    async def close(self) -> None:
        """Finish what has begun."""
        await self._tasks.finish()

    # --- rounds ------------------------------------------------------------------------------------

    async def advance(self, contest: str) -> None:
        """Make the next round if it is time for it."""
        await retrying(partial(self._advance, contest), OVERTAKEN)

    async def _advance(self, contest: str) -> None:
        whole = await self._storage.contests.get(contest)
        if whole is None or whole.contest.status == "over":
            return
        if whole.contest.status == "open":
            if whole.contest.starts is not None and whole.contest.starts <= timestamp():
                await self._go_on(whole)
            return
        whole = replace(whole, tables=[await self._with_result(table) for table in whole.tables])
        if is_complete(whole.tables):
            await self._go_on(whole)

    async def begin(self, contest: str) -> None:
        """Make the first round now. Problem."""
        await retrying(partial(self._begin, contest), OVERTAKEN)

    async def _begin(self, contest: str) -> None:
        whole = await self._storage.contests.get(contest)
        if whole is None:
            raise Problem("no-contest")
        if whole.contest.status != "open":
            raise Problem("contest-moved-on")
        if await self._following(whole) is None:
            raise Problem("contest-few")
        await self._go_on(whole)

    async def end(self, contest: str) -> None:
        """Let it be over now, whatever is still played. Problem."""
        await retrying(partial(self._end, contest), OVERTAKEN)

    async def _end(self, contest: str) -> None:
        whole = await self._storage.contests.get(contest)
        if whole is not None and whole.contest.status != "over":
            await self._finish(whole)

    async def _following(self, whole: WholeContest) -> NextRound | None:
        barred = [one.number for one in whole.entrants if await self._is_barred(one.identity)]
        return await asyncio.to_thread(next_round, whole, plan_of(whole.contest), barred)

    async def _is_barred(self, identity: str | None) -> bool:
        return identity is not None and await self._gate.ban(identity, "") is not None

    async def _go_on(self, whole: WholeContest) -> None:
        following = await self._following(whole)
        if following is None:
            await self._finish(whole)
            return
        plan = plan_of(whole.contest)
        tables, rows = await asyncio.to_thread(round_tables, whole, plan, following)
        players = sum(len(row.people) for row in rows)
        rounds = whole.contest.rounds or planned_rounds(plan, players)
        await self._storage.contests.begin_round(whole.contest, rounds, tables, rows, following.absent)
        logger.info("round %d of a contest begins at %d tables", whole.contest.round + 1, len(tables))
        self._tasks.start(self._open_round(whole, tables))

    async def _finish(self, whole: WholeContest) -> None:
        await self._storage.contests.end(whole.contest)
        self._tasks.start(self._open_round(whole, []))

    async def _open_round(self, whole: WholeContest, tables: list[StoredTable]) -> None:
        """Show what was sealed until now, and let the new tables begin."""
        last = [row.table for row in whole.tables if row.round == whole.contest.round and row.table]
        if plan_of(whole.contest).duplicate:
            await self._hub.refresh(last)
            self._opened()
        for stored in tables:
            self._tell_people(stored)
        await self._wake(table.id for table in tables)

    def _tell_people(self, stored: StoredTable) -> None:
        for seat in stored.seats:
            if seat.identity is not None:
                others = tuple(other.name for other in stored.seats if other is not seat)
                self._tell(seat.identity, Notice("round", stored.game, stored.id, others))

    async def _wake(self, tables: Iterable[str]) -> None:
        """Somebody has to open a table before its clocks run."""
        for table in tables:
            with suppress(Problem, StorageError):  # it is found later
                async with self._hub.room(table) as room:
                    await room.wake()

    # --- results -----------------------------------------------------------------------------------

    async def _with_result(self, row: ContestTable) -> ContestTable:
        """With how it ended, if it has; that is kept."""
        if row.table is None or row.is_finished:
            return row
        stored = await self._storage.tables.get(row.table)
        if stored is not None and stored.closed is None and stored.status != "over":
            return row
        result = await self._result(row, stored)
        await self._storage.contests.set_result(row.table, result)
        return replace(row, result=result)

    async def _result(self, row: ContestTable, stored: StoredTable | None) -> list[SeatOutcome]:
        """A table that was closed, or whose record does not hold any more, decides nothing."""
        if stored is None or stored.closed is not None:
            return [SeatOutcome(0, 0) for _ in row.seats]
        entries = await self._storage.entries.of_table(stored.id)
        return await asyncio.to_thread(outcomes, stored, entries)


def outcomes(stored: StoredTable, entries: list[StoredEntry]) -> list[SeatOutcome]:
    """How each seat of a finished game did."""
    try:
        live = restore(stored, entries)
        points = live.game.standing(live.oracle()).points
    except Exception:  # noqa: BLE001 - anything may stand in a broken row, and the contest has to go on
        return [SeatOutcome(0, 0) for _ in stored.seats]
    return [
        SeatOutcome(stored.result[seat], points[seat], left=row.kind == "person" and seat in live.stand_ins)
        for seat, row in enumerate(stored.seats)
    ]
