"""What the endpoints of games ask for, in a page: everybody is the same person, and nothing is limited."""

from __future__ import annotations

import msgspec

from tenka.page.bots import PageBots
from tenka.page.disk import Disk
from tenka.page.jobs import PageJobs, PagePool
from tenka.page.storage import PageStorage
from tenka.server.cluster.bus import LocalBus
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import guest_name
from tenka.server.identity.visitor import Visitor
from tenka.server.protocol.http import Part
from tenka.server.rooms.coach import Coach
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.notices import Notice
from tenka.server.rooms.settings import RoomLimits, RoomSettings
from tenka.server.storage.model import Identity

ME = "me"
"""Where the disk has the id of the one person."""


class PageLimits(RoomLimits, frozen=True):
    body: int = 64 * 1024


class PageSettings(RoomSettings, frozen=True):
    limits: PageLimits = PageLimits()
    parts: tuple[Part, ...] = ("puzzles",)
    """What is about others is not there."""


class Unlimited:
    async def check(self, *asker: object) -> None: ...

    async def wait(self, *asker: object) -> float:
        return 0.0

    def owe(self, *asker: object) -> None: ...


class NoLimits:
    hints = lines = new_tables = questions = uploads = work = Unlimited()


class PageServices:
    """As much of `Services` as `GAME_ENDPOINTS` and rooms need."""

    def __init__(
        self, disk: Disk, me: str, thinking: PagePool, working: PagePool, settings: PageSettings | None = None
    ) -> None:
        """Bots that search think in one worker; the coach, and what goes through whole games, in another."""
        self.settings = settings or PageSettings()
        self.limits = NoLimits()
        self.storage = PageStorage(disk)
        self.visitor = Visitor(me, renew=False, fresh=False)
        bots, chat = PageBots(thinking), self.limits.lines
        self.hub = Hub(
            Environment(self.storage, LocalBus(), bots, _tell_nobody, chat, self.settings), _know_nobody
        )
        self.jobs = PageJobs(working)
        self.coach = Coach(working, None, 1)

    async def identity(self, visitor: Visitor) -> Identity:
        known = await self.storage.identities.get(visitor.id)
        return known or Identity(visitor.id, guest_name(visitor.id))

    async def check_name(self, person: Identity) -> None:
        """There are no accounts whose names could be taken."""


async def the_person(disk: Disk) -> str:
    """The id of whoever plays here, made at the first time."""
    kept = await disk.get(ME)
    if kept is None:
        kept = msgspec.json.encode(new_id()).decode()
        await disk.write({ME: kept})
    return msgspec.json.decode(kept, type=str)


def _tell_nobody(identity: str, notice: Notice) -> None:
    """Whoever plays here sees it."""


def _know_nobody(identity: str) -> None:
    """No other process changes anything."""
