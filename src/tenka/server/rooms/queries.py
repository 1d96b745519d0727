"""What others ask of a room and what changes nothing in its game."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from msgspec.structs import replace

from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame
from tenka.core.record import Record
from tenka.server.protocol.http import Notes, TableInfo, Why
from tenka.server.protocol.problems import Refusal
from tenka.server.rooms import table_factory, views
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.position import Position, with_seat
from tenka.server.storage.interface import Identity, Storage, StoredTable

CLOSED: Final = "table-closed"


class Questions:
    """The quiet part of a Room."""

    id: str
    audience: Audience
    storage: Storage

    def at(self) -> AbstractAsyncContextManager[Position]:
        raise NotImplementedError

    def forget(self) -> None:
        raise NotImplementedError

    def end(self, code: str) -> None:
        """Send everybody away; what is in memory is void."""
        self.forget()
        self.audience.dismiss(code)

    async def reseat(self) -> None:
        """Seats belong to others than before, as is stored already: everybody looks again."""
        async with self.at() as position:
            stored = await self.storage.table(self.id)
            if stored is None:
                self.end("no-table")
                return
            position.stored = stored
            if position.live is not None:
                position.live.players = table_factory.players(stored)
            self.audience.tell_views(position)

    async def info(self, identity: str) -> TableInfo:
        async with self.at() as position:
            screen = views.seats_at_screen(position.stored, identity)
            return self.audience.info(position, self.audience.sitting(position, identity), screen)

    async def rename(self, person: Identity) -> None:
        """Show somebody's new name, which is stored already."""
        async with self.at() as position:
            seat = views.seat_of(position.stored, person.id)
            if seat != PUBLIC and position.stored.status != "over":
                position.stored = with_seat(position.stored, seat, name=person.name)
                if position.live is not None:
                    position.live.players = table_factory.players(position.stored)
                self.audience.tell_table(position)

    async def look(self, identity: str) -> tuple[AnyGame, Any]:
        """The game and what somebody may know of it now, for questions about it. Refusal."""
        async with self.at() as position:
            if position.live is None:
                raise Refusal("not-started")
            return position.live.game, position.live.observe(self.audience.sitting(position, identity))

    async def so_far(self, identity: str) -> tuple[Record, int]:
        """The record up to now and the seat of somebody, for showing it to nobody else. Refusal."""
        async with self.at() as position:
            if position.live is None:
                raise Refusal("not-started")
            return position.live.record(), self.audience.sitting(position, identity)

    async def finished_table(self) -> StoredTable:
        """The table, once its game is over. Refusal."""
        async with self.at() as position:
            if position.stored.status != "over":
                raise Refusal("not-over")
            return position.stored

    async def offer_rematch(self, rematch: str) -> None:
        """Show the next table, which is stored already, to those who sat at this one."""
        async with self.at() as position:
            position.stored = replace(position.stored, rematch=rematch)
            self.audience.tell_table(position)

    async def why(self, identity: str, move: str) -> Why:
        """What playing this move would be refused with. Changes nothing."""
        async with self.at() as position:
            seat = self.audience.sitting(position, identity)
            if seat == PUBLIC or position.live is None:
                return Why("not-seated" if seat == PUBLIC else "table-waiting", None)
            try:
                position.live.check(seat, move)
            except Refused as error:
                return Why(error.refusal.code, error.refusal.rule or None)
            return Why(None, None)

    async def finished(self) -> Record:
        """The record with everything in it, once nothing is secret any more. Refusal."""
        async with self.at() as position:
            return position.record()

    async def notes(self, identity: str) -> Notes:
        """Everybody's notes once the game is over; until then the own."""
        async with self.at() as position:
            seat = self.audience.sitting(position, identity)
            over = position.stored.status == "over"
            found = await self.storage.notes(self.id)
            return Notes([text if over or number == seat else "" for number, text in enumerate(found)])

    async def write_notes(self, identity: str, seat: int, text: str) -> None:
        """Keep somebody's notes. Refusal."""
        async with self.at() as position:
            sitting = self.audience.sitting(position, identity)
            if sitting == PUBLIC or sitting != seat:
                raise Refusal("not-seated" if sitting == PUBLIC else "not-your-seat")
            if position.stored.status == "over":
                raise Refusal("notes-open")
            await self.storage.write_notes(self.id, seat, text)
