"""How a finished game ended, counted from its record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenka import games
from tenka.core.events import PUBLIC, Event, TakenBack
from tenka.core.table import AnyTable, Table
from tenka.server.people.ratings import bot_skills
from tenka.server.protocol.http import TableSettings
from tenka.server.rooms.position import restore
from tenka.server.storage.model import Pool, StoredEntry, StoredResult, StoredSeat, StoredTable, Summary

VERSION = 1
"""Of what is counted here; the numbers of a game have a version of their own."""


def version_of(game: str) -> int:
    return VERSION * 1000 + games.PLUGINS[game].statistics_version


def summarize(stored: StoredTable, game: AnyTable | list[StoredEntry]) -> Summary:
    """From the game at hand, or from its record: both give the same.

    One whose record does not hold any more counts with its places alone, and is not rated.
    """
    try:
        live = game if isinstance(game, Table) else restore(stored, game)
        points = live.game.standing(live.oracle()).points
        statistics = games.PLUGINS[stored.game].statistics(live.game, live.observe(PUBLIC), told(live))
    except Exception:  # noqa: BLE001 - anything may stand in a broken row, and the others are to be counted
        return Summary([_result(stored, seat, None, None) for seat in range(len(stored.seats))], [])
    return Summary(_results(stored, live, points), statistics)


def told(live: AnyTable) -> list[Sequence[Event]]:
    """What everybody heard, step by step, without what was taken back."""
    steps: list[tuple[int, Sequence[Event]]] = []
    for version, events in live.log(PUBLIC):
        back = next((event.version for event in events if isinstance(event, TakenBack)), None)
        if back is not None:
            steps = [step for step in steps if step[0] <= back]
        steps.append((version, events))
    return [events for _, events in steps]


def _results(stored: StoredTable, live: AnyTable, points: Sequence[int]) -> list[StoredResult]:
    pool = _pool(stored, live)
    return [
        msgspec.structs.replace(
            _result(stored, seat, points[seat], pool), left=row.kind == "person" and seat in live.stand_ins
        )
        for seat, row in enumerate(stored.seats)
    ]


def _result(stored: StoredTable, seat: int, points: int | None, pool: Pool | None) -> StoredResult:
    row = stored.seats[seat]
    return StoredResult(
        table=stored.id,
        seat=seat,
        identity=row.identity if row.kind == "person" else None,
        bot=row.bot,
        game=stored.game,
        seats=len(stored.seats),
        place=stored.result[seat],
        points=points,
        left=False,
        ended=stored.updated,
        version=version_of(stored.game),
        pool=pool if _takes_part(row, pool) else None,
    )


def _pool(stored: StoredTable, live: AnyTable) -> Pool | None:
    """Where a game is rated, if it is: among accounts, or for one person alone with our bots."""
    settings = msgspec.convert(stored.settings, TableSettings)
    if not settings.rated or live.hints or not _usual_bots(stored):
        return None
    if sum(_takes_part(seat, "people") and seat.bot is None for seat in stored.seats) > 1:
        return "people"
    alone = sum(seat.kind != "bot" for seat in stored.seats) == 1
    return "bots" if alone and any(seat.identity for seat in stored.seats) else None


def _takes_part(seat: StoredSeat, pool: Pool | None) -> bool:
    if seat.kind == "bot":
        return True
    return seat.kind == "person" and seat.identity is not None and (seat.account or pool == "bots")


def _usual_bots(stored: StoredTable) -> bool:
    """Whether all bots still have their place in the ladder."""
    return all(seat.bot in bot_skills(stored.game) for seat in stored.seats if seat.kind == "bot")
