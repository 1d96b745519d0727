"""The coach's work at the server: analyses of finished games, and hints.

An analysis goes through the decisions of one seat, one after the other, in the coach's own worker; several
analyses take turns. What was found is kept in memory by the record, the seat and the decision. Bots at tables
have other workers, and go first. A decision that takes too long, as in a position that somebody has made up,
ends its analysis.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from tenka.bots.coach import Advice, advise
from tenka.core.decisions import Decided, Decision
from tenka.core.game import Viewed
from tenka.core.record import Record
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.hints import Question
from tenka.server.rooms.pool import Pool, WorkerLost

logger = logging.getLogger(__name__)
KEPT: Final = 48
"""Analyses, and as many hints."""
HINTS_WAITING: Final = 8
SECONDS: Final = 20.0
"""For one decision. `sharp` takes a few at most, also where the rules are not compiled."""

Key = tuple[str, int]
"""The hash of a record, and a seat."""
Status = Literal["none", "running", "done", "cancelled", "failed"]


def key_of(record: Record, seat: int) -> Key:
    return hashlib.sha256(msgspec.json.encode(record)).hexdigest(), seat


class Analysis:
    """Of the decisions of one seat: as many answers as there are so far."""

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        """What there is to answer; none when it is done."""
        self.decided = [Decided(one.moment, one.played) for one in decisions]
        self.advices: list[Advice | None] = []
        """None where the coach had no answer."""
        self.status: Status = "none"
        self.hopeless = False
        """It took too long once, and would again."""
        self.asker = ""
        self.task: asyncio.Task[None] | None = None

    def is_running(self) -> bool:
        return self.status == "running"

    def fail(self) -> None:
        self.status, self.advices = "failed", []

    def finish(self) -> None:
        """If there is any answer, it is done, and what the seat knew is forgotten."""
        if self.decisions and not any(self.advices):
            self.fail()
            return
        self.status = "done"
        self.decisions = []

    def stop(self) -> None:
        if self.is_running() and self.task is not None:
            self.task.cancel()
            self.status = "cancelled"


class Coach:
    def __init__(self, worker: Pool, simulations: int | None, queue: int) -> None:
        self._simulations = simulations
        self._queue = queue
        self._worker = worker
        self._found: OrderedDict[Key, Analysis] = OrderedDict()
        self._hints: OrderedDict[str, Advice] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    # --- finished games ----------------------------------------------------------------------------

    def look(self, key: Key) -> Analysis | None:
        """What is there of an analysis."""
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def check_free(self, asker: str) -> None:
        """Whether one more analysis can begin. Problem."""
        running = [one for one in self._found.values() if one.is_running()]
        if any(one.asker == asker for one in running):
            raise Problem("coach-one")
        if len(running) >= self._queue:
            raise Problem("coach-busy")

    def start(self, key: Key, decisions: list[Decision], asker: str) -> Analysis:
        """Begin an analysis, or go on where it was stopped. Problem."""
        analysis = self.look(key) or Analysis(decisions)
        if analysis.hopeless:
            raise Problem("coach-failed")
        if analysis.status not in ("running", "done"):
            self.check_free(asker)
            self._found[key] = analysis
            analysis.status, analysis.asker = "running", asker
            analysis.task = asyncio.create_task(self._work(analysis))
            self._forget()
        return analysis

    def cancel(self, key: Key, asker: str) -> None:
        """Stop for who has begun it; what was found stays."""
        analysis = self._found.get(key)
        if analysis is not None and analysis.asker == asker:
            analysis.stop()

    def close(self) -> None:
        for analysis in self._found.values():
            analysis.stop()
        self._worker.end()

    async def _work(self, analysis: Analysis) -> None:
        for decision in analysis.decisions[len(analysis.advices) :]:
            try:
                async with self._turn:
                    told = await self._ask(decision.observation, decision.moves, decision.played)
            except WorkerLost:
                analysis.hopeless = True
                analysis.fail()
                return
            analysis.advices.append(told)
        analysis.finish()

    async def _ask(self, observation: Viewed, moves: list[str], played: list[str] | None) -> Advice | None:
        """None if there is no answer. WorkerLost if it took too long."""
        try:
            return await self._worker.run(
                SECONDS, advise, observation, moves, played, simulations=self._simulations
            )
        except WorkerLost:
            logger.error("the coach took too long, or its worker has died")
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is; its text might tell a hand
            logger.error("the coach failed with %s", type(error).__name__)
            return None

    def _forget(self) -> None:
        """The analyses that nobody has looked at for longest."""
        resting = [key for key, one in self._found.items() if not one.is_running()]
        for key in resting[: max(0, len(self._found) - KEPT)]:
            del self._found[key]

    # --- hints -------------------------------------------------------------------------------------

    def check_hints(self) -> None:
        """Whether one more hint can be asked for, before it is counted. Problem."""
        if self._waiting >= HINTS_WAITING:
            raise Problem("coach-busy")

    async def hint(self, question: Question) -> Advice:
        """From what the asker knows and nothing else; the same question gets the same answer. Problem."""
        asked = hashlib.sha256(msgspec.json.encode(question)).hexdigest()
        if asked not in self._hints:
            self._waiting += 1
            try:
                told = await self._ask(question.observation, question.moves, None)
            except WorkerLost:
                told = None
            finally:
                self._waiting -= 1
            if told is None:
                raise Problem("coach-failed")
            self._hints[asked] = told
        self._hints.move_to_end(asked)
        while len(self._hints) > KEPT:
            self._hints.popitem(last=False)
        return self._hints[asked]
