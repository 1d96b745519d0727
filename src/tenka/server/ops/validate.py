"""Reads all that is stored and replays every game: does it hold by its own rules, would it by the newest?"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tenka import games
from tenka.core import record as records
from tenka.core.errors import TenkaError
from tenka.core.record import Record, Undo
from tenka.core.table import AnyTable, Table
from tenka.server.rooms.position import record_of
from tenka.server.storage.interface import InspectionStorage
from tenka.server.storage.model import StorageError, StoredEntry, StoredTable

AT_ONCE: Final = 50
"""Games that are handed to a process at a time."""
UNREADABLE: Final = (StorageError, ValueError, TypeError)
"""What a broken row leads to: the last two are about what is in it."""
Stored = tuple[StoredTable, list[StoredEntry]]
Reason = Literal["unknown", "start", "entry", "result", "draws", "unreadable"]


class Finding(msgspec.Struct, frozen=True):
    """Where a stored game and the rules part. It names no move, for the game may be running."""

    table: str
    game: str
    version: int
    """The version of the rules that do not give this game."""
    reason: Reason
    entry: int = 0
    own: bool = True
    """Whether these are the rules that the game was begun with."""


class Report(msgspec.Struct):
    games: int = 0
    entries: int = 0
    broken: list[Finding] = []
    """By the rules that they were begun with."""
    differing: list[Finding] = []
    """Only by the newest rules, which they do not use."""
    damaged: list[str] = []
    """What is wrong with the database itself: what SQLite says of its file, names of tables."""


async def validate(storage: InspectionStorage, processes: int | None = None) -> Report:
    """Replay all games that have begun, in several processes, and read everything else."""
    report = Report(damaged=[*await storage.damages(), *await storage.unreadable()])
    workers = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        running: set[asyncio.Future[tuple[int, list[Finding]]]] = set()
        loop = asyncio.get_running_loop()
        async for batch in _batches(storage, report):
            report.games += len(batch)
            running.add(loop.run_in_executor(pool, examine_all, batch))
            if len(running) >= 2 * workers:
                done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                _collect(report, done)
        if running:
            _collect(report, (await asyncio.wait(running))[0])
    return report


async def _batches(storage: InspectionStorage, report: Report) -> AsyncIterator[list[Stored]]:
    try:
        ids = iter(await storage.begun())
    except StorageError:
        return
    while wanted := list(islice(ids, AT_ONCE)):
        try:
            yield await storage.games(wanted)
        except UNREADABLE:
            yield await _one_by_one(storage, wanted, report)


async def _one_by_one(storage: InspectionStorage, wanted: list[str], report: Report) -> list[Stored]:
    """Those that can be read; the others are noted."""
    found: list[Stored] = []
    for table in wanted:
        try:
            found += await storage.games([table])
        except UNREADABLE:
            report.games += 1
            report.broken.append(Finding(table, "", 0, "unreadable"))
    return found


def _collect(report: Report, done: set[asyncio.Future[tuple[int, list[Finding]]]]) -> None:
    for future in done:
        entries, findings = future.result()
        report.entries += entries
        for finding in findings:
            (report.broken if finding.own else report.differing).append(finding)


def examine_all(batch: list[Stored]) -> tuple[int, list[Finding]]:
    """How many entries were replayed, and what was found."""
    findings = [finding for stored, entries in batch for finding in _examined(stored, entries)]
    return sum(len(entries) for _, entries in batch), findings


def _examined(stored: StoredTable, entries: list[StoredEntry]) -> list[Finding]:
    """Whatever a broken row leads to: the other games are looked at all the same."""
    try:
        return examine(stored, entries)
    except Exception:  # noqa: BLE001 - anything may stand in such a row
        return [Finding(stored.id, stored.game, stored.version, "unreadable")]


def examine(stored: StoredTable, entries: list[StoredEntry]) -> list[Finding]:
    """By its own rules, and by the newest ones if those are others."""
    newest = games.PLUGINS[stored.game].version if stored.game in games.PLUGINS else stored.version
    versions = [stored.version] if newest == stored.version else [stored.version, newest]
    found = (_examine(stored, entries, version) for version in versions)
    return [finding for finding in found if finding is not None]


def _examine(stored: StoredTable, entries: list[StoredEntry], version: int) -> Finding | None:
    def finding(reason: Reason, entry: int = 0) -> Finding:
        return Finding(stored.id, stored.game, version, reason, entry, own=version == stored.version)

    try:
        record = record_of(stored, entries)
        game = games.load(stored.game, len(stored.seats), stored.options, version)
    except (TenkaError, msgspec.ValidationError):
        return finding("unknown")
    if stored.status == "over" and stored.seed and _is_confirmed(record, stored, version):
        return None
    confirmed = -1
    table: AnyTable | None = None
    try:
        seed = bytes.fromhex(stored.seed) or None
        for confirmed, table in enumerate(Table.retrace(game, record, seed)):  # noqa: B007
            pass
    except (TenkaError, ValueError):
        return finding("entry", confirmed + 1) if confirmed >= 0 else finding("start")
    if table is None or table.ranks() != stored.result:
        return finding("result", confirmed)
    return None if _same_draws(table, stored, version) else finding("draws", confirmed)


def _is_confirmed(record: Record, stored: StoredTable, version: int) -> bool:
    """The quick way, for most games: all that is left is to ask where and why one does not hold.

    It does not ask whether what was taken back could be, so those games go the long way.
    """
    if any(isinstance(entry, Undo) for entry in record.entries):
        return False
    return _follows(replace(record, version=version, seed=stored.seed, result=stored.result))


def _same_draws(table: AnyTable, stored: StoredTable, version: int) -> bool:
    """Whether every draw of a finished game follows from its seed; one that came without cannot tell."""
    if stored.status != "over" or not stored.seed:
        return True
    return _follows(replace(table.record(), version=version))


def _follows(record: Record) -> bool:
    try:
        records.verify(record, games.load)
    except TenkaError:
        return False
    return True
