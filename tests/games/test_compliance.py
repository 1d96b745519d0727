"""Every game passes the compliance kit, and so does the example of `tests/example_game`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import _speed, games
from tenka.core.events import PUBLIC, Event
from tenka.core.record import Options
from tenka.core.table import AnyTable
from tests.example_game import kit as example
from tests.example_game.plugin import HighestPlugin
from tests.games.shitenno import kit as shitenno
from tests.games.shogun import kit as shogun
from tests.games.zipang import kit as zipang
from tests.kit import builds, golden, play, records, secrecy
from tests.kit.compliance import Compliance, Tables

GAMES = (zipang.COMPLIANCE, shitenno.COMPLIANCE, shogun.COMPLIANCE, example.COMPLIANCE)
SEEDS = st.integers(0, 2**40)

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PLUGINS, "highest", HighestPlugin())


def named(game: Compliance, seats: int, options: Options) -> str:
    wishes = "-".join(str(value) for value in options.values())
    return f"{game.name}-{seats}-{wishes}" if wishes else f"{game.name}-{seats}"


def at_tables(of: Callable[[Compliance], Tables] = lambda game: game.tables) -> pytest.MarkDecorator:
    """A test for each table of each game."""
    cases = [
        pytest.param(game, seats, options, id=named(game, seats, options))
        for game in GAMES
        for seats, options in of(game)
    ]
    return pytest.mark.parametrize(("game", "seats", "options"), cases)


def at_seats(of: Callable[[Compliance], Iterable[int]]) -> pytest.MarkDecorator:
    cases = [pytest.param(game, seats, id=f"{game}-{seats}") for game in GAMES for seats in of(game)]
    return pytest.mark.parametrize(("game", "seats"), cases)


def try_out(game: Compliance, examples: int, check: Callable[[int, Options, int], None]) -> None:
    """A check at random tables with random seeds."""

    @settings(max_examples=examples)
    @given(table=st.sampled_from(game.tables), seed=SEEDS)
    def run(table: tuple[int, Options], seed: int) -> None:
        check(*table, seed)

    run()


@at_tables()
def test_random_games_lose_nothing_at_any_decision(game: Compliance, seats: int, options: Options) -> None:
    play.check_random_games(game.kit(seats, options), game.effort.random_games, seed=seats)


@at_tables()
def test_ten_thousand_random_games_end_with_everything_in_its_place(
    game: Compliance, seats: int, options: Options
) -> None:
    count = game.effort.whole_games // len(game.tables)
    ended = list(map(game.check_end, play.whole_games(game.kit(seats, options), count, seed=seats)))
    assert ended


@at_tables()
def test_legal_moves_are_exactly_those_not_refused(game: Compliance, seats: int, options: Options) -> None:
    play.check_legality(game.kit(seats, options), game.effort.legality, seed=seats)


@at_tables(lambda game: game.copies or game.tables)
def test_copies_share_nothing(game: Compliance, seats: int, options: Options) -> None:
    play.check_copies(game.kit(seats, options), game.effort.copies, seed=seats)


@every_game
def test_records_hold_the_whole_game(game: Compliance) -> None:
    def check(seats: int, options: Options, seed: int) -> None:
        records.check_record(game.kit(seats, options), seed, options)

    try_out(game, game.effort.records, check)


@every_game
def test_resampled_worlds_look_the_same(game: Compliance) -> None:
    def check(seats: int, options: Options, seed: int) -> None:
        secrecy.check_resampled_worlds(game.kit(seats, options), seed)

    try_out(game, game.effort.resampled, check)


@every_game
def test_scrambled_worlds_look_the_same(game: Compliance) -> None:
    def check(seats: int, options: Options, seed: int) -> None:
        assert secrecy.check_scrambled_worlds(game.kit(seats, options), seed) > 0

    try_out(game, game.effort.scrambled, check)


@pytest.mark.parametrize("game", [game for game in GAMES if game.may_show is not None], ids=str)
def test_events_name_hidden_cards_only_to_those_who_may_know(game: Compliance) -> None:
    kinds = get_args(games.plugin_of(game.name).wire.event)
    assert {kind.__struct_config__.tag for kind in kinds}.issuperset(game.may_show or {}), "no such event"

    def check(seats: int, options: Options, seed: int) -> None:
        table = records.play_table(game.kit(seats, options).make(), seed)
        for viewer in range(PUBLIC, seats):
            for event in all_events(table, viewer):
                check_event(game, event, viewer)

    try_out(game, game.effort.events, check)


def check_event(game: Compliance, event: Event, viewer: int) -> None:
    may_show = game.may_show or {}
    tag = msgspec.to_builtins(event)["event"]
    if getattr(event, "card", None) or getattr(event, "cards", None):
        assert tag not in may_show or may_show[tag](event, viewer)


def all_events(table: AnyTable, viewer: int) -> Iterator[Event]:
    for _, events in table.log(viewer):
        yield from events


@at_seats(lambda game: game.golden)
def test_golden_games_replay_to_the_same_bytes(game: Compliance, seats: int) -> None:
    golden.check(game.name, seats)


@pytest.mark.skipif(not _speed.compiled(), reason="no compiled build here: plain Python runs on both sides")
@pytest.mark.parametrize("game", [game for game in GAMES if game.compiled], ids=str)
def test_compiled_and_plain_rules_play_the_same_games(game: Compliance) -> None:
    builds.check(game.name, [(seats, None) for seats in game.compiled], game.effort.builds)
