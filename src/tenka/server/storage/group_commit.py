"""Group commit: the entries of all tables that are ready at the same time are stored in one transaction.

While one group is on its way to the disk, the next one gathers. Every entry is answered for itself, and only
after its group is on the disk. A table has one entry under way at a time, because its room waits for it, so
the order within a table needs no care.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from tenka.server.storage.batches import Batches

MOST: Final = 200
"""Entries in one group."""
Outcome = Literal["stored", "refused", "busy"]
"""`refused`: it ran into what is there; `busy`: somebody else is writing at its table, so it has to wait."""


class Append(NamedTuple):
    """An entry, and what it changes about its table, as the columns have it."""

    table: str
    seq: int
    key: str
    payload: str
    updated: str | None
    result: str | None
    clocks: list[tuple[int, float, float | None]]
    """Seat, time left, deadline."""


class Appender(Protocol):
    """What one kind of database needs for it."""

    async def write(self, group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        """All of a group in one transaction, without those that are refused. StorageDown.

        Where it is not `patient`, it leaves out what would have to wait for others.
        """

    async def close(self) -> None: ...


class GroupCommit:
    def __init__(self, appender: Appender) -> None:
        self.appender = appender
        self._groups = Batches(self._write, MOST)

    async def store(self, append: Append) -> bool:
        """Whether it is on the disk now; False if it ran into what is there. StorageDown."""
        outcome = await self._groups.add(append)
        if outcome == "busy":
            outcome = await self._groups.apart(self._write_patiently(append))
        return outcome == "stored"

    async def close(self) -> None:
        await self._groups.close()
        await self.appender.close()

    async def _write(self, group: list[Append]) -> list[Outcome]:
        return await self.appender.write(group, patient=False)

    async def _write_patiently(self, append: Append) -> Outcome:
        (outcome,) = await self.appender.write([append], patient=True)
        return outcome
