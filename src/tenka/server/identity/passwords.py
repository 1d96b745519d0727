"""Passwords: which are taken, how they are kept (Argon2), and that a no always takes as long."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tenka.games import PLUGINS
from tenka.server.protocol.problems import Problem

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Each needs 64 MB for a moment; others wait."""
JUDGED: Final = 28
"""Signs whose guesses are counted: it takes much longer for more of them."""
ENOUGH: Final = 3e9
"""Guesses of somebody who tries words, names, dates and keys in a row before anything else."""
ALSO_TRIED: Final = (
    "tenka correcthorsebatterystaple ichliebedich passwort frühling fruehling sommer herbst berlin"
).split()
"""Words that the library's lists, which are English, leave out; the names of games come on top."""


def check_length(password: str) -> None:
    """Problem."""
    if not SHORTEST <= len(_normal(password)) <= LONGEST:
        raise Problem("short-password")


def check_strength(password: str, name: str) -> None:
    """It is not among the first that anybody would try, least of all who knows the name. Problem."""
    from zxcvbn import zxcvbn  # noqa: PLC0415 - reads long lists of words

    known = [name, *name.split(), *PLUGINS, *ALSO_TRIED]
    if zxcvbn(_normal(password)[:JUDGED], user_inputs=known)["guesses"] < ENOUGH:
        raise Problem("common-password")


def _normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""

    async def check(self, password: str, name: str) -> None:
        """Problem for one that is easy to guess."""
        async with self._room:
            await asyncio.to_thread(check_strength, password, name)

    async def hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Without a stored one it takes as long to find out that it does not."""
        if not self._nobodys:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        async with self._room:
            same = await asyncio.to_thread(self._verify, stored or self._nobodys, _normal(password))
        return same and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether it was hashed with less than is usual now."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
