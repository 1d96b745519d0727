"""What those who run a server do about accounts from the command line."""

from __future__ import annotations

import secrets
from typing import Final

from tenka.core.errors import TenkaError
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name
from tenka.server.identity.passwords import Passwords
from tenka.server.moments import timestamp
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Account, AuditEntry, Identity, Role

BY: Final = "tenka admin"
ACTIONS: Final[dict[Role, str]] = {"host": "grant", "player": "revoke"}


class NoAccount(TenkaError):
    """Nobody of this name has one."""


async def new_password(storage: Storage, name: str) -> tuple[bool, str]:
    """Whether an account was made, and its password."""
    password = secrets.token_urlsafe(12)
    hashed = await Passwords().hash(password)
    known = await storage.accounts.named(name)
    if known is None:
        await storage.accounts.add(Identity(new_id(), clean_name(name)), hashed)
    else:
        await storage.accounts.set_password(known.identity, hashed)
    await storage.moderation.log(AuditEntry(new_id(), timestamp(), BY, "password", name, ""))
    return known is None, password


async def set_role(storage: Storage, name: str, role: Role) -> None:
    account = await _account(storage, name)
    await storage.accounts.set_role(account.identity, role)
    await storage.moderation.log(AuditEntry(new_id(), timestamp(), BY, ACTIONS[role], account.name, ""))


async def _account(storage: Storage, name: str) -> Account:
    found = await storage.accounts.named(name)
    if found is None:
        raise NoAccount(f"There is no account named {name}.")
    return found
