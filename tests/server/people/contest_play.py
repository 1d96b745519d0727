"""Whole contests without a server: the rounds are made, and every game is decided by lot."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from tenka.server.people.rounds import next_round, planned_rounds
from tenka.server.protocol.contests import ContestFormat, ContestPlan
from tenka.server.storage.contest_model import (
    BOT,
    ContestTable,
    Entrant,
    SeatOutcome,
    StoredContest,
    WholeContest,
)


def a_plan(form: ContestFormat = "swiss", seats: int = 4, **more: object) -> ContestPlan:
    game = "shogun" if seats in (3, 5) else "zipang"
    return replace(ContestPlan("Evening", game, seats, form), **more)


def entered(players: int, seed: str = "5e") -> WholeContest:
    contest = StoredContest(
        id="contest",
        owner="p0",
        plan={},
        listed=True,
        status="open",
        round=0,
        rounds=0,
        seed=seed,
        starts=None,
        created="",
        updated="",
    )
    return WholeContest(contest, [Entrant(n, f"p{n}", f"P{n}", 1) for n in range(players)], [])


def with_round(whole: WholeContest, plan: ContestPlan) -> WholeContest | None:
    """With the next round, which is still to be played; None if it is over."""
    found = next_round(whole, plan)
    if found is None:
        return None
    rounds = whole.contest.rounds or planned_rounds(plan, len(whole.entrants))
    number = whole.contest.round + 1
    rows: list[tuple[str | None, list[int]]] = [(f"t{number}-{at}", s) for at, s in enumerate(found.tables)]
    rows += [(None, [one]) for one in found.byes]
    tables = [ContestTable(number, at, table, seats) for at, (table, seats) in enumerate(rows)]
    gone = [replace(one, withdrawn=number) if one.number in found.absent else one for one in whole.entrants]
    contest = replace(whole.contest, round=number, rounds=rounds, status="running")
    return WholeContest(contest, gone, [*whole.tables, *tables])


def decided(whole: WholeContest, choice: random.Random, absent: Sequence[int] = ()) -> WholeContest:
    """The present round with a result of each table."""
    return replace(whole, tables=[_decided(table, choice, absent) for table in whole.tables])


def _decided(table: ContestTable, choice: random.Random, absent: Sequence[int]) -> ContestTable:
    if table.is_finished:
        return table
    points = [choice.randrange(20) for _ in table.seats]
    places = [1 + sum(other > mine for other in points) for mine in points]
    left = [number in absent for number in table.seats]
    result = [SeatOutcome(*one) for one in zip(places, points, left, strict=True)]
    return replace(table, result=result)


def played(plan: ContestPlan, players: int, seed: int = 1) -> WholeContest:
    """A whole contest."""
    choice, whole = random.Random(seed), entered(players)
    while (following := with_round(whole, plan)) is not None:
        whole = decided(following, choice)
    return whole


def meetings(whole: WholeContest) -> Counter[tuple[int, int]]:
    return Counter(pair for table in whole.tables for pair in combinations(sorted(table.people), 2))


def seats_had(whole: WholeContest) -> Counter[tuple[int, int]]:
    return Counter(
        (number, seat)
        for table in whole.tables
        if not table.is_bye
        for seat, number in enumerate(table.seats)
        if number != BOT
    )
