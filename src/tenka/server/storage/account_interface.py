"""The part of the storage interface about accounts: sessions, notices, moderation, privacy."""

from __future__ import annotations

from typing import Protocol

from tenka.server.storage.model import (
    Account,
    AuditEntry,
    Ban,
    FoundPerson,
    Identity,
    MergeResult,
    OpenId,
    OwnLine,
    OwnNotes,
    PendingSignIn,
    Role,
    Session,
    Subscription,
)


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


class SubscriptionStorage(Protocol):
    async def of_person(self, identity: str) -> list[Subscription]:
        """Oldest first."""

    async def add(self, subscription: Subscription, person: Identity) -> None:
        """Store it for its person; an address that is there already is only brought up to date."""

    async def remove(self, identity: str, subscription: str) -> bool:
        """Whether it was there."""


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
