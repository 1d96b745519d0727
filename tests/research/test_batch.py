"""Many games at once are the same games as one by one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tenka.research import shogun_v1, zipang_v1
from tenka.research.match import Match


def test_a_batch_plays_the_games_that_single_matches_play() -> None:
    batch = zipang_v1.batch(3, seats=4, seed=5)
    seeds = Random(5)
    singles = [Match("zipang", 4, seed=seeds.getrandbits(62)) for _ in range(3)]
    random = Random(1)
    over, rewards = np.zeros(3, np.bool_), np.zeros((3, 4), np.float32)
    while not over.any():
        for number, single in enumerate(singles):
            seat = single.next_actor()
            assert batch.seats[number] == seat
            assert (batch.rows[number] == single.row(seat)).all()
            assert (batch.masks[number] == single.mask(seat)).all()
        actions = batch.random_actions(random)
        for single, action in zip(singles, actions, strict=True):
            single.play(single.next_actor(), int(action))
        rewards, over = batch.step(actions)
        for number, single in enumerate(singles):
            assert bool(over[number]) == single.is_over()
            assert rewards[number].tolist() == pytest.approx(single.rewards())
            points = single.game.standing(single.oracle()).points if over[number] else [0] * 4
            assert batch.points[number].tolist() == points
    assert rewards[over].max() > 0


def test_games_that_end_begin_anew() -> None:
    batch, random, ended = zipang_v1.batch(8, seats=2), Random(2), 0
    for _ in range(100):
        ended += int(batch.step(batch.random_actions(random))[1].sum())
        assert batch.masks.any(axis=1).all()
    assert ended > 8


def test_a_wrong_action_changes_no_game() -> None:
    batch = shogun_v1.batch(4)
    rows, masks = batch.rows.copy(), batch.masks.copy()
    actions = batch.random_actions(Random(1))
    actions[3] = int(np.flatnonzero(masks[3] == 0)[0])
    with pytest.raises(ValueError, match="game 3 does not allow"):
        batch.step(actions)
    assert (batch.rows == rows).all()
    assert (batch.masks == masks).all()
