"""New tables: what somebody wishes for, checked and made."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from msgspec.structs import replace

from tenka import bots, games
from tenka.core.errors import BadOptions
from tenka.core.record import Player, commitment
from tenka.core.table import Table
from tenka.server.database import now
from tenka.server.identity import new_id
from tenka.server.names import shown_names
from tenka.server.problems import Refusal
from tenka.server.protocol import CreateTable, SeatWish
from tenka.server.storage import Identity, StoredSeat, StoredTable

BOT_NAMES: Final = "Nobunaga Hideyoshi Ieyasu Shingen Kenshin Masamune".split()
SEED_BYTES: Final = 32


def new_table(wish: CreateTable, me: Identity) -> StoredTable:
    """The table of a wish; Refusal for one that makes no sense. Without an open seat the game begins."""
    _check(wish)
    seats = [_seat(number, seat, me) for number, seat in enumerate(wish.seats)]
    seed = secrets.token_bytes(SEED_BYTES)
    waiting = any(seat.kind == "open" for seat in seats)
    moment = now()
    table = StoredTable(
        id=new_id(),
        game=wish.game,
        version=games.INFO[wish.game].version,
        options=wish.options,
        status="waiting" if waiting else "playing",
        seed=seed.hex(),
        commitment=commitment(seed),
        start={},
        invite=new_id(),
        created=moment,
        updated=moment,
        result=[],
        seats=seats,
        listed=wish.listed,
    )
    return with_start(table) if not waiting else table


def rematch_wish(table: StoredTable, identity: str) -> CreateTable:
    """The same game with the same people, bots and options; everybody but the asker has to come."""
    kinds: dict[str, Literal["open", "bot"]] = {"person": "open", "open": "open", "bot": "bot"}
    seats = [
        SeatWish("me") if seat.identity == identity else SeatWish(kinds[seat.kind], seat.bot)
        for seat in table.seats
    ]
    return CreateTable(table.game, seats, table.options)


def with_start(table: StoredTable) -> StoredTable:
    """The table with the draws of its set-up."""
    return replace(table, start=open_table(table).start, status="playing")


def open_table(table: StoredTable) -> Table:
    game = games.load(table.game, len(table.seats), table.options, table.version)
    return Table.open(game, players(table), bytes.fromhex(table.seed), table.options)


def players(table: StoredTable) -> list[Player]:
    named = zip(shown_names(table.seats), table.seats, strict=True)
    return [Player(name, "bot" if seat.kind == "bot" else "person", seat.bot) for name, seat in named]


def bot_levels(game: str) -> list[str]:
    """The bots that can play a game; a game may have none yet."""
    try:
        return bots.levels(game)
    except BadOptions:
        return []


def _check(wish: CreateTable) -> None:
    info = games.INFO.get(wish.game)
    if info is None:
        raise Refusal("unknown-game")
    if len(wish.seats) not in info.seats:
        raise Refusal("bad-seats")
    if sum(seat.kind == "me" for seat in wish.seats) != 1:
        raise Refusal("one-me")
    levels = bot_levels(wish.game)
    if any(seat.bot not in levels if seat.kind == "bot" else seat.bot for seat in wish.seats):
        raise Refusal("bad-bot")
    try:
        games.load(wish.game, len(wish.seats), wish.options)
    except BadOptions as error:
        raise Refusal("bad-options", str(error)) from None


def _seat(number: int, wish: SeatWish, me: Identity) -> StoredSeat:
    if wish.kind == "me":
        return StoredSeat("person", me.name, identity=me.id)
    if wish.kind == "bot":
        return StoredSeat("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=wish.bot)
    return StoredSeat("open", "")
