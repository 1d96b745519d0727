"""Programs at a table: a token plays for its seat and for nothing else."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tenka.core.events import PUBLIC
from tenka.server.settings import Limits, Settings
from tests.server.conftest import GENEROUS
from tests.server.live import ME, OPEN, LiveServer, Message, Person, running
from tests.support.waiting import PATIENCE

EXAMPLE = Path(__file__).parents[3] / "examples/http_bot.py"


@pytest.fixture
def ann(server: LiveServer) -> Iterator[Person]:
    with server.person() as person:
        yield person


def join(person: Person, table: Message, **wishes: Any) -> tuple[int, dict[str, str]]:
    seat = person.post(
        f"/tables/{table['id']}/bots", {"name": "Robo", "invite": table["invite"], **wishes}, 201
    )
    return seat["table"]["seat"], {"Authorization": f"Bearer {seat['token']}"}


def lines(response: httpx2.Response) -> Iterator[Message]:
    return (json.loads(line) for line in response.iter_lines() if line)


def test_the_example_plays_a_whole_game(server: LiveServer, ann: Person) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 45
    table = ann.create(ME, OPEN, OPEN)
    with examples(server, table) as bots:
        with ann.at(table["id"]) as page:
            page.until(lambda told: bool(told.get("observation")))
            page.play_to_the_end(random.Random(1))
            ranks = page.now["observation"]["ranks"]
        said = [bot.communicate(timeout=PATIENCE)[0].splitlines()[-1] for bot in bots]
    assert said == [f"ranks {ranks}"] * 2


@contextmanager
def examples(server: LiveServer, table: Message, count: int = 2) -> Iterator[list[subprocess.Popen[str]]]:
    """Some of the example, on their way to a table."""
    words = [sys.executable, str(EXAMPLE), server.url, table["id"], table["invite"]]
    bots = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


def test_programs_meet_at_a_table_of_their_own_and_are_watched(server: LiveServer, ann: Person) -> None:
    """In Shogun they plan at the same time, and could take plans back while others still plan."""
    table = ann.create(OPEN, OPEN, OPEN, game="shogun")
    path = f"/tables/{table['id']}"
    assert (table["seat"], table["status"]) == (-1, "waiting")
    with server.person() as eve:
        assert eve.get(path)["invite"] is None
        assert eve.post(f"{path}/bots", {"name": "Robo", "invite": ""}, 403)["code"] == "no-invite"
    with examples(server, table, 3) as bots, ann.at(table["id"]) as page:
        page.until(lambda told: bool((told.get("observation") or {}).get("ranks")))
        assert page.now["observation"]["viewer"] == PUBLIC
        assert page.now["moves"] == []
        said = [bot.communicate(timeout=PATIENCE)[0].splitlines()[-1] for bot in bots]
    assert said == [f"ranks {page.now['observation']['ranks']}"] * 3
    planning = [one for one in page.heard if (one.get("observation") or {}).get("step") == "plan"]
    assert planning
    assert not any(seat["plan"] for one in planning for seat in one["observation"]["seats"])
    assert "plan-unsealed" not in {event["event"] for one in planning for event in one.get("events", ())}
    assert [player["kind"] for player in ann.get(f"{path}/record")["players"]] == ["bot"] * 3


def test_programs_wait_while_their_reactions_are_held_back(tmp_path: Path) -> None:
    """As on a server with its own settings: until the time is over, the seat still acts and has no moves."""
    settings = Settings(data=tmp_path, bot_seconds=0, reaction_seconds=0.05, limits=GENEROUS)
    with (
        running(settings) as server,
        server.person() as ann,
        examples(server, ann.create(OPEN, OPEN)) as bots,
    ):
        ranks = {bot.communicate(timeout=PATIENCE)[0].splitlines()[-1] for bot in bots}
    assert len(ranks) == 1
    assert ranks.pop().startswith("ranks [")


def test_a_token_hears_and_plays_for_its_seat(ann: Person) -> None:
    table = ann.create(ME, OPEN)
    seat, token = join(ann, table)
    assert seat == 1
    address = f"/api/tables/{table['id']}"
    with ann.http.stream("GET", f"{address}/stream", headers=token) as stream:
        told = lines(stream)
        view = next(told)
        assert (view["type"], view["observation"]["viewer"]) == ("view", 1)
        with ann.at(table["id"]) as page:
            page.next()
            robo = page.now["table"]["seats"][1]
            assert (robo["name"], robo["kind"], robo["bot"]) == ("Robo", "program", None)
            while not view["moves"]:
                page.until_asked()
                page.play(page.now["moves"][0])
                view = next(message for message in told if message["type"] == "step")
            answer = {"type": "play", "version": view["version"], "key": "once", "move": view["moves"][0]}
            first = ann.http.post(f"{address}/play", json=answer, headers=token)
            assert (first.status_code, first.content) == (204, b"")
            assert next(message for message in told if message["type"] == "ack")["key"] == "once"
            again = ann.http.post(f"{address}/play", json=answer, headers=token)
            assert (again.status_code, again.json()["type"]) == (200, "ack")
            wrong = ann.http.post(f"{address}/play", json={**answer, "key": "new"}, headers=token)
            assert (wrong.status_code, wrong.json()["type"]) == (409, "refused")


def test_who_stops_listening_has_left(ann: Person) -> None:
    table = ann.create(ME, OPEN)
    _, token = join(ann, table)
    with ann.at(table["id"]) as page:
        with ann.http.stream("GET", f"/api/tables/{table['id']}/stream", headers=token) as stream:
            next(lines(stream))
            page.until(lambda told: bool(told.get("table")) and told["table"]["seats"][1]["here"])
        page.until(lambda told: told["type"] == "table" and not told["table"]["seats"][1]["here"])


def test_a_token_opens_nothing_else(ann: Person) -> None:
    table, other = ann.create(ME, OPEN), ann.create(ME, OPEN)
    _, token = join(ann, table)
    refused = [
        ann.http.get(f"/api/tables/{other['id']}/stream", headers=token),
        ann.http.post(f"/api/tables/{other['id']}/play", json={}, headers=token),
        ann.http.get(f"/api/tables/{table['id']}/stream"),
        ann.http.get(f"/api/tables/{table['id']}/stream", headers={"Authorization": "Bearer forged"}),
        ann.http.get(
            f"/api/tables/{table['id']}/stream", headers={"Authorization": f"Bearer {ann.cookie()}"}
        ),
    ]
    assert [(one.status_code, one.json()["code"]) for one in refused] == [(401, "bad-token")] * 5
    with httpx2.Client(base_url=f"http://{ann.host}", headers=token) as nobody:
        assert nobody.get(f"/api/tables/{table['id']}").json()["seat"] == -1
        assert nobody.get("/api/tables").json()["tables"] == []


def test_bad_wishes_are_refused_in_words(ann: Person) -> None:
    table = ann.create(ME, OPEN)
    address = f"/tables/{table['id']}/bots"
    assert ann.post(address, {"name": "Robo", "invite": "no"}, 403)["code"] == "no-invite"
    assert ann.post(address, {"name": "\u200b", "invite": table["invite"]}, 400)["code"] == "bad-name"
    assert ann.post(address, {"invite": table["invite"]}, 400)["code"] == "bad-request"
    assert ann.post("/tables/none/bots", {"name": "Robo"}, 404)["code"] == "no-table"
    _, token = join(ann, table)
    assert ann.post(address, {"name": "Robo", "invite": table["invite"]}, 409)["code"] == "table-full"
    for content, code in ((b"{", "bad-json"), (b'{"type":"sit","seat":1}', "bad-message")):
        answer = ann.http.post(f"/api/tables/{table['id']}/play", content=content, headers=token)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_moves_and_streams_are_limited(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=0.001, messages_at_once=1, connections=1)
    with running(Settings(data=tmp_path, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, OPEN)
        _, token = join(ann, table)
        address = f"/api/tables/{table['id']}"
        codes = [ann.http.post(f"{address}/play", content=b"{", headers=token).status_code for _ in range(2)]
        assert codes == [400, 429]
        with ann.http.stream("GET", f"{address}/stream", headers=token):
            assert ann.http.get(f"{address}/stream", headers=token).json()["code"] == "too-many-connections"
