"""Several people at one screen: it shows what a seat knows only after that seat has sat down."""

from __future__ import annotations

import random
import threading

import msgspec

from tenka.server.settings import Settings
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, running

FAMILY = [ME, {"kind": "here", "name": "Oma"}, {"kind": "here", "name": "Kai"}]


def sit(page: Connection, seat: int) -> Message:
    page.send({"type": "sit", "seat": seat})
    return page.until(lambda told: told["type"] == "view" and told["table"]["seat"] == seat)


def owing(page: Connection) -> list[int]:
    """Who at the screen has to decide while nobody sits there."""
    view = next(told for told in reversed(page.heard) if told["type"] == "view")
    seen, seats = page.now["observation"], view["table"]["seats"]
    return [] if seen["viewer"] >= 0 else [seat for seat in seen["actors"] if seats[seat]["screen"]]


def play_as_all(page: Connection, choice: random.Random) -> None:
    """One move of whoever is asked; with a hand-over before it where one is due."""
    while not (page.now["moves"] or owing(page) or page.is_over()):
        page.next()
    if seats := owing(page):
        sit(page, seats[0])
    if page.now["moves"]:
        page.play_and_wait(choice.choice(page.now["moves"]))


def check_nobody_elses_secrets(heard: list[Message]) -> None:
    """Between two sittings only what the seated one knows was sent, and before the first nothing secret."""
    seat = -1
    for message in heard:
        seat = message["table"]["seat"] if message["type"] == "view" else seat
        seen = message.get("observation")
        if seen is None:
            continue
        assert seen["viewer"] == seat
        if seat == -1:
            assert (seen["hand"], message["moves"]) == ([], [])
            assert "'dealt'" not in str(message.get("log"))


def test_a_family_plays_a_whole_game_at_one_screen(server: LiveServer) -> None:
    choice = random.Random(1)
    with server.person() as ann:
        table = ann.create(*FAMILY, BOT)
        assert [seat["screen"] for seat in table["seats"]] == ["own", "shared", "shared", None]
        assert (table["seat"], table["seats"][1]["name"]) == (-1, "Oma")
        with ann.at(table["id"]) as page:
            page.next()
            while not page.is_over():
                play_as_all(page, choice)
            check_nobody_elses_secrets(page.heard)
            sat = {message["table"]["seat"] for message in page.heard if message["type"] == "view"}
        assert sat >= {-1, 0, 1, 2}
        replay = ann.get(f"/tables/{table['id']}/replay")
        assert replay["table"]["status"] == "over"


def test_plans_are_made_one_after_the_other(server: LiveServer) -> None:
    """Shogun: all owe a plan at once; what one has planned is not sent to the next."""
    with server.person() as ann:
        table = ann.create(*FAMILY, game="shogun")
        with ann.at(table["id"]) as page:
            assert page.next()["observation"]["actors"] == [0, 1, 2]
            for seat in (2, 0):
                assert page.now["observation"]["hand"] == []
                view = sit(page, seat)
                assert view["observation"]["hand"]
                before = len(page.heard)
                while seat in page.now["observation"]["actors"]:
                    page.play_and_wait(page.now["moves"][0])
                assert page.now["observation"]["viewer"] == seat
                page.until(lambda told: told["type"] == "view")
                assert page.now["table"]["seat"] == -1
                seen = [told["observation"] for told in page.heard[before:] if "observation" in told]
                assert {each["viewer"] for each in seen} == {seat, -1}
            assert page.now["observation"]["actors"] == [1]
            check_nobody_elses_secrets(page.heard)


def test_only_seats_of_the_screen_can_be_taken(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = ann.create(*FAMILY, BOT)
        with ann.at(table["id"]) as page:
            page.next()
            for seat in (3, 9):
                page.send({"type": "sit", "seat": seat})
                assert page.until_type("failed")["code"] == "not-your-seat"
            page.send({"type": "sit", "seat": -2})
            assert page.until_type("failed")["code"] == "bad-message"
            assert sit(page, 1)["observation"]["hand"]
            assert sit(page, -1)["observation"]["hand"] == []
        with eve.at(table["id"]) as page:
            page.next()
            page.send({"type": "sit", "seat": 0})
            assert page.until_type("failed")["code"] == "not-your-seat"
            page.play("peasant")
            assert page.until_type("refused")["code"] == "not-seated"


def test_no_side_door_tells_a_seat_that_does_not_sit_there(server: LiveServer) -> None:
    """What was missed, why a move is refused, the table's own page: all follow who sits before the screen."""
    with server.person() as ann:
        table = ann.create(*FAMILY)["id"]
        with ann.at(table) as page:
            page.next()
            missed = ann.get(f"/tables/{table}/since?version=1")["steps"]
            assert {step["observation"]["viewer"] for step in missed} == {-1}
            assert ann.post(f"/tables/{table}/why", {"move": "monk"})["code"] == "not-seated"
            assert ann.get(f"/tables/{table}")["seat"] == -1
            sit(page, 1)
            missed = ann.get(f"/tables/{table}/since?version=1")["steps"]
            assert {step["observation"]["viewer"] for step in missed} == {1}
            assert ann.get(f"/tables/{table}")["seat"] == 1
            with ann.at(table) as second:
                second.next()
                assert ann.post(f"/tables/{table}/why", {"move": "monk"})["code"] == "not-seated"


def test_the_same_family_plays_again(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(FAMILY[1], ME, BOT)["id"]
        with ann.at(table) as page:
            page.next()
            while not page.is_over():
                play_as_all(page, random.Random(5))
        again = ann.post(f"/tables/{table}/rematch", {}, 201)
        assert [seat["screen"] for seat in again["seats"]] == ["shared", "own", None]
        assert (again["seats"][0]["name"], again["status"]) == ("Oma", "playing")


def test_who_has_not_sat_down_cannot_move_and_a_repeated_move_is_known(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(*FAMILY)
        with ann.at(table["id"]) as page:
            page.next()
            seat = owing(page)[0]
            page.play("peasant")
            assert page.until_type("refused")["code"] == "not-seated"
            move = sit(page, seat)["moves"][0]
            key = page.play(move)
            version = page.until_type("ack")["version"]
        with ann.at(table["id"]) as again:
            again.next()
            assert again.now["table"]["seat"] == -1
            again.play(move, 0, key)
            assert again.until_type("ack") == {"type": "ack", "key": key, "version": version}


def test_two_at_a_screen_a_friend_far_away_and_a_bot(settings: Settings) -> None:
    """A friend has the usual time to answer; who must first be handed the screen is not hurried."""
    patient = msgspec.structs.replace(settings, reaction_seconds=0.05)
    choice = random.Random(3)
    with running(patient) as live, live.person() as ann, live.person() as ben:
        table = ann.create(ME, FAMILY[1], OPEN, BOT)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        with ann.at(table["id"]) as home, ben.at(table["id"]) as away:
            assert away.next()["table"]["seat"] == 2
            home.next()
            friend = threading.Thread(target=away.play_to_the_end, args=[random.Random(4)])
            friend.start()
            while not home.is_over():
                play_as_all(home, choice)
            friend.join()
            hurried = {told["waiting"]["seat"] for told in home.heard if told.get("waiting")}
            assert hurried <= {2, 3}
            check_nobody_elses_secrets(home.heard)


def test_wishes_for_a_screen_are_checked(server: LiveServer) -> None:
    with server.person() as ann:
        for seat in (
            {"kind": "here"},
            {"kind": "bot", "bot": "random", "name": "x"},
            {"kind": "me", "name": "x"},
        ):
            assert ann.post("/tables", {"game": "zipang", "seats": [ME, seat]}, 400)["code"] in (
                "bad-request",
                "one-me",
            )
        wish = {"game": "zipang", "seats": [ME, {"kind": "here", "name": "  "}]}
        assert ann.post("/tables", wish, 400)["code"] == "bad-name"
        assert (
            ann.post("/tables", {"game": "zipang", "seats": [FAMILY[1], FAMILY[2]]}, 400)["code"] == "one-me"
        )
