"""A person's page and the list of ratings, put together from small rows. What somebody hides, nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from itertools import groupby
from typing import Final

from tenka import games
from tenka.server.people import ratings
from tenka.server.protocol import people as wire
from tenka.server.protocol.problems import Problem
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import PlaceCount, Profile, StatisticSum, StoredResult

LAST_GAMES: Final = 20
COURSE: Final = 100
RIVALS: Final = 20
BEST: Final = 100


async def page_of(storage: Storage, profile: Profile, viewer: str) -> wire.PersonPage:
    yours = viewer == profile.identity
    return wire.PersonPage(
        profile.name,
        profile.page,
        yours=yours,
        hidden=profile.hidden,
        games=await _games(storage, profile.identity),
        rivals=await _rivals(storage, profile.identity, viewer),
        last=await _last(storage, profile.identity, viewer),
    )


async def _games(storage: Storage, identity: str) -> list[wire.GameTally]:
    places = await storage.results.places(identity)
    statistics: dict[str, list[StatisticSum]] = defaultdict(list)
    for one in await storage.results.statistics(identity):
        statistics[one.game].append(one)
    rated = await storage.results.skills(identity)
    tallies = []
    for game, group in groupby(places, key=lambda one: one.game):
        if game not in games.PLUGINS:
            continue
        counts = list(group)
        people, bots = rated.get((game, "people")), rated.get((game, "bots"))
        course = await storage.results.last(identity, COURSE, game)
        tallies.append(
            wire.GameTally(
                game,
                sum(count.games for count in counts),
                _tallies(counts),
                [_statistic(one) for one in statistics[game]],
                people=ratings.shown_rating(game, people) if people else None,
                bots=ratings.shown_rating(game, bots) if bots else None,
                course=[_point(one) for one in reversed(course)],
                rungs=ratings.rungs(game),
            )
        )
    return sorted(tallies, key=lambda tally: -tally.games)


def _tallies(counts: list[PlaceCount]) -> list[wire.SeatsTally]:
    return [_tally(seats, list(group)) for seats, group in groupby(counts, key=lambda one: one.seats)]


def _tally(seats: int, counts: list[PlaceCount]) -> wire.SeatsTally:
    places = [sum(count.games for count in counts if count.place == place) for place in range(1, seats + 1)]
    with_points = sum(count.with_points for count in counts)
    points = sum(count.points for count in counts) / with_points if with_points else None
    return wire.SeatsTally(seats, sum(places), places, None if points is None else round(points, 1))


def _statistic(one: StatisticSum) -> wire.Statistic:
    return wire.Statistic(one.name, round(one.total / one.games, 2), round(one.best, 2))


def _point(one: StoredResult) -> wire.CoursePoint:
    rated = one.pool == "people" and one.mu is not None
    return wire.CoursePoint(
        one.ended, one.place, one.seats, ratings.shown(one.mu) if rated and one.mu is not None else None
    )


async def _rivals(storage: Storage, identity: str, viewer: str) -> list[wire.Rival]:
    """Without those whom the viewer may not see."""
    found = await storage.results.rivals(identity, RIVALS)
    profiles = await storage.circle.visible([one.identity for one in found], viewer)
    shown = [(one, profiles[one.identity]) for one in found if one.identity in profiles]
    return [
        wire.Rival(
            profile.name, profile.page, one.games, one.games - one.behind - one.equal, one.behind, one.equal
        )
        for one, profile in shown
    ]


async def _last(storage: Storage, identity: str, viewer: str) -> list[wire.PlayedGame]:
    found = await storage.results.last(identity, LAST_GAMES)
    watched = await watchable(storage, [one.table for one in found], viewer)
    return [
        wire.PlayedGame(
            one.table if one.table in watched else None,
            one.game,
            one.ended,
            one.seats,
            one.place,
            one.points,
            left=one.left,
            pool=one.pool,
        )
        for one in found
    ]


async def watchable(storage: Storage, tables: Collection[str], viewer: str) -> set[str]:
    """A replay shows everybody's name, notes and chat: strangers are led to one only where anybody could have
    sat down, and nobody who sat there hides or blocks them."""
    found = await storage.tables.several(tables)
    sitting = {one.id: {seat.identity for seat in one.seats if seat.identity is not None} for one in found}
    people = {one for seats in sitting.values() for one in seats}
    unseen = (await storage.results.profiles(people)).keys() - await storage.circle.visible(people, viewer)
    return {
        one.id
        for one in found
        if viewer in sitting[one.id] or (one.listed and sitting[one.id].isdisjoint(unseen))
    }


async def best(storage: Storage, game: str, viewer: str) -> wire.Ratings:
    if game not in games.PLUGINS:
        raise Problem("unknown-game")
    found = await storage.results.best(game, ratings.PROVISIONAL, BEST)
    profiles = await storage.circle.visible([one.identity for one in found], viewer)
    people = [
        wire.Ranked(profiles[one.identity].name, profiles[one.identity].page, ratings.shown_rating(game, one))
        for one in found
        if one.identity in profiles
    ]
    return wire.Ratings(game, people, ratings.rungs(game), ratings.PROVISIONAL)
