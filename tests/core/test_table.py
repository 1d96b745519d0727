"""The Table: checks, plays, notes, and tells every viewer their part."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenka.core.errors import BadRecord, Refused
from tenka.core.events import PUBLIC
from tenka.core.record import Entry, Record, verify
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tests.core.games import SEED, Chosen, Revealed, new_table, people, play_on, secret_table

VIEWERS = (PUBLIC, 0, 1, 2)


def all_told(table: AnyTable) -> bytes:
    """Everything that everybody can ask a table."""
    told: list[Any] = [table.actors(), table.is_over(), table.ranks(), table.record()]
    for viewer in VIEWERS:
        told += [table.version(viewer), table.observe(viewer), table.log(viewer), table.moves(viewer)]
    return msgspec.json.encode([*told, [table.default_move(seat) for seat in range(3)]])


def refusal(table: AnyTable, seat: int, move: str, version: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        table.check(seat, move, version)
    return caught.value.refusal.code


# --- playing and refusing ----------------------------------------------------------------------------


def test_a_refused_move_changes_nothing() -> None:
    """Whatever is wrong with it, everybody sees the same table afterwards."""
    table = play_on(new_table(), steps=3)
    (actor,) = table.actors()
    before = all_told(table)
    wrong = [
        ((actor + 1) % 3, table.moves(actor)[0]),
        (actor, "no such move"),
        (actor, ""),
        (actor, "take:kabuki"),
    ]
    for seat, move in [*wrong, (PUBLIC, table.moves(actor)[0]), (99, table.moves(actor)[0])]:
        with pytest.raises(Refused):
            table.play(seat, move)
        with pytest.raises(Refused):
            table.check(seat, move, 0)
    assert all_told(table) == before


def test_refusals_say_why() -> None:
    table = new_table()
    (actor,) = table.actors()
    good = table.moves(actor)[0]
    assert refusal(table, actor, "no such move") == "unknown-move"
    assert refusal(table, (actor + 1) % 3, good) == "not-your-turn"
    assert refusal(table, actor, "react:let") == "nothing-to-answer"
    assert refusal(table, PUBLIC, good) == "not-seated"
    assert refusal(table, PUBLIC, good, 1) == "not-seated"
    assert refusal(table, 3, good, 1) == "not-seated"
    play_on(table)
    assert refusal(table, actor, good) == "game-over"


def test_a_check_returns_the_move_and_plays_nothing() -> None:
    table = new_table()
    (actor,) = table.actors()
    before = all_told(table)
    good = table.moves(actor)[0]
    assert [move.name for move in table.check(actor, good, table.version(actor)).moves] == [good]
    assert all_told(table) == before


def test_a_checked_choice_is_played_without_another_check(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table()
    (actor,) = table.actors()
    checked = table.check(actor, table.moves(actor)[0])
    monkeypatch.setattr(table, "check", None)
    assert table.play(actor, checked).entry == table.entries[-1]


def test_a_checked_choice_holds_for_its_seat_and_moment_alone() -> None:
    table = new_table()
    (actor,) = table.actors()
    checked = table.check(actor, table.moves(actor)[0])
    other = (actor + 1) % 3
    with pytest.raises(Refused):
        table.play(other, checked)
    play_on(table, steps=1)
    before = all_told(table)
    with pytest.raises(Refused) as refused:
        table.play(actor, checked)
    assert refused.value.refusal.code == "stale"
    assert all_told(table) == before


def test_a_choice_made_for_an_older_question_is_stale() -> None:
    """Every seat, at every step: the version of the present question is accepted, the one before is not."""
    table = new_table()
    stale = 0
    for _ in range(25):
        (actor,) = table.actors()
        move = table.moves(actor)[0]
        now = table.version(actor)
        table.check(actor, move, now)
        assert refusal(table, actor, move, now - 1) == "stale"
        stale += 1
        play_on(table, steps=1)
        if table.is_over():
            break
    assert stale > 10


def test_a_move_sent_twice_is_stale_even_if_it_would_be_legal_again() -> None:
    """Somebody who answers two cards in a row cannot answer the second by repeating the first."""
    table = new_table()
    for _ in range(400):
        (actor,) = table.actors()
        seen = table.version(actor)
        move = "react:let" if "react:let" in table.moves(actor) else table.moves(actor)[0]
        table.play(actor, move)
        if table.is_over():
            break
        assert refusal(table, actor, move, seen) == "stale"


def test_a_step_holds_its_entry_and_story() -> None:
    table = new_table()
    (actor,) = table.actors()
    move = table.moves(actor)[0]
    step = table.play(actor, move)
    assert step.entry == Entry(actor, move, table.record().choices()[0].chance)
    assert table.entries == [step.entry]
    for viewer in VIEWERS:
        assert table.log(viewer)[-1] == (table.version(viewer), step.story.heard_by(viewer))


def test_two_interleaved_games_equal_two_separate_ones() -> None:
    """Tables share nothing, neither draws nor positions."""
    other = bytes(32)
    apart = [play_on(new_table(), 1).record(), play_on(new_table(seed=other), 2).record()]
    tables = [new_table(), new_table(seed=other)]
    for index in range(max(len(record.entries) for record in apart)):
        for table, record in zip(tables, apart, strict=True):
            for entry in record.choices()[index : index + 1]:
                table.play(entry.seat, entry.move)
    assert [table.record() for table in tables] == apart


def test_seeds_differ_in_the_set_up_and_in_later_shuffles() -> None:
    """Two games with the same moves as far as they go: every shuffle of one differs from the other's."""
    records = [play_on(new_table(seed=bytes([number]) * 32)).record() for number in range(4)]
    starts = {str(record.start["deck"]) for record in records}
    later = [
        str(entry.chance["deck"])
        for record in records
        for entry in record.choices()
        if "deck" in entry.chance
    ]
    assert len(starts) == 4
    assert len(later) == len(set(later)) >= 4
    assert not starts & set(later)


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert play_on(new_table()).record() == play_on(new_table()).record()


# --- versions and secrets ----------------------------------------------------------------------------


def test_a_version_counts_the_steps_that_a_viewer_could_notice() -> None:
    table = new_table()
    for _ in range(12):
        assert [len(table.log(viewer)) for viewer in VIEWERS] == [table.version(viewer) for viewer in VIEWERS]
        assert [line[0] for line in table.log(1)] == list(range(1, table.version(1) + 1))
        before = [table.version(viewer) for viewer in VIEWERS]
        play_on(table, steps=1)
        assert [table.version(viewer) for viewer in VIEWERS] == [version + 1 for version in before]


def test_anothers_secret_step_cannot_be_noticed() -> None:
    """Neither by a version nor by a log nor by a stale question."""
    table = secret_table()
    before = [(table.version(viewer), table.log(viewer)) for viewer in (PUBLIC, 1, 2)]
    table.play(0, "choose:2")
    assert [(table.version(viewer), table.log(viewer)) for viewer in (PUBLIC, 1, 2)] == before
    assert table.version(0) == 2
    assert table.log(0) == [(1, [Revealed([])]), (2, [Chosen(2)])]
    table.check(1, "choose:1", 1)


def test_the_own_secret_step_makes_the_older_question_stale() -> None:
    """Sealing, taking back: the same question again, but a repeated command is not a new choice."""
    table = secret_table()
    table.play(0, "choose:2")
    assert table.moves(0) == ["undo"]
    table.play(0, "undo")
    assert table.moves(0) == ["choose:0", "choose:1", "choose:2"]
    assert refusal(table, 0, "choose:2", 1) == "stale"
    assert refusal(table, 0, "choose:2", 2) == "stale"
    table.check(0, "choose:2", 3)
    assert table.version(0) == 3
    assert table.log(0)[1:] == [(2, [Chosen(2)]), (3, [])]
    assert table.version(1) == 1


def test_what_is_revealed_is_heard_by_everybody() -> None:
    table = secret_table()
    for seat, number in ((2, 1), (0, 0), (1, 2)):
        table.play(seat, f"choose:{number}")
    assert table.log(PUBLIC)[1:] == [(2, [Revealed([0, 2, 1])])]
    assert table.log(0)[1:] == [(2, [Chosen(0)]), (3, [Revealed([0, 2, 1])])]
    assert table.log(1)[1:] == [(2, [Chosen(2), Revealed([0, 2, 1])])]
    assert table.is_over()


def test_the_public_has_no_moves_and_spectators_no_hand() -> None:
    table = play_on(new_table(), steps=4)
    assert table.moves(PUBLIC) == []
    assert table.observe(PUBLIC).hand == []


def test_only_the_acting_seat_is_offered_moves() -> None:
    table = play_on(new_table(), steps=4)
    (actor,) = table.actors()
    assert [bool(table.moves(seat)) for seat in range(3)] == [seat == actor for seat in range(3)]


# --- restoring ---------------------------------------------------------------------------------------


def cut(record: Record, entries: int) -> Record:
    return msgspec.structs.replace(record, entries=record.entries[:entries], seed=None, result=None)


def test_a_restored_table_equals_the_original_at_every_entry_for_every_viewer() -> None:
    table = new_table()
    told = [all_told(table)]
    while not table.is_over():
        play_on(table, len(told), steps=1)
        told.append(all_told(table))
    record = table.record()
    assert len(told) == len(record.entries) + 1
    for entries, expected in enumerate(told):
        seed = SEED if entries == len(record.entries) else None
        assert all_told(Table.restore(table.game, cut(record, entries), seed)) == expected


def test_a_restored_table_with_its_seed_plays_the_same_game_on() -> None:
    record = play_on(new_table()).record()
    for entries in range(0, len(record.entries), 7):
        table = Table.restore(load("zipang", 3), cut(record, entries), SEED)
        for entry in record.choices()[entries:]:
            assert table.play(entry.seat, entry.move).entry == entry
        assert table.record() == record
        assert verify(table.record(), load) == len(record.entries)


def test_without_its_seed_a_game_can_only_be_watched() -> None:
    record = play_on(new_table(), steps=6).record()
    table = Table.of_record(record, load)
    (actor,) = table.actors()
    before = all_told(table)
    with pytest.raises(BadRecord, match="Without its seed"):
        table.play(actor, table.moves(actor)[0])
    assert all_told(table) == before


def test_a_wrong_seed_is_not_taken() -> None:
    """With it the game would go on, but nobody could verify it."""
    record = play_on(new_table(), steps=6).record()
    with pytest.raises(BadRecord, match="does not fit the hash"):
        Table.restore(load("zipang", 3), record, bytes(32))


def test_a_file_with_a_false_seed_is_refused() -> None:
    record = play_on(new_table()).record()
    for seed in ("zz", "00" * 32):
        with pytest.raises(BadRecord, match=r"hexadecimal|does not fit the hash"):
            Table.of_record(msgspec.structs.replace(record, seed=seed), load)


BROKEN = {
    "a shuffle is too short": ({"first": [0], "deck": [0, 1, 2]}, "after entry 0: .*'deck' end too early"),
    "a shuffle repeats a card": ({"first": [0], "deck": [0] * 18}, "no order of 18 things"),
    "nobody begins": ({"deck": list(range(18))}, "'first' end too early"),
    "a seat that is not there": ({"first": [3], "deck": list(range(18))}, "is 3, not one of 3"),
    "too many draws": ({"first": [0, 1], "deck": list(range(18))}, "1 draws of 'first' are left over"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_draws_that_do_not_fit_the_rules_are_refused(case: str) -> None:
    start, words = BROKEN[case]
    record = msgspec.structs.replace(new_table().record(), start=start)
    with pytest.raises(BadRecord, match=words):
        Table.of_record(record, load)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = play_on(new_table()).record()
    longer = msgspec.structs.replace(record, entries=[*record.entries, record.entries[-1]])
    with pytest.raises(BadRecord, match=f"entry {len(record.entries) + 1}, seat"):
        Table.of_record(longer, load)


def test_names_and_options_are_kept() -> None:
    table = Table.open(load("zipang", 2), people(2), SEED)
    assert table.record().players == people(2)
    assert table.record().options == {}
