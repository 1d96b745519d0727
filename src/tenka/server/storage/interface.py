"""Everything that the server asks of a storage, by subject.

Every method is one transaction: done completely and durably when it returns, or not at all. All of them can
raise StorageDown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from tenka.server.storage.circle_interface import CircleStorage, ClubStorage, LobbyStorage
from tenka.server.storage.contest_model import (
    ContestTable,
    ListedContest,
    OwnContest,
    SeatOutcome,
    StoredContest,
    WholeContest,
)
from tenka.server.storage.model import (
    Account,
    Answer,
    AuditEntry,
    Ban,
    Clocks,
    Deal,
    Draws,
    FoundPerson,
    HeadToHead,
    Identity,
    MergeResult,
    OpenId,
    OwnLine,
    OwnNotes,
    PendingSignIn,
    PlaceCount,
    PlayedDeal,
    Pool,
    Profile,
    RatedPerson,
    Role,
    Session,
    Skill,
    StatisticSum,
    StoredEntry,
    StoredLine,
    StoredResult,
    StoredSeat,
    StoredTable,
    Subscription,
    Summary,
)
from tenka.server.storage.puzzle_interface import PuzzleStorage

Rate = Callable[[list[StoredResult], list[Skill | None]], list[Skill]]
"""The ratings after a game, from how it ended and the ratings before it; None for who has none yet."""


class IdentityStorage(Protocol):
    """People, guests included, and programs."""

    async def get(self, identity: str) -> Identity | None: ...

    async def save(self, identity: Identity) -> None:
        """Store an identity, or its new name, at its seats of unfinished tables too. Clash."""


class TableStorage(Protocol):
    async def add(self, table: StoredTable, owner: Identity, entries: Collection[StoredEntry] = ()) -> None:
        """Store a new table, who made it, and what has been played there already."""

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        """Store a whole game that came as a file; if it is there already, nothing changes."""

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        """Store the next table of the same people, unless there is one; the id of the one there is."""

    async def get(self, table: str) -> StoredTable | None: ...

    async def several(self, tables: Collection[str]) -> list[StoredTable]:
        """Those of them that there are."""

    async def of_player(self, identity: str, limit: int) -> list[StoredTable]:
        """Where the identity sits, last changed first."""

    async def ids_of_player(self, identity: str) -> list[str]:
        """All tables where somebody has a seat, the oldest first."""

    async def listed(self, limit: int) -> list[StoredTable]:
        """Listed tables that wait for people, newest first."""

    async def overdue(self, moment: float, limit: int) -> list[str]:
        """Tables where somebody's time is out."""

    async def remove_waiting(self, before: str, besides: Collection[str]) -> int:
        """Remove tables that wait since before a moment, unless somebody is there; how many."""

    async def find(self, text: str, limit: int) -> list[StoredTable]:
        """By id, game, or the name of somebody who sits there; last changed first."""

    async def count(self) -> dict[str, int]:
        """By status."""

    async def close(self, table: str, reason: str, entry: AuditEntry) -> bool:
        """Whether it was there, and not closed or over."""


class EntryStorage(Protocol):
    """What was played, and reactions that are held back until their time is up."""

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        """Add an entry, with the clocks it changed and, if it is the last, the result. Taken, RepeatedKey.

        One that not everybody could notice leaves alone when the table was last `updated`.
        """

    async def of_table(self, table: str, since: int = 0) -> list[StoredEntry]:
        """All entries in order, from one on."""

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        """Keep a reaction that is to become entry `seq`. The one that is kept: an earlier one stays."""

    async def held(self, table: str, seq: int) -> Answer | None: ...

    async def release(self, table: str, seq: int, key: str) -> None:
        """Forget a reaction that was kept."""


class SeatStorage(Protocol):
    async def take(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        """Give an open seat to a person; with the last one, `start` begins the game. SeatTaken."""

    async def fill(self, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
        """Give open seats to bots and begin the game. SeatTaken."""

    async def leave(self, table: str, seat: int, identity: str) -> None:
        """Open a seat again. A waiting table that everybody has left is gone. SeatTaken."""

    async def set_clocks(self, table: str, clocks: Clocks) -> None: ...

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        """Add a vote about a seat, or take it away. All votes about it, those of other processes included."""

    async def forget_votes(self, table: str, seat: int) -> None: ...

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None: ...

    async def notes(self, table: str) -> list[str]:
        """By seat."""

    async def write_notes(self, table: str, seat: int, text: str) -> None: ...


class ChatStorage(Protocol):
    async def add(self, table: str, line: StoredLine) -> StoredLine:
        """Add a line, whatever its number says; the line as it is stored. One with a known key is not new."""

    async def last(self, table: str, limit: int) -> list[StoredLine]:
        """The last lines, oldest first."""


class SubscriptionStorage(Protocol):
    async def of_person(self, identity: str) -> list[Subscription]:
        """Oldest first."""

    async def add(self, subscription: Subscription, person: Identity) -> None:
        """Store it for its person; an address that is there already is only brought up to date."""

    async def remove(self, identity: str, subscription: str) -> bool:
        """Whether it was there."""


class AccountStorage(Protocol):
    async def add(self, person: Identity, password: str | None, openid: OpenId | None = None) -> None:
        """Clash if a name like this is taken, or the OpenID belongs to somebody."""

    async def get(self, identity: str) -> Account | None: ...

    async def named(self, name: str) -> Account | None:
        """The one of exactly this name, else one that looks like it."""

    async def of_openid(self, openid: OpenId) -> Account | None: ...

    async def is_name_taken(self, name: str, besides: str) -> bool:
        """Whether the account of somebody else has a name that looks like this one."""

    async def link(self, identity: str, openid: OpenId) -> None:
        """Clash if it belongs to somebody."""

    async def openids(self, identity: str) -> list[OpenId]: ...

    async def set_password(self, identity: str, password: str) -> None:
        """All sessions end with the old password."""

    async def rehash(self, identity: str, old: str, password: str) -> None:
        """The same password, hashed anew, unless it was changed meanwhile."""

    async def set_role(self, identity: str, role: Role) -> None: ...

    async def hosts(self) -> list[str]:
        """Their names."""

    async def merge_guest(self, guest: str, person: Identity) -> MergeResult:
        """Everything of a guest belongs to an account from now on, and the guest is gone.

        Where both have a seat at a table, the guest's one is played at the account's screen.
        """


class SessionStorage(Protocol):
    """Sessions by the hash of their token, and sign-ins that are under way at a provider."""

    async def begin(self, token: str, identity: str, moment: float) -> None: ...

    async def get(self, token: str) -> Session | None: ...

    async def of_account(self, identity: str) -> list[Session]:
        """Last used first."""

    async def renew(self, token: str, moment: float) -> None: ...

    async def end(self, token: str, identity: str) -> None: ...

    async def end_all(self, identity: str) -> None: ...

    async def end_old(self, before: float) -> None: ...

    async def add_pending(self, state: str, pending: PendingSignIn, moment: float) -> None: ...

    async def take_pending(self, state: str, after: float) -> PendingSignIn | None:
        """It can be taken once, and not when it is too old."""

    async def forget_pending(self, before: float) -> None: ...


class ModerationStorage(Protocol):
    async def find_people(self, text: str, limit: int) -> list[FoundPerson]:
        """By part of a name, or by id; newest first."""

    async def bans(self, identity: str | None = None) -> list[Ban]:
        """Those that hold now, newest first: all, or those of an identity and of addresses."""

    async def add_ban(self, ban: Ban, entry: AuditEntry) -> None:
        """The sessions of an account end with it."""

    async def remove_ban(self, ban: str, entry: AuditEntry) -> bool:
        """Whether it was there."""

    async def log(self, entry: AuditEntry) -> None: ...

    async def audit_log(self, limit: int) -> list[AuditEntry]:
        """Newest first."""


class PrivacyStorage(Protocol):
    """What is kept of somebody."""

    async def chat_of(self, identity: str) -> list[OwnLine]: ...

    async def notes_of(self, identity: str) -> list[OwnNotes]:
        """Notes of the seats at somebody's screen."""

    async def erase(self, identity: str) -> None:
        """Forget somebody. What they played stays, under no name; nobody has their seats any more."""


class BucketStorage(Protocol):
    """Token buckets that all processes share."""

    salt: str
    """The server's secret, for what must not be read from a key."""

    def hashed_key(self, name: str, key: str) -> str:
        """A key as it is stored: who has the database alone cannot find an address by trying them all."""

    async def take(self, key: str, rate: float, burst: float, moment: float | None = None) -> bool:
        """Whether there was a token left."""

    async def take_many(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        """The most, else the least; how many, and with none how many seconds there will not be enough."""

    async def fill(self, key: str) -> None:
        """Forget what was taken."""

    async def forget(self, before: float) -> None:
        """Remove buckets that nobody took from since."""


class ResultStorage(Protocol):
    """How finished games ended, what people are rated, and their pages."""

    async def missing(self, game: str, version: int, limit: int) -> list[str]:
        """Finished games of people that are not counted in this version, in the order in which they ended."""

    async def put(self, games: Collection[Summary]) -> None:
        """How games ended, in place of what was counted before, and a page for everybody in them who has
        none. They are still to be rated. Left out are those where other people sit by now. Clash if another
        process was quicker."""

    async def outdate(self) -> None:
        """Let everything be counted anew; what was counted stays until then."""

    async def all(self) -> list[StoredResult]: ...

    async def rate(self, pool: Pool, game: str, rate: Rate) -> bool:
        """Rate the next games that are not, in the order in which they ended; whether there may be more.

        One that comes late voids all ratings after it, so the result never depends on who came when. One
        process does this at a time.
        """

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

    async def listed(self, identity: str, limit: int) -> list[ListedContest]:
        """What somebody finds, for each status the last changed first: listed ones and those with them."""

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


class InspectionStorage(Protocol):
    """What validation reads: all of it."""

    async def damages(self) -> list[str]:
        """What SQLite finds in its file, in its words; nothing for PostgreSQL, which has no such question."""

    async def unreadable(self) -> list[str]:
        """The database tables of which not every row can be read."""

    async def begun(self) -> list[str]:
        """The tables whose games have begun, in the order in which they were made."""

    async def games(self, ids: Collection[str]) -> list[tuple[StoredTable, list[StoredEntry]]]:
        """Tables with all of their entries."""


class Storage(Protocol):
    @property
    def backend(self) -> str:
        """`sqlite` or `postgresql`."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it: PostgreSQL; a SQLite file belongs to one."""

    @property
    def schema(self) -> str:
        """The version of the schema that this program needs."""

    @property
    def identities(self) -> IdentityStorage: ...

    @property
    def tables(self) -> TableStorage: ...

    @property
    def entries(self) -> EntryStorage: ...

    @property
    def seats(self) -> SeatStorage: ...

    @property
    def chat(self) -> ChatStorage: ...

    @property
    def subscriptions(self) -> SubscriptionStorage: ...

    @property
    def accounts(self) -> AccountStorage: ...

    @property
    def sessions(self) -> SessionStorage: ...

    @property
    def moderation(self) -> ModerationStorage: ...

    @property
    def privacy(self) -> PrivacyStorage: ...

    @property
    def buckets(self) -> BucketStorage: ...

    @property
    def results(self) -> ResultStorage: ...

    @property
    def deals(self) -> DealStorage: ...

    @property
    def contests(self) -> ContestStorage: ...

    @property
    def circle(self) -> CircleStorage: ...

    @property
    def lobby(self) -> LobbyStorage: ...

    @property
    def clubs(self) -> ClubStorage: ...

    @property
    def puzzles(self) -> PuzzleStorage: ...

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """StorageError unless it answers, can be written to, and its schema is up to date."""
