"""What goes over HTTP about people: their pages and ratings."""

from __future__ import annotations

from typing import Literal

from tenka.server.protocol.http import Wire, Word


class Rung(Wire, frozen=True):
    """A level of bot on the scale of ratings."""

    bot: str
    value: int


class Rating(Wire, frozen=True):
    value: int
    spread: int
    """To both sides: 95 of 100 times the true value is within."""
    games: int
    provisional: bool
    """After few games it is no more than a first guess."""
    rung: str | None
    """The strongest level of bot that is not rated higher."""


class SeatsTally(Wire, frozen=True):
    """Games with a number of seats."""

    seats: int
    games: int
    places: list[int]
    """How often first, second and so on."""
    points: float | None
    """On average."""


class Statistic(Wire, frozen=True):
    """`name` names a message `<game>-statistic-<name>` in the locale files."""

    name: str
    average: float
    best: float


class CoursePoint(Wire, frozen=True):
    """A game in the course of time."""

    ended: str
    place: int
    seats: int
    value: int | None
    """The rating after it, if it was rated among people."""


class GameTally(Wire, frozen=True):
    game: str
    games: int
    tallies: list[SeatsTally]
    statistics: list[Statistic]
    people: Rating | None
    """From games of several people with an account."""
    bots: Rating | None
    """From games alone with bots."""
    course: list[CoursePoint]
    """The last games, oldest first."""
    rungs: list[Rung]


class Rival(Wire, frozen=True):
    """Somebody met at tables: how often with a better place, a worse one, and the same."""

    name: str
    page: str
    games: int
    ahead: int
    behind: int
    equal: int


class PlayedGame(Wire, frozen=True):
    table: str | None
    """Where its replay is, for whoever may look it up here."""
    game: str
    ended: str
    seats: int
    place: int
    points: int | None
    left: bool
    pool: Literal["people", "bots"] | None
    """Where it was rated."""


class PersonPage(Wire, frozen=True):
    name: str
    page: str
    """Its address is /people/ and this."""
    yours: bool
    hidden: bool
    """Whether nobody else sees it."""
    games: list[GameTally]
    rivals: list[Rival]
    last: list[PlayedGame]


class HidePage(Wire, frozen=True):
    hidden: bool


class StartDeal(Wire, frozen=True):
    """Begin a game's deal of today, or go on with it."""

    game: Word


class DealInfo(Wire, frozen=True):
    """A game's deal of today."""

    game: str
    day: str
    """In UTC."""
    closes: str
    """Until when it can be finished; then it opens."""
    seats: int
    bot: str
    """The level of all others at the table."""
    table: str | None
    """Yours, if you have begun."""
    done: bool
    players: int
    """How many have finished it."""
    streak: int
    """Your days in a row."""


class Daily(Wire, frozen=True):
    deals: list[DealInfo]


class DealResult(Wire, frozen=True):
    rank: int | None
    """Among all who have played this deal; None if a bot has helped, or if it came too late."""
    name: str
    page: str | None
    guest: bool
    you: bool
    place: int
    """At the table."""
    points: int


class DealTable(Wire, frozen=True):
    """How everybody did with a deal."""

    game: str
    day: str
    is_open: bool
    """Whether replays and the seed can be seen."""
    results: list[DealResult]


class Ranked(Wire, frozen=True):
    name: str
    page: str
    rating: Rating


class Ratings(Wire, frozen=True):
    """Who is rated highest in a game, and where its bots stand."""

    game: str
    people: list[Ranked]
    rungs: list[Rung]
    least: int
    """Rated games that it takes to be here."""
