"""The part of the storage interface about finished games, daily deals and contests."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from tenka.server.storage.contest_model import (
    ContestTable,
    ListedContest,
    OwnContest,
    SeatOutcome,
    StoredContest,
    WholeContest,
)
from tenka.server.storage.model import (
    Deal,
    HeadToHead,
    Identity,
    PlaceCount,
    PlayedDeal,
    Pool,
    Profile,
    RatedPerson,
    Skill,
    StatisticSum,
    StoredResult,
    StoredTable,
    Summary,
)

Rate = Callable[[list[StoredResult], list[Skill | None]], list[Skill]]
"""The ratings after a game, from how it ended and the ratings before it; None for who has none yet."""


class ResultStorage(Protocol):
    """How finished games ended, what people are rated, and their pages."""

    async def missing(self, game: str, version: int, limit: int | None) -> list[str]:
        """Finished games of people that are not counted in this version, in the order in which they ended."""

    async def put(self, games: Collection[Summary]) -> None:
        """How games ended, in place of what was counted before, and a page for everybody in them who has
        none. They are still to be rated, but for those that ended as was known. Left out are those where
        other people sit by now. Clash if another process was quicker."""

    async def outdate(self) -> None:
        """Let everything be counted anew; what was counted stays until then."""

    async def all(self) -> list[StoredResult]: ...

    async def rate(self, pool: Pool, game: str, rate: Rate) -> bool:
        """Rate the next games that are not, in the order in which they ended; whether there may be more.

        One that comes late voids all ratings after it, so the result never depends on who came when. One
        process does this at a time.
        """

    async def void(self, pool: Pool, game: str) -> None:
        """Let all games be rated anew."""

    async def skills(self, identity: str) -> dict[tuple[str, Pool], RatedPerson]:
        """Somebody's ratings, by game and pool, with how many games they rest on."""

    async def best(self, game: str, least: int, limit: int) -> list[RatedPerson]:
        """Who is rated highest among people, of those who let it be seen and have played enough."""

    async def places(self, identity: str) -> list[PlaceCount]: ...

    async def statistics(self, identity: str) -> list[StatisticSum]: ...

    async def last(self, identity: str, limit: int | None, game: str | None = None) -> list[StoredResult]:
        """Somebody's last games, or all of them, the newest first."""

    async def rivals(self, identity: str, limit: int) -> list[HeadToHead]:
        """Whom somebody met most often."""

    async def profile(self, identity: str) -> Profile | None: ...

    async def profile_at(self, page: str) -> Profile | None: ...

    async def profiles(self, identities: Collection[str]) -> dict[str, Profile]: ...

    async def open_pages(self, identities: Collection[str]) -> None:
        """Give everybody a page who has none; those who are not stored themselves get none."""

    async def hide(self, identity: str, *, hidden: bool) -> None: ...


class DealStorage(Protocol):
    """Who has played which daily deal, once each."""

    async def begin(self, day: str, table: StoredTable, owner: Identity) -> str:
        """Store somebody's table of the deal of a day, unless there is one; the id of the one there is."""

    async def table_of(self, day: str, game: str, identity: str) -> str | None: ...

    async def finish(self, deal: Deal) -> None:
        """Keep how it went; the first time counts."""

    async def unfinished(self) -> list[str]:
        """Tables whose game is over while how it went is not kept yet."""

    async def of_person(self, identity: str) -> list[Deal]:
        """The newest first."""

    async def results(self, day: str, game: str) -> list[PlayedDeal]:
        """The best first; those without a result last."""

    async def count(self, day: str) -> dict[str, int]:
        """How many have finished, by game."""


class ContestStorage(Protocol):
    """Contests. Whoever changes one names the version that was read; Taken if it is another by now."""

    async def add(self, contest: StoredContest, owner: Identity, *, joins: bool) -> None: ...

    async def get(self, contest: str) -> WholeContest | None: ...

    async def listed(self, identity: str, limit: int, club: str | None = None) -> list[ListedContest]:
        """What somebody finds, for each status the last changed first: listed ones, those with them and those
        of their clubs; or all of one club."""

    async def made_by(self, identity: str) -> int:
        """How many of somebody's contests are not over."""

    async def of_person(self, identity: str) -> list[OwnContest]:
        """All that somebody has made or entered, the newest first."""

    async def enter(self, seen: StoredContest, person: Identity, first_round: int) -> None: ...

    async def withdraw(self, seen: StoredContest, identity: str, from_round: int) -> None:
        """Before the first round, as if they had never been there."""

    async def begin_round(
        self,
        seen: StoredContest,
        rounds: int,
        tables: Collection[StoredTable],
        rows: Collection[ContestTable],
        out: Collection[int],
    ) -> None:
        """Store the next round, open what was sealed of the one before, and keep who is out."""

    async def end(self, seen: StoredContest) -> None:
        """It is over, and nothing of it is sealed any more. One that has not begun is gone."""

    async def set_result(self, table: str, result: list[SeatOutcome]) -> None:
        """Keep how a table ended; the first time counts."""

    async def due(self, moment: str) -> list[str]:
        """Contests that are running, and those that are to begin by now."""

    async def not_begun(self) -> list[str]:
        """Tables of running contests at which no clock runs yet, because nobody has opened them."""

    async def remove_open(self, before: str) -> int:
        """Remove contests that nothing has happened to since a moment and that have no date; how many."""
