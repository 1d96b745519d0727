"""The part of the storage that keeps puzzles from games on this server, and who has solved which."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Delete, Select, Update, delete, insert, or_, select, update

from tenka.core.puzzle import Puzzle
from tenka.server.storage import schema
from tenka.server.storage.circle import handed_over
from tenka.server.storage.model import AnsweredPuzzle, Identity
from tenka.server.storage.rows import put_identity, upsert
from tenka.server.storage.transactions import Transactions


class Puzzles:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def ids(self, game: str) -> list[str]:
        rows = schema.puzzles
        query = select(rows.c.id).where(rows.c.game == game).order_by(rows.c.id)
        return [row[0] for row in await self._read(query)]

    async def get(self, puzzle: str) -> Puzzle | None:
        rows = schema.puzzles
        found = await self._read(select(rows.c.puzzle).where(rows.c.id == puzzle))
        return msgspec.convert(found[0][0], Puzzle) if found else None

    async def answer(self, person: Identity, answered: AnsweredPuzzle) -> bool:
        row = {"identity": person.id, **msgspec.structs.asdict(answered)}
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            add = upsert(connection.dialect.name, schema.puzzle_answers).values(row)
            return bool((await connection.execute(add.on_conflict_do_nothing())).rowcount)

    async def answers(self, identity: str) -> list[AnsweredPuzzle]:
        rows = schema.puzzle_answers
        columns = [rows.c[name] for name in AnsweredPuzzle.__struct_fields__]
        query = select(*columns).where(rows.c.identity == identity)
        return [AnsweredPuzzle(*row) for row in await self._read(query.order_by(rows.c.at.desc()))]

    async def consents(self, identity: str) -> bool:
        rows = schema.profiles
        found = await self._read(select(rows.c.puzzles).where(rows.c.identity == identity))
        return bool(found and found[0][0])

    async def set_consent(self, identity: str, *, consents: bool) -> None:
        rows = schema.profiles
        async with self._transactions.writing() as connection:
            change = update(rows).where(rows.c.identity == identity).values(puzzles=consents)
            await connection.execute(change)
            for statement in () if consents else forget_puzzles(identity):
                await connection.execute(statement)

    async def unsearched(self, limit: int) -> list[str]:
        tables = schema.tables
        done = select(schema.puzzle_searches.c.table)
        query = _open_to_all().where(tables.c.id.not_in(done)).order_by(tables.c.updated, tables.c.id)
        return [row[0] for row in await self._read(query.limit(limit))]

    async def put(self, table: str, found: Collection[Puzzle]) -> None:
        await self._transactions.write(_put, table, found)

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).all())


def _open_to_all() -> Select[str]:
    """Tables whose game is over and no secret, and where everybody but bots lets puzzles be made of it."""
    tables, seats, pages = schema.tables, schema.seats, schema.profiles
    consenting = select(pages.c.identity).where(pages.c.puzzles)
    unwilling = select(seats.c.table).where(
        seats.c.kind != "bot", or_(seats.c.identity.is_(None), seats.c.identity.not_in(consenting))
    )
    return select(tables.c.id).where(
        tables.c.status == "over",
        tables.c.origin == "new",
        ~tables.c.sealed,
        tables.c.id.not_in(unwilling),
    )


def _put(connection: Connection, table: str, found: Collection[Puzzle]) -> None:
    if connection.execute(_open_to_all().where(schema.tables.c.id == table)).first() is None:
        return
    searched = upsert(connection.dialect.name, schema.puzzle_searches).values(table=table)
    if not connection.execute(searched.on_conflict_do_nothing()).rowcount:
        return
    for puzzle in found:
        row = {"id": puzzle.id, "game": puzzle.game, "table": table, "puzzle": msgspec.to_builtins(puzzle)}
        known = select(schema.puzzles.c.id).where(schema.puzzles.c.id == puzzle.id)
        if connection.execute(known).first() is None:
            connection.execute(insert(schema.puzzles).values(row))


def forget_puzzles(identity: str) -> list[Delete]:
    """What was made of somebody's games; they may be searched again."""
    sitting = select(schema.seats.c.table).where(schema.seats.c.identity == identity)
    return [
        delete(rows).where(rows.c.table.in_(sitting)) for rows in (schema.puzzles, schema.puzzle_searches)
    ]


def merge_answers(guest: str, account: str) -> list[Update | Delete]:
    """A guest's answers belong to an account, but for puzzles that the account has answered itself."""
    return handed_over(schema.puzzle_answers, "identity", "puzzle", guest, account)
