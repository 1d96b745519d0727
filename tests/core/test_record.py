"""The record of a game: written, read, doubted, verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tenka.core.errors import BadRecord
from tenka.core.record import MAX_BYTES, Entry, Record, commitment, decode, encode, verify
from tenka.core.table import Table
from tenka.games import load
from tests.core.games import SEED, finished, new_table, play_on

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of three."""
    return finished()


@pytest.fixture
def plain(record: Record) -> Plain:
    """The same as plain data, to be damaged."""
    data: Plain = json.loads(encode(record))
    return data


def read(plain: Plain) -> Record:
    return decode(json.dumps(plain).encode())


def test_a_record_survives_being_written_and_read(record: Record) -> None:
    assert decode(encode(record)) == record
    assert encode(decode(encode(record))) == encode(record)


def test_a_record_is_readable_json_with_all_that_is_needed(record: Record, plain: Plain) -> None:
    assert (plain["tenka"], plain["game"], plain["version"]) == (1, "zipang", 1)
    assert plain["seed"] == SEED.hex()
    assert plain["commitment"] == commitment(SEED)
    assert min(plain["result"]) == 1
    assert set(plain["start"]) == {"first", "deck"}
    assert plain["entries"][0]["kind"] == "move"
    assert b"\n" in encode(record)


def test_an_unfinished_record_keeps_seed_and_result_to_itself() -> None:
    """The seed would tell every later draw."""
    record = play_on(new_table(), steps=5).record()
    assert (record.seed, record.result) == (None, None)
    assert SEED.hex().encode() not in encode(record)
    with pytest.raises(BadRecord, match="seed is not revealed yet"):
        verify(record, load)


def test_a_true_record_is_confirmed_entry_by_entry(record: Record) -> None:
    assert verify(record, load) == len(record.entries) > 20


# --- files that are no records -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not complete JSON"),
        (b"hello", "not complete JSON"),
        (b"\xff\xfe\x00", "not complete JSON"),
        (b'{"tenka": 1, "game": "zip', "not complete JSON"),
        (b'{"tenka": NaN}', "not complete JSON"),
        (b'{"tenka": Infinity}', "not complete JSON"),
        (b"[" * 100_000, "not complete JSON"),
        (b'{"tenka":' * 100_000, "not complete JSON"),
        (b'{"tenka": ' + b"9" * 5000 + b"}", "not complete JSON"),
        (b"[1, 2]", "not a game record of Tenka"),
        (b"null", "not a game record of Tenka"),
        (b'"tenka"', "not a game record of Tenka"),
        (b'{"format": 1}', "not a game record of Tenka"),
        (b'{"tenka": 2}', "has format 2; this program reads format 1"),
        (b'{"tenka": "1"}', "has format '1'"),
        (b'{"tenka": null}', "has format None"),
        (b'{"tenka": 1}', "damaged"),
        (b'{"tenka": true}', "damaged"),
    ],
)
def test_what_is_no_record_is_named_in_words(data: bytes, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        decode(data)


def test_a_strange_format_does_not_flood_the_message() -> None:
    with pytest.raises(BadRecord) as caught:
        decode(b'{"tenka": "' + b"x" * 100_000 + b'"}')
    assert len(str(caught.value)) < 300


def test_a_file_that_is_too_large_is_not_even_parsed(record: Record) -> None:
    data = encode(record)
    padded = data + b" " * (MAX_BYTES - len(data))
    assert decode(padded) == record
    with pytest.raises(BadRecord, match=f"too large .* at most {MAX_BYTES}"):
        decode(padded + b" ")


def test_a_truncated_file_is_refused_wherever_it_ends(record: Record) -> None:
    data = encode(record)
    for end in range(0, len(data) - 1, 97):
        with pytest.raises(BadRecord, match="not complete JSON"):
            decode(data[:end])


Change = Callable[[Plain], object]

DAMAGES: dict[str, Change] = {
    "a field is missing": lambda plain: plain.pop("players"),
    "a field too many": lambda plain: plain.update(extra=1),
    "a seat is a word": lambda plain: plain["entries"][0].update(seat="0"),
    "a seat is half": lambda plain: plain["entries"][0].update(seat=0.5),
    "a draw is a word": lambda plain: plain["start"].update(deck=["0"]),
    "draws without a list": lambda plain: plain["start"].update(deck=3),
    "an unknown kind of entry": lambda plain: plain["entries"][0].update(kind="undo"),
    "an entry too rich": lambda plain: plain["entries"][0].update(note="x"),
    "a player of no kind": lambda plain: plain["players"][0].update(kind="ghost"),
    "entries are one": lambda plain: plain.update(entries=plain["entries"][0]),
    "options of a kind": lambda plain: plain.update(options={"a": None}),
    "a result of words": lambda plain: plain.update(result=["first"]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_when_read(plain: Plain, damage: str) -> None:
    DAMAGES[damage](plain)
    with pytest.raises(BadRecord, match=r"damaged: .*`\$|damaged: Object"):
        read(plain)


UNPLAYABLE: dict[str, tuple[Change, str]] = {
    "unknown game": (lambda plain: plain.update(game="go"), "There is no game 'go'"),
    "wrong version": (lambda plain: plain.update(version=9), "not in version 9"),
    "huge version": (lambda plain: plain.update(version=10**40), "not in version 1000"),
    "nobody plays": (lambda plain: plain.update(players=[]), "not for 0"),
    "too many play": (lambda plain: plain.update(players=plain["players"] * 3), "not for 9"),
    "unknown option": (lambda plain: plain.update(options={"modules": ["x"]}), "no option 'modules'"),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_record_of_rules_that_are_not_here_is_refused(plain: Plain, case: str) -> None:
    change, words = UNPLAYABLE[case]
    change(plain)
    record = read(plain)
    for use in (lambda: verify(record, load), lambda: Table.of_record(record, load)):
        with pytest.raises(BadRecord, match=f"cannot be played: .*{words}"):
            use()


# --- records that lie --------------------------------------------------------------------------------


def change_entry(plain: Plain, number: int, **changes: Any) -> None:
    plain["entries"][number - 1].update(changes)


FORGED: dict[str, tuple[Change, str]] = {
    "seat": (
        lambda plain: change_entry(plain, 5, seat=(plain["entries"][4]["seat"] + 1) % 3),
        "entry 5, seat",
    ),
    "negative seat": (lambda plain: change_entry(plain, 5, seat=-1), "entry 5, seat -1"),
    "seat beyond the table": (lambda plain: change_entry(plain, 5, seat=3), "entry 5, seat 3"),
    "huge seat": (lambda plain: change_entry(plain, 5, seat=10**30), "entry 5, seat 1000"),
    "unknown move": (lambda plain: change_entry(plain, 7, move="attack"), "entry 7, .* 'attack'"),
    "illegal move": (lambda plain: change_entry(plain, 7, move="take:emperor"), "entry 7, .* 'take:emperor'"),
    "draw too many": (
        lambda plain: change_entry(plain, 6, chance={"deck": [0]}),
        "In entry 6, the recorded draws",
    ),
    "empty stream": (
        lambda plain: change_entry(plain, 6, chance={"tea": []}),
        "In entry 6, the recorded draws",
    ),
    "huge draw": (
        lambda plain: change_entry(plain, 6, chance={"x": [10**30]}),
        "In entry 6, the recorded draws",
    ),
    "first player": (
        lambda plain: plain["start"].update(first=[(plain["start"]["first"][0] + 1) % 3]),
        "the set-up",
    ),
    "deck": (lambda plain: plain["start"]["deck"].reverse(), "In the set-up, the recorded draws"),
    "no set-up": (lambda plain: plain.update(start={}), "In the set-up"),
    "result": (lambda plain: plain["result"].reverse(), "result does not follow"),
    "no result": (lambda plain: plain.update(result=None), "result does not follow"),
    "seed": (lambda plain: plain.update(seed="00" * 32), "seed does not fit the hash"),
    "seed is no number": (lambda plain: plain.update(seed="secret"), "not written as hexadecimal"),
    "seed is odd": (lambda plain: plain.update(seed="abc"), "not written as hexadecimal"),
    "empty seed": (lambda plain: plain.update(seed=""), "seed does not fit the hash"),
    "commitment": (lambda plain: plain.update(commitment="00" * 32), "seed does not fit the hash"),
    "seed and commitment": (
        lambda plain: plain.update(seed="00" * 32, commitment=commitment(bytes(32))),
        "In the set-up, the recorded draws are not those of the seed",
    ),
    "entry left out": (lambda plain: plain["entries"].pop(9), "[Ee]ntry 1[0-9]|breaks off|result"),
    "entry twice": (lambda plain: plain["entries"].append(plain["entries"][-1]), "In entry"),
    "last entry missing": (lambda plain: plain["entries"].pop(), "breaks off after entry"),
    "cut short": (
        lambda plain: plain.update(entries=plain["entries"][:8], result=None),
        "breaks off after entry 8",
    ),
}


@pytest.mark.parametrize("lie", FORGED)
def test_verify_says_what_is_wrong_and_where(plain: Plain, lie: str) -> None:
    change, words = FORGED[lie]
    change(plain)
    with pytest.raises(BadRecord, match=words):
        verify(read(plain), load)


def test_verify_names_every_entry_whose_draws_were_changed(record: Record) -> None:
    """Each of the shuffles between campaigns, and each random card."""
    with_draws = [number for number, entry in enumerate(record.choices(), start=1) if entry.chance]
    assert len(with_draws) >= 2
    for number in with_draws:
        old = record.choices()[number - 1]
        stream, numbers = next(iter(old.chance.items()))
        draws = {**old.chance, stream: [*numbers[1:], numbers[0]] if len(numbers) > 1 else [1 - numbers[0]]}
        entries = list(record.entries)
        entries[number - 1] = Entry(old.seat, old.move, draws)
        with pytest.raises(
            BadRecord, match=f"In entry {number}, the recorded draws are not those of the seed"
        ):
            verify(msgspec.structs.replace(record, entries=entries), load)


def test_another_legal_move_cannot_be_slipped_in_unnoticed(record: Record) -> None:
    """At every entry whose seat had a choice between cards, some later entry or the result gives it away."""
    tried = 0
    for number in range(1, len(record.entries), 5):
        before = msgspec.structs.replace(record, entries=record.entries[: number - 1], seed=None, result=None)
        table = Table.of_record(before, load)
        old = record.choices()[number - 1]
        others = [move for move in table.moves(old.seat) if move.split(":")[0] != old.move.split(":")[0]]
        for move in others[:1]:
            entries = [
                *record.entries[: number - 1],
                Entry(old.seat, move, old.chance),
                *record.entries[number:],
            ]
            with pytest.raises(BadRecord):
                verify(msgspec.structs.replace(record, entries=entries), load)
            tried += 1
    assert tried > 3
