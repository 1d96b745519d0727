"""Clubs: a group of people with a page, and how its members do against each other."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from tenka import games
from tenka.server.identity.ids import is_id, new_id
from tenka.server.identity.names import clean_name
from tenka.server.moments import timestamp
from tenka.server.people import contests
from tenka.server.people.circle import barred_tables
from tenka.server.people.pages import watchable
from tenka.server.protocol import clubs as wire
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.chat import clean
from tenka.server.storage.circle_model import Club, ClubCount, Member, Standing
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Identity

MANY: Final = 100
RESULTS: Final = 10
TABLES: Final = 20
INSIDE: Final = ("keeper", "member")
"""The roles of members."""


def new_club(request: wire.NewClub) -> Club:
    return changed(Club(new_id(), "", "", new_id(), listed=True, created=timestamp()), request)


def changed(club: Club, request: wire.NewClub) -> Club:
    return replace(club, name=clean_name(request.name), about=clean(request.about), listed=request.listed)


async def found(storage: Storage, club: str) -> Club:
    """Problem."""
    known = await storage.clubs.get(club) if is_id(club) else None
    if known is None:
        raise Problem("no-club")
    return known


async def all_of(storage: Storage, identity: str) -> wire.ClubList:
    mine = await storage.clubs.of_person(identity)
    known = {one.club.id for one in mine}
    others = [one for one in await storage.clubs.listed(MANY) if one.club.id not in known]
    return wire.ClubList([_line(one) for one in mine], [_line(one) for one in others])


def _line(one: ClubCount) -> wire.ClubLine:
    return wire.ClubLine(one.club.id, one.club.name, one.club.about, one.members)


def role_of(members: Sequence[Member], identity: str) -> wire.ClubRole | None:
    """Whoever has been a member for longest keeps the club."""
    for place, member in enumerate(members):
        if member.identity == identity:
            return "asked" if member.asked else "member" if place else "keeper"
    return None


async def page_of(storage: Storage, club: Club, viewer: str) -> wire.ClubPage:
    members = await storage.clubs.members(club.id)
    role = role_of(members, viewer)
    shown = await _shown(storage, members, role, viewer)
    names = {one.identity: one.name for one in shown if not one.asked}
    visible = await storage.circle.visible([one.identity for one in shown], viewer)
    return wire.ClubPage(
        club.id,
        club.name,
        club.about,
        club.listed,
        role,
        club.invite if role in INSIDE else None,
        [_member(one, members, visible.keys(), viewer) for one in shown],
        _standings(await storage.clubs.standings(names), names),
        await _results(storage, names, viewer),
        await _tables(storage, names, viewer),
        (await contests.listed(storage, viewer, club.id)).contests if role in INSIDE else [],
    )


async def _shown(
    storage: Storage, members: list[Member], role: wire.ClubRole | None, viewer: str
) -> list[Member]:
    """Members know each other, but for whoever blocks somebody; others see only whose page they may see, and
    the keeper alone sees who asks."""
    barred = await storage.circle.barred(viewer)
    inside = role in INSIDE
    return [
        one
        for one in members
        if one.identity == viewer
        or ((inside or not one.hidden) and one.identity not in barred and (not one.asked or role == "keeper"))
    ]


def _member(member: Member, members: list[Member], visible: Collection[str], viewer: str) -> wire.ClubMember:
    return wire.ClubMember(
        member.name,
        member.page,
        visible=member.identity in visible,
        role=role_of(members, member.identity) or "asked",
        you=member.identity == viewer,
    )


def _standings(found: list[Standing], names: dict[str, str]) -> list[wire.ClubStanding]:
    """By game, the best first; whoever has played more stands before equals."""
    lines = [
        wire.ClubStanding(
            one.game, names[one.identity], one.games, round((one.ahead + one.equal / 2) / one.pairs, 3)
        )
        for one in found
        if one.game in games.PLUGINS
    ]
    order = list(games.PLUGINS)
    return sorted(lines, key=lambda line: (order.index(line.game), -line.share, -line.games, line.name))


async def _results(storage: Storage, names: dict[str, str], viewer: str) -> list[wire.ClubResult]:
    found = await storage.clubs.last_games(names, RESULTS)
    watched = await watchable(storage, [one.table for one in found], viewer)
    return [
        wire.ClubResult(
            one.table if one.table in watched else None,
            one.game,
            one.ended,
            [names[identity] for identity, _ in one.places],
            [place for _, place in one.places],
        )
        for one in found
    ]


async def _tables(storage: Storage, names: dict[str, str], viewer: str) -> list[str]:
    tables = await storage.clubs.open_tables(names, TABLES)
    barred = await barred_tables(storage, tables, viewer)
    return [table for table in tables if table not in barred]


async def join(storage: Storage, club: Club, me: Identity, invite: str) -> None:
    """At once with the invitation; else it is asked for, where a club can be found. Problem."""
    invited = secrets.compare_digest(invite.encode(), club.invite.encode())
    if not invited and (invite or not club.listed):
        raise Problem("no-invite")
    await storage.clubs.join(club.id, me, asked=not invited)
    await storage.results.open_pages([me.id])


async def keeper_of(storage: Storage, club: Club, viewer: str) -> list[Member]:
    """The members, for whoever keeps the club. Problem."""
    members = await storage.clubs.members(club.id)
    if role_of(members, viewer) != "keeper":
        raise Problem("not-allowed")
    return members


def member_at(members: list[Member], page: str) -> str:
    """The identity. Problem."""
    for one in members:
        if one.page == page:
            return one.identity
    raise Problem("no-person")
