"""Every message that a viewer gets follows from that viewer's observations and events, and nothing else.

A whole game is played and everything kept that each viewer was sent. Then the record is played again, and
what the Table would tell each viewer must be exactly what went over the wire. (That those observations keep
secrets is proved with the games; here it is proved that the server adds nothing to them.)
"""

from __future__ import annotations

import random

import msgspec
import pytest

from tenka import games
from tenka.core import record as records
from tenka.core.events import PUBLIC
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.server.settings import Settings
from tests.server.live import BOT, ME, OPEN, Connection, Message, as_sent, running

VIEWERS = (0, 1, PUBLIC)


def expected_steps(record: Record, viewer: int) -> list[Message]:
    """What the Table tells a viewer, entry by entry, from the record alone."""
    game = records.load_game(record, games.load)
    seed = bytes.fromhex(record.seed or "")
    table = Table.open(game, record.players, seed, record.options)
    steps = []
    for entry in record.choices():
        version = table.version(viewer)
        story = table.play(entry.seat, entry.move).story
        if table.version(viewer) > version:
            steps.append(
                as_sent(
                    {
                        "version": table.version(viewer),
                        "events": story.heard_by(viewer),
                        "observation": table.observe(viewer),
                        "moves": table.moves(viewer),
                    }
                )
            )
    return steps


def sent_steps(page: Connection) -> list[Message]:
    told = [message for message in page.heard if message["type"] == "step"]
    return [{part: one[part] for part in ("version", "events", "observation", "moves")} for one in told]


def play(pages: dict[int, Connection], choice: random.Random) -> None:
    """All pages hear every step before the next move, so their logs are complete."""
    for page in pages.values():
        page.until_type("view")
    while not pages[PUBLIC].is_over():
        asked = [page for page in pages.values() if page.now["moves"]]
        if asked:
            asked[0].play(choice.choice(asked[0].now["moves"]))
        for page in pages.values():
            page.until_type("step")


@pytest.mark.parametrize("seed", [1, 2])
def test_the_server_tells_every_viewer_exactly_what_the_table_does(settings: Settings, seed: int) -> None:
    with running(settings) as live, live.person() as ann, live.person() as ben, live.person() as eve:
        made = ann.create(ME, OPEN, BOT)
        table = made["id"]
        ben.post(f"/tables/{table}/join", {"invite": made["invite"]})
        with ann.at(table) as left, ben.at(table) as right, eve.at(table) as watching:
            pages = {0: left, 1: right, PUBLIC: watching}
            play(pages, random.Random(seed))
        record = records.decode(eve.http.get(f"/api/tables/{table}/record").content)
        cookies = [person.cookie().partition("=")[2] for person in (ann, ben)]
    for viewer, page in pages.items():
        expected = expected_steps(record, viewer)
        sent = sent_steps(page)
        assert sent == expected[-len(sent) :]
        everything = msgspec.json.encode(page.heard).decode()
        assert record.seed is not None
        assert record.seed not in everything
        assert not any(cookie in everything for cookie in cookies)
        assert (made["invite"] in everything) is False


def test_a_spectator_gets_the_public_view(settings: Settings) -> None:
    with running(settings) as live, live.person() as ann, live.person() as eve:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page, eve.at(table) as watching:
            page.play_to_the_end(random.Random(6))
            watching.until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
        for told in watching.heard:
            if told["type"] in ("view", "step"):
                assert told["observation"]["viewer"] == PUBLIC
                assert told["observation"]["hand"] == []
                assert told["moves"] == []
                assert not told["alone"]
            events = told.get("events", []) + [e for step in told.get("log", []) for e in step["events"]]
            assert all("card" not in one or one["card"] is None for one in events if one["event"] == "drew")
            assert all(one["event"] != "dealt" for one in events)


def test_unstored_moves_are_never_seen(settings: Settings) -> None:
    """Views asked for while a move is being stored wait for it: what is seen is always stored."""
    with running(settings) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)["id"]
        with ann.at(table) as page:
            page.until_asked()
            for _ in range(5):
                if page.is_over():
                    break
                page.play(page.now["moves"][0])
                with ann.at(table) as fresh:
                    view = fresh.until_type("view")
                    assert len(view["log"]) == view["version"]
                page.until_type("step")
                page.until_asked()
