"""What a storage keeps of contests, as plain Structs."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

ContestStatus = Literal["open", "running", "over"]
BOT: Final = -1
"""In place of an entrant's number, where a bot fills a seat."""


class SeatOutcome(msgspec.Struct, frozen=True):
    """How a seat of a finished table did."""

    place: int
    """0 if the table was closed: nothing was decided there."""
    points: int
    left: bool = False
    """A bot decided for the person at the end."""


class Entrant(msgspec.Struct, frozen=True):
    number: int
    """Within the contest, in the order of entry."""
    identity: str | None
    """None for somebody who is forgotten."""
    name: str
    joined: int
    """The first round with them."""
    withdrawn: int | None = None
    """The first round without them."""


class ContestTable(msgspec.Struct, frozen=True):
    """A table of a round; or a bye, which has one seat and no table."""

    round: int
    number: int
    table: str | None
    seats: list[int]
    """By seat: the number of an entrant, or BOT."""
    result: list[SeatOutcome] | None = None
    """By seat; None until the game is over."""

    @property
    def is_bye(self) -> bool:
        return self.table is None

    @property
    def outcomes(self) -> list[SeatOutcome]:
        """By seat, of a game that was played to its end; else none."""
        return [one for one in self.result or () if one.place > 0]

    @property
    def is_finished(self) -> bool:
        return self.is_bye or self.result is not None

    def is_absent(self, number: int) -> bool:
        """Whether a bot was playing for an entrant at the end."""
        return bool(self.outcomes) and self.outcomes[self.seats.index(number)].left

    @property
    def people(self) -> list[int]:
        return [number for number in self.seats if number != BOT]


class StoredContest(msgspec.Struct, frozen=True):
    id: str
    owner: str | None
    """Who made it; None if that one is forgotten."""
    plan: dict[str, Any]
    """What was agreed (`ContestPlan`)."""
    listed: bool
    status: ContestStatus
    round: int
    """The present one, from 1 on; 0 until it begins."""
    rounds: int
    """How many there are to be; 0 until it begins."""
    seed: str
    """Secret; lots and, with duplicate, deals follow from it."""
    starts: str | None
    """When it begins by itself."""
    created: str
    updated: str
    version: int = 0
    """Counts the changes: who changes it names the version that was read."""
    club: str | None = None
    """Whose members may see and enter it; None for everybody."""

    def __repr__(self) -> str:
        return f"StoredContest({self.id}, {self.status})"  # a seed has no place in a log


class WholeContest(msgspec.Struct, frozen=True):
    contest: StoredContest
    entrants: list[Entrant]
    """In the order of their numbers."""
    tables: list[ContestTable]
    """Round by round."""


class ListedContest(msgspec.Struct, frozen=True):
    contest: StoredContest
    players: int
    joined: bool
    """Whether the one who asks is among them."""
    club_name: str | None = None


class OwnContest(msgspec.Struct, frozen=True):
    """What somebody has to do with a contest."""

    contest: str
    plan: dict[str, Any]
    created: str
    made: bool
    joined: int | None
    withdrawn: int | None
    club: str | None
