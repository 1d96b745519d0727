"""Waiting for a table together, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.server.settings import Settings
from tests.server.live import LiveServer, running

PAIR = {"wishes": {"zipang": [2]}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    """One for each test: whoever waits is proposed to whoever comes next."""
    with running(Settings(data=tmp_path)) as fresh:
        yield fresh


def test_two_who_wait_are_seated_once_both_have_said_yes(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as cleo:
        assert ann.post("/lobby", PAIR)["proposal"] is None
        assert cleo.get("/lobby")["waiting"] == {"zipang": 1}
        proposal = ben.post("/lobby", PAIR)["proposal"]
        assert ann.get("/lobby")["proposal"]["id"] == proposal["id"]
        assert [one["you"] for one in proposal["people"]].count(True) == 1
        assert cleo.post("/lobby/confirm", {"proposal": proposal["id"]}, 404)["code"] == "no-proposal"
        assert ann.post("/lobby/confirm", {"proposal": proposal["id"]})["table"] is None
        table = ben.post("/lobby/confirm", {"proposal": proposal["id"]})["table"]
        assert ann.get("/lobby")["table"] == table
        info = ben.get(f"/tables/{table}")
        assert (info["status"], info["settings"]["time_control"]["kind"]) == ("playing", "live")


def test_what_somebody_waits_for_is_exported_and_forgotten(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as cleo:
        ann.post("/lobby", PAIR)
        assert ann.get("/me/data")["lobby"]["games"] == PAIR["wishes"]
        assert ben.post("/lobby", PAIR)["proposal"] is not None
        assert ben.get("/me/data")["lobby"]["proposed"] == "zipang"
        ben.post("/me/delete", {"name": ben.get("/me")["name"]})
        assert cleo.get("/me/data")["lobby"] is None
        assert ann.get("/lobby")["proposal"] is None, "the other one goes on waiting"
        assert ann.get("/lobby")["waiting"] == {"zipang": 1}


def test_what_cannot_be_played_cannot_be_wished_for(server: LiveServer) -> None:
    with server.person() as ann:
        assert ann.post("/lobby", {"wishes": {}}, 400)["code"] == "bad-request"
        assert ann.post("/lobby", {"wishes": {"chess": [2]}}, 400)["code"] == "unknown-game"
        assert ann.post("/lobby", {"wishes": {"shogun": [2]}}, 400)["code"] == "bad-seats"
        assert ann.get("/lobby")["wishes"] == {}


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, parts=())) as off, off.person() as person:
        assert person.post("/lobby", PAIR, 404)["code"] == "part-off"
