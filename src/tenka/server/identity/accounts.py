"""Accounts: a name and a password, or an OpenID provider's word; and the sessions of those who are signed in.

A session is a random token in a cookie; the storage knows its hash. Every sign-in makes a new one.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from datetime import UTC, datetime
from typing import Final

import msgspec

from tenka.server.cluster.shared_limits import SharedBuckets
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import LONGEST_NAME, clean_name, guest_name, skeletons
from tenka.server.identity.passwords import Passwords, check_length
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Settings
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Account, Clash, Identity, OpenId, Session

LIFE: Final = 90 * 24 * 3600.0
"""Seconds after which a session that was not used has ended."""
PENDING_LIFE: Final = 600
"""Seconds that somebody has at an OpenID provider."""
RENEWAL: Final = 24 * 3600.0
LONGEST_TOKEN: Final = 64
ELSEWHERE: Final = 4
"""One address can use up this part of the attempts for a name, so that its owner gets in from another."""
MANY_NAMES: Final = 50
"""How many numbers are tried behind a name that is taken."""


class Opened(msgspec.Struct, frozen=True):
    """A session that holds, and whether its cookie is to be sent again."""

    session: Session
    renewed: bool


class Accounts:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        limits, buckets = settings.limits, storage.buckets
        self._storage = storage
        self._policy = settings.accounts
        self._passwords = Passwords()
        rate, burst = limits.sign_ins_a_second, limits.sign_ins_at_once
        self._by_address = SharedBuckets(buckets, "sign-in at", rate, burst)
        self._by_name = SharedBuckets(buckets, "sign-in as", rate * ELSEWHERE, burst * ELSEWHERE)
        self._tried = SharedBuckets(buckets, "new password at", rate, burst)
        self._new = SharedBuckets(
            storage.buckets, "sign-up", limits.accounts_a_second, limits.accounts_at_once
        )

    # --- sessions ----------------------------------------------------------------------------------

    async def session(self, token: str, *, renew: bool = True) -> Opened | None:
        """The session of a cookie, if it holds."""
        if self._policy == "off" or not 0 < len(token) <= LONGEST_TOKEN:
            return None
        found = await self._storage.sessions.get(hashed(token))
        age = time.time() - found.seen if found is not None else 0.0
        if found is None or age > LIFE:
            return None
        if renew and age > RENEWAL:
            await self._storage.sessions.renew(hashed(token), time.time())
        return Opened(found, renew and age > RENEWAL)

    async def begin(self, identity: str) -> str:
        """A new session: what its cookie holds."""
        token = secrets.token_urlsafe(32)
        await self._storage.sessions.begin(hashed(token), identity, time.time())
        return token

    async def end(self, token: str, identity: str) -> None:
        await self._storage.sessions.end(hashed(token), identity)

    # --- with a password ---------------------------------------------------------------------------

    async def sign_up(self, name: str, password: str, address: str) -> Identity:
        """A new account. Problem."""
        if self._policy != "open":
            raise Problem("no-sign-up")
        person = Identity(new_id(), clean_name(name))
        check_length(password)
        await self._check_strength(password, person.name, address)
        if not await self._new.take(address):
            raise Problem("too-many-attempts")
        await self.add(person, password)
        return person

    async def add(self, person: Identity, password: str) -> None:
        try:
            await self._storage.accounts.add(person, await self._passwords.hash(password))
        except Clash:
            raise Problem("name-taken") from None

    async def sign_in(self, name: str, password: str, address: str) -> Account:
        """Whose name and password these are. Nobody learns from the answer whether there is such a name."""
        self.check_on()
        await self._count_attempt_as(name, address)
        account = await self._storage.accounts.named(name)
        stored = account.password if account is not None else None
        right = await self._passwords.matches(stored, password)
        if account is None or stored is None or not right:
            raise Problem("wrong-sign-in")
        for skeleton in skeletons(name):
            await self._by_name.fill(skeleton)
        if self._passwords.is_outdated(stored):
            await self._storage.accounts.rehash(
                account.identity, stored, await self._passwords.hash(password)
            )
        return account

    async def change_password(self, identity: str, old: str, new: str, address: str) -> None:
        """All sessions end. Who has no password yet needs none to set one. Problem."""
        account = await self._storage.accounts.get(identity)
        if account is None:
            raise Problem("sign-in-first")
        check_length(new)
        await self._check_strength(new, account.name, address)
        if account.password is not None:
            await self._count_attempt_as(account.name, address)
            if not await self._passwords.matches(account.password, old):
                raise Problem("wrong-password")
        await self.set_password(identity, new)

    async def set_password(self, identity: str, password: str) -> None:
        await self._storage.accounts.set_password(identity, await self._passwords.hash(password))

    async def _check_strength(self, password: str, name: str, address: str) -> None:
        """To judge one takes some reckoning, so that is counted as well. Problem."""
        if not await self._tried.take(address):
            raise Problem("too-many-attempts")
        await self._passwords.check(password, name)

    async def count_attempt(self, address: str) -> None:
        """Problem if there were too many from there."""
        if not await self._by_address.take(address):
            raise Problem("too-many-attempts")

    async def _count_attempt_as(self, name: str, address: str) -> None:
        """Problem also if there were too many for this name, which may not even exist."""
        await self.count_attempt(address)
        for skeleton in sorted(skeletons(name)):
            if not await self._by_name.take(skeleton):
                raise Problem("too-many-attempts")

    def check_on(self) -> None:
        if self._policy == "off":
            raise Problem("no-accounts")

    # --- by a provider -----------------------------------------------------------------------------

    async def of_openid(self, openid: OpenId, name: str) -> Identity:
        """The account of somebody whom a provider has sent; a new one the first time."""
        known = await self._storage.accounts.of_openid(openid)
        if known is not None:
            return Identity(known.identity, known.name)
        identity = new_id()
        for wish in _names(name, identity):
            person = Identity(identity, wish)
            try:
                await self._storage.accounts.add(person, None, openid)
            except Clash:
                continue
            return person
        raise Problem("name-taken")


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def moment_of(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _names(wish: str, identity: str) -> list[str]:
    """The name that a provider tells, then the same with numbers."""
    try:
        name = clean_name(wish[:LONGEST_NAME])
    except Problem:
        name = guest_name(identity)
    numbered = [f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, MANY_NAMES)]
    return [name, *numbered]
