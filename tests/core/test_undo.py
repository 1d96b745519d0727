"""Going back at a Table, and bots that sit in for somebody: both stand in the record."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenka.core import table as table_module
from tenka.core.errors import BadRecord, Refused
from tenka.core.events import PUBLIC, SeatChanged, TakenBack
from tenka.core.record import Entry, Record, SeatChange, Undo, decode, encode, verify
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tests.core.games import SEED, new_table, people, play_on, secret_table


def sharing() -> tuple[AnyTable, int]:
    """Shitennō at its first decision: the Tairō forms a lot in silence, then offers it to everybody."""
    table = Table.open(load("shitenno", 3), people(3), SEED)
    (tairo,) = table.actors()
    return table, tairo


def form(table: AnyTable, seat: int, cards: int) -> None:
    for _ in range(cards):
        table.play(seat, next(move for move in table.moves(seat) if move.startswith("add")))


def refusal(table: AnyTable, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        table.undo(seat)
    return caught.value.refusal.code


def test_silent_choices_are_taken_back_one_by_one_or_all_at_once() -> None:
    table, tairo = sharing()
    seen = [table.observe(tairo)]
    for _ in range(2):
        form(table, tairo, 1)
        seen.append(table.observe(tairo))
    assert table.undoable(tairo).depths == [1, 2]
    table.undo(tairo)
    assert table.observe(tairo) == seen[1]
    form(table, tairo, 1)
    table.undo(tairo, whole=True)
    assert table.observe(tairo) == seen[0]
    assert refusal(table, tairo) == "undo-start"


def test_going_back_in_silence_is_noticed_by_nobody_else() -> None:
    table, tairo = sharing()
    others = [viewer for viewer in (PUBLIC, 0, 1, 2) if viewer != tairo]
    before = [(table.version(viewer), table.log(viewer)) for viewer in others]
    form(table, tairo, 1)
    story = table.undo(tairo).story
    assert [(table.version(viewer), table.log(viewer)) for viewer in others] == before
    assert story.heard_by(tairo) == [TakenBack(tairo, 1)]
    assert table.version(tairo) == 3


def test_an_open_choice_can_be_taken_back_until_somebody_notices_an_answer() -> None:
    table, tairo = sharing()
    form(table, tairo, 1)
    offer = next(move for move in table.moves(tairo) if move.startswith("offer"))
    table.play(tairo, offer)
    (asked,) = table.actors()
    assert refusal(table, asked) == "undo-others"
    assert table.undo(tairo).story.heard_by(PUBLIC) == [TakenBack(tairo, 1)]
    assert table.actors() == [tairo]
    assert table.moves(asked) == []
    table.play(tairo, offer)
    table.play(asked, "refuse")
    assert refusal(table, tairo) == "undo-others"
    assert table.undoable(asked).depths == [1]


def test_an_answer_to_a_choice_that_was_taken_back_is_stale() -> None:
    table, tairo = sharing()
    offers = [move for move in table.moves(tairo) if move.startswith("offer")]
    table.play(tairo, offers[0])
    (asked,) = table.actors()
    seen = table.version(asked)
    table.undo(tairo)
    table.play(tairo, offers[0])
    with pytest.raises(Refused) as caught:
        table.check(asked, "accept", seen)
    assert caught.value.refusal.code == "stale"


def test_draws_and_secrets_are_never_taken_back() -> None:
    """In Zipang a card from the hand shows what somebody held, and the next one draws."""
    table = new_table()
    (actor,) = table.actors()
    play_on(table, steps=1)
    assert refusal(table, actor) in ("undo-revealed", "undo-drawn")
    assert refusal(table, (actor + 1) % 3) == "undo-others"
    play_on(table)
    assert refusal(table, actor) == "undo-over"


def test_where_all_choose_at_once_nobody_goes_back_and_nobody_can_find_out_by_trying() -> None:
    table = secret_table()
    assert refusal(table, 0) == "undo-together"
    table.play(1, "choose:2")
    assert refusal(table, 0) == refusal(table, 1) == "undo-together"


def test_anothers_silent_choices_neither_show_nor_stop_anybody() -> None:
    """Who accepted a lot may take that back while the Tairō has begun the next one in silence."""
    table, tairo = sharing()
    table.play(tairo, next(move for move in table.moves(tairo) if move.startswith("offer")))
    (asked,) = table.actors()
    before = table.observe(asked)
    table.play(asked, "accept")
    if table.actors() != [tairo]:
        raise AssertionError("the Tairō goes on")
    offered = table.undoable(asked)
    form(table, tairo, 2)
    assert [len(table.undoable(asked).depths), table.undoable(asked).stop] == [1, offered.stop]
    story = table.undo(asked).story
    assert table.observe(asked) == before
    assert story.heard_by(tairo) == [TakenBack(asked, 2)]  # his own two cards are back as well
    assert table.moves(tairo) == []


# --- in the record -----------------------------------------------------------------------------------


def finished_with_undos() -> Record:
    """A whole game of Shitennō in which the first lot was formed twice and a bot sat in for a while."""
    table, tairo = sharing()
    form(table, tairo, 2)
    table.undo(tairo)
    table.change_seat(1, "steady", "left")
    play_on(table, steps=20)
    table.change_seat(1, None, "back")
    return play_on(table).record()


def test_a_record_with_undos_and_seat_changes_replays_and_verifies() -> None:
    record = decode(encode(finished_with_undos()))
    assert [type(entry) for entry in record.entries[:4]] == [Entry, Entry, Undo, SeatChange]
    assert verify(record, load) == len(record.entries)
    table = Table.of_record(record, load)
    assert table.record() == record
    assert table.stand_ins == {}


def test_a_seat_change_is_told_to_all_and_changes_no_position() -> None:
    table, tairo = sharing()
    before = [table.observe(viewer) for viewer in (PUBLIC, 0, 1, 2)]
    step = table.change_seat(2, "steady", "time")
    assert [step.story.heard_by(viewer) for viewer in (PUBLIC, 0)] == [[SeatChanged(2, "steady", "time")]] * 2
    assert [table.observe(viewer) for viewer in (PUBLIC, 0, 1, 2)] == before
    assert table.stand_ins == {2: "steady"}
    form(table, tairo, 1)
    table.change_seat(2, None, "back")
    assert table.undoable(tairo).depths == [1]


@pytest.mark.parametrize(
    ("place", "entry", "words"),
    [
        (2, Undo(0, 9), "In entry 3, seat 0 may not go back by 9"),
        (2, Undo(0, 0), "In entry 3, seat 0 may not go back by 0"),
        (2, Undo(0, -1), "In entry 3, seat 0 may not go back by -1"),
        (3, SeatChange(7, None, "back"), "In entry 4, there is no seat 7"),
    ],
)
def test_forged_entries_are_named(place: int, entry: Undo | SeatChange, words: str) -> None:
    record = finished_with_undos()
    entries = [*record.entries[:place], entry, *record.entries[place + 1 :]]
    forged = msgspec.structs.replace(record, entries=entries)
    for use in (lambda: verify(forged, load), lambda: Table.of_record(forged, load)):
        with pytest.raises(BadRecord, match=words):
            use()


def test_nobody_goes_back_behind_a_draw_in_a_forged_record() -> None:
    """Otherwise somebody could draw again."""
    record = finished_with_undos()
    drew = next(place for place, entry in enumerate(record.entries) if getattr(entry, "chance", None))
    seat = record.entries[drew].seat
    forged = msgspec.structs.replace(record, entries=[*record.entries[: drew + 1], Undo(seat, 1)])
    for use in (lambda: verify(forged, load), lambda: Table.of_record(forged, load)):
        with pytest.raises(BadRecord, match="may not go back by 1"):
            use()


def test_anothers_choice_cannot_be_taken_back() -> None:
    record = finished_with_undos()
    first = record.entries[0]
    forged = msgspec.structs.replace(record, entries=[first, Undo((first.seat + 1) % 3, 1)], seed=None)
    with pytest.raises(BadRecord, match="may not go back"):
        Table.of_record(forged, load)


def test_nobody_goes_back_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_RETURNS", 3)
    table, tairo = sharing()
    for _ in range(3):
        form(table, tairo, 1)
        table.undo(tairo)
    form(table, tairo, 1)
    assert (table.undoable(tairo).stop, refusal(table, tairo)) == ("often", "undo-often")
    record = play_on(table, 1).record()
    assert verify(record, load) == len(record.entries)
    assert Table.of_record(record, load).returns[tairo] == 3


def test_no_sealed_choice_is_opened_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_RETURNS", 2)
    table = Table.open(load("shogun", 3), people(3), SEED)
    for _ in range(3):
        while 0 in table.actors():
            table.play(0, table.moves(0)[0])
        if not table.is_worn_out(0):
            table.play(0, "unseal")
    with pytest.raises(Refused) as refused:
        table.play(0, "unseal")
    assert refused.value.refusal.code == "undo-often"


def test_a_log_is_told_in_pages() -> None:
    table = play_on(new_table(), 1)
    for viewer in (PUBLIC, 0):
        whole, before = table.log(viewer), None
        parts: list[Any] = []
        while part := table.log(viewer, before, 7):
            assert len(part) <= 7
            parts = part + parts
            before = part[0][0]
        assert parts == whole
        assert [version for version, _ in whole] == list(range(1, table.version(viewer) + 1))
