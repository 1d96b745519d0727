"""Backups come back as they were, into either database, or are refused without a change."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url

from tenka.server.identity.cookies import secret_of
from tenka.server.settings import Settings
from tenka.server.storage import migrating, schema
from tenka.server.storage.address import database_url
from tenka.server.storage.backup import BadBackup, back_up, restore
from tenka.server.storage.database import Database
from tenka.server.storage.model import StorageError, StoredEntry, StoredTable
from tenka.server.storage.transactions import create_engine, prepare_folder
from tests.cli.terminal import tenka
from tests.server.live import BOT, ME, Person, running
from tests.server.stored import played, store

Games = list[tuple[StoredTable, list[StoredEntry]]]
MakeUrl = Callable[[], URL]


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> MakeUrl:
    """Addresses of new databases."""
    if request.param == "postgresql":
        server = request.getfixturevalue("postgres")
        return lambda: make_url(server.create_database())

    def sqlite() -> URL:
        url = database_url(Settings(data=tmp_path / f"data-{len(list(tmp_path.iterdir()))}"))
        prepare_folder(url)
        return url

    return sqlite


async def fill(url: URL) -> Games:
    database = Database(url)
    await database.open()
    for game, moves in (("zipang", None), ("zipang", 3)):
        await store(database, *played(game, moves))
    return await everything(database)


async def everything(database: Database) -> Games:
    found = await database.inspection.games(await database.inspection.begun())
    await database.close()
    return sorted(found, key=lambda game: game[0].id)


@pytest.mark.anyio
async def test_a_portable_backup_comes_back_as_it_was(make: MakeUrl, tmp_path: Path) -> None:
    url, other, file = make(), make(), tmp_path / "all.jsonl"
    games = await fill(url)
    await back_up(url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    rows = await restore(other, file)
    assert rows == sum(len(entries) + len(table.seats) + 1 for table, entries in games) + 1
    assert await everything(Database(other)) == games
    with pytest.raises(BadBackup, match="not empty"):
        await restore(other, file)
    assert await everything(Database(other)) == games
    with pytest.raises(BadBackup, match="there already"):
        await back_up(url, file)


@pytest.mark.anyio
async def test_an_opened_but_empty_database_takes_a_backup(make: MakeUrl, tmp_path: Path) -> None:
    url, other, file = make(), make(), tmp_path / "all.jsonl"
    games = await fill(url)
    await back_up(url, file)
    opened = Database(other)
    await opened.open()
    await opened.close()
    await restore(other, file)
    assert await everything(Database(other)) == games


@pytest.mark.anyio
async def test_half_a_backup_changes_nothing(make: MakeUrl, tmp_path: Path) -> None:
    url, other, file = make(), make(), tmp_path / "all.jsonl"
    await fill(url)
    await back_up(url, file)
    whole = file.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    spoilt = (whole[:last], whole[: last // 2], b"nonsense", whole.replace(b'"entries"', b'"secrets"', 1))
    for content in (*spoilt, whole + b"{}\n", whole.replace(b'"tenka_backup":2', b'"tenka_backup":9')):
        file.write_bytes(content)
        with pytest.raises(BadBackup):
            await restore(other, file)
    file.write_bytes(whole)
    assert await restore(other, file) > 0


@pytest.mark.anyio
async def test_a_sqlite_file_is_copied_while_it_is_written(tmp_path: Path) -> None:
    url, file = database_url(Settings(data=tmp_path / "a")), tmp_path / "copy.sqlite3"
    games = await fill(url)
    database = Database(url)
    await database.open()
    more = played("zipang", 30)
    await asyncio.gather(store(database, *more), asyncio.to_thread(asyncio.run, back_up(url, file)))
    await database.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = database_url(Settings(data=tmp_path / "b"))
    prepare_folder(other)
    await restore(other, file)
    copied = {table.id: entries for table, entries in await everything(Database(other))}
    assert copied.items() >= {table.id: entries for table, entries in games}.items()
    if partial := copied.get(more[0].id):
        assert partial == more[1][: len(partial)]
    file.write_bytes(file.read_bytes()[:5000])
    third = database_url(Settings(data=tmp_path / "c"))
    prepare_folder(third)
    with pytest.raises(BadBackup, match="damaged"):
        await restore(third, file)


@pytest.mark.parametrize("name", ["all.jsonl", "copy.sqlite3"])
def test_guests_keep_their_seats_and_push_keys(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """By the commands as documented, with nothing copied beside; the new server had run before."""
    monkeypatch.delenv("TENKA_SECRET", raising=False)
    other, file = replace(settings, data=tmp_path / "other"), tmp_path / name
    with running(settings) as live, live.person() as ann:
        table = ann.create(ME, BOT)["id"]
        key = ann.get("/me/notices")["push_key"]
        cookies = dict(ann.http.cookies)
    asyncio.run(Database(database_url(other)).open())
    unused = secret_of(other)
    assert tenka("admin", "backup", file, "--data", settings.data).code == 0
    said = tenka("admin", "restore", file, "--data", other.data)
    assert (said.code, said.err) == (0, "")
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE((other.data / "secret").stat().st_mode) == 0o600
    assert (other.data / "secret.before").read_text() == unused
    with running(other) as live, Person(live.host, cookies) as ann:
        assert ann.get(f"/tables/{table}")["seat"] == 0
        assert ann.get("/me/notices")["push_key"] == key
        assert dict(ann.http.cookies) == cookies
    assert "tenka_secret" not in tables_in(other)


def tables_in(settings: Settings) -> set[str]:
    with closing(sqlite3.connect(settings.data / "tenka.sqlite3")) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master")}


@pytest.mark.parametrize(("at_home", "told"), [("", "holds no secret"), ("mine", "is not what")])
def test_a_secret_that_does_not_come_along_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_home: str, told: str
) -> None:
    url, file = database_url(Settings(data=tmp_path / "a")), tmp_path / "all.jsonl"
    asyncio.run(Database(url).open())
    asyncio.run(back_up(url, file, at_home))
    monkeypatch.setenv("TENKA_SECRET", "another")
    said = tenka("admin", "restore", file, "--data", tmp_path / "b")
    assert said.code == 0
    assert told in said.err
    assert not (tmp_path / "b" / "secret").exists()


@pytest.mark.anyio
async def test_a_secret_that_cannot_be_kept_leaves_the_database_empty(make: MakeUrl, tmp_path: Path) -> None:
    url, other, file = make(), make(), tmp_path / "all.jsonl"
    games = await fill(url)
    await back_up(url, file, "mine")

    def fail(_secret: str) -> None:
        raise OSError("read-only")

    with pytest.raises(StorageError):
        await restore(other, file, fail)
    assert await restore(other, file) > 0
    assert await everything(Database(other)) == games


@pytest.mark.anyio
async def test_a_copy_of_sqlite_is_kept_before_a_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path / "data")
    games = await fill(database_url(settings))
    monkeypatch.setattr(schema, "VERSION", "next")
    migrated: list[str] = []
    monkeypatch.setattr(migrating, "migrate", lambda _connection: migrated.append("yes"))
    database = Database(database_url(settings))
    await database.open()
    await database.close()
    (copy,) = (settings.data / "backups").iterdir()
    assert migrated == ["yes"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert await everything(Database(database_url(settings).set(database=str(copy)))) == games


@pytest.mark.anyio
async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    await fill(database_url(settings))
    engine = create_engine(database_url(settings))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'from-the-future'"))
    await engine.dispose()
    with pytest.raises(StorageError, match="newer version"):
        await Database(database_url(settings)).open()


@pytest.mark.anyio
async def test_what_cannot_be_backed_up_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="no database"):
        await back_up(database_url(Settings(data=tmp_path / "nothing")), tmp_path / "x.sqlite3")
    with pytest.raises(BadBackup, match="cannot be read"):
        await restore(database_url(Settings(data=tmp_path)), tmp_path / "missing.jsonl")
    address = make_url("postgresql+asyncpg://nobody@/nothing")
    with pytest.raises(BadBackup, match="portable"):
        await back_up(address, tmp_path / "x.sqlite3")
