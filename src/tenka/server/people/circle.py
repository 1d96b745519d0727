"""Who knows whom: following, being here, blocking, invitations. Whoever hides or blocks is not found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tenka.server import moments
from tenka.server.identity.ids import is_id
from tenka.server.protocol import circle as wire
from tenka.server.protocol.problems import Problem
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Identity, Profile

HERE: Final = 150.0
"""Seconds for which somebody counts as here; pages say so every minute."""
MANY: Final = 100
"""People on one list."""
NOBODY: Final = ""
"""No identity."""


async def of_person(storage: Storage, identity: str) -> wire.Circle:
    present = await storage.circle.present(identity, moments.now() - HERE, MANY)
    here = {one.identity for one in present}
    followed = await storage.circle.following(identity)
    pages = await storage.circle.visible(followed, identity)
    blocked = await storage.circle.blocked(identity)
    return wire.Circle(
        seen=await storage.circle.wishes_to_be_seen(identity),
        following=_acquaintances((pages[one] for one in followed if one in pages), here),
        here=_acquaintances(present, here),
        blocked=[wire.BlockedPerson(one.name, one.page) for one in blocked],
        invitations=[
            wire.TableCall(one.table, one.game, one.invite, one.name, one.created)
            for one in await storage.circle.invitations(identity)
        ],
    )


def _acquaintances(profiles: Iterable[Profile], here: set[str]) -> list[wire.Acquaintance]:
    return [wire.Acquaintance(one.name, one.page, here=one.identity in here) for one in profiles]


async def found(storage: Storage, page: str, viewer: str) -> Profile:
    """Somebody else whose page the viewer may see. Problem, the same for whoever hides, blocks or is not."""
    profile = await storage.circle.page(page, viewer) if is_id(page) else None
    if profile is None or profile.identity == viewer:
        raise Problem("no-person")
    return profile


async def named(storage: Storage, name: str, viewer: str) -> Profile:
    """The same for the owner of an account, by name. Problem, which takes as long for whoever is not."""
    account = await storage.accounts.named(name)
    known = account is not None and account.name.casefold() == name.strip().casefold()
    identity = account.identity if account is not None and known else NOBODY
    await storage.results.open_pages([identity])
    visible = await storage.circle.visible([identity], viewer)
    if identity == viewer or not visible:
        raise Problem("no-person")
    return visible[identity]


async def seats(storage: Storage, tables: list[str], viewer: str) -> wire.SeatPeople:
    sitting = await storage.circle.sitting(tables)
    people = {one for seats in sitting.values() for one in seats if one is not None}
    visible = await storage.circle.visible(people, viewer)
    blocked = {one.identity for one in await storage.circle.blocked(viewer)}

    def told(identity: str | None) -> wire.SeatPerson:
        page = visible[identity].page if identity in visible else None
        return wire.SeatPerson(page, identity in blocked)

    return wire.SeatPeople({table: [told(one) for one in seats] for table, seats in sitting.items()})


async def block(storage: Storage, me: Identity, wanted: wire.Block) -> None:
    """Problem if there is no such person, or nobody else."""
    if wanted.table is not None:
        sitting = (await storage.circle.sitting([wanted.table])).get(wanted.table, [])
        other = sitting[wanted.seat] if wanted.seat < len(sitting) else None
    else:
        profile = await storage.results.profile_at(wanted.page or "")
        other = profile.identity if profile is not None and not profile.hidden else None
    if other is None or other == me.id:
        raise Problem("no-person")
    await storage.results.open_pages([other])
    await storage.circle.block(me, other)


async def barred_tables(storage: Storage, tables: Iterable[str], viewer: str) -> set[str]:
    """Where somebody sits whom the viewer blocks, or who blocks the viewer."""
    barred = await storage.circle.barred(viewer)
    if not barred:
        return set()
    sitting = await storage.circle.sitting(list(tables))
    return {table for table, seats in sitting.items() if not barred.isdisjoint(seats)}
