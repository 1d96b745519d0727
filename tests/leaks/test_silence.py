"""Choosing in secret leaves no trace: no message, no number, no moment and no clock tells of it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tenka import bots, games
from tenka.bots import Bot
from tenka.core import record as records
from tenka.core.chance import FastChance
from tenka.core.events import PUBLIC
from tenka.core.moves import Move
from tenka.core.record import AnyEntry, Entry, Record
from tenka.core.table import Table
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.rooms import table_factory
from tenka.server.rooms.driver import Driver
from tenka.server.rooms.position import Position, restore
from tenka.server.storage.model import Identity
from tests.kit.kit import walk
from tests.leaks.worlds import drain
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, Person

CLOCKS = {"time_control": {"kind": "live", "seconds": 3000, "more": 600}}
MODULES = {"modules": ["tennos_court", "samurai", "military_leaders", "chambers"]}
OPTIONS = pytest.mark.parametrize("options", [{}, MODULES], ids=["shogun", "shogun with all modules"])


class Planning:
    """Ann, Ben and Cleo plan at one table; Eve watches."""

    def __init__(self, people: list[Person], table: str, pages: list[Connection]) -> None:
        self.people = people
        self.table = table
        self.ann, self.ben, self.cleo, self.eve = pages

    def quiet(self) -> list[Connection]:
        return [self.ben, self.cleo, self.eve]

    def infos(self) -> list[Message]:
        """The table as the others' requests show it, without the time that runs."""
        found = [person.get(f"/tables/{self.table}") for person in self.people[1:]]
        return [{name: value for name, value in info.items() if name != "clocks"} for info in found]


@contextmanager
def planning(live: LiveServer, options: Message) -> Iterator[Planning]:
    with ExitStack() as stack:
        people = [stack.enter_context(live.person()) for _ in range(4)]
        wish = {"game": "shogun", "seats": [ME, OPEN, OPEN], "settings": CLOCKS, "options": options}
        made = people[0].post("/tables", wish, 201)
        for person in people[1:3]:
            person.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        pages = [stack.enter_context(person.at(made["id"])) for person in people]
        for page in pages:
            page.until_type("chat")
        for page in pages:
            drain(page)
        yield Planning(people, made["id"], pages)


def messages(page: Connection) -> int:
    """How many there were until now."""
    drain(page)
    return len(page.heard)


def plan_by_steps(page: Connection, choice: random.Random, steps: int) -> None:
    for _ in range(steps):
        page.play_and_wait(choice.choice(page.now["moves"]))


@OPTIONS
def test_others_are_told_nothing_of_a_plan_that_grows(live: LiveServer, options: Message) -> None:
    """Card by card, by somebody who writes one at a time: no message, no version, no change of the table."""
    with planning(live, options) as table:
        before, infos = [messages(page) for page in table.quiet()], table.infos()
        versions = [page.now["version"] for page in table.quiet()]
        plan_by_steps(table.ann, random.Random(1), 9)
        assert [messages(page) for page in table.quiet()] == before
        assert [page.now["version"] for page in table.quiet()] == versions
        assert table.infos() == infos


@OPTIONS
def test_a_digest_does_not_count_what_others_chose_in_secret(live: LiveServer, options: Message) -> None:
    with planning(live, options) as table:
        digest = f"/tables/{table.table}/since?version=0"
        before = [person.get(digest) for person in table.people[1:]]
        plan_by_steps(table.ann, random.Random(2), 9)
        assert [person.get(digest) for person in table.people[1:]] == before
        seal(table.ben, random.Random(3))
        for person in table.people[1:]:
            numbers = [step["version"] for step in person.get(digest)["steps"]]
            assert numbers == list(range(1, len(numbers) + 1))
            assert "moment" not in str(person.get(digest))


def seal(page: Connection, choice: random.Random) -> None:
    while any(move.startswith("plan:") for move in page.now["moves"]):
        page.play_and_wait(choice.choice(page.now["moves"]))


def test_no_clock_counts_the_steps_of_a_secret_choice(live: LiveServer) -> None:
    """A plan is one decision: neither its cards nor opening it again bring more time."""
    with planning(live, {}) as table:
        choice = random.Random(4)
        for _ in range(2):
            seal(table.ann, choice)
            table.ann.play_and_wait("unseal")
        for person in table.people:
            clocks = person.get(f"/tables/{table.table}")["clocks"]
            assert clocks[0]["running"]
            assert clocks[0]["seconds"] <= CLOCKS["time_control"]["seconds"]


def test_bots_do_not_wait_longer_because_somebody_chooses_in_secret(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing begins anew by a step that only its own seat notices: neither a question nor a bot's time."""
    asked: list[float] = []
    ask = Position.ask

    def counted(self: Position, now: float, reaction_seconds: float) -> None:
        asked.append(now)
        ask(self, now, reaction_seconds)

    with planning(live, {}) as table:
        monkeypatch.setattr(Position, "ask", counted)
        plan_by_steps(table.ann, random.Random(5), 9)
        assert asked == []
        seal(table.ann, random.Random(5))
        assert len(asked) == 1


def test_what_a_bot_cannot_notice_does_not_undo_its_decision() -> None:
    wish = CreateTable("shogun", [SeatSpec("me"), SeatSpec("bot", "random"), SeatSpec("bot", "random")])
    stored = table_factory.new_table(wish, Identity("ann", "Ann"))
    position = Position(stored, restore(stored, []), {})
    position.ask(0.0, 0.0)
    due = position.due(1.0)
    assert position.live is not None
    assert due is not None
    for _ in range(5):
        position.live.play(0, position.live.moves(0)[0])
    assert position.due(1.0) == due
    position.live.play(due.seat, position.live.moves(due.seat)[0])
    assert position.due(1.0) != due


class Prompt(Bot[Any]):
    """Answers at once, as one who has no choice, and takes its time all the same."""

    def decide(self, observation: object, moves: list[Move], clock: object) -> Move:
        return moves[0]

    def pace(self, observation: object) -> float:
        return 0.4


def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a lower bound is measured, so a slow machine changes nothing."""
    monkeypatch.setattr(bots, "make", lambda _game, _level, seed: Prompt(seed))
    with live.person() as ann:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page:
            page.until_asked()
            page.play_and_wait(page.now["moves"][0])
            while not (page.now["moves"] or page.is_over()):
                began = time.monotonic()
                page.until_type("step")
                assert time.monotonic() - began > 0.3


class Wandering(Prompt):
    """Plays anything, and so pays in as many small steps as the cards allow."""

    def decide(self, observation: object, moves: list[Move], clock: object) -> Move:
        return random.Random(f"{self.seed} {moves}").choice(moves)


def test_nobody_can_tell_how_many_small_steps_a_bot_has_paid_in(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps that others do not notice are made as soon as they are chosen; what they notice has one moment,
    as long after the last one, however many steps there were."""
    waited: dict[int, float] = {}

    async def note(driver: Driver, moment: float) -> None:
        position = driver._writer.position
        assert position is not None
        waited[driver._writer.known()] = round(moment - position.since, 6)

    monkeypatch.setattr(Driver, "_wait_until", note)
    monkeypatch.setattr(bots, "make", lambda _game, _level, _seed: Wandering(8))
    with live.person() as ann:
        table = ann.create(ME, BOT, BOT, game="shitenno")["id"]
        with ann.at(table) as page:
            page.play_to_the_end(random.Random(8))
        record = records.decode(ann.http.get(f"/api/tables/{table}/record").content)
    noticed = [number for number, entry in noticed_entries(record) if entry.seat != 0]
    silent = [entry for entry in record.entries if isinstance(entry, Entry) and entry.move.startswith("use:")]
    assert len(silent) > 5
    assert sorted(waited) == noticed
    assert set(waited.values()) == {0.4}


def noticed_entries(record: Record) -> Iterator[tuple[int, AnyEntry]]:
    """Those that everybody could notice, with their numbers."""
    seen = None
    for number, table in enumerate(Table.retrace(records.load_game(record, games.load), record)):
        if seen is not None and table.version(PUBLIC) != seen:
            yield number - 1, record.entries[number - 1]
        seen = table.version(PUBLIC)


@pytest.mark.parametrize("game", ["zipang", "shitenno"])
def test_searching_bots_have_one_pace_for_every_question_of_a_kind(game: str) -> None:
    """It follows from the step, which everybody knows, and not from how many moves there are."""
    for level in bots.levels(game):
        bot = bots.make(game, level, 1)
        if bot.simulations:
            paces: dict[str, set[float]] = {}
            for seen in questions(game):
                paces.setdefault(seen.step, set()).add(bot.pace(seen))
            assert all(len(found) == 1 and min(found) > 0 for found in paces.values()), (level, paces)


def questions(game: str) -> Iterator[Any]:
    """What seats are asked in a random game, as they see it."""
    rules = games.load(game, 3)
    for state, seat, _ in walk(rules, FastChance(7)):
        yield rules.observe(state, seat)
