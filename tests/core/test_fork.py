"""Playing on from a moment of another game, with what one seat knew there and the rest drawn anew."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tenka.core.chance import FastChance
from tenka.core.errors import BadRecord
from tenka.core.fork import Fork, fork_of
from tenka.core.record import Record, decode, encode, load_game, verify
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tests.kit.records import told

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*/golden/*.json"))
SEED = bytes(reversed(range(32)))


def moment(record: Record, at: int) -> AnyTable:
    return next(islice(Table.retrace(load_game(record, load), record), at, None))


def forked(record: Record, at: int, seat: int, seed: bytes = SEED) -> AnyTable:
    fork = fork_of(record.commitment, at, moment(record, at).observe(seat))
    return Table.open(load_game(record, load), record.players, seed, record.options, fork)


def play_on(table: AnyTable, number: int, decisions: int = -1) -> AnyTable:
    chance = FastChance(number)
    while decisions and (actors := table.actors()):
        seat = actors[chance.pick("seat", len(actors))]
        moves = table.moves(seat)
        table.play(seat, moves[chance.pick("move", len(moves))])
        decisions -= 1
    return table


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_game_plays_on_from_anywhere_and_its_record_holds(file: Path) -> None:
    """Every game and every set of modules: the fork ends, verifies, and restores to the same views."""
    record = decode(file.read_bytes())
    for part in (1, 2):
        at, seat = len(record.entries) * part // 3, part % len(record.players)
        table = forked(record, at, seat)
        assert table.observe(seat) == moment(record, at).observe(seat)
        written = decode(encode(play_on(table, part).record()))
        assert verify(written, load) == len(written.entries)
        again = Table.of_record(written, load)
        assert (again.record(), told(again)) == (written, told(table))


@pytest.mark.parametrize("file", [file for file in GOLDEN if file.stem in ("3", "4")], ids=str)
def test_nothing_that_the_seat_could_not_know_is_in_the_fork(file: Path) -> None:
    """Two games that look the same to a seat give it forks that are the same to the last byte."""
    record = decode(file.read_bytes())
    game = load_game(record, load)
    chance = FastChance(5)
    for at in (0, len(record.entries) // 2):
        seen = moment(record, at).observe(0)
        other_world = game.observe(game.resample(seen, chance), 0)
        mine, others = (
            Table.open(game, record.players, SEED, record.options, fork_of("", at, each))
            for each in (seen, other_world)
        )
        assert encode(mine.record()) == encode(others.record())


def test_what_was_unseen_is_drawn_from_the_new_seed() -> None:
    record = decode(GOLDEN_ZIPANG.read_bytes())
    hands = {
        str(forked(record, 12, 0, bytes([number]) * 32).observe(seat).hand)
        for number in range(6)
        for seat in (1,)
    }
    assert len(hands) > 1


GOLDEN_ZIPANG = next(file for file in GOLDEN if file.parts[-3] == "zipang" and file.stem == "4")


@pytest.fixture(scope="module")
def finished() -> Record:
    return play_on(forked(decode(GOLDEN_ZIPANG.read_bytes()), 12, 0), 3).record()


def spoilt(record: Record, **changes: Any) -> Record:
    assert isinstance(record.fork, Fork)
    observation = msgspec.json.decode(msgspec.json.encode(record.fork.observation)) | changes
    return replace(record, fork=replace(record.fork, observation=observation))


IMPOSSIBLE = {
    "another game": {"game": "shogun"},
    "an unknown step": {"step": "sleep"},
    "a missing part": {"seats": []},
    "a viewer beyond the table": {"viewer": 9},
    "the public": {"viewer": -1},
    "a card too many": {"hand": ["emperor"] * 9},
    "a huge number": {"pot": 10**9},
    "a long list": {"discards": ["peasant"] * 5_000},
    "words for numbers": {"pot": "many"},
}


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused(finished: Record, change: dict[str, Any]) -> None:
    for check in (verify, Table.of_record):
        with pytest.raises(BadRecord):
            check(spoilt(finished, **change), load)


def test_a_position_that_no_deal_can_reach_is_no_endless_search(
    finished: Record,
) -> None:
    assert isinstance(finished.fork, Fork)
    seats = [seat | {"proved_btl": 500} for seat in finished.fork.observation["seats"]]
    for check in (verify, Table.of_record):
        with pytest.raises(BadRecord, match=r"set-up|breaks off"):
            check(spoilt(finished, seats=seats), load)


def test_draws_of_a_fork_must_be_those_of_its_seed(finished: Record) -> None:
    changed = {stream: list(reversed(numbers)) for stream, numbers in finished.start.items()}
    with pytest.raises(BadRecord, match="In the set-up"):
        verify(replace(finished, start=changed), load)
