"""What somebody asks for when making a contest, checked; and the tables that follow from it."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from msgspec.structs import replace

from tenka import games
from tenka.core.errors import BadOptions
from tenka.server.identity.ids import new_id
from tenka.server.moments import timestamp
from tenka.server.people.rounds import NextRound, deal_seed
from tenka.server.protocol.contests import ContestPlan, CreateContest
from tenka.server.protocol.http import CreateTable, SeatSpec, TableSettings
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import daily, table_factory
from tenka.server.storage.contest_model import ContestTable, StoredContest, WholeContest
from tenka.server.storage.model import Identity, StoredTable

LONGEST_TITLE: Final = 60
FARTHEST: Final = timedelta(days=366)


def plan_of(contest: StoredContest) -> ContestPlan:
    return msgspec.convert(contest.plan, ContestPlan)


def new_contest(request: CreateContest, owner: Identity) -> StoredContest:
    """Problem for one that makes no sense."""
    plan = _checked(request.plan)
    moment = timestamp()
    return StoredContest(
        id=new_id(),
        owner=owner.id,
        plan=msgspec.to_builtins(plan),
        listed=request.listed and request.club is None,
        status="open",
        round=0,
        rounds=0,
        seed=secrets.token_hex(table_factory.SEED_BYTES),
        starts=None if request.starts is None else _start(request.starts),
        created=moment,
        updated=moment,
        club=request.club,
    )


def _checked(plan: ContestPlan) -> ContestPlan:
    """With duplicate, bots are of the level that decides the same at every table, and all tables are full."""
    if plan.game not in games.PLUGINS:
        raise Problem("unknown-game")
    if plan.seats not in games.PLUGINS[plan.game].seats:
        raise Problem("bad-seats")
    if plan.duplicate:
        plan = replace(plan, odd="bots", bot=daily.BOT)
    if plan.bot not in table_factory.bot_levels(plan.game):
        raise Problem("bad-bot")
    if plan.time_control.kind == "none" or plan.time_control.seconds < table_factory.LEAST_SECONDS:
        raise Problem("bad-time-control")
    try:
        games.load(plan.game, plan.seats, plan.options)
    except BadOptions as error:
        raise Problem("bad-options", why=error) from None
    return replace(plan, name=_title(plan.name))


def _title(text: str) -> str:
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if not cleaned.isprintable() or not 1 <= len(cleaned) <= LONGEST_TITLE:
        raise Problem("bad-title")
    return cleaned


def _start(text: str) -> str:
    """In the form in which moments are stored. Problem."""
    try:
        moment = datetime.fromisoformat(text)
        inside = moment.tzinfo is not None and datetime.now(UTC) < moment < datetime.now(UTC) + FARTHEST
    except (ValueError, OverflowError):
        raise Problem("bad-start") from None
    if not inside:
        raise Problem("bad-start")
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")


# --- tables ------------------------------------------------------------------------------------------


def round_tables(
    whole: WholeContest, plan: ContestPlan, following: NextRound
) -> tuple[list[StoredTable], list[ContestTable]]:
    """The tables of the next round, and what the contest knows of them, byes included."""
    people = {one.number: Identity(one.identity or "", one.name) for one in whole.entrants}
    seed = deal_seed(whole).hex() if plan.duplicate else None
    number = whole.contest.round + 1
    tables = [
        replace(
            _table(plan, [people.get(one) for one in seats], seed),
            listed=whole.contest.listed,
            contest=whole.contest.id,
            sealed=plan.duplicate,
        )
        for seats in following.tables
    ]
    rows = [
        ContestTable(number, at, table.id, seats)
        for at, (table, seats) in enumerate(zip(tables, following.tables, strict=True))
    ]
    byes = [ContestTable(number, len(rows) + at, None, [one]) for at, one in enumerate(following.byes)]
    return tables, rows + byes


def _table(plan: ContestPlan, sitting: Sequence[Identity | None], seed: str | None) -> StoredTable:
    """None for a bot."""
    seats = [SeatSpec("bot", plan.bot) if person is None else SeatSpec("open") for person in sitting]
    settings = TableSettings(undo=False, time_control=plan.time_control, chat=plan.chat, rated=plan.rated)
    request = CreateTable(plan.game, seats, plan.options, settings=settings)
    return table_factory.seated_table(request, [person for person in sitting if person is not None], seed)
