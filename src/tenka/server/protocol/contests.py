"""What goes over HTTP about contests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenka.server.protocol.http import TimeControl, Wire, Word

ContestFormat = Literal["round-robin", "swiss", "knock-out"]
Criterion = Literal["reached", "last", "points", "opponents", "head", "shared"]
"""Why one stands before another: the round they reached, the points in their last round, all points, how
strong the opponents were, their own meetings; or they share a place."""


class ContestPlan(Wire, frozen=True):
    """What is agreed for a contest."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Word
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    """Of each table."""
    format: ContestFormat = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """0 for as many as fit the number of players; a knock-out goes on until one table is left."""
    advance: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """In a knock-out, how many of each table go on; 0 for half of them."""
    options: dict[str, str | int | bool | list[str]] = msgspec.field(default_factory=dict)
    time_control: TimeControl = TimeControl("live", 600, 10)
    odd: Literal["bots", "smaller"] = "bots"
    """What happens when not all tables are full: bots fill them, or some are smaller."""
    bot: Word = "steady"
    duplicate: bool = False
    """The same deal at every table of a round."""
    rated: bool = True
    chat: Literal["players", "nobody"] = "players"


class CreateContest(Wire, frozen=True):
    plan: ContestPlan
    starts: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """When it begins by itself, as an ISO timestamp; else whoever makes it begins it."""
    listed: bool = True
    """Whether everybody finds it in the list."""
    join: bool = True
    """Whether you take part yourself."""
    club: Word | None = None
    """Of which you are a member: only its members find and enter the contest, and it is not listed."""


class ContestClub(Wire, frozen=True):
    id: str
    name: str


class ContestLine(Wire, frozen=True):
    """A contest in the list."""

    id: str
    plan: ContestPlan
    status: Literal["open", "running", "over"]
    players: int
    round: int
    rounds: int
    starts: str | None
    updated: str
    joined: bool
    """Whether you take part."""
    club: ContestClub | None
    """Whose members may enter it; None for everybody."""


class Contests(Wire, frozen=True):
    contests: list[ContestLine]
    """Those that can be entered first, then those that are played, then those that are over."""


class ContestPerson(Wire, frozen=True):
    name: str
    page: str | None
    """Of their page, if others may see it."""
    you: bool
    out: bool
    """Whether they have withdrawn, or were absent for too long."""


class ContestSeat(Wire, frozen=True):
    person: int | None
    """In the list of people; None for a bot."""
    place: int | None
    absent: bool
    points: float | None
    """What it is worth in the contest."""


class ContestTableInfo(Wire, frozen=True):
    """A table of a round; without an id it is a bye."""

    table: str | None
    status: Literal["playing", "over", "bye"]
    seats: list[ContestSeat]


class ContestRound(Wire, frozen=True):
    number: int
    over: bool
    tables: list[ContestTableInfo]


class RoundScore(Wire, frozen=True):
    """Somebody's result of one round."""

    round: int
    kind: Literal["place", "bye", "absent"]
    place: int | None
    seats: int
    points: float


class ContestStanding(Wire, frozen=True):
    person: int
    """In the list of people."""
    place: int
    points: float
    opponents: float
    """The average points of all who were met."""
    head: int
    """Among equals: how often ahead of the others, less how often behind."""
    scores: list[RoundScore]
    reason: Criterion | None
    """Why before the next one in the list; None for the last."""


class ContestPage(Wire, frozen=True):
    id: str
    plan: ContestPlan
    status: Literal["open", "running", "over"]
    listed: bool
    starts: str | None
    round: int
    rounds: int
    host: str
    """Who made it."""
    club: ContestClub | None
    """Whose members may enter it; None for everybody."""
    people: list[ContestPerson]
    joined: bool
    may_join: bool
    may_lead: bool
    """Whether you may begin and end it."""
    table: str | None
    """Yours in this round, while it is played."""
    schedule: list[ContestRound]
    standings: list[ContestStanding]
    """The best first; empty until the first round begins."""
