"""New tables: what somebody wishes for, checked and made."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tenka import bots, games
from tenka.core.errors import BadOptions
from tenka.core.fork import Fork
from tenka.core.record import Player, Record, commitment
from tenka.core.table import Table
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name, shown_names
from tenka.server.moments import timestamp
from tenka.server.protocol.http import CreateTable, ForkRequest, SeatSpec, TableSettings, TimeControl
from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import Identity, StoredSeat, StoredTable

BOT_NAMES: Final = "Nobunaga Hideyoshi Ieyasu Shingen Kenshin Masamune".split()
SEED_BYTES: Final = 32
LEAST_SECONDS: Final = 10


def new_table(wish: CreateTable, me: Identity) -> StoredTable:
    """The table of a wish; Problem for one that makes no sense. Without an open seat the game begins."""
    _check(wish)
    seats = _seats(wish.seats, me)
    table = _fresh(wish.game, games.PLUGINS[wish.game].version, wish.options, seats)
    table = replace(table, listed=wish.listed, house=msgspec.to_builtins(_house(wish.house)))
    return table if table.status == "waiting" else with_start(table)


def forked_table(record: Record, wish: ForkRequest, me: Identity) -> StoredTable:
    """A table for playing on from a moment of another game, against bots; its start is still to be drawn.
    Problem."""
    if wish.bot not in bot_levels(record.game):
        raise Problem("bad-bot")
    if wish.seat >= len(record.players):
        raise Problem("bad-request")
    seats = [SeatSpec("bot", wish.bot) for _ in record.players]
    seats[wish.seat] = SeatSpec("me")
    table = _fresh(record.game, record.version, record.options, _seats(seats, me))
    return replace(table, origin="fork")


def _fresh(game: str, version: int, options: dict[str, Any], seats: list[StoredSeat]) -> StoredTable:
    seed = secrets.token_bytes(SEED_BYTES)
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


def rematch_wish(table: StoredTable, identity: str) -> CreateTable:
    """The same game with the same people, bots and options; who is not at the asker's screen has to come."""
    seats = [_again(table, seat, identity) for seat in table.seats]
    return CreateTable(table.game, seats, table.options, house=msgspec.convert(table.house, TableSettings))


def _again(table: StoredTable, seat: StoredSeat, identity: str) -> SeatSpec:
    if seat.identity == identity:
        return SeatSpec("me")
    if seat.screen is not None and table.seats[seat.screen].identity == identity:
        return SeatSpec("here", name=seat.name)
    return SeatSpec("bot", seat.bot) if seat.kind == "bot" else SeatSpec("open")


def with_start(table: StoredTable) -> StoredTable:
    """The table with the draws of its set-up."""
    return replace(table, start=open_table(table).start, status="playing")


def open_table(table: StoredTable) -> Table:
    game = games.load(table.game, len(table.seats), table.options, table.version)
    return Table.open(game, players(table), bytes.fromhex(table.seed), table.options, fork_of(table))


def fork_of(table: StoredTable) -> Fork | msgspec.UnsetType:
    return msgspec.UNSET if table.fork is None else msgspec.convert(table.fork, Fork)


def players(table: StoredTable) -> list[Player]:
    named = zip(shown_names(table.seats), table.seats, strict=True)
    return [Player(name, "person" if seat.kind == "person" else "bot", seat.bot) for name, seat in named]


def bot_levels(game: str) -> list[str]:
    """The bots that can play a game; a game may have none yet."""
    try:
        return bots.levels(game)
    except BadOptions:
        return []


def _check(wish: CreateTable) -> None:
    info = games.PLUGINS.get(wish.game)
    if info is None:
        raise Problem("unknown-game")
    if len(wish.seats) not in info.seats:
        raise Problem("bad-seats")
    if sum(seat.kind == "me" for seat in wish.seats) != 1:
        raise Problem("one-me")
    if any((seat.kind == "here") != (seat.name is not None) for seat in wish.seats):
        raise Problem("bad-request")
    levels = bot_levels(wish.game)
    if any(seat.bot not in levels if seat.kind == "bot" else seat.bot for seat in wish.seats):
        raise Problem("bad-bot")
    try:
        games.load(wish.game, len(wish.seats), wish.options)
    except BadOptions as error:
        raise Problem("bad-options", why=error) from None


def _house(wish: TableSettings) -> TableSettings:
    """The rules of the house; Problem for a rhythm that nobody could play to."""
    rhythm = wish.rhythm
    if rhythm.kind == "none":
        return replace(wish, rhythm=TimeControl())
    if rhythm.seconds < LEAST_SECONDS:
        raise Problem("bad-rhythm")
    return wish if rhythm.kind == "live" else replace(wish, rhythm=replace(rhythm, more=0))


def _seats(wishes: list[SeatSpec], me: Identity) -> list[StoredSeat]:
    mine = next(number for number, wish in enumerate(wishes) if wish.kind == "me")
    return [_seat(number, wish, me, mine) for number, wish in enumerate(wishes)]


def _seat(number: int, wish: SeatSpec, me: Identity, mine: int) -> StoredSeat:
    if wish.kind == "me":
        return StoredSeat("person", me.name, identity=me.id)
    if wish.kind == "here":
        return StoredSeat("person", clean_name(wish.name or ""), screen=mine)
    if wish.kind == "bot":
        return StoredSeat("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=wish.bot)
    return StoredSeat("open", "")
