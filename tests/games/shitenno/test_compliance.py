"""Shitennō passes the compliance kit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import _speed
from tenka.core.events import PUBLIC, Event
from tenka.core.table import Table
from tests.games.shitenno.kit import SEATS, kit
from tests.kit import builds, golden, play, records, secrecy

SEEDS = st.integers(0, 2**40)

MAY_SHOW_CARDS: dict[str, Callable[[Any, int], bool]] = {
    "dealt": lambda event, viewer: viewer != PUBLIC,
    "card-taken": lambda event, viewer: viewer == event.seat,
}
"""Events that name cards to some only. All other cards lie open on the table for everybody."""


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_lose_nothing_at_any_decision(seats: int) -> None:
    play.check_random_games(kit(seats), games=250, seed=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_ten_thousand_random_games_end_with_everything_in_its_place(seats: int) -> None:
    assert list(play.whole_games(kit(seats), 10_000 // len(SEATS), seed=seats))


@pytest.mark.parametrize("seats", SEATS)
def test_legal_moves_are_exactly_those_not_refused(seats: int) -> None:
    play.check_legality(kit(seats), games=6, seed=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_share_nothing(seats: int) -> None:
    play.check_copies(kit(seats), games=3, seed=seats)


@settings(max_examples=20)
@given(seats=st.sampled_from(SEATS), seed=SEEDS)
def test_records_hold_the_whole_game(seats: int, seed: int) -> None:
    records.check_record(kit(seats), seed)


@settings(max_examples=8)
@given(seats=st.sampled_from(SEATS), seed=SEEDS)
def test_resampled_worlds_look_the_same(seats: int, seed: int) -> None:
    secrecy.check_resampled_worlds(kit(seats), seed)


@settings(max_examples=40)
@given(seats=st.sampled_from(SEATS), seed=SEEDS)
def test_scrambled_worlds_look_the_same(seats: int, seed: int) -> None:
    assert secrecy.check_scrambled_worlds(kit(seats), seed) > 0


@settings(max_examples=20)
@given(seats=st.sampled_from(SEATS), seed=SEEDS)
def test_events_name_hidden_cards_only_to_those_who_may_know(seats: int, seed: int) -> None:
    table = records.play_table(kit(seats).make(), seed)
    for viewer in range(PUBLIC, seats):
        for event in all_events(table, viewer):
            tag = msgspec.to_builtins(event)["event"]
            if getattr(event, "card", None) or getattr(event, "cards", None):
                assert tag not in MAY_SHOW_CARDS or MAY_SHOW_CARDS[tag](event, viewer)


def all_events(table: Table, viewer: int) -> Iterator[Event]:
    for _, events in table.log(viewer):
        yield from events


@pytest.mark.parametrize("seats", SEATS)
def test_golden_games_replay_to_the_same_bytes(seats: int) -> None:
    golden.check("shitenno", seats)


@pytest.mark.skipif(not _speed.compiled(), reason="no compiled build here: plain Python runs on both sides")
def test_compiled_and_plain_rules_play_the_same_games() -> None:
    builds.check("shitenno", [(seats, None) for seats in SEATS])
