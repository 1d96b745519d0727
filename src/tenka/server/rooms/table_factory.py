"""New tables: what somebody asks for, checked and made."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tenka import bots, games
from tenka.core.errors import BadOptions
from tenka.core.fork import Fork
from tenka.core.puzzle import Puzzle
from tenka.core.record import Player, Record, commitment
from tenka.core.table import AnyTable, Table
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name, shown_names
from tenka.server.moments import timestamp
from tenka.server.protocol.http import CreateTable, SeatSpec, TableSettings, TimeControl
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.replays import ForkRequest
from tenka.server.rooms.rulesets import ruleset
from tenka.server.storage.model import Identity, StoredSeat, StoredTable

BOT_NAMES: Final = "Nobunaga Hideyoshi Ieyasu Shingen Kenshin Masamune".split()
SEED_BYTES: Final = 32
LEAST_SECONDS: Final = 10
NO_ONE: Final = Identity("", "")


def new_table(request: CreateTable, me: Identity, seed: str | None = None) -> StoredTable:
    """The table of a request; Problem for one that makes no sense. Without an open seat the game begins.

    The seed is secret and random, unless everybody may know it.
    """
    _check(request)
    seats = _seats(request.seats, me)
    known = None if seed is None else bytes.fromhex(seed)
    table = _fresh(request.game, games.PLUGINS[request.game].version, request.options, seats, known)
    table = replace(
        table, listed=request.listed, settings=msgspec.to_builtins(_table_settings(request.settings))
    )
    return table if table.status == "waiting" else with_start(table)


def seated_table(request: CreateTable, people: Sequence[Identity], seed: str | None = None) -> StoredTable:
    """The table of a request with these people in its open seats, one after the other: its game begins."""
    table, coming = new_table(request, NO_ONE, seed), iter(people)
    seats = [_person_seat(next(coming)) if seat.kind == "open" else seat for seat in table.seats]
    return with_start(replace(table, seats=seats))


def forked_table(record: Record, request: ForkRequest, me: Identity) -> StoredTable:
    """A table for playing on from a moment of another game, against bots; its start is still to be drawn.
    Problem."""
    if request.bot not in bot_levels(record.game):
        raise Problem("bad-bot")
    if request.seat >= len(record.players):
        raise Problem("bad-request")
    seats = [SeatSpec("bot", request.bot) for _ in record.players]
    seats[request.seat] = SeatSpec("me")
    table = _fresh(record.game, record.version, record.options, _seats(seats, me))
    return replace(table, origin="fork")


def puzzle_table(puzzle: Puzzle, seat: int) -> StoredTable:
    """What the table of a puzzle looks like. It is stored nowhere, and nobody's name is at it."""
    seats = [_bot_seat(number, None) for number in range(puzzle.seats)]
    seats[seat] = StoredSeat("person", "")
    return StoredTable(
        id=f"puzzle:{puzzle.id}",
        game=puzzle.game,
        version=puzzle.version,
        options=puzzle.options,
        status="playing",
        seed="",
        commitment="",
        start={},
        invite="",
        created="",
        updated="",
        result=[],
        seats=seats,
        origin="fork",
    )


def _fresh(
    game: str, version: int, options: dict[str, Any], seats: list[StoredSeat], known: bytes | None = None
) -> StoredTable:
    seed = known or secrets.token_bytes(SEED_BYTES)
    waiting = any(seat.kind == "open" for seat in seats)
    moment = timestamp()
    return StoredTable(
        id=new_id(),
        game=game,
        version=version,
        options=options,
        status="waiting" if waiting else "playing",
        seed=seed.hex(),
        commitment=commitment(seed),
        start={},
        invite=new_id(),
        created=moment,
        updated=moment,
        result=[],
        seats=seats,
    )


def rematch_request(table: StoredTable, identity: str) -> CreateTable:
    """The same game with the same people, bots and options; who is not at the asker's screen has to come."""
    seats = [_again(table, seat, identity) for seat in table.seats]
    return CreateTable(
        table.game, seats, table.options, settings=msgspec.convert(table.settings, TableSettings)
    )


def _again(table: StoredTable, seat: StoredSeat, identity: str) -> SeatSpec:
    if seat.identity == identity:
        return SeatSpec("me")
    if seat.screen is not None and table.seats[seat.screen].identity == identity:
        return SeatSpec("here", name=seat.name)
    return SeatSpec("bot", seat.bot) if seat.kind == "bot" else SeatSpec("open")


def with_start(table: StoredTable) -> StoredTable:
    """The table with the draws of its set-up."""
    return replace(table, start=open_table(table).start, status="playing")


def open_table(table: StoredTable) -> AnyTable:
    game = ruleset(table)
    return Table.open(game, players(table), bytes.fromhex(table.seed), table.options, fork_of(table))


def fork_of(table: StoredTable) -> Fork | msgspec.UnsetType:
    return msgspec.UNSET if table.fork is None else msgspec.convert(table.fork, Fork)


def with_bots(table: StoredTable, bot: str) -> StoredTable:
    """A waiting table with a bot in each open seat, so that it can begin. Problem."""
    if bot not in bot_levels(table.game):
        raise Problem("bad-bot")
    seats = enumerate(table.seats)
    filled = [_bot_seat(number, bot) if seat.kind == "open" else seat for number, seat in seats]
    return replace(table, seats=filled, status="playing")


def players(table: StoredTable) -> list[Player]:
    named = zip(shown_names(table.seats), table.seats, strict=True)
    return [Player(name, "person" if seat.kind == "person" else "bot", seat.bot) for name, seat in named]


def bot_levels(game: str) -> list[str]:
    """The bots that can play a game; a game may have none yet."""
    try:
        return bots.levels(game)
    except BadOptions:
        return []


def _check(request: CreateTable) -> None:
    info = games.PLUGINS.get(request.game)
    if info is None:
        raise Problem("unknown-game")
    if len(request.seats) not in info.seats:
        raise Problem("bad-seats")
    if sum(seat.kind == "me" for seat in request.seats) != 1 and not for_others(request):
        raise Problem("one-me")
    if any((seat.kind == "here") != (seat.name is not None) for seat in request.seats):
        raise Problem("bad-request")
    levels = bot_levels(request.game)
    if any(seat.bot not in levels if seat.kind == "bot" else seat.bot for seat in request.seats):
        raise Problem("bad-bot")
    try:
        games.load(request.game, len(request.seats), request.options)
    except BadOptions as error:
        raise Problem("bad-options", why=error) from None


def for_others(request: CreateTable) -> bool:
    """Whoever makes such a table watches it; others, such as programs, take the open seats."""
    kinds = {seat.kind for seat in request.seats}
    return "open" in kinds and kinds <= {"open", "bot"}


def _table_settings(settings: TableSettings) -> TableSettings:
    """Problem for a time control that nobody could play to."""
    control = settings.time_control
    if control.kind == "none":
        return replace(settings, time_control=TimeControl())
    if control.seconds < LEAST_SECONDS:
        raise Problem("bad-time-control")
    return settings if control.kind == "live" else replace(settings, time_control=replace(control, more=0))


def _seats(specs: list[SeatSpec], me: Identity) -> list[StoredSeat]:
    mine = next((number for number, spec in enumerate(specs) if spec.kind == "me"), None)
    return [_seat(number, spec, me, mine) for number, spec in enumerate(specs)]


def _seat(number: int, spec: SeatSpec, me: Identity, mine: int | None) -> StoredSeat:
    if spec.kind == "me":
        return _person_seat(me)
    if spec.kind == "here":
        return StoredSeat("person", clean_name(spec.name or ""), screen=mine)
    if spec.kind == "bot":
        return _bot_seat(number, spec.bot)
    return StoredSeat("open", "")


def _person_seat(person: Identity) -> StoredSeat:
    return StoredSeat("person", person.name, identity=person.id)


def _bot_seat(number: int, bot: str | None) -> StoredSeat:
    return StoredSeat("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=bot)
