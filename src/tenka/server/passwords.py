"""Passwords: which are taken, how they are kept (Argon2), and that a no always takes as long."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tenka.server.names import alike
from tenka.server.problems import Refusal

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Each needs 64 MB for a moment; others wait."""
COMMON: Final = Path(__file__).parent / "common_passwords.txt"


@cache
def common() -> frozenset[str]:
    """The ones that are tried first."""
    return frozenset(COMMON.read_text("ascii").split())


def check_password(password: str, name: str) -> None:
    """Long enough, and not among the first that anybody would try; nothing else matters. Refusal."""
    plain = password.casefold()
    if not SHORTEST <= len(_normal(password)) <= LONGEST:
        raise Refusal("short-password")
    own = alike(name) if len(name) > 3 else name.casefold()
    rest = alike(password).replace(own, "") if own else plain
    dull = len(set(plain)) < 4 or plain in common() or len(rest) < 4
    if dull or _runs(plain) > len(plain) - 3:
        raise Refusal("common-password")


def _runs(text: str) -> int:
    """How many signs follow the one before, as in 3456 or dcba."""
    steps = [ord(after) - ord(before) for before, after in pairwise(text)]
    return max(steps.count(1), steps.count(-1))


def _normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""

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
