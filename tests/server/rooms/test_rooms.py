"""When writing fails, or somebody else writes: nothing is told that is not stored, nothing stored is lost."""

from __future__ import annotations

from msgspec.structs import replace

from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.entries import Entries
from tenka.server.storage.model import Clocks, StorageDown, StoredEntry
from tests.server.live import BOT, ME, OPEN, Connection, Message, Person, running


class Unreliable(Entries):
    """A real database whose line breaks: before a write arrives, or after it, before the answer."""

    breaks = ""

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        breaks = self.breaks
        if breaks == "before":
            raise StorageDown("the line broke before the write")
        await super().append(table, entry, result, clocks, noticed=noticed)
        if breaks == "after":
            raise StorageDown("the line broke after the write")


def seen(person: Person, table: str) -> Message:
    with person.at(table) as page:
        return page.until_type("view")


def two_people(ann: Person, ben: Person) -> str:
    table = ann.create(ME, OPEN)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])


def active(*pages: Connection) -> list[Connection]:
    """All pages, the one whose turn it is first."""
    for page in pages:
        page.until_type("view")
    return sorted(pages, key=lambda page: not page.now["moves"])


def test_a_move_that_cannot_be_stored_is_not_made(settings: Settings) -> None:
    storage = Database(database_url(settings))
    storage.entries = line = Unreliable(storage.transactions)
    with running(settings, storage) as live, live.person() as ann, live.person() as ben:
        table = two_people(ann, ben)
        with ann.at(table) as left, ben.at(table) as right:
            mover, other = active(left, right)
            before = mover.now
            line.breaks = "before"
            key = mover.play(before["moves"][0])
            assert mover.until_type("failed", "ack") == {"type": "failed", "code": "not-stored"}
            view = mover.until_type("view")
            assert (view["version"], view["observation"]) == (before["version"], before["observation"])
            assert other.until_type("view", "step")["type"] == "view"
            line.breaks = ""
            mover.play(before["moves"][0], key=key)
            assert mover.until_type("failed", "ack", "refused")["type"] == "ack"
            assert other.until_type("step")["version"] == before["version"] + 1


def test_a_move_that_was_stored_without_an_answer_is_made_once(settings: Settings) -> None:
    storage = Database(database_url(settings))
    storage.entries = line = Unreliable(storage.transactions)
    with running(settings, storage) as live, live.person() as ann, live.person() as ben:
        table = two_people(ann, ben)
        with ann.at(table) as left, ben.at(table) as right:
            mover, other = active(left, right)
            before = mover.now
            line.breaks = "after"
            key = mover.play(before["moves"][0])
            assert mover.until_type("failed", "ack") == {"type": "failed", "code": "not-stored"}
            assert mover.until_type("view")["version"] == before["version"] + 1
            assert other.until_type("view")["version"] == before["version"] + 1
            line.breaks = ""
            mover.play(before["moves"][0], version=before["version"], key=key)
            ack = mover.until_type("failed", "ack", "refused")
            assert ack == {"type": "ack", "key": key, "version": before["version"] + 1}


def test_bots_go_on_when_the_storage_is_back(settings: Settings) -> None:
    quick = replace(settings, retry_seconds=0.01)
    storage = Database(database_url(settings))
    storage.entries = line = Unreliable(storage.transactions)
    with running(quick, storage) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)
        with ann.at(table["id"]) as page:
            page.until_asked()
            line.breaks = "before"
            page.play(page.now["moves"][0])
            page.until_type("failed")
            line.breaks = "after"
            page.until_type("view")
            page.play(page.now["moves"][0])
            page.until_type("failed")
            page.until_type("view")
            if not page.now["moves"]:  # a bot has tried as well
                page.until_type("view", "step")
            line.breaks = ""
            page.until_asked()


def test_two_servers_on_one_database_never_write_twice(settings: Settings) -> None:
    """Each keeps the table in memory; the one that is behind learns it from its own failed write."""
    with running(settings) as one, running(settings) as two, one.person() as ann, one.person() as ben:
        table = two_people(ann, ben)
        cookies = [dict(ann.http.cookies), dict(ben.http.cookies)]
        with Person(two.host, cookies[0]) as ann2, Person(two.host, cookies[1]) as ben2:
            with ann.at(table) as left, ben.at(table) as right:
                mover, _ = active(left, right)
                elsewhere = ann2 if mover is left else ben2
                with elsewhere.at(table) as page:
                    page.until_asked()
                    page.play_and_wait(page.now["moves"][0])
                key = mover.play(mover.now["moves"][-1])
                assert mover.until_type("refused", "ack") == {
                    "type": "refused",
                    "key": key,
                    "code": "stale",
                    "rule": None,
                }
                mover.until_type("view")
                assert mover.now["observation"] == page.now["observation"]
            assert seen(ann, table)["observation"] == seen(ann2, table)["observation"]


def test_rooms_that_nobody_needs_leave_the_memory(settings: Settings) -> None:
    few = replace(settings, limits=replace(settings.limits, rooms=2))
    with running(few) as live, live.person() as ann:
        tables = [ann.create(ME, BOT)["id"] for _ in range(6)]
        views = {table: seen(ann, table) for table in tables}
        for table in tables:
            with ann.at(table) as page:
                page.until_asked()
                assert page.now["log"][: len(views[table]["log"])] == views[table]["log"]
                if not page.is_over():
                    page.play_and_wait(page.now["moves"][0])
        assert len(ann.get("/tables")["tables"]) == 6
