"""The next round of a contest, or that it is over: pure functions of what has been played."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from tenka import games
from tenka.core.errors import BadOptions
from tenka.server.people import pairing
from tenka.server.people.standings import Standing, absences, standings
from tenka.server.protocol.contests import ContestPlan
from tenka.server.storage.contest_model import Entrant, WholeContest

MOST_ABSENCES: Final = 2
"""Whoever is absent at the end of so many rounds in a row is out, until they enter again."""
LEAST_PLAYERS: Final = 2
MOST_ROUNDS: Final = 63


class NextRound(msgspec.Struct, frozen=True):
    tables: list[list[int]]
    """By table, the entrant or BOT in each seat."""
    byes: list[int]
    absent: list[int]
    """Who is out from now on."""


def advancing(plan: ContestPlan) -> int:
    """How many of a table go on in a knock-out."""
    return min(plan.advance or plan.seats // 2, plan.seats - 1)


def least_seats(plan: ContestPlan) -> int:
    """The fewest people that a table may have."""
    if plan.odd == "bots":
        return 1
    least = plan.seats
    while least - 1 in games.PLUGINS[plan.game].seats and _fits(plan, least - 1):
        least -= 1
    return least


def _fits(plan: ContestPlan, seats: int) -> bool:
    try:
        games.load(plan.game, seats, plan.options)
    except BadOptions:
        return False
    return True


# --- how many rounds ---------------------------------------------------------------------------------


def planned_rounds(plan: ContestPlan, players: int) -> int:
    """As agreed; else as many as fit the number of players."""
    if plan.format == "knock-out":
        return _knock_out_rounds(plan, players)
    return plan.rounds or min(MOST_ROUNDS, _AUTOMATIC[plan.format](players, plan.seats))


def _round_robin_rounds(players: int, seats: int) -> int:
    """So many that everybody could meet everybody."""
    places = -(-players // seats) * seats
    return max(1, -(-(places - 1) // (seats - 1)))


def _swiss_rounds(players: int, seats: int) -> int:
    """So many that at most one can have won all games; one more at larger tables, where places count."""
    rounds, field = 1, seats
    while field < players:
        rounds, field = rounds + 1, field * seats
    return rounds + (seats > LEAST_PLAYERS)


_AUTOMATIC: Final = {"round-robin": _round_robin_rounds, "swiss": _swiss_rounds}


def _knock_out_rounds(plan: ContestPlan, players: int) -> int:
    rounds = 1
    while players > plan.seats:
        sizes = pairing.table_sizes(players, plan.seats, least_seats(plan))
        byes = players - sum(sizes)
        players = byes + sum(_going_on(plan, size) for size in sizes)
        rounds += 1
    return rounds


def _going_on(plan: ContestPlan, people: int) -> int:
    """Of so many people at a table; fewer than all, so that it ends."""
    return min(advancing(plan), max(1, people - 1))


# --- the next round ----------------------------------------------------------------------------------


def next_round(whole: WholeContest, plan: ContestPlan, barred: Collection[int] = ()) -> NextRound | None:
    """None if the contest is over. `barred` may not play any more."""
    number = whole.contest.round + 1
    runs = absences(whole.tables)
    active = [one for one in whole.entrants if is_active(one, number) and one.number not in barred]
    absent = [one.number for one in active if runs.get(one.number, 0) >= MOST_ABSENCES]
    players = [one.number for one in active if one.number not in absent]
    if plan.format == "knock-out":
        left = survivors(whole, plan) if whole.contest.round else players
        players = [one for one in players if one in left]
    sizes = pairing.table_sizes(len(players), plan.seats, least_seats(plan))
    if _is_over(whole, plan, number) or len(players) < LEAST_PLAYERS or not sizes:
        return None
    return _paired(whole, plan, players, sizes, absent)


def is_active(entrant: Entrant, number: int) -> bool:
    return entrant.identity is not None and entrant.joined <= number and entrant.withdrawn is None


def _is_over(whole: WholeContest, plan: ContestPlan, number: int) -> bool:
    if plan.format != "knock-out":
        return whole.contest.round > 0 and number > whole.contest.rounds
    last = [table for table in whole.tables if table.round == whole.contest.round]
    return len(last) == 1


def survivors(whole: WholeContest, plan: ContestPlan) -> set[int]:
    """Who goes on after the last round of a knock-out: the best of each table, and who had a bye."""
    last = [table for table in whole.tables if table.round == whole.contest.round]
    order = _ordered(whole, plan)
    found: set[int] = set()
    for table in last:
        here = [number for number in order if number in table.people and not table.is_absent(number)]
        found.update(table.people if table.is_bye else here[: _going_on(plan, len(table.people))])
    return found


def _ordered(whole: WholeContest, plan: ContestPlan) -> list[int]:
    """The best first; of those who share a place, by lot."""
    found = ranked(whole, plan)
    lot = {one: at for at, one in enumerate(pairing.drawn((s.number for s in found), _seed(whole, "lot")))}
    return [one.number for one in sorted(found, key=lambda one: (one.place, lot[one.number]))]


def ranked(whole: WholeContest, plan: ContestPlan) -> list[Standing]:
    """Everybody who has entered and was not gone before the first round."""
    played = {number for table in whole.tables for number in table.people}
    people = [one.number for one in whole.entrants if one.withdrawn is None or one.number in played]
    return standings(people, whole.tables, plan.format, duplicate=plan.duplicate)


def _paired(
    whole: WholeContest, plan: ContestPlan, players: list[int], sizes: list[int], absent: list[int]
) -> NextRound:
    history = pairing.history_of([table.seats for table in whole.tables], plan.seats)
    scores = {one.number: round(one.points) for one in ranked(whole, plan)}
    order = _order(whole, plan, players, scores)
    order, byes = pairing.with_byes(order, sum(sizes), history.short)
    close = scores if plan.format == "swiss" else {}
    tables = pairing.arrange(order, sizes, history, scores=close, seed=_seed(whole, "tables"))
    seats = [
        pairing.seated(people, _seats(plan, people), history, _seed(whole, f"seats {number}"))
        for number, people in enumerate(tables)
    ]
    return NextRound(seats, byes, absent)


def _seats(plan: ContestPlan, people: Sequence[int]) -> int:
    return plan.seats if plan.odd == "bots" else len(people)


def _order(whole: WholeContest, plan: ContestPlan, players: list[int], scores: dict[int, int]) -> list[int]:
    if plan.format == "swiss":
        return pairing.by_score(players, scores, _seed(whole, "order"))
    if plan.format == "round-robin":
        first = {one.number for one in whole.entrants if one.joined <= 1}
        roster = pairing.drawn(first, _seed(whole, "roster", of_round=False))
        return pairing.in_circle(roster, players, whole.contest.round + 1)
    return pairing.drawn(players, _seed(whole, "order"))


def _seed(whole: WholeContest, purpose: str, *, of_round: bool = True) -> int:
    number = whole.contest.round + 1 if of_round else 0
    text = f"{whole.contest.seed}: {purpose} of round {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])


def deal_seed(whole: WholeContest) -> bytes:
    """Of all tables of the next round, where they have the same deal."""
    return hashlib.sha256(f"{whole.contest.seed}: deal of round {whole.contest.round + 1}".encode()).digest()
