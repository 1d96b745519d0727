"""Contests as people see them: the list, and the page of one, from what is stored."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final, Literal

from tenka.server.identity.visitor import Visitor
from tenka.server.people.contest_plans import plan_of
from tenka.server.people.rounds import ranked
from tenka.server.people.standings import Score, Standing, is_complete, place_at_table, scores_of
from tenka.server.protocol import contests as wire
from tenka.server.protocol.contests import ContestPlan
from tenka.server.storage.contest_model import (
    BOT,
    ContestTable,
    Entrant,
    ListedContest,
    StoredContest,
    WholeContest,
)
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Profile

MANY: Final = 30
"""Of each status, in the list."""
MOST_PLAYERS: Final = 128


async def listed(storage: Storage, identity: str, club: str | None = None) -> wire.Contests:
    """Without those of people whom one blocks, or by whom one is blocked, unless one takes part."""
    found = await storage.contests.listed(identity, MANY, club)
    barred = await storage.circle.barred(identity)
    return wire.Contests([_line(one) for one in found if one.joined or one.contest.owner not in barred])


def _line(one: ListedContest) -> wire.ContestLine:
    contest = one.contest
    return wire.ContestLine(
        contest.id,
        plan_of(contest),
        contest.status,
        one.players,
        contest.round,
        contest.rounds,
        contest.starts,
        contest.updated,
        joined=one.joined,
        club=_club(contest, one.club_name),
    )


def _club(contest: StoredContest, name: str | None) -> wire.ContestClub | None:
    """One that is gone has no name."""
    return wire.ContestClub(contest.club, name) if contest.club is not None and name is not None else None


def entrant_of(whole: WholeContest, identity: str) -> Entrant | None:
    return next((one for one in whole.entrants if one.identity == identity), None)


async def is_open_to(storage: Storage, contest: StoredContest, identity: str) -> bool:
    """A club's contest is for its members."""
    return contest.club is None or await storage.clubs.has(contest.club, identity)


async def may_see(storage: Storage, whole: WholeContest, visitor: Visitor) -> bool:
    """Whoever has entered a club's contest stays in it, in the club or not."""
    known = may_lead(whole, visitor) or entrant_of(whole, visitor.id) is not None
    return known or await is_open_to(storage, whole.contest, visitor.id)


def may_enter(whole: WholeContest, identity: str) -> bool:
    """Before it begins; a Swiss takes late entries until its last round, and a round robin takes back who
    has withdrawn."""
    mine, contest = entrant_of(whole, identity), whole.contest
    if mine is not None and mine.withdrawn is None:
        return False
    if contest.status != "running":
        return contest.status == "open"
    form = plan_of(contest).format
    late = form == "swiss" or (form == "round-robin" and mine is not None)
    return late and contest.round < contest.rounds


def is_full(whole: WholeContest) -> bool:
    return sum(one.withdrawn is None for one in whole.entrants) >= MOST_PLAYERS


def may_lead(whole: WholeContest, visitor: Visitor) -> bool:
    return whole.contest.owner == visitor.id or visitor.role == "host"


def table_of(whole: WholeContest, identity: str) -> str | None:
    """Somebody's table of the present round, while it is played."""
    mine = entrant_of(whole, identity)
    rows = (row for row in whole.tables if row.round == whole.contest.round and row.result is None)
    return next((row.table for row in rows if mine is not None and mine.number in row.seats), None)


async def page_of(storage: Storage, whole: WholeContest, visitor: Visitor) -> wire.ContestPage:
    contest, plan, me = whole.contest, plan_of(whole.contest), visitor.id
    people = [one.identity for one in whole.entrants if one.identity and one.identity != me]
    profiles = await storage.circle.visible(people, me)
    owner = await storage.identities.get(contest.owner) if contest.owner else None
    mine = entrant_of(whole, me)
    club = await storage.clubs.get(contest.club) if contest.club else None
    enters = may_enter(whole, me) and not is_full(whole) and await is_open_to(storage, contest, me)
    index = {one.number: at for at, one in enumerate(whole.entrants)}
    return wire.ContestPage(
        id=contest.id,
        plan=plan,
        status=contest.status,
        listed=contest.listed,
        starts=contest.starts,
        round=contest.round,
        rounds=contest.rounds,
        host=owner.name if owner else "",
        club=_club(contest, club.name if club else None),
        people=[_person(one, profiles, me) for one in whole.entrants],
        joined=mine is not None and mine.withdrawn is None,
        may_join=enters,
        may_lead=may_lead(whole, visitor) and contest.status != "over",
        table=table_of(whole, me),
        schedule=_schedule(whole, plan, index),
        standings=[_standing(one, index) for one in ranked(whole, plan)] if contest.round else [],
    )


def _person(one: Entrant, profiles: Mapping[str, Profile], me: str) -> wire.ContestPerson:
    profile = profiles.get(one.identity or "")
    return wire.ContestPerson(
        one.name,
        profile.page if profile is not None else None,
        you=one.identity == me,
        out=one.withdrawn is not None or one.identity is None,
    )


def _schedule(whole: WholeContest, plan: ContestPlan, index: Mapping[int, int]) -> list[wire.ContestRound]:
    rounds = groupby(whole.tables, key=lambda table: table.round)
    return [_round(number, list(group), plan, index) for number, group in rounds]


def _round(
    number: int, tables: list[ContestTable], plan: ContestPlan, index: Mapping[int, int]
) -> wire.ContestRound:
    """With duplicate, no result is shown before all have finished the deal."""
    over = is_complete(tables)
    shown = [table for table in tables if table.is_finished and (over or not plan.duplicate)]
    scores = scores_of(shown, duplicate=plan.duplicate)
    return wire.ContestRound(
        number, over=over, tables=[_table(table, scores, index, shown=table in shown) for table in tables]
    )


def _table(
    table: ContestTable, scores: Mapping[int, Score], index: Mapping[int, int], *, shown: bool
) -> wire.ContestTableInfo:
    outcomes = table.outcomes if shown else []
    seats = []
    for seat, number in enumerate(table.seats):
        score, outcome = scores.get(number), outcomes[seat] if outcomes else None
        seats.append(
            wire.ContestSeat(
                None if number == BOT else index[number],
                place=place_at_table(table, seat) if outcome else None,
                absent=outcome is not None and outcome.left,
                points=round(float(score.points), 1) if score is not None and shown else None,
            )
        )
    playing: Literal["playing", "over"] = "over" if table.is_finished else "playing"
    return wire.ContestTableInfo(table.table, "bye" if table.is_bye else playing, seats)


def _standing(one: Standing, index: Mapping[int, int]) -> wire.ContestStanding:
    return wire.ContestStanding(
        index[one.number],
        one.place,
        round(float(one.points), 1),
        round(float(one.opponents), 1),
        one.head,
        [_score(score, one.number) for score in one.scores],
        one.reason,
    )


def _score(score: Score, number: int) -> wire.RoundScore:
    table, points = score.table, round(float(score.points), 1)
    if not table.outcomes:
        return wire.RoundScore(table.round, "bye", None, len(table.seats), points)
    kind: Literal["absent", "place"] = "absent" if table.is_absent(number) else "place"
    return wire.RoundScore(table.round, kind, place_at_table(table, score.seat), len(table.seats), points)
