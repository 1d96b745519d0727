"""What those who run a server do about accounts from the command line."""

from __future__ import annotations

import secrets
from typing import Final

from tenka.core.errors import TenkaError
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name
from tenka.server.identity.passwords import Passwords
from tenka.server.storage.accounts import Account, Role
from tenka.server.storage.database import Database
from tenka.server.storage.hosts import Deed
from tenka.server.storage.interface import Identity
from tenka.server.storage.rows import now

BY: Final = "tenka admin"
DEEDS: Final[dict[Role, str]] = {"host": "grant", "player": "revoke"}


class NoAccount(TenkaError):
    """Nobody of this name has one."""


async def new_password(storage: Database, name: str) -> tuple[bool, str]:
    """Whether an account was made, and its password."""
    password = secrets.token_urlsafe(12)
    hashed = await Passwords().hash(password)
    known = await storage.account_named(name)
    if known is None:
        await storage.add_account(Identity(new_id(), clean_name(name)), hashed)
    else:
        await storage.set_password(known.identity, hashed, None)
    await storage.note(Deed(new_id(), now(), BY, "password", name, ""))
    return known is None, password


async def set_role(storage: Database, name: str, role: Role) -> None:
    account = await _account(storage, name)
    await storage.set_role(account.identity, role)
    await storage.note(Deed(new_id(), now(), BY, DEEDS[role], account.name, ""))


async def _account(storage: Database, name: str) -> Account:
    found = await storage.account_named(name)
    if found is None:
        raise NoAccount(f"There is no account named {name}.")
    return found
