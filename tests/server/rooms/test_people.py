"""People at a table: taking back, leaving, clocks, votes, chat, notes, and looking over a shoulder."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from tenka import games
from tenka.core import record as records
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.rooms import table_factory
from tenka.server.rooms.position import Position, restore, with_seat
from tenka.server.rooms.seating import Absences, is_voted_out
from tenka.server.settings import Settings
from tenka.server.storage.model import Identity
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, Person, running


def new(person: Person, *seats: Message, game: str = "zipang", **chosen: Any) -> Message:
    table: Message = person.post("/tables", {"game": game, "seats": list(seats), "settings": chosen}, 201)
    return table


@contextmanager
def sitting(
    live: LiveServer, people: int, *others: Message, game: str = "zipang", **chosen: Any
) -> Iterator[tuple[str, list[Person], list[Connection]]]:
    """A running table: its id, who sits there in order, and a page of each."""
    with ExitStack() as stack:
        persons = [stack.enter_context(live.person()) for _ in range(people)]
        made = new(persons[0], ME, *[OPEN] * (people - 1), *others, game=game, **chosen)
        for person in persons[1:]:
            person.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        pages = [stack.enter_context(person.at(made["id"])) for person in persons]
        for page in pages:
            page.until_type("chat")
        yield made["id"], persons, pages


def ask(page: Connection, kind: str, **fields: Any) -> Message:
    """Send a command and take its answer."""
    key = f"key-{next(page.keys)}"
    page.send({"type": kind, "key": key, **fields})
    return page.until(lambda told: told.get("key") == key)


def undo(page: Connection, *, whole: bool = False) -> Message:
    return ask(page, "undo", version=page.now["version"], whole=whole)


def info(page: Connection, wanted: Any) -> Message:
    """The table, as soon as it is as wanted."""
    told = page.until(lambda told: "table" in told and wanted(told["table"]))
    table: Message = told["table"]
    return table


def tairo_and_others(pages: list[Connection]) -> tuple[Connection, list[Connection]]:
    tairo = next(page for page in pages if page.now["moves"])
    return tairo, [page for page in pages if page is not tairo]


# --- taking back ------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_for_everybody_and_the_record_holds(server: LiveServer) -> None:
    with sitting(server, 3, game="shitenno") as (_, _, pages):
        tairo, (other, _) = tairo_and_others(pages)
        before = (tairo.now["observation"], other.now["observation"])
        add = next(move for move in tairo.now["moves"] if move.startswith("add"))
        tairo.play_and_wait(add)
        assert tairo.now["undo"] == {"choices": 1, "stop": "start"}
        assert undo(tairo)["type"] == "ack"
        assert tairo.until_type("step")["observation"] == before[0]
        assert [event["event"] for event in tairo.now["events"]] == ["taken-back"]
        again = {"type": "undo", "key": "twice", "version": tairo.now["version"] - 1, "whole": False}
        tairo.send(again)
        assert tairo.until_type("refused")["code"] == "stale"
        assert undo(tairo)["code"] == "undo-start"
        assert other.now["observation"] == before[1]
        assert undo(other)["code"] == "undo-start"


def test_undo_can_be_switched_off(server: LiveServer) -> None:
    with server.person() as ann:
        made = new(ann, ME, BOT, undo=False)
        with ann.at(made["id"]) as page:
            page.until_asked()
            page.play_and_wait(page.now["moves"][0])
            page.until_asked()
            assert page.now["undo"] == {"choices": 0, "stop": "off"}
            assert undo(page)["code"] == "undo-off"


def test_a_repeated_undo_counts_once_and_a_restart_keeps_it(settings: Settings) -> None:
    with running(settings) as live, live.person() as ann:
        table = at_own_lot(ann)
        with ann.at(table) as page:
            page.until_asked()
            first = page.now["observation"]
            for _ in range(2):
                page.play_and_wait(next(move for move in page.now["moves"] if move.startswith("add")))
            command = {"type": "undo", "key": "u", "version": page.now["version"], "whole": True}
            page.send(command)
            ack = page.until_type("ack", "refused")
            page.send(command)
            assert page.until_type("ack", "refused") == ack
            assert page.now["observation"] == first
        cookies = dict(ann.http.cookies)
    with running(settings) as live, Person(live.host, cookies) as ann, ann.at(table) as page:
        assert page.until_type("view")["observation"] == first
        page.play_to_the_end(random.Random(2))
        record = records.decode(ann.http.get(f"/api/tables/{table}/record").content)
        assert records.verify(record, games.load) == len(record.entries) > 3


def at_own_lot(ann: Person) -> str:
    """A table of Shitennō at which Ann forms the first lot."""
    while True:
        table: str = new(ann, ME, BOT, BOT, game="shitenno")["id"]
        with ann.at(table) as page:
            page.until_asked()
            if page.now["version"] == 1:
                return table


def test_a_held_answer_can_be_taken_back(settings: Settings) -> None:
    """Nobody has heard of it; its repetition on the way is not a new answer."""
    patient = replace(settings, reaction_seconds=600.0)
    with running(patient) as live:
        for _ in range(20):
            with sitting(live, 2) as (_, _, pages):
                found = asked_to_react(pages)
                if found is None:
                    continue
                key = found.play("react:let")
                found.until(lambda told: told["type"] == "view" and not told["moves"])
                assert found.now["undo"]["choices"] == 1
                undo(found)
                assert found.now["moves"]
                found.play("react:let", key=key)
                assert found.until_type("refused")["code"] == "taken-back"
                return
    raise AssertionError("nobody was ever asked")


def asked_to_react(pages: list[Connection]) -> Connection | None:
    choice = random.Random(1)
    while not pages[0].is_over():
        page = next(page for page in pages if page.now["moves"])
        if page.now["observation"]["step"] == "react":
            return page
        page.play(choice.choice(page.now["moves"]))
        for one in pages:
            one.until_type("step")
    return None


# --- leaving, coming back, votes --------------------------------------------------------------------


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(server: LiveServer) -> None:
    with sitting(server, 2) as (table, people, pages):
        mover, (other,) = tairo_and_others(pages)
        seat = mover.now["table"]["seat"]
        mover.play(mover.now["moves"][0])
        assert ask(mover, "leave")["type"] == "ack"
        told = info(other, lambda one: one["seats"][seat]["stand_in"])
        assert told["seats"][seat]["kind"] == "person"
        assert ask(mover, "leave")["type"] == "ack"  # once is enough
        refused = ask(mover, "play", version=10_000, move="merchant")
        assert refused["code"] == "bot-plays"
        other.play_and_wait(other.until_asked()["moves"][0])  # the bot has played, or will
        assert ask(mover, "return")["type"] == "ack"
        assert info(other, lambda one: not one["seats"][seat]["stand_in"])
    with people[pages.index(mover)].at(table) as page:
        view = page.until_type("view")
        assert view["table"]["seats"][seat]["stand_in"] is None
        events = [event["event"] for step in view["log"] for event in step["events"]]
        assert events.count("seat-changed") == 2


def test_a_table_that_all_have_left_is_played_to_the_end(server: LiveServer) -> None:
    with server.person() as ann:
        table = new(ann, ME, BOT)["id"]
        with ann.at(table) as page:
            page.until_type("view")
            ask(page, "leave")
            over = info(page, lambda one: one["status"] == "over")
            assert min(over["ranks"]) == 1
            assert ask(page, "return")["code"] == "game-over"
        record = records.decode(ann.http.get(f"/api/tables/{table}/record").content)
        assert records.verify(record, games.load) == len(record.entries)


def test_leaving_a_waiting_table_opens_the_seat_and_the_last_one_closes_it(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        made = new(ann, ME, OPEN, OPEN)
        ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        with ann.at(made["id"]) as left, ben.at(made["id"]) as right:
            right.until_type("view")
            assert ask(right, "leave")["type"] == "ack"
            kinds = [
                seat["kind"] for seat in info(left, lambda one: one["seats"][1]["kind"] == "open")["seats"]
            ]
            assert kinds == ["person", "open", "open"]
            assert ask(left, "leave")["type"] == "ack"
        assert ann.get("/tables")["tables"] == []
        ann.get(f"/tables/{made['id']}", 404)


def test_a_majority_of_the_others_lets_a_bot_play_for_somebody_who_is_away(server: LiveServer) -> None:
    with sitting(server, 4) as (_, _, pages):
        pages[3].socket.close()
        for page in pages[:3]:
            info(page, lambda one: one["seats"][3]["votes_needed"] == 2)
        assert ask(pages[0], "vote", seat=3, on=True)["type"] == "ack"
        assert info(pages[1], lambda one: one["seats"][3]["votes"])["seats"][3]["stand_in"] is None
        ask(pages[0], "vote", seat=3, on=False)
        assert ask(pages[1], "vote", seat=3, on=True)["type"] == "ack"
        assert ask(pages[2], "vote", seat=3, on=True)["type"] == "ack"
        told = info(pages[0], lambda one: one["seats"][3]["stand_in"])
        assert told["seats"][3]["votes"] == []
        assert ask(pages[0], "vote", seat=3, on=True)["code"] == "vote-not-now"


@pytest.mark.parametrize(("others", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_half_of_the_others_is_not_a_majority(others: int, needed: int) -> None:
    wish = CreateTable("shogun", [SeatSpec("me"), *[SeatSpec("bot", "random")] * 4])
    stored = table_factory.new_table(wish, Identity("person-0", "Ann"))
    position = Position(stored, restore(stored, []), {})
    for seat in range(1, others + 1):
        position.stored = with_seat(position.stored, seat, kind="person", identity=f"person-{seat}", bot=None)
    absences = Absences(0.0, lambda: 0.0)
    absences.update(position, {f"person-{seat}" for seat in range(1, others + 1)}, [])
    assert absences.votes_needed(position, 0) == needed
    for votes in range(others + 1):
        position.stored = with_seat(position.stored, 0, votes=list(range(1, votes + 1)))
        assert is_voted_out(position, 0, needed) == (2 * votes > others)


def test_nobody_is_voted_out_who_is_there_and_one_alone_must_be_patient(settings: Settings) -> None:
    for patience, answer in ((600.0, "refused"), (0.0, "ack")):
        with running(replace(settings, absent_seconds=patience)) as live, sitting(live, 2) as (_, _, pages):
            waits, (other,) = tairo_and_others(pages)
            seat = waits.now["table"]["seat"]
            assert ask(waits, "vote", seat=1 - seat, on=True)["type"] == "refused"
            for wrong in (-1, 7, 1 - seat):
                assert ask(other, "vote", seat=wrong, on=True)["code"] == "vote-not-now"
            waits.socket.close()
            info(other, lambda one: not one["seats"][seat]["here"])  # noqa: B023
            assert ask(other, "vote", seat=seat, on=True)["type"] == answer


# --- clocks -----------------------------------------------------------------------------------------


def live_clock(seconds: int, more: int = 0) -> Message:
    return {"kind": "live", "seconds": seconds, "more": more}


def test_time_runs_only_for_who_owes_a_decision(server: LiveServer) -> None:
    with sitting(server, 2, time_control=live_clock(300, 5)) as (_, _, pages):
        mover, (other,) = tairo_and_others(pages)
        seat = mover.now["table"]["seat"]
        clocks = other.now["table"]["clocks"]
        assert [clock["running"] for clock in clocks] == [number == seat for number in range(2)]
        assert all(290 < clock["seconds"] <= 300 for clock in clocks)
        mover.play(mover.now["moves"][0])
        told = other.until_type("step")
        running_now = [number for number, clock in enumerate(told["clocks"]) if clock["running"]]
        assert running_now == told["observation"]["actors"]
        assert 295 < told["clocks"][1 - seat]["seconds"] <= 305


def test_a_time_control_must_make_sense(server: LiveServer) -> None:
    with server.person() as ann:
        wish = {"game": "zipang", "seats": [ME, BOT]}
        for control in (live_clock(3), {"kind": "move", "seconds": 0}):
            problem = ann.post("/tables", {**wish, "settings": {"time_control": control}}, 400)
            assert problem["code"] == "bad-time-control"
        ann.post("/tables", {**wish, "settings": {"time_control": live_clock(-3)}}, 400)


def test_who_is_out_of_time_is_played_by_a_bot_even_if_nobody_is_there(settings: Settings) -> None:
    """The server is restarted in between, and the table is not in memory."""
    with running(settings) as live, live.person() as ann:
        made = new(ann, ME, OPEN, time_control={"kind": "move", "seconds": 10})
        with live.person() as ben:
            ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        cookies = dict(ann.http.cookies)
    quick = replace(settings, sweep_seconds=0.05, grace_seconds=0.0)
    with running(quick) as live, Person(live.host, cookies) as ann:
        make_time_pass(quick, made["id"])
        with ann.at(made["id"]) as page:
            told = info(page, lambda one: any(seat["stand_in"] for seat in one["seats"]))
            assert [seat["kind"] for seat in told["seats"]] == ["person", "person"]


def make_time_pass(settings: Settings, table: str) -> None:
    """As if a day had gone by: every running clock in the storage is out."""
    with sqlite3.connect(settings.data / "tenka.sqlite3", timeout=30) as database:
        changed = database.execute(
            'UPDATE seats SET deadline = 1 WHERE "table" = ? AND deadline IS NOT NULL', (table,)
        ).rowcount
    assert changed == 1


# --- chat -------------------------------------------------------------------------------------------


def test_what_is_said_is_told_to_all_as_text_and_kept(server: LiveServer) -> None:
    with sitting(server, 2) as (table, people, pages), server.person() as eve:
        people[0].post("/me", {"name": "Ann"})
        text = "<b>hello</b> \u202e &amp; 天下\n\tagain"
        command = {"type": "say", "key": "s", "text": text}
        pages[0].send(command)
        pages[0].send(command)  # a repetition
        line = pages[1].until_type("chat")["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>hello</b> &amp; 天下 again")
        with eve.at(table) as watching:
            assert watching.until_type("chat")["lines"] == [line]
            assert ask(watching, "say", text="hi")["code"] == "chat-closed"
        assert ask(pages[0], "say", text=" \u200b\n")["code"] == "chat-empty"
        pages[0].send({"type": "say", "key": "k", "text": "x" * 401})
        assert pages[0].until_type("failed")["code"] == "bad-message"


def test_a_table_may_let_spectators_talk_or_nobody(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        ann.get("/me")
        for allowed, answers in (("everyone", ("ack", "ack")), ("nobody", ("refused", "refused"))):
            table = new(ann, ME, BOT, chat=allowed)["id"]
            with ann.at(table) as page, eve.at(table) as watching:
                said = ask(page, "say", text="one")["type"], ask(watching, "say", text="two")["type"]
                assert said == answers


def test_chatter_is_slowed_down(settings: Settings) -> None:
    limits = replace(settings.limits, lines_a_second=0.001, lines_at_once=2)
    with (
        running(replace(settings, limits=limits)) as live,
        live.person() as ann,
        ann.at(new(ann, ME, BOT)["id"]) as page,
    ):
        codes = [ask(page, "say", text=str(number)).get("code") for number in range(3)]
        assert codes == [None, None, "chat-too-fast"]


# --- notes ------------------------------------------------------------------------------------------


def test_notes_are_private_until_the_game_is_over(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = new(ann, ME, BOT)["id"]
        path = f"/tables/{table}/notes"
        assert ann.post(path, {"seat": 0, "text": "my plan"})["notes"] == ["my plan", ""]
        assert ann.post(path, {"seat": 1, "text": "theirs"}, 403)["code"] == "not-your-seat"
        assert eve.get(path)["notes"] == ["", ""]
        assert eve.post(path, {"seat": 0, "text": "x"}, 403)["code"] == "not-seated"
        ann.post(path, {"seat": 0, "text": "x" * 8001}, 400)
        with ann.at(table) as page:
            page.play_to_the_end(random.Random(3))
        assert eve.get(path)["notes"] == ["my plan", ""]
        assert ann.post(path, {"seat": 0, "text": "I knew it"}, 409)["code"] == "notes-open"


# --- looking over a shoulder ------------------------------------------------------------------------


def test_a_spectator_looks_into_shared_cards_until_they_are_closed(server: LiveServer) -> None:
    with sitting(server, 2) as (table, _, pages), server.person() as eve, eve.at(table) as watching:
        watching.until_type("chat")
        assert ask(watching, "look", seat=0)["code"] == "look-closed"
        assert ask(watching, "share", on=True)["code"] == "not-seated"
        assert ask(pages[0], "share", on=True)["type"] == "ack"
        assert info(pages[1], lambda one: one["seats"][0]["shared"])
        assert ask(pages[1], "look", seat=0)["code"] == "look-seated"
        assert ask(watching, "look", seat=1)["code"] == "look-closed"
        assert ask(watching, "look", seat=0)["type"] == "ack"
        view = watching.until_type("view")
        assert (view["viewpoint"], view["moves"], view["undo"]) == (0, [], None)
        assert view["observation"]["hand"] == pages[0].now["observation"]["hand"] != []
        ask(pages[0], "share", on=False)
        closed = watching.until_type("view", "step")
        assert (closed["type"], closed["viewpoint"], closed["observation"]["hand"]) == ("view", -1, [])
        assert ask(watching, "look", seat=0)["code"] == "look-closed"


def test_who_looks_hears_what_the_seat_hears_and_cannot_play(server: LiveServer) -> None:
    with sitting(server, 2) as (table, _, pages), server.person() as eve, eve.at(table) as watching:
        watching.until_type("chat")
        mover, (other,) = tairo_and_others(pages)
        seat = other.now["table"]["seat"]
        ask(other, "share", on=True)
        ask(watching, "look", seat=seat)
        watching.until_type("view")
        mover.play(mover.now["moves"][0])
        step, seen = other.until_type("step"), watching.until_type("step")
        assert (seen["observation"], seen["events"]) == (step["observation"], step["events"])
        assert seen["moves"] == []
        refused = ask(watching, "play", version=10_000, move="merchant")
        assert refused["code"] == "not-seated"
