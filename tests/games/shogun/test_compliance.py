"""Shogun passes the compliance kit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import _speed
from tenka.core.record import Options
from tests.games.shogun.kit import SEATS, TABLES, kit, name
from tests.kit import builds, golden, play, records, secrecy

SEEDS = st.integers(0, 2**40)

all_tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=name)


@all_tables
def test_random_games_lose_nothing_at_any_decision(seats: int, options: Options) -> None:
    play.check_random_games(kit(seats, options), games=4, seed=seats)


@all_tables
def test_ten_thousand_random_games_end_with_everything_in_its_place(seats: int, options: Options) -> None:
    for state in play.whole_games(kit(seats, options), 10_000 // len(TABLES), seed=seats):
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


@settings(max_examples=10)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_scrambled_worlds_look_the_same(table: tuple[int, Options], seed: int) -> None:
    assert secrecy.check_scrambled_worlds(kit(*table), seed) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_golden_games_replay_to_the_same_bytes(seats: int) -> None:
    golden.check("shogun", seats)


@pytest.mark.skipif(not _speed.compiled(), reason="no compiled build here: plain Python runs on both sides")
def test_compiled_and_plain_rules_play_the_same_games() -> None:
    builds.check("shogun", [(seats, None) for seats in SEATS], 5)
