"""What goes over HTTP about clubs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenka.server.protocol.contests import ContestLine
from tenka.server.protocol.http import Name, Wire, Word

About = Annotated[str, msgspec.Meta(max_length=400)]
ClubRole = Literal["keeper", "member", "asked"]
"""The keeper has been a member for longest and looks after the club."""


class ClubLine(Wire, frozen=True):
    id: str
    name: str
    about: str
    members: int


class ClubList(Wire, frozen=True):
    mine: list[ClubLine]
    """Where you are a member, or have asked to be one."""
    others: list[ClubLine]


class NewClub(Wire, frozen=True):
    name: Name
    about: About = ""
    listed: bool = True
    """Whether anybody finds it in the list of clubs."""


class JoinClub(Wire, frozen=True):
    """By the invitation in its link; without one, it is a request."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""


class WhichMember(Wire, frozen=True):
    page: Word


class ClubMember(Wire, frozen=True):
    name: str
    page: str
    visible: bool
    """Whether the page can be seen."""
    role: ClubRole
    you: bool


class ClubStanding(Wire, frozen=True):
    """How a member does against the others: over all others met at tables, how many were behind."""

    game: str
    name: str
    games: int
    share: float
    """Between 0 and 1; equals count half."""


class ClubResult(Wire, frozen=True):
    table: str | None
    """Where its replay is, for whoever may look it up here."""
    game: str
    ended: str
    people: list[str]
    """Members who took part, the best first, with their place in brackets."""
    places: list[int]


class ClubPage(Wire, frozen=True):
    id: str
    name: str
    about: str
    listed: bool
    role: ClubRole | None
    """Yours."""
    invite: str | None
    """For members: what lets somebody join at once."""
    members: list[ClubMember]
    """And, for the keeper, those who ask to be one."""
    standings: list[ClubStanding]
    results: list[ClubResult]
    tables: list[str]
    """Of members, where anybody may sit down."""
    contests: list[ContestLine]
    """For members: those of the club."""
