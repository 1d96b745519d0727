"""Where work is done that takes long: processes of a server, or another worker of a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tenka.core.errors import TenkaError

T = TypeVar("T")


class WorkerLost(TenkaError):
    """A worker has died over a job, most likely because its time was over."""


class Pool(Protocol):
    async def run(self, seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """What a job gives or raises. WorkerLost."""

    def end(self) -> None: ...
