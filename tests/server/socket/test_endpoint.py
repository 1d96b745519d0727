"""Playing over WebSockets, with a real server: games, repetitions, other people's seats, nonsense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tenka.server.settings import Limits, Settings
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, Person, running
from tests.support.postgres import Postgres


@pytest.fixture
def ann(server: LiveServer) -> Iterator[Person]:
    with server.person() as person:
        person.post("/me", {"name": "Ann"})
        yield person


@pytest.fixture
def ben(server: LiveServer) -> Iterator[Person]:
    with server.person() as person:
        person.post("/me", {"name": "Ben"})
        yield person


def together(ann: Person, ben: Person, *others: Message) -> str:
    """A running table where Ann has seat 0 and Ben seat 1."""
    table = ann.create(ME, OPEN, *others)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])


def without_time(view: Message) -> Message:
    """What must be equal in two views of the same moment."""
    return {**view, "table": {**view["table"], "updated": ""}, "waiting": None}


# --- games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [1, 3, 5])
def test_a_whole_game_against_bots(ann: Person, bots: int) -> None:
    table = ann.create(ME, *[BOT] * bots)
    with ann.at(table["id"]) as page:
        page.play_to_the_end(random.Random(bots))
        over = page.until_type("table")["table"]
        assert (over["status"], over["your_turn"]) == ("over", False)
        assert over["ranks"] == page.now["observation"]["ranks"]
        assert min(over["ranks"]) == 1
        page.play("merchant")
        assert page.until_type("refused")["code"] == "game-over"


def test_a_whole_game_between_people_and_a_bot(ann: Person, ben: Person) -> None:
    table = together(ann, ben, BOT)
    choice = random.Random(7)
    with ann.at(table) as first, ben.at(table) as second:
        first.until_type("view")
        second.until_type("view")
        while not first.is_over():
            asked = first if first.now["moves"] else second
            if not asked.now["moves"]:
                first.until_type("step")
                second.until_type("step")
                continue
            asked.play(choice.choice(asked.now["moves"]))
            first.until_type("step")
            second.until_type("step")
        assert second.is_over()
        assert first.now["observation"]["ranks"] == second.now["observation"]["ranks"]


def test_a_whole_game_on_postgresql(settings: Settings, postgres: Postgres) -> None:
    stored = msgspec.structs.replace(settings, database=postgres.create_database())
    with running(stored) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)["id"]
        with ann.at(table) as page:
            page.play_to_the_end(random.Random(8))
        cookies = dict(ann.http.cookies)
    with running(stored) as live, Person(live.host, cookies) as ann, ann.at(table) as again:
        assert again.until_type("view")["observation"] == page.now["observation"]


def test_versions_count_without_gaps(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        page.play_to_the_end(random.Random(3))
    versions = [told["version"] for told in page.heard if told["type"] in ("view", "step")]
    assert versions == list(range(versions[0], versions[0] + len(versions)))


def test_a_table_that_waits_shows_who_comes_and_starts_for_all(ann: Person, ben: Person) -> None:
    table = ann.create(ME, OPEN)
    with ann.at(table["id"]) as page:
        view = page.until_type("view")
        assert (view["version"], view["observation"], view["moves"], view["log"]) == (0, None, [], [])
        page.play("merchant", version=0)
        assert page.until_type("refused")["code"] == "table-waiting"
        with ben.at(table["id"]) as other:
            assert other.until_type("view")["table"]["seat"] == -1
            ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
            assert other.until_type("view")["table"]["seat"] == 1
            started = page.until_type("view")
            assert started["table"]["status"] == "playing"
            assert len(started["observation"]["hand"]) >= 2
            page.until(lambda told: told["type"] == "table") if not here(started, 1) else None
        gone = page.until(lambda told: told["type"] == "table" and not told["table"]["seats"][1]["here"])
        assert gone["table"]["seats"][0]["here"]


def here(view: Message, seat: int) -> bool:
    return bool(view["table"]["seats"][seat]["here"])


# --- coming back ------------------------------------------------------------------------------------


def test_coming_back_shows_exactly_the_same_view(ann: Person) -> None:
    table = ann.create(ME, BOT, BOT)
    choice = random.Random(5)
    with ann.at(table["id"]) as page:
        for _ in range(4):
            if page.until_asked() and page.is_over():
                break
            page.play_and_wait(choice.choice(page.now["moves"]))
        page.until_asked()
        with ann.at(table["id"]) as second:
            view = second.until_type("view")
    for part in ("version", "observation", "moves", "alone"):
        assert view[part] == page.now[part]
    heard = [told["events"] for told in page.heard if told["type"] == "step"]
    assert [step["events"] for step in view["log"]][-len(heard) :] == heard
    assert [step["version"] for step in view["log"]] == list(range(1, view["version"] + 1))
    with ann.at(table["id"]) as third:
        assert without_time(third.until_type("view")) == without_time(view)


def test_a_restart_of_the_server_changes_no_view(settings: Settings) -> None:
    with running(settings) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)["id"]
        with ann.at(table) as page:
            move = asked(page)
            key = page.play(move)
            ack = page.until_type("ack")
            page.until_type("step")
            page.play_and_wait(asked(page))
            page.until_asked()
        with ann.at(table) as page:
            before = page.until_type("view")
        cookies = dict(ann.http.cookies)
    with running(settings) as live, Person(live.host, cookies) as ann, ann.at(table) as page:
        assert without_time(page.until_type("view")) == without_time(before)
        page.play(move, key=key)
        assert page.until_type("ack") == ack


# --- commands ---------------------------------------------------------------------------------------


def asked(page: Connection) -> str:
    """Wait for the turn; one of the moves."""
    return str(page.until_asked()["moves"][0])


def asked_after(page: Connection, version: int) -> None:
    """Wait for the next question: an acknowledgment may come before what it acknowledges is told."""
    while page.now["version"] <= version:
        page.next()
    page.until_asked()


def test_a_repeated_key_gets_the_same_answer_and_plays_once(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        move = asked(page)
        version = page.now["version"]
        key = page.play(move)
        ack = page.until_type("ack")
        asked_after(page, version)
        for _ in range(3):
            page.play(move, version=version, key=key)
            assert page.until_type("ack", "refused", "failed") == ack
        page.play("react:let" if move != "react:let" else "merchant", key=key)
        assert page.until_type("ack", "refused", "failed") == {"type": "failed", "code": "key-reused"}
        with ann.at(table["id"]) as other:
            assert other.until_type("view")["version"] == page.now["version"]


def test_a_stale_command_gets_a_reason_and_the_fresh_view(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        asked(page)
        old = page.now
        page.play_and_wait(old["moves"][0])
        page.until_asked()
        key = page.play(page.now["moves"][0], version=old["version"])
        refused = page.until_type("refused")
        assert refused == {"type": "refused", "key": key, "code": "stale", "rule": None}
        current = page.now
        view = page.until_type("view")
        assert (view["version"], view["observation"]) == (current["version"], current["observation"])


def test_two_pages_of_one_seat_stay_together(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as left, ann.at(table["id"]) as right:
        move = asked(left)
        asked(right)
        version = right.now["version"]
        left.play_and_wait(move)
        right.until(lambda told: told["type"] == "step" and told["version"] == version + 1)
        assert right.now == next(told for told in left.heard if told["type"] == "step")
        right.play(move, version=version)
        assert right.until_type("refused")["code"] == "stale"


def test_nobody_plays_for_another_seat(ann: Person, ben: Person) -> None:
    table = together(ann, ben)
    with ann.at(table) as first, ben.at(table) as second, ExitStack() as stack:
        first.until_type("view")
        second.until_type("view")
        active, other = (first, second) if first.now["moves"] else (second, first)
        other.play(active.now["moves"][0])
        refused = other.until_type("refused")
        assert refused["code"] == "not-your-turn"
        stranger = stack.enter_context(Person(ann.host))
        watching = stack.enter_context(stranger.at(table))
        assert watching.until_type("view")["moves"] == []
        watching.play(active.now["moves"][0])
        assert watching.until_type("refused")["code"] == "not-seated"
        with ann.at(table) as again:
            assert again.until_type("view")["version"] == first.now["version"]


@pytest.mark.parametrize("move", ["fly", "merchant:0", "", "MERCHANT", "take:emperor", "\x00"])
def test_moves_that_do_not_exist_or_are_not_legal_change_nothing(ann: Person, move: str) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        asked(page)
        before = page.now
        page.play(move)
        told = page.until_type("refused", "failed", "ack")
        if told["type"] == "refused" and told["code"] != "unknown-move":
            assert told["rule"].startswith("zipang/")
        assert told["type"] == ("failed" if move == "" else "refused")
        with ann.at(table["id"]) as again:
            assert again.until_type("view")["observation"] == before["observation"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("hello", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        ("[" * 4000, "bad-message"),
        ("[]", "bad-message"),
        ("null", "bad-message"),
        ("{}", "bad-message"),
        ('{"type": "cheat"}', "bad-message"),
        ('{"type": "play", "version": "1", "key": "k", "move": "m"}', "bad-message"),
        ('{"type": "play", "version": 1, "key": "", "move": "m"}', "bad-message"),
        ('{"type": "play", "version": 1, "key": "a\\u0000", "move": "m"}', "bad-message"),
        ('{"type": "play", "version": 1, "key": "k", "move": "m", "seat": 1}', "bad-message"),
        ('{"type": "play", "version": 1, "key": "k", "move": "' + "m" * 1025 + '"}', "bad-message"),
        ("x" * 5000, "too-large"),
    ],
)
def test_nonsense_is_answered_and_the_connection_lives(ann: Person, message: str | bytes, code: str) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        asked(page)
        page.send(message)
        assert page.until_type("failed") == {"type": "failed", "code": code}
        page.play_and_wait(page.now["moves"][0])


def test_ten_megabytes_end_the_connection_and_nothing_else(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with ann.at(table["id"]) as page:
        asked(page)
        before = page.now
        with suppress(ConnectionClosed):
            page.send("x" * 10_000_000)
        with pytest.raises(ConnectionClosed):
            page.until_type("nothing more")
    with ann.at(table["id"]) as page:
        assert page.until_type("view")["observation"] == before["observation"]


def test_unknown_tables_are_said_and_closed(ann: Person) -> None:
    with ann.at("nowhere") as page:
        assert page.next() == {"type": "failed", "code": "no-table"}
        with pytest.raises(ConnectionClosed) as closed:
            page.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_pages_of_other_sites_are_not_let_in(ann: Person) -> None:
    table = ann.create(ME, BOT)
    with pytest.raises(InvalidStatus) as refused, ann.at(table["id"], Origin="https://evil.test"):
        pass
    assert refused.value.response.status_code == 403
    with ann.at(table["id"], Origin=f"http://{ann.host}") as page:
        page.until_type("view")


def test_a_forged_cookie_only_watches(ann: Person) -> None:
    table = ann.create(ME, BOT)
    (name, value) = next(iter(ann.http.cookies.items()))
    with Person(ann.host, {name: "A" + value}) as forger, forger.at(table["id"]) as page:
        view = page.until_type("view")
        assert (view["table"]["seat"], view["observation"]["viewer"], view["moves"]) == (-1, -1, [])


# --- limits -----------------------------------------------------------------------------------------


def test_too_many_messages_are_refused_and_a_flood_is_cut_off(settings: Settings) -> None:
    limits = Limits(messages_a_second=0.001, messages_at_once=3)
    with running(msgspec.structs.replace(settings, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, BOT)
        with ann.at(table["id"]) as page:
            for _ in range(5):
                page.send("{}")
            codes = [page.until_type("failed")["code"] for _ in range(5)]
            assert codes == ["bad-message"] * 3 + ["too-many-messages"] * 2
            with pytest.raises(ConnectionClosed):
                flood(page)


def flood(page: Connection) -> None:
    for _ in range(1000):
        page.send("{}")
        page.until_type("failed")


def test_too_many_pages_of_one_person_are_refused(settings: Settings) -> None:
    limits = Limits(connections=2)
    with running(msgspec.structs.replace(settings, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as first, ann.at(table) as second:
            first.until_type("view")
            second.until_type("view")
            with ann.at(table) as third:
                assert third.next() == {"type": "failed", "code": "too-many-connections"}
            with live.person() as ben, ben.at(table) as stranger:
                stranger.until_type("view")


def test_one_who_reads_too_slowly_gets_a_fresh_view(settings: Settings) -> None:
    """With room for one message the queue overflows at once; the page still ends up with the truth."""
    limits = msgspec.structs.replace(settings.limits, queue=1)
    with running(msgspec.structs.replace(settings, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT, BOT)["id"]
        with ann.at(table) as page:
            page.play_to_the_end(random.Random(2))
            with ann.at(table) as fresh:
                assert fresh.until_type("view")["observation"] == page.now["observation"]
