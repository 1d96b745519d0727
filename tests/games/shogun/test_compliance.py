"""Shogun passes the compliance kit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import _speed
from tenka.core.chance import FastChance
from tenka.core.playout import playout
from tenka.core.record import Options
from tenka.games import load
from tests.games.shogun.kit import SEATS, TABLES, invariant, kit, name
from tests.kit import builds, golden, play, records, secrecy

SEEDS = st.integers(0, 2**40)
MANY = 10_000 if _speed.compiled() else 240
"""Random games all in all; plain Python is slow."""

all_tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=name)


@all_tables
def test_random_games_lose_nothing_at_any_decision(seats: int, options: Options) -> None:
    play.check_random_games(kit(seats, options), games=8, seed=seats)


@all_tables
def test_ten_thousand_random_games_end_with_everything_in_its_place(seats: int, options: Options) -> None:
    game = load("shogun", seats, options)
    chance = FastChance(seats)
    for _ in range(-(-MANY // len(TABLES))):
        state = game.start(chance)
        playout(game, state, chance)
        invariant(game, state)
        play.check_standing(game, state)
        assert len(state.past_events) == 8, "two years, one event for each season"


@all_tables
def test_legal_moves_are_exactly_those_not_refused(seats: int, options: Options) -> None:
    play.check_legality(kit(seats, options), games=1, seed=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_share_nothing(seats: int) -> None:
    play.check_copies(kit(seats, {"setup": "draft"}), games=1, seed=seats)


@settings(max_examples=4)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_records_hold_the_whole_game(table: tuple[int, Options], seed: int) -> None:
    records.check_record(kit(*table), seed, table[1])


@settings(max_examples=4)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_resampled_worlds_look_the_same(table: tuple[int, Options], seed: int) -> None:
    secrecy.check_resampled_worlds(kit(*table), seed)


@settings(max_examples=20)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_scrambled_worlds_look_the_same(table: tuple[int, Options], seed: int) -> None:
    assert secrecy.check_scrambled_worlds(kit(*table), seed) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_golden_games_replay_to_the_same_bytes(seats: int) -> None:
    golden.check("shogun", seats)


@pytest.mark.skipif(not _speed.compiled(), reason="no compiled build here: plain Python runs on both sides")
@pytest.mark.parametrize("seats", SEATS)
def test_compiled_and_plain_rules_play_the_same_games(seats: int) -> None:
    compiled, found = builds.digest_in_a_process("shogun", seats, plain=False)
    plain, expected = builds.digest_in_a_process("shogun", seats, plain=True)
    assert (compiled, plain) == (True, False)
    assert found == expected
