"""Any moment of a record opens as an environment at that position."""

from __future__ import annotations

import numpy as np
import pytest

from tenka.core.errors import BadRecord
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.games import load
from tenka.research import shogun_v1, zipang_v1
from tenka.research.arena.contest import contest, play_game
from tenka.research.arena.entrants import Entrant
from tenka.research.match import Match, encoded


def recorded(game: str, seats: int) -> Record:
    made = contest(game, [Entrant("random")] * seats, seats, seed=3)
    record = play_game(made, 0, recorded=True).record
    assert record is not None
    return record


@pytest.mark.parametrize(("game", "seats"), [("zipang", 4), ("shitenno", 3), ("shogun", 4)])
def test_every_moment_is_the_position_that_the_seats_saw(game: str, seats: int) -> None:
    record, match = recorded(game, seats), Match(game, seats)
    for moment, table in enumerate(Table.retrace(load(game, seats), record)):
        if moment % 25 == 0 or moment == len(record.entries):
            match.open(record, moment, seed=1)
            assert match.actors() == table.actors()
            for seat in range(seats):
                assert (match.row(seat) == encoded(match.layout, table.observe(seat))).all()


def test_environments_go_on_from_there() -> None:
    record = recorded("zipang", 4)
    env = zipang_v1.env()
    env.reset(seed=1, options={"record": record, "moment": 5})
    assert env.agent_selection == f"seat_{record.choices()[5].seat}"
    names = env.action_names()
    legal = [names[action] for action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]
    assert record.choices()[5].move in legal
    for _ in env.agent_iter():
        observed, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(observed["action_mask"])[0]))
    solo = zipang_v1.solo_env(seat=2)
    observed, _ = solo.reset(seed=1, options={"record": record, "moment": 5})
    assert observed["action_mask"].any() or solo.match.is_over()
    together = zipang_v1.parallel_env()
    together.reset(seed=1, options={"record": record, "moment": 5})
    assert together.agents


def test_the_end_of_a_record_is_the_end() -> None:
    record = recorded("zipang", 2)
    env = zipang_v1.parallel_env(seats=2)
    env.reset(options={"record": record, "moment": len(record.entries)})
    assert env.agents == []


def test_a_record_of_something_else_is_refused_and_changes_nothing() -> None:
    record = recorded("zipang", 2)
    for env, moment, complaint in (
        (shogun_v1.raw_env(), 0, "record-unlike"),
        (zipang_v1.raw_env(seats=3), 0, "record-unlike"),
        (zipang_v1.raw_env(seats=2), 10_000, "record-moment"),
        (zipang_v1.raw_env(seats=2), -1, "record-moment"),
    ):
        env.reset(seed=1)
        before = env.observe("seat_0")["observation"]
        with pytest.raises(BadRecord) as refused:
            env.reset(seed=2, options={"record": record, "moment": moment})
        assert refused.value.code == complaint
        assert (env.observe("seat_0")["observation"] == before).all()
