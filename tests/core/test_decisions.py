"""What counts as a decision in a record, and the record of hints."""

from __future__ import annotations

import msgspec
import pytest

from tenka.core.decisions import decisions
from tenka.core.errors import BadRecord
from tenka.core.events import PUBLIC, Hinted
from tenka.core.record import Hint, Record, decode, encode, verify
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tests.core.games import play_on
from tests.core.test_undo import form, sharing

PLANNERS = 3


def planning() -> AnyTable:
    return Table.open(load("shogun", PLANNERS), [], bytes(32))


def whole_plan(table: AnyTable, seat: int) -> str:
    """Any plan, as one choice; the game says one card after the other what may follow."""
    trial = Table.restore(table.game, table.record(), bytes(32))
    names = []
    while seat in trial.actors() and trial.observe(seat).step == "plan":
        names.append(trial.moves(seat)[-1])
        trial.play(seat, names[-1])
    return " ".join(names)


def test_a_plan_is_one_decision_however_it_was_sent_and_an_opened_one_does_not_count() -> None:
    table = planning()
    plan = whole_plan(table, 0)
    table.play(0, plan)
    table.play(0, "unseal")
    for name in plan.split():
        table.play(0, name)
    table.play(1, whole_plan(table, 1))
    mine, theirs = (decisions(table.game, table.record(), seat) for seat in (0, 1))
    assert [(one.moment, one.played) for one in mine] == [(2, plan.split())]
    assert msgspec.to_builtins(mine[0].observation)["draft"] == []
    assert len(theirs) == 1


def test_what_was_taken_back_or_decided_by_a_bot_does_not_count() -> None:
    table, tairo = sharing()
    form(table, tairo, 2)
    table.undo(tairo, whole=True)
    table.play(tairo, next(move for move in table.moves(tairo) if move.startswith("offer")))
    (found,) = decisions(table.game, table.record(), tairo)
    assert len(found.played) == 1
    assert found.played[0] in found.moves
    (asked,) = table.actors()
    table.change_seat(asked, "steady", "left")
    table.play(asked, "accept")
    assert decisions(table.game, table.record(), asked) == []


def hinted() -> tuple[AnyTable, int]:
    table, tairo = sharing()
    before = [table.observe(viewer) for viewer in (PUBLIC, 0, 1, 2)]
    step = table.hint(tairo)
    assert [step.story.heard_by(viewer) for viewer in (PUBLIC, 0, 1, 2)] == [[Hinted(tairo)]] * 4
    assert [table.observe(viewer) for viewer in (PUBLIC, 0, 1, 2)] == before
    return table, tairo


def test_a_hint_is_told_to_all_stays_in_the_record_and_changes_nothing() -> None:
    table, tairo = hinted()
    asked = table.asked(tairo)
    table.hint(tairo)
    assert table.asked(tairo) == asked
    table.check(tairo, table.moves(tairo)[0], asked)
    record: Record = decode(encode(play_on(table).record()))
    assert record.entries[:2] == [Hint(tairo)] * 2
    assert verify(record, load) == len(record.entries)
    assert Table.of_record(record, load).hints == {tairo: 2}


def test_a_hint_of_nobody_is_no_record() -> None:
    record = play_on(hinted()[0]).record()
    forged = msgspec.structs.replace(record, entries=[Hint(7), *record.entries[1:]])
    for use in (lambda: verify(forged, load), lambda: Table.of_record(forged, load)):
        with pytest.raises(BadRecord, match="there is no seat 7"):
            use()
