"""What places are worth, and who stands where for which reason."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from tenka.server.people.standings import BYE, Standing, scores_of, standings
from tenka.server.storage.contest_model import BOT, ContestTable, SeatOutcome
from tests.server.people.contest_play import a_plan, played


def table(
    seats: list[int],
    places: list[int],
    *,
    number: int = 0,
    of: int = 1,
    left: tuple[int, ...] = (),
    points: list[int] | None = None,
) -> ContestTable:
    """A table of round `of`; `left` are people who were absent at the end."""
    rows = zip(seats, places, points or [0] * len(seats), strict=True)
    result = [SeatOutcome(place, own, left=who in left) for who, place, own in rows]
    return ContestTable(of, number, f"t{of}-{number}", seats, result)


def worth(*tables: ContestTable, duplicate: bool = False) -> dict[int, Fraction]:
    return {who: score.points for who, score in scores_of(tables, duplicate=duplicate).items()}


def test_a_place_is_worth_the_share_that_is_left_behind() -> None:
    assert worth(table([0, 1, 2], [1, 2, 3])) == {0: 100, 1: 50, 2: 0}
    assert worth(table([0, 1, 2], [1, 1, 3])) == {0: 75, 1: 75, 2: 0}, "equal places share"
    assert worth(table([0, BOT], [2, 1])) == {0: 0}, "bots count as opponents"
    assert worth(ContestTable(1, 0, None, [5])) == {5: BYE}


def test_the_absent_have_the_last_place_and_others_move_up() -> None:
    assert worth(table([0, 1, 2], [1, 2, 3], left=(0,))) == {0: 0, 1: 100, 2: 50}
    assert worth(table([0, 1, 2], [1, 2, 3], left=(0, 1))) == {0: 0, 1: 0, 2: 100}


def test_a_table_that_was_closed_is_worth_a_bye_for_all() -> None:
    assert worth(table([0, 1], [0, 0])) == {0: BYE, 1: BYE}


def test_with_duplicate_a_result_is_compared_with_the_same_seat_elsewhere() -> None:
    tables = [
        table([0, 1], [1, 2], points=[30, 10]),
        table([2, 3], [1, 2], number=1, points=[20, 19]),
        table([4, BOT], [2, 1], number=2, points=[9, 40]),
    ]
    assert worth(*tables, duplicate=True) == {0: 100, 2: 50, 4: 0, 1: 0, 3: 50}
    assert worth(tables[0], duplicate=True) == {0: 100, 1: 0}, "alone, the places at the table count"


def test_with_duplicate_nothing_counts_before_the_round_is_over() -> None:
    tables = [table([0, 1], [1, 2]), ContestTable(1, 1, "t", [2, 3])]
    assert [one.points for one in standings(range(4), tables, "swiss", duplicate=True)] == [0] * 4
    assert standings(range(4), tables, "swiss", duplicate=False)[0].points == 100


def reasons(*tables: ContestTable) -> list[tuple[int, int, str | None]]:
    people = sorted({who for one in tables for who in one.people})
    found = standings(people, tables, "swiss", duplicate=False)
    return [(one.number, one.place, one.reason) for one in found]


def test_points_decide_first() -> None:
    assert reasons(table([0, 1], [2, 1])) == [(1, 1, "points"), (0, 2, None)]


def test_then_the_strength_of_those_who_were_met() -> None:
    first = [table([0, 1], [1, 2]), table([2, 3], [1, 2], number=1)]
    second = [table([0, 2], [1, 2], of=2), table([1, 3], [1, 2], of=2, number=1)]
    found = reasons(*first, *second)
    assert found[1:3] == [(1, 2, "shared"), (2, 2, "points")], "both have met 0 and 3"
    third = [table([0, 3], [1, 2], of=3), table([1, BOT], [1, 2], of=3), table([2, BOT], [1, 2], of=3)]
    fourth = [table([0, 2], [1, 2], of=4), table([1, 3], [2, 1], of=4)]
    assert reasons(*first, *second, *third, *fourth)[1:] == [
        (2, 2, "opponents"),
        (1, 3, "points"),
        (3, 4, None),
    ]


def test_then_their_own_meetings_and_then_they_share_a_place() -> None:
    ring = [table([0, 1], [1, 2]), table([1, 2], [1, 2], of=2), table([2, 0], [1, 2], of=3)]
    assert reasons(*ring) == [(0, 1, "shared"), (1, 1, "shared"), (2, 1, None)]
    twins = [
        table([0, 1, BOT], [1, 2, 3]),
        table([0, BOT, BOT], [2, 1, 3], of=2),
        table([1, BOT, BOT], [1, 2, 3], of=2, number=1),
    ]
    assert reasons(*twins) == [(0, 1, "head"), (1, 2, None)]


def test_in_a_knock_out_the_round_that_was_reached_decides() -> None:
    tables = [
        table([0, 1], [1, 2]),
        table([2, 3], [1, 2], number=1),
        table([0, 2], [2, 1], of=2),
    ]
    found = standings(range(4), tables, "knock-out", duplicate=False)
    assert [(one.number, one.place, one.reason) for one in found] == [
        (2, 1, "last"),
        (0, 2, "reached"),
        (3, 3, "opponents"),
        (1, 4, None),
    ]


@pytest.mark.parametrize("players", range(2, 41, 3))
def test_places_follow_from_reasons(players: int) -> None:
    """Of whole contests: whoever shares has the same of everything, whoever does not is behind in what is
    said."""
    whole = played(a_plan("swiss", 4), players, seed=players)
    found = standings(range(players), whole.tables, "swiss", duplicate=False)
    assert found[0].place == 1
    assert found[-1].reason is None
    for index, (one, other) in enumerate(pairwise(found)):
        assert other.place == (one.place if one.reason == "shared" else index + 2)
        check_reason(one, other)


def check_reason(one: Standing, other: Standing) -> None:
    mine, theirs = (one.points, one.opponents, one.head), (other.points, other.opponents, other.head)
    criteria = ("points", "opponents", "head")
    first = next((at for at in range(3) if mine[at] != theirs[at]), None)
    assert one.reason == ("shared" if first is None else criteria[first])
    assert first is None or mine[first] > theirs[first]
