"""What the server asks of a storage about who knows whom; see `interface` for what holds for all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tenka.server.storage.circle_model import (
    Blocked,
    Club,
    ClubCount,
    ClubGame,
    Match,
    Member,
    Proposal,
    Standing,
    StoredInvitation,
    Wish,
)
from tenka.server.storage.model import Identity, Profile, StoredTable


class CircleStorage(Protocol):
    """Who follows, blocks, sees and invites whom."""

    async def visible(self, identities: Collection[str], viewer: str) -> dict[str, Profile]:
        """The pages that a viewer may see: the own, and of whoever neither hides nor blocks the viewer."""

    async def page(self, page: str, viewer: str) -> Profile | None:
        """The one at this address, if a viewer may see it: one question, which takes the same time for a page
        that is hidden as for one that is not there."""

    async def barred(self, identity: str) -> set[str]:
        """All who block somebody, or are blocked by them."""

    async def sitting(self, tables: Collection[str]) -> dict[str, list[str | None]]:
        """The people at tables, by seat."""

    async def follow(self, person: Identity, other: str) -> None: ...

    async def unfollow(self, identity: str, other: str) -> bool:
        """Whether they were followed."""

    async def following(self, identity: str) -> list[str]:
        """The identities, as somebody began to follow them."""

    async def block(self, person: Identity, other: str) -> None:
        """They are followed and invited no more."""

    async def unblock(self, identity: str, other: str) -> bool:
        """Whether they were blocked."""

    async def blocked(self, identity: str) -> list[Blocked]:
        """The last one first."""

    async def wishes_to_be_seen(self, identity: str) -> bool: ...

    async def set_seen(self, identity: str, *, seen: bool) -> None:
        """Whether others may see that somebody is here. It needs a page."""

    async def touch(self, identity: str, moment: float) -> None:
        """Somebody is here, which is kept only of those who wish to be seen."""

    async def present(self, viewer: str, since: float, limit: int) -> list[Profile]:
        """Who was here since a moment, of those whom the viewer may see and has not blocked, by name."""

    async def invite(self, table: str, person: Identity, other: str) -> bool:
        """Whether this is new."""

    async def invitations(self, identity: str) -> list[StoredInvitation]:
        """To tables that still wait, from people with whom there is no block; the last one first."""

    async def invited(self, table: str) -> list[str]: ...

    async def decline(self, identity: str, table: str) -> bool:
        """Whether there was an invitation."""


class LobbyStorage(Protocol):
    """Who waits for a table, and which tables are proposed to them. All processes take turns."""

    async def wait(self, person: Identity, games: dict[str, list[int]], moment: float) -> None:
        """From now on, in place of what was wished for before."""

    async def leave(self, identity: str) -> None:
        """A table that is proposed to somebody who leaves is proposed no more; the others go on waiting."""

    async def wish(self, identity: str, moment: float) -> Wish | None:
        """What somebody waits for, who is seen to do so at this moment."""

    async def proposal(self, identity: str) -> Proposal | None: ...

    async def confirm(self, proposal: str, identity: str) -> bool:
        """Whether it was proposed to this person."""

    async def advance(self, moment: float, lost: float, deadline: float, match: Match) -> list[Proposal]:
        """Whoever has not answered by the deadline, or was not seen since `lost`, waits no more; then new
        tables are proposed to the others, until a deadline. The new ones."""

    async def settled(self) -> list[Proposal]:
        """Those that everybody has said yes to."""

    async def seat(self, proposal: str, table: StoredTable) -> bool:
        """Store the table of a proposal that everybody has said yes to; whether nobody else has, and nobody
        has left."""

    async def count(self) -> dict[str, int]:
        """How many wait, by game."""


class ClubStorage(Protocol):
    async def add(self, club: Club, founder: Identity) -> None: ...

    async def get(self, club: str) -> Club | None:
        """One with members."""

    async def change(self, club: Club) -> None:
        """Its name, what it says of itself, its invitation, whether it is listed."""

    async def of_person(self, identity: str) -> list[ClubCount]: ...

    async def listed(self, limit: int) -> list[ClubCount]:
        """The largest first."""

    async def members(self, club: str) -> list[Member]:
        """The longest in it first, then those who ask."""

    async def join(self, club: str, person: Identity, *, asked: bool) -> None:
        """Become a member, or ask to; whoever is one stays one."""

    async def accept(self, club: str, identity: str) -> bool:
        """Whether somebody has asked."""

    async def leave(self, club: str, identity: str) -> bool:
        """Whether somebody was there. A club without members is gone."""

    async def standings(self, identities: Collection[str]) -> list[Standing]:
        """From all finished games of two or more of these people."""

    async def last_games(self, identities: Collection[str], limit: int) -> list[ClubGame]:
        """The newest first."""

    async def open_tables(self, identities: Collection[str], limit: int) -> list[str]:
        """Listed tables that wait where one of them sits."""
