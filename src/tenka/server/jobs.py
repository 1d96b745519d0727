"""Whatever goes through a whole game, which may be a stranger's: in processes of their own."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar, cast

from tenka.server.identity.asker import Asker
from tenka.server.ops.rates import WORKING, Limit
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.pool import WorkerLost
from tenka.server.rooms.workers import Outcome, WorkerPool, timed

P = ParamSpec("P")
T = TypeVar("T")
WORKERS: Final = 2
"""Jobs that are done at the same time; others wait."""
MOST_JOBS: Final = 3
"""That one person may have waiting, so that others get their turn."""
SECONDS: Final = 3.0
"""Of a core, for one of them. The longest games that people have played take a tenth of a second."""

logger = logging.getLogger(__name__)


class Jobs:
    def __init__(self, work: Limit) -> None:
        """`work` is what the time of a job is paid from."""
        self._work = work
        self._pool = WorkerPool(WORKERS)
        self._waiting: Counter[str] = Counter()
        """Those under way included, by who asked and from where."""
        self._ended = False

    async def run(self, asker: Asker, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The asker pays for its time afterwards. Problem."""
        if self._waiting[asker.sender] >= MOST_JOBS or self._waiting[asker.address] >= WORKING * MOST_JOBS:
            raise Problem("too-many-requests", wait=SECONDS)
        self._waiting.update(asker)
        try:
            done = await self._pool.run(SECONDS, timed, work, *args, **named)
        except WorkerLost:
            if not self._ended:
                logger.warning("a job took too long: %s", work.__name__)
            done = Outcome(None, Problem("too-long"), SECONDS)
        finally:
            self._waiting -= Counter(asker)
        self._work.owe(*asker, 1000 * done.seconds)
        if done.error is not None:
            raise done.error
        return cast("T", done.answer)

    def end(self) -> None:
        """At once, whatever is under way."""
        self._ended = True
        self._pool.end()
