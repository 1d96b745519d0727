"""What the server asks of a storage about who knows whom; see `interface` for what holds for all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tenka.server.storage.circle_model import Blocked, StoredInvitation
from tenka.server.storage.model import Identity, Profile


class CircleStorage(Protocol):
    """Who follows, blocks, sees and invites whom."""

    async def visible(self, identities: Collection[str], viewer: str) -> dict[str, Profile]:
        """The pages that a viewer may see: the own, and of whoever neither hides nor blocks the viewer."""

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
