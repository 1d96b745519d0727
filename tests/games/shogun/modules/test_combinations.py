"""All combinations of modules pass the compliance kit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import _speed
from tenka.core.chance import FastChance
from tenka.core.errors import BadOptions
from tenka.core.events import PUBLIC
from tenka.core.record import Options, Player
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tests.games.shogun.modules.kit import ALL, COMBINATIONS, SEATS, TABLES, invariant, kit, name
from tests.kit import builds, golden, play, records, secrecy
from tests.kit.kit import walk

SEEDS = st.integers(0, 2**40)
MANY = 1_000
"""Random games all in all."""
GOLDEN: dict[str, tuple[int, Options]] = {
    "all-4": (4, ALL),
    "all-draft-5": (5, {**ALL, "side": "moon"}),
    "court-3": (3, {"modules": ["tennos_court"]}),
    "samurai-chambers-4": (4, {"modules": ["samurai", "chambers"]}),
    "leaders-draft-3": (3, {"setup": "draft", "modules": ["military_leaders"]}),
}
TWO_PLANS = b"extra plan spaces".ljust(32)

some_tables = pytest.mark.parametrize(("seats", "options"), list(GOLDEN.values()), ids=name)


all_tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=name)


@all_tables
def test_random_games_lose_nothing_at_any_decision(seats: int, options: Options) -> None:
    play.check_random_games(kit(seats, options), games=1, seed=seats)


@all_tables
def test_a_thousand_random_games_end_with_everything_in_its_place(seats: int, options: Options) -> None:
    assert list(play.whole_games(kit(seats, options), MANY // len(TABLES), seed=seats))


@some_tables
def test_legal_moves_are_exactly_those_not_refused(seats: int, options: Options) -> None:
    play.check_legality(kit(seats, options), games=1, seed=seats)


@some_tables
def test_copies_share_nothing(seats: int, options: Options) -> None:
    play.check_copies(kit(seats, options), games=1, seed=seats)


@settings(max_examples=6)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_records_hold_the_whole_game(table: tuple[int, Options], seed: int) -> None:
    records.check_record(kit(*table), seed, table[1])


@settings(max_examples=4)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_resampled_worlds_look_the_same(table: tuple[int, Options], seed: int) -> None:
    secrecy.check_resampled_worlds(kit(*table), seed)


@settings(max_examples=6)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_scrambled_worlds_look_the_same(table: tuple[int, Options], seed: int) -> None:
    assert secrecy.check_scrambled_worlds(kit(*table), seed) > 0


def test_redrawn_worlds_are_possible() -> None:
    game = load("shogun", 4, ALL)
    chance, redrawn = FastChance(1), 0
    for decision, (state, _, _) in enumerate(walk(game, FastChance(2))):
        if decision % 17 == 0:
            for viewer in range(PUBLIC, 4):
                invariant(game, game.resample(game.observe(state, viewer), chance))
                redrawn += 1
    assert redrawn > 50


@pytest.mark.parametrize("label", GOLDEN)
def test_golden_games_replay_to_the_same_bytes(label: str) -> None:
    golden.check("shogun", GOLDEN[label][0], label)


@pytest.mark.skipif(not _speed.compiled(), reason="no compiled build here: plain Python runs on both sides")
def test_compiled_and_plain_rules_play_the_same_games() -> None:
    builds.check("shogun", list(GOLDEN.values()), 2)


# --- the extra plan is as secret as the plan ----------------------------------------------------------------


def known(table: AnyTable, viewer: int) -> bytes:
    """Every byte that a viewer has."""
    things = (table.observe(viewer), table.log(viewer), table.version(viewer), table.moves(viewer))
    return msgspec.json.encode(things)


def planned(extra: str) -> AnyTable:
    """Seat 0 has sealed the same plan for its eleven spaces, and another one for the extra board."""
    options: Options = {"modules": ["tennos_court"]}
    table = Table.open(load("shogun", 3, options), [Player("", "bot")] * 3, TWO_PLANS, options)
    provinces = [card for card in table.observe(0).hand if not card.startswith(("chest", "tower"))]
    cards = ["chest4", "chest3", *provinces[2:], "chest2", "chest1"][:11]
    spaces = table.game.rules.space_ids  # type: ignore[attr-defined]
    moves = zip(spaces, [*cards, *extra.format(*provinces).split()], strict=True)
    table.play(0, " ".join(f"plan:{space}:{card}" for space, card in moves))
    return table


def test_other_extra_plans_give_the_same_bytes_to_everybody_else() -> None:
    plans = ("{0} tower1 chest0", "tower2 {1} {0}", "chest0 {0} {1}", "tower3 tower1 tower2")
    tables = [planned(extra) for extra in plans]
    for viewer in (PUBLIC, 1, 2):
        assert len({known(table, viewer) for table in tables}) == 1
    assert len({known(table, 0) for table in tables}) == len(tables)


# --- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modules", "words"),
    [
        (
            "samurai",
            f"'modules' is a list of {', '.join(MODULE_NAMES)}, not 'samurai'",
        ),
        (["ninja"], "There is no module 'ninja'. There is: tennos_court, samurai"),
        (["samurai", "samurai"], "The module 'samurai' is wished for twice"),
        ([3], "There is no module 3"),
    ],
)
def test_a_wrong_wish_for_modules_is_refused_in_words(modules: Any, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        load("shogun", 4, {"modules": modules})


def test_the_order_of_the_wish_does_not_matter() -> None:
    one, other = (
        load("shogun", 4, {"modules": some}) for some in (["chambers", "samurai"], ["samurai", "chambers"])
    )
    assert one.book is other.book
    assert [step.name for step in one.rules.steps] == [step.name for step in other.rules.steps]  # type: ignore[attr-defined]


def test_without_modules_nothing_of_them_is_there() -> None:
    game = load("shogun", 4)
    seen = msgspec.json.encode(game.observe(game.start(FastChance(1)), 0))
    assert not [word for word in (b"court", b"samurai", b"leaders", b"chambers", b"convert") if word in seen]
    assert len(COMBINATIONS) == 2 ** len(MODULE_NAMES)
    assert SEATS == (3, 4, 5)


def write_golden() -> None:
    for label, (seats, options) in GOLDEN.items():
        golden.write("shogun", seats, options, label)


if __name__ == "__main__":
    write_golden()
