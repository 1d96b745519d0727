"""The daily deal as people see it: what is on today, the table of results, and how many days in a row."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from datetime import date, timedelta

from tenka import games
from tenka.core.record import SeatChange
from tenka.core.table import AnyTable
from tenka.server.moments import timestamp
from tenka.server.protocol import people as wire
from tenka.server.rooms import daily
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Deal, PlayedDeal, Profile, StoredTable

Score = tuple[int, int]


def finished_deal(stored: StoredTable, live: AnyTable) -> Deal:
    """How somebody did. Who let a bot play, if only for a while, has no result; nor has who was late."""
    seat = next(number for number, row in enumerate(stored.seats) if row.kind == "person")
    late = stored.updated >= daily.closes(stored.created[:10])
    return Deal(
        day=stored.created[:10],
        game=stored.game,
        identity=stored.seats[seat].identity or "",
        table=stored.id,
        place=stored.result[seat],
        points=live.game.standing(live.oracle()).points[seat],
        left=late or _had_help(live),
        ended=stored.updated,
    )


def _had_help(live: AnyTable) -> bool:
    return any(isinstance(entry, SeatChange) for entry in live.entries)


async def today(storage: Storage, identity: str) -> wire.Daily:
    day = daily.today()
    mine = await storage.deals.of_person(identity)
    played = await storage.deals.count(day)
    return wire.Daily([_info(game, day, mine, played.get(game, 0)) for game in games.PLUGINS])


def _info(game: str, day: str, mine: Sequence[Deal], players: int) -> wire.DealInfo:
    deal = next((one for one in mine if (one.game, one.day) == (game, day)), None)
    done = {one.day for one in mine if one.game == game and one.ended and not one.left}
    return wire.DealInfo(
        game,
        day,
        closes=daily.closes(day),
        seats=daily.seats_of(game),
        bot=daily.BOT,
        table=deal.table if deal is not None else None,
        done=deal is not None and deal.ended is not None,
        players=players,
        streak=streak(done, day),
    )


def streak(done: set[str], day: str) -> int:
    """Days in a row up to today; a day that is not over yet does not end it."""
    last = date.fromisoformat(day)
    if day not in done:
        last -= timedelta(days=1)
    days = 0
    while (last - timedelta(days=days)).isoformat() in done:
        days += 1
    return days


async def results(storage: Storage, game: str, day: str, identity: str) -> wire.DealTable:
    """Without those whom whoever asks may not see."""
    found = await storage.deals.results(day, game)
    profiles = await storage.results.profiles([one.deal.identity for one in found])
    hidden = profiles.keys() - await storage.circle.visible(profiles, identity)
    shown = [one for one in found if one.deal.identity not in hidden]
    scores = sorted(_score(one.deal) for one in shown if not one.deal.left)
    return wire.DealTable(
        game,
        day,
        is_open=daily.closes(day) <= timestamp(),
        results=[_result(one, scores, profiles.get(one.deal.identity), identity) for one in shown],
    )


def _result(one: PlayedDeal, scores: list[Score], profile: Profile | None, me: str) -> wire.DealResult:
    """Among all `scores`, which are sorted."""
    deal = one.deal
    return wire.DealResult(
        rank=None if deal.left else 1 + bisect_left(scores, _score(deal)),
        name=one.name,
        page=profile.page if profile is not None else None,
        guest=not one.account,
        you=deal.identity == me,
        place=deal.place or 0,
        points=deal.points or 0,
    )


def _score(deal: Deal) -> Score:
    """The lower, the better: the place counts, then points."""
    return deal.place or 0, -(deal.points or 0)
