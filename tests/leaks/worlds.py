"""Two worlds that differ only in what one seat may not know, as two tables of one running server.

Both begin in the middle of the same game, with what seat `VIEWER` knew there. The rest is drawn twice.
From then on both have the same seed, so whatever that seat is sent must be the same, byte for byte, until
something that was hidden is rightly revealed to it.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tenka import games
from tenka.core.chance import FastChance
from tenka.core.fork import Fork, fork_of
from tenka.core.record import Options, Player, commitment
from tenka.core.table import AnyTable, Table
from tenka.server.identity.cookies import Cookies
from tenka.server.moments import timestamp
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.rooms import table_factory
from tenka.server.rooms.position import restore, with_seat
from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity, StoredSeat, StoredTable
from tests.server.conftest import GENEROUS
from tests.server.live import Connection, LiveServer, Person

VIEWER = 0
WATCHER = "watcher"
SECRET = "two worlds"
TABLES = ("world-one", "world-two")
MODULES = ["tennos_court", "samurai", "military_leaders", "chambers"]


class Case(NamedTuple):
    game: str
    seats: int
    options: Options


CASES = {
    "zipang": Case("zipang", 3, {}),
    "shitenno": Case("shitenno", 3, {}),
    "shogun": Case("shogun", 3, {}),
    "shogun with all modules": Case("shogun", 4, {"modules": MODULES, "side": "moon", "setup": "draft"}),
}


def settings_at(folder: Path) -> Settings:
    limits = replace(GENEROUS, coach_simulations=8)
    return Settings(data=folder, secret=SECRET, bot_seconds=0, reaction_seconds=0, limits=limits)


# --- making them -------------------------------------------------------------------------------------


class Worlds(NamedTuple):
    case: Case
    tables: tuple[StoredTable, StoredTable]


@cache
def worlds(name: str, *, asked: bool, seed: int = 1) -> Worlds:
    """From a random game, at a moment where the viewer is asked, or where only others are."""
    case = CASES[name]
    choice = random.Random(seed)
    table = _opened(case, choice.randbytes(32))
    earliest = choice.randrange(60)
    while actors := table.actors():
        late = len(table.entries) >= earliest
        if late and (VIEWER in actors) == asked and _hides_something(table):
            break
        seat = choice.choice(actors)
        table.play(seat, choice.choice(table.moves(seat)))
    fork = fork_of(table.commitment, len(table.entries), table.observe(VIEWER))
    return Worlds(case, _drawn_twice(case, fork, choice))


def _opened(case: Case, seed: bytes) -> AnyTable:
    players = [Player(f"Seat {seat}", "person") for seat in range(case.seats)]
    return Table.open(games.load(case.game, case.seats, case.options), players, seed, case.options)


def _hides_something(table: AnyTable) -> bool:
    """Whether others know anything now that the viewer does not."""
    seen = table.observe(VIEWER)
    drawn = [table.game.resample(seen, FastChance(number)) for number in range(3)]
    return len({_known_to_others(table, state) for state in drawn}) > 1


def _known_to_others(table: AnyTable, state: Any) -> bytes:
    others = [seat for seat in range(table.game.seats) if seat != VIEWER]
    return msgspec.json.encode([table.game.observe(state, seat) for seat in others])


def _drawn_twice(case: Case, fork: Fork, choice: random.Random) -> tuple[StoredTable, StoredTable]:
    wish = CreateTable(
        case.game, [SeatSpec("me"), *[SeatSpec("bot", "random")] * (case.seats - 1)], case.options
    )
    base = table_factory.new_table(wish, Identity("seat-0", "Seat 0"))
    seats = [StoredSeat("person", f"Seat {seat}", identity=f"seat-{seat}") for seat in range(case.seats)]
    seed = choice.randbytes(32)
    base = replace(base, seats=seats, seed=seed.hex(), commitment=commitment(seed))
    base = replace(base, origin="fork", fork=msgspec.to_builtins(fork), updated=base.created)
    one = _with_draws(base, TABLES[0], choice)
    while True:
        other = _with_draws(base, TABLES[1], choice)
        if _secrets(one) != _secrets(other):
            return one, other


def _with_draws(base: StoredTable, table: str, choice: random.Random) -> StoredTable:
    start = table_factory.open_table(replace(base, seed=choice.randbytes(32).hex())).start
    return replace(base, id=table, start=start)


def _secrets(stored: StoredTable) -> bytes:
    table = restore(stored, [])
    return _known_to_others(table, table._state)


def at_one_screen(pair: Worlds, host: int, guest: int) -> Worlds:
    """The same worlds, where two play at one screen."""
    one, other = (with_seat(table, guest, identity=None, screen=host) for table in pair.tables)
    return Worlds(pair.case, (one, other))


def with_settings(pair: Worlds, **rules: Any) -> Worlds:
    """The same worlds with other rules of the house."""
    one, other = (replace(table, settings={**table.settings, **rules}) for table in pair.tables)
    return Worlds(pair.case, (one, other))


# --- visiting them -----------------------------------------------------------------------------------


def store(settings: Settings, tables: Sequence[StoredTable]) -> None:
    """Put them where the server finds them."""
    asyncio.run(_store(settings, tables))


async def _store(settings: Settings, tables: Sequence[StoredTable]) -> None:
    database = Database(database_url(settings))
    try:
        for table in tables:
            for seat in table.seats:
                if seat.identity is not None:
                    await database.identities.save(Identity(seat.identity, seat.name))
            await database.tables.add(table, Identity("seat-0", "Seat 0"))
    finally:
        await database.close()


def person(live: LiveServer, identity: str) -> Person:
    """Somebody whose cookie says so."""
    cookies = Cookies(SECRET)
    return Person(live.host, {cookies.name: cookies.sign(identity)})


class Visit:
    """Everybody at both tables."""

    def __init__(self, live: LiveServer, pair: Worlds, stack: ExitStack) -> None:
        self.live = live
        self.case = pair.case
        self.tables = [table.id for table in pair.tables]
        self._stack = stack
        self._people: dict[str, Person] = {}
        self.pages: list[dict[str, Connection]] = [{}, {}]

    def enter(self, *who: str) -> None:
        for world, table in enumerate(self.tables):
            for identity in who:
                page = self._stack.enter_context(self.person(identity).at(table))
                page.until_type("chat")
                self.pages[world][identity] = page

    def everybody(self) -> list[str]:
        return [f"seat-{seat}" for seat in range(self.case.seats)]

    def both(self, who: str) -> tuple[Connection, Connection]:
        return self.pages[0][who], self.pages[1][who]

    def told(self, who: str) -> list[list[str]]:
        """All that somebody was told so far, in both worlds."""
        return [self._told(world, who) for world in range(2)]

    def _told(self, world: int, who: str) -> list[str]:
        page = self.pages[world][who]
        drain(page)
        return [lasting(text, self.tables[world]) for text in page.wire]

    def check(self, *who: str) -> None:
        """They were told the same in both worlds."""
        for identity in who:
            one, other = self.told(identity)
            assert one == other, f"{identity} can tell the worlds apart"

    def get(self, who: str, path: str) -> list[tuple[int, str]]:
        """What a request is answered with, in both worlds."""
        return [self._answer("GET", who, table, path) for table in self.tables]

    def post(self, who: str, path: str, content: dict[str, str]) -> list[tuple[int, str]]:
        return [self._answer("POST", who, table, path, json=content) for table in self.tables]

    def _answer(self, method: str, who: str, table: str, path: str, **sent: Any) -> tuple[int, str]:
        answer = self.person(who).http.request(method, f"/api/tables/{table}{path}", **sent)
        return answer.status_code, lasting(answer.text, table)

    def person(self, who: str) -> Person:
        if who not in self._people:
            self._people[who] = self._stack.enter_context(person(self.live, who))
        return self._people[who]


@contextmanager
def visiting(live: LiveServer, settings: Settings, pair: Worlds) -> Iterator[Visit]:
    """The two tables, new for this visit, and so the first of every list."""
    number, moment = next(_visits), timestamp()
    fresh = [replace(table, id=f"{table.id}-{number}", updated=moment) for table in pair.tables]
    store(settings, fresh)
    with ExitStack() as stack:
        yield Visit(live, Worlds(pair.case, (fresh[0], fresh[1])), stack)


_visits = iter(range(1000, 10_000))


def drain(page: Connection) -> None:
    """Take everything that was sent until now: what is answered comes after it."""
    page.send({"type": "ping"})
    page.until_type("pong")
    page.heard.pop()
    page.wire.pop()


def lasting(anything: Any, table: str) -> str:
    """Without the id of the table, and without when it changed: that is another test's business."""
    text = anything if isinstance(anything, str) else msgspec.json.encode(anything).decode()
    return re.sub(r'"updated":"[^"]*"', '"updated":""', text.replace(table, "TABLE"))
