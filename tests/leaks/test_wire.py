"""What a connection is told: not one byte of it depends on what its seat may not know."""

from __future__ import annotations

import random

import pytest

from tenka import games
from tenka.server.settings import Settings
from tests.leaks.worlds import CASES, VIEWER, WATCHER, Visit, at_one_screen, drain, visiting, worlds
from tests.server.live import LiveServer

ME = f"seat-{VIEWER}"
MOMENTS = [(name, asked) for name in CASES for asked in (True, False)]
at_any_moment = pytest.mark.parametrize(("name", "asked"), MOMENTS)
in_every_game = pytest.mark.parametrize("name", CASES)
MOST_STEPS = 10
MANY_TRIES = 40


@at_any_moment
def test_the_first_view_holds_nothing_hidden(
    live: LiveServer, settings: Settings, name: str, asked: bool
) -> None:
    """The whole position, how it began, helper fields, ids, the number and the order of moves."""
    with visiting(live, settings, worlds(name, asked=asked)) as visit:
        visit.enter(ME, WATCHER, *visit.everybody()[1:])
        visit.check(ME, WATCHER)
        others = [visit.told(other) for other in visit.everybody()[1:]]
        assert any(one != other for one, other in others), "the worlds do not differ at all"


@at_any_moment
def test_steps_tell_nothing_hidden_until_it_is_revealed(
    live: LiveServer, settings: Settings, name: str, asked: bool
) -> None:
    """The same moves and draws in both worlds, as long as the viewer hears the same."""
    compared = 0
    for seed in range(1, 5):
        with visiting(live, settings, worlds(name, asked=asked, seed=seed)) as visit:
            visit.enter(*visit.everybody(), WATCHER)
            compared += play_the_same(visit, random.Random(seed))
        if compared >= MOST_STEPS:
            break
    assert compared >= 3


def play_the_same(visit: Visit, choice: random.Random) -> int:
    """How many steps sounded the same to the viewer; all of them must have looked the same."""
    for number in range(MOST_STEPS):
        if not play_one(visit, choice):
            return number
        if heard(visit, 0) != heard(visit, 1):
            return number
        visit.check(ME, WATCHER)
    return MOST_STEPS


def heard(visit: Visit, world: int) -> object:
    """What the viewer was last told to have happened."""
    page = visit.both(ME)[world]
    drain(page)
    return page.now.get("events")


def play_one(visit: Visit, choice: random.Random, people: list[str] | None = None) -> bool:
    """One move that somebody of these can make in both worlds, if there is any."""
    everybody = people or visit.everybody()
    for who in everybody:
        for page in visit.both(who):
            drain(page)
    common = {who: shared_moves(visit, who) for who in everybody}
    able = [who for who in everybody if common[who]]
    if not able:
        return False
    who = choice.choice(able)
    move = choice.choice(common[who])
    for page in visit.both(who):
        version = page.now["version"]
        page.play(move, key=f"at-{version}")
        page.until(lambda told: told["type"] == "step" and told["version"] > version)  # noqa: B023
    return True


def shared_moves(visit: Visit, who: str) -> list[str]:
    one, other = (page.now["moves"] for page in visit.both(who))
    return [move for move in one if move in other]


@at_any_moment
def test_refusals_are_the_same_whatever_others_have(
    live: LiveServer, settings: Settings, name: str, asked: bool
) -> None:
    """Tried moves, alone and as a choice of two, are refused with the same words and change nothing."""
    pair = worlds(name, asked=asked)
    book = [move.name for move in games.load(pair.case.game, pair.case.seats, pair.case.options).book.all]
    choice = random.Random(3)
    with visiting(live, settings, pair) as visit:
        visit.enter(ME, WATCHER)
        legal = set(visit.both(ME)[0].now["moves"])
        tried = [move for move in choice.sample(book, min(MANY_TRIES, len(book))) if move not in legal]
        doubled = [f"{move} {choice.choice(tried)}" for move in sorted(legal)[:10]]
        for move in [*tried, *doubled, "no-such-move", "monk  monk"]:
            for page in visit.both(ME):
                page.play(move, key=f"try-{move[:40]}".replace(" ", "+"))
        for wish in ({"type": "undo", "version": 1, "whole": True}, {"type": "vote", "seat": 1, "on": True}):
            for page in visit.both(ME):
                page.send({**wish, "key": f"try-{wish['type']}"})
        visit.check(ME, WATCHER)
        told = visit.told(ME)[0]
        assert sum('"refused"' in message for message in told) >= len(tried)
        assert not any('"type":"step"' in message for message in told)


@in_every_game
def test_spectators_over_a_shoulder_see_no_more_than_the_one_who_shares(
    live: LiveServer, settings: Settings, name: str
) -> None:
    with visiting(live, settings, worlds(name, asked=False)) as visit:
        visit.enter(ME, WATCHER)
        for mine, watching in zip(visit.both(ME), visit.both(WATCHER), strict=True):
            mine.send({"type": "share", "key": "share", "on": True})
            mine.until(lambda told: told.get("key") == "share")
            watching.send({"type": "look", "key": "look", "seat": VIEWER})
            view = watching.until_type("view")
            assert (view["viewpoint"], view["moves"]) == (VIEWER, [])
        visit.check(ME, WATCHER)
        for watching in visit.both(WATCHER):
            watching.send({"type": "look", "key": "closed", "seat": VIEWER + 1})
            assert watching.until_type("refused")["code"] == "look-closed"


@in_every_game
def test_a_screen_of_several_shows_nothing_before_somebody_sits_down(
    live: LiveServer, settings: Settings, name: str
) -> None:
    """Two others share a screen: what they do not both know is sent to neither of them."""
    pair = at_one_screen(worlds(name, asked=True), 1, 2)
    with visiting(live, settings, pair) as visit:
        visit.enter(ME, "seat-1")
        visit.check(ME, "seat-1")
        for page in visit.both("seat-1"):
            page.play("anything", key="before")
            page.send({"type": "sit", "seat": VIEWER})
            page.send({"type": "look", "key": "look", "seat": VIEWER})
        visit.check(ME, "seat-1")
        for page in visit.both("seat-1"):
            page.send({"type": "sit", "seat": 2})
            assert page.until_type("view")["observation"]["viewer"] == 2
        visit.check(ME)
