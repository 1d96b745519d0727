"""What the server is made of, in one place."""

from __future__ import annotations

from tenka.server.bus import Alone, Bus
from tenka.server.coach import Coach
from tenka.server.database import Database
from tenka.server.hub import Hub
from tenka.server.identity import Cookies, Visitor, guest_name, secret_of
from tenka.server.limits import Buckets
from tenka.server.notices import Notifier
from tenka.server.notices_bus import NoticesBus
from tenka.server.settings import Settings
from tenka.server.storage import Identity, Storage


def bus_of(storage: Storage, settings: Settings) -> Bus:
    """Processes can share a PostgreSQL; a SQLite file belongs to one."""
    if isinstance(storage, Database) and storage.url.get_backend_name() == "postgresql":
        return NoticesBus(storage, settings.poll_seconds)
    return Alone()


class Services:
    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage or Database(settings.url())
        self.cookies = Cookies(secret_of(settings))
        self.notifier = Notifier(self.storage, settings, self.cookies.secret)
        self.bus: Bus = bus_of(self.storage, settings)
        self.hub = Hub(self.storage, settings, self.bus, self.notifier.tell)
        self.messages = Buckets(limits.messages_a_second, limits.messages_at_once)
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.questions = Buckets(limits.questions_a_second, limits.questions_at_once)
        self.hints = Buckets(limits.hints_a_second, limits.hints_at_once)
        self.coach = Coach(limits.coach_trials or None, limits.coach_queue)
        self.letters = Buckets(limits.letters_a_second, limits.letters_at_once)
        self.new_tables = Buckets(limits.tables_a_second, limits.tables_at_once)
        self.uploads = Buckets(limits.uploads_a_second, limits.uploads_at_once)
        self.connections: dict[str, int] = {}
        """Open WebSockets and streams by who opened them."""
        self.draining = False
        """Set when the server is about to stop."""

    async def identity(self, visitor: Visitor) -> Identity:
        known = None if visitor.fresh else await self.storage.identity(visitor.id)
        return known or Identity(visitor.id, guest_name(visitor.id))

    def count(self, sender: str, most: int) -> bool:
        """One more connection of somebody, if they may have another."""
        if self.connections.get(sender, 0) >= most:
            return False
        self.connections[sender] = self.connections.get(sender, 0) + 1
        return True

    def uncount(self, sender: str) -> None:
        self.connections[sender] -= 1
        if not self.connections[sender]:
            del self.connections[sender]
