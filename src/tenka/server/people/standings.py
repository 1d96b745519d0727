"""What a place is worth in a contest, and who stands where, with the reason: pure functions.

A round is worth up to 100 points: the share of the table that somebody leaves behind. With duplicate it is
the share of those who had the same seat, and so the same luck, at the other tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

import msgspec

from tenka.server.protocol.contests import ContestFormat, Criterion
from tenka.server.storage.contest_model import BOT, ContestTable

WHOLE: Final = Fraction(100)
BYE: Final = Fraction(50)


class Score(msgspec.Struct, frozen=True):
    """Of one person in one round."""

    table: ContestTable
    seat: int
    points: Fraction


class Standing(msgspec.Struct, frozen=True):
    number: int
    place: int
    points: Fraction
    opponents: Fraction
    head: int
    scores: list[Score]
    reason: Criterion | None
    """Why before the next one; None for the last."""


# --- what a round is worth ---------------------------------------------------------------------------


def is_complete(tables: Iterable[ContestTable]) -> bool:
    return all(table.is_finished for table in tables)


def counted(tables: Sequence[ContestTable], *, duplicate: bool) -> list[list[ContestTable]]:
    """Round by round, what has been finished. With duplicate, rounds that are over."""
    rounds = [list(group) for _, group in groupby(tables, key=lambda table: table.round)]
    if duplicate:
        return [group for group in rounds if is_complete(group)]
    return [[table for table in group if table.is_finished] for group in rounds]


def scores_of(tables: Sequence[ContestTable], *, duplicate: bool) -> dict[int, Score]:
    """By person, from what is finished of one round."""
    played = [table for table in tables if table.outcomes]
    scores: dict[int, Score] = {}
    for table in tables:
        for seat, number in enumerate(table.seats):
            if number != BOT:
                points = _points(table, seat, played, duplicate=duplicate) if table.outcomes else BYE
                scores[number] = Score(table, seat, points)
    return scores


def _points(table: ContestTable, seat: int, played: Sequence[ContestTable], *, duplicate: bool) -> Fraction:
    """The share of others that was left behind: those at the table, or those in the same seat at the other
    tables. Whoever was absent at the end has what the last place is worth."""
    if table.outcomes[seat].left:
        return Fraction(0)
    if duplicate and len(played) > 1:
        mine = _in_seat(table, seat)
        field = [_in_seat(other, seat) for other in played if other is not table]
    else:
        mine = _at_table(table, seat)
        field = [_at_table(table, other) for other in range(len(table.seats)) if other != seat]
    behind = sum(mine < other for other in field)
    equal = sum(mine == other for other in field)
    return WHOLE * (behind + Fraction(equal, 2)) / len(field)


def _at_table(table: ContestTable, seat: int) -> tuple[bool, int]:
    """The lower, the better. The absent are put last, and the others move up."""
    outcome = table.outcomes[seat]
    return outcome.left, 0 if outcome.left else outcome.place


def place_at_table(table: ContestTable, seat: int) -> int:
    """As it counts there."""
    mine = _at_table(table, seat)
    return 1 + sum(_at_table(table, other) < mine for other in range(len(table.seats)))


def _in_seat(table: ContestTable, seat: int) -> tuple[int, int]:
    """The place, then the points of the game; what a bot achieved for somebody absent counts as well."""
    outcome = table.outcomes[seat]
    return outcome.place, -outcome.points


# --- who stands where --------------------------------------------------------------------------------


def standings(
    people: Iterable[int], tables: Sequence[ContestTable], form: ContestFormat, *, duplicate: bool
) -> list[Standing]:
    """The best first. Equals share a place."""
    rounds = [scores_of(group, duplicate=duplicate) for group in counted(tables, duplicate=duplicate)]
    scores: dict[int, list[Score]] = {number: [] for number in people}
    for found in rounds:
        for number, score in found.items():
            if number in scores:
                scores[number].append(score)
    return _Ranking(scores, form).standings()


class _Ranking:
    def __init__(self, scores: Mapping[int, list[Score]], form: ContestFormat) -> None:
        self._scores = scores
        self._form = form
        self._points = {number: _sum(one.points for one in own) for number, own in scores.items()}
        self._opponents = {number: self._strength(number) for number in scores}

    def _strength(self, number: int) -> Fraction:
        """The average points of all who were met."""
        met = [
            self._points.get(other, Fraction(0))
            for score in self._scores[number]
            for other in score.table.people
            if other != number
        ]
        return _sum(met) / len(met) if met else Fraction(0)

    def _criteria(self, number: int) -> tuple[tuple[Criterion, Fraction], ...]:
        usual: tuple[tuple[Criterion, Fraction], ...] = (
            ("points", self._points[number]),
            ("opponents", self._opponents[number]),
        )
        if self._form != "knock-out":
            return usual
        last = self._scores[number][-1] if self._scores[number] else None
        reached = Fraction(last.table.round if last else 0)
        return ("reached", reached), ("last", last.points if last else Fraction(0)), *usual

    def _key(self, number: int) -> tuple[Fraction, ...]:
        return tuple(-value for _, value in self._criteria(number))

    def standings(self) -> list[Standing]:
        ordered: list[tuple[int, int]] = []
        for _, group in groupby(sorted(self._scores, key=self._key), key=self._key):
            equals = list(group)
            head = {number: self._head(number, equals) for number in equals}
            ordered += sorted(head.items(), key=lambda one: (-one[1], one[0]))
        return self._placed(ordered)

    def _head(self, number: int, equals: Sequence[int]) -> int:
        """How often ahead of those who are equal so far, less how often behind, where they met."""
        balance = 0
        for score in self._scores[number]:
            if not score.table.outcomes:
                continue
            mine = _at_table(score.table, score.seat)
            for seat, other in enumerate(score.table.seats):
                if other in equals and other != number:
                    theirs = _at_table(score.table, seat)
                    balance += (mine < theirs) - (mine > theirs)
        return balance

    def _placed(self, ordered: Sequence[tuple[int, int]]) -> list[Standing]:
        found: list[Standing] = []
        for index, (number, head) in enumerate(ordered):
            after = ordered[index + 1] if index + 1 < len(ordered) else None
            shared = bool(found) and found[-1].reason == "shared"
            found.append(
                Standing(
                    number,
                    found[-1].place if shared else index + 1,
                    self._points[number],
                    self._opponents[number],
                    head,
                    self._scores[number],
                    None if after is None else self._reason(number, head, *after),
                )
            )
        return found

    def _reason(self, number: int, head: int, other: int, their_head: int) -> Criterion:
        pairs = zip(self._criteria(number), self._criteria(other), strict=True)
        for (name, mine), (_, theirs) in pairs:
            if mine != theirs:
                return name
        return "head" if head != their_head else "shared"


def _sum(numbers: Iterable[Fraction]) -> Fraction:
    return sum(numbers, Fraction(0))


def absences(tables: Sequence[ContestTable]) -> dict[int, int]:
    """By person: in how many rounds up to now, without a break, a bot was playing for them at the end."""
    runs: Counter[int] = Counter()
    for table in tables:
        for number in table.people if table.is_finished else ():
            runs[number] = runs[number] + 1 if table.is_absent(number) else 0
    return runs
