"""Pairings of all formats and sizes: everybody has a place, hardly anybody meets again, seats change."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tenka.server.people.pairing import table_sizes
from tenka.server.people.rounds import advancing, next_round, planned_rounds
from tenka.server.protocol.contests import ContestFormat, ContestPlan
from tenka.server.storage.contest_model import BOT, ContestTable, WholeContest
from tests.server.people.contest_play import a_plan, decided, entered, meetings, played, seats_had, with_round

PLAYERS = range(2, 41)
FORMATS: tuple[ContestFormat, ...] = ("round-robin", "swiss", "knock-out")


def in_round(whole: WholeContest, number: int) -> list[ContestTable]:
    return [table for table in whole.tables if table.round == number]


def check_round(whole: WholeContest, plan: ContestPlan, number: int) -> None:
    """Nobody sits twice, and tables have the right size."""
    tables = in_round(whole, number)
    people = [one for table in tables for one in table.people]
    assert len(people) == len(set(people))
    for table in tables:
        if plan.odd == "bots":
            assert len(table.seats) == plan.seats
            assert not table.is_bye
        else:
            assert BOT not in table.seats
            assert table.is_bye or len(table.seats) <= plan.seats
    sizes = [len(table.people) for table in tables if not table.is_bye]
    assert max(sizes) - min(sizes) <= 1, "bots are spread evenly"


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_has_one_place_in_each_round(form: ContestFormat, seats: int) -> None:
    for players in PLAYERS:
        for odd in ("bots",) if players % 2 else ("bots", "smaller"):
            plan = a_plan(form, seats, odd=odd, rounds=2)
            whole = played(plan, players)
            assert 1 <= whole.contest.round <= whole.contest.rounds
            for number in range(1, whole.contest.round + 1):
                check_round(whole, plan, number)
            if form != "knock-out":
                count = Counter(one for table in whole.tables for one in table.people)
                assert set(count.values()) == {whole.contest.rounds}


@pytest.mark.parametrize("players", [*range(2, 14), 24, 31, 40])
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    whole = played(a_plan("round-robin", 2), players)
    assert len(meetings(whole)) == players * (players - 1) // 2
    assert set(meetings(whole).values()) == {1}


def test_in_a_round_robin_of_larger_tables_meetings_are_even() -> None:
    for seats, players in ((4, 8), (4, 16), (4, 21), (3, 9), (6, 18)):
        met = meetings(played(a_plan("round-robin", seats), players))
        assert max(met.values()) <= 3
        assert len(met) >= 0.8 * players * (players - 1) / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_swiss_of_pairs_nobody_meets_again(players: int) -> None:
    plan = a_plan("swiss", 2)
    if planned_rounds(plan, players) <= players // 2:
        assert set(meetings(played(plan, players)).values()) == {1}


def test_a_swiss_brings_equal_scores_together() -> None:
    plan = a_plan("swiss", 2)
    whole = decided(with_round(entered(32), plan) or entered(0), random.Random(3))
    following = with_round(whole, plan)
    assert following is not None
    won = {
        number
        for table in in_round(whole, 1)
        for number, outcome in zip(table.seats, table.result or (), strict=True)
        if outcome.place == 1
    }
    mixed = [table for table in in_round(following, 2) if len(won.intersection(table.seats)) == 1]
    assert len(mixed) <= 1


def test_nobody_is_short_of_people_twice_before_everybody_was_once() -> None:
    for plan in (a_plan("swiss", 2, rounds=5), a_plan("round-robin", 2)):
        for odd in ("bots", "smaller"):
            whole = played(replace(plan, odd=odd), 7)
            alone = Counter(table.people[0] for table in whole.tables if len(table.people) == 1)
            assert max(alone.values()) == 1


def test_seats_are_taken_in_turns() -> None:
    had = seats_had(played(a_plan("swiss", 4, rounds=8), 16))
    assert all(1 <= had[number, seat] <= 4 for number in range(16) for seat in range(4))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_knock_out_ends_with_one_table(seats: int) -> None:
    for players in PLAYERS[::4]:
        plan = a_plan("knock-out", seats)
        whole = played(plan, players)
        assert whole.contest.round == planned_rounds(plan, players)
        left = [
            len({one for t in in_round(whole, n) for one in t.people}) for n in range(1, whole.contest.round)
        ]
        assert left == sorted(set(left), reverse=True), "fewer each time"
        (final,) = in_round(whole, whole.contest.round)
        for table in in_round(whole, whole.contest.round - 1):
            assert len(set(final.people) & set(table.people)) <= advancing(plan)


def test_the_absent_do_not_go_on_and_are_out_after_two_rounds() -> None:
    plan = a_plan("knock-out", 4)
    whole = decided(with_round(entered(16), plan) or entered(0), random.Random(1), absent=[3, 4, 5])
    following = next_round(whole, plan)
    assert following is not None
    assert not {3, 4, 5}.intersection(*following.tables)
    plan = a_plan("swiss", 4)
    whole, choice = entered(16), random.Random(1)
    for number in (1, 2):
        whole = decided(with_round(whole, plan) or entered(0), choice, absent=[3] if number == 1 else [3, 4])
    following = next_round(whole, plan)
    assert following is not None
    assert following.absent == [3]
    assert sum(number != BOT for table in following.tables for number in table) == 15


def test_a_late_entry_plays_from_then_on_and_a_withdrawal_ends_it() -> None:
    plan = a_plan("swiss", 4)
    whole = decided(with_round(entered(8), plan) or entered(0), random.Random(1))
    late = [replace(whole.entrants[0], number=8, identity="p8", joined=2), *whole.entrants[1:]]
    gone = [replace(one, withdrawn=2) if one.number == 5 else one for one in late]
    following = with_round(replace(whole, entrants=[*gone, whole.entrants[0]]), plan)
    assert following is not None
    people = {one for table in in_round(following, 2) for one in table.people}
    assert people == {0, 1, 2, 3, 4, 6, 7, 8}


def test_the_same_seed_gives_the_same_contest_and_another_one_does_not() -> None:
    plan = a_plan("swiss", 4)
    first, again = with_round(entered(16), plan), with_round(entered(16), plan)
    assert first == again
    other = with_round(entered(16, seed="other"), plan)
    assert other is not None
    assert first is not None
    assert other.tables != first.tables


def test_there_is_no_contest_of_one() -> None:
    assert next_round(entered(1), a_plan("swiss", 4)) is None
    assert next_round(entered(2), a_plan("swiss", 3, odd="smaller")) is None, "the game needs three"


@pytest.mark.parametrize(
    ("players", "least", "sizes"),
    [(9, 1, [3, 3, 3]), (5, 1, [3, 2]), (5, 3, [4]), (7, 3, [4, 3]), (3, 2, [3]), (1, 2, []), (0, 1, [])],
)
def test_tables_of_four_are_as_equal_as_possible(players: int, least: int, sizes: list[int]) -> None:
    assert table_sizes(players, 4, least) == sizes
