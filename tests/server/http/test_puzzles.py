"""Puzzles over HTTP: one seat's knowledge, no answer before it is given, the first one counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tenka import games
from tenka.core.puzzle import Puzzle
from tenka.server.people import puzzles
from tenka.server.settings import Settings
from tenka.texts import Texts
from tests.server.live import LiveServer, Person, running

WITH_PUZZLES = [name for name, plugin in games.PLUGINS.items() if plugin.bundled_puzzles()]


def puzzle_of(info: Any) -> Puzzle:
    game = info["view"]["table"]["game"]
    return next(one for one in games.plugin_of(game).bundled_puzzles() if one.id == info["id"])


def upcoming(person: Person, game: str = "zipang", after: str = "") -> Any:
    return person.get(f"/puzzles/next?game={game}&after={after}")["puzzle"]


def tally(person: Person, game: str = "zipang") -> Any:
    return next(one for one in person.get("/puzzles")["games"] if one["game"] == game)


def test_a_puzzle_holds_what_the_seat_knew_and_not_its_answer(server: LiveServer) -> None:
    with server.person() as ann:
        for game in WITH_PUZZLES:
            info = upcoming(ann, game)
            puzzle, view = puzzle_of(info), info["view"]
            assert view["moves"] == puzzle.moves
            assert view["observation"] == puzzle.observation
            assert view["viewpoint"] == view["table"]["seat"] == puzzle.observation["viewer"]
            assert set(info) == {"id", "source", "answered", "view"}
            assert (view["log"], view["undo"], view["waiting"]) == ([], None, None)
            assert ann.http.get(f"/api/puzzles/{info['id']}").json() == info


def test_the_first_answer_counts_and_explains_itself(server: LiveServer) -> None:
    with server.person() as ann:
        ann.get("/me")
        info = upcoming(ann)
        puzzle, path = puzzle_of(info), f"/puzzles/{info['id']}/answer"
        assert ann.post(path, {"move": "no-such-move"}, 400)["code"] == "bad-request"
        told = ann.post(path, {"move": puzzle.tried[-1].move})
        assert (told["right"], told["first"]) == (False, True)
        best, mine = told["tried"][0], told["tried"][-1]
        assert (best["move"], best["right"], mine["right"]) == (puzzle.tried[0].move, True, False)
        assert told["margin"]["gain"] - told["margin"]["error"] >= 0.06
        assert all(rule.startswith("zipang/") for rule in told["rules"])
        assert told["rules"]
        again = ann.post(path, {"move": puzzle.tried[0].move})
        assert (again["right"], again["first"]) == (True, False)
        following = upcoming(ann, after=info["id"])
        assert following["id"] != info["id"]
        solved = ann.post(
            f"/puzzles/{following['id']}/answer", {"move": f"{puzzle_of(following).tried[0].move} more"}
        )
        assert solved["right"]
        expected = {"answered": 2, "solved": 1, "streak": 1}
        assert {name: tally(ann)[name] for name in expected} == expected
        assert solved["tally"] == tally(ann)
        kept = ann.http.get("/api/me/data").json()["puzzles"]
        assert [one["right"] for one in kept["answers"]] == [True, False]


def test_wrong_ones_come_again_and_then_there_is_nothing_left(server: LiveServer) -> None:
    with server.person() as ann:
        ann.get("/me")
        every = games.plugin_of("shitenno").bundled_puzzles()
        for number, puzzle in enumerate(every):
            chosen = puzzle.tried[0 if number else -1]
            ann.post(f"/puzzles/{puzzle.id}/answer", {"move": chosen.move})
        left = upcoming(ann, "shitenno")
        assert (left["id"], left["answered"]) == (every[0].id, True)
        whole = tally(ann, "shitenno")
        assert (whole["answered"], whole["solved"]) == (len(every), len(every) - 1)


def test_a_game_answers_its_queries_at_a_puzzle(server: LiveServer) -> None:
    with server.person() as ann:
        every = games.plugin_of("shogun").bundled_puzzles()
        puzzle = next(one for one in every if one.observation["step"] == "battle")
        province = puzzle.tried[0].move.split(":")[1]
        path = f"/puzzles/{puzzle.id}/queries"
        assert ann.post(f"{path}/odds", {"province": province, "armies": "2"})["answer"] == "odds"
        assert ann.post(f"{path}/nothing", {}, 404)["code"] == "no-answer"
        assert ann.get("/puzzles/unknown", 404)["code"] == "no-puzzle"
        assert ann.get("/puzzles/next?game=go", 400)["code"] == "unknown-game"


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_move_that_cannot_be_played_tells_why(name: str) -> None:
    for puzzle in games.plugin_of(name).bundled_puzzles():
        assert {puzzles.why(puzzle, move).code for move in puzzle.moves} == {None}
        others = sorted(puzzles.opened(puzzle)[0].book.named.keys() - set(puzzle.moves))
        told = [puzzles.why(puzzle, move) for move in others[:: len(others) // 4]]
        assert all(one.code and Texts("en").has(f"refusal-{one.code}") for one in told)


def test_why_is_asked_over_http(server: LiveServer) -> None:
    with server.person() as ann:
        path = f"/puzzles/{upcoming(ann)['id']}/why"
        assert ann.post(path, {"move": "nonsense"}) == {"code": "unknown-move", "rule": None}


def test_consent_is_off_until_it_is_given_and_a_host_can_switch_all_of_it_off(
    server: LiveServer, tmp_path: Path
) -> None:
    with server.person() as ann:
        ann.get("/me")
        assert not ann.get("/puzzles")["consents"]
        assert ann.post("/puzzles/consent", {"consents": True})["consents"]
        assert ann.http.get("/api/me/data").json()["puzzles"]["consents"]
        assert not ann.post("/puzzles/consent", {"consents": False})["consents"]
    with running(Settings(data=tmp_path, parts=())) as off, off.person() as person:
        assert person.get("/puzzles", 404)["code"] == "part-off"
