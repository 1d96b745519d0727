"""What the server is made of, in one place."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from tenka.core.table import AnyTable
from tenka.server.cluster.bus import Bus, LocalBus
from tenka.server.cluster.postgres_bus import PostgresBus
from tenka.server.cluster.shared_limits import SharedBuckets
from tenka.server.identity.access import Gate
from tenka.server.identity.accounts import Accounts
from tenka.server.identity.asker import Asker
from tenka.server.identity.bot_tokens import BotTokens
from tenka.server.identity.cookies import Cookies, secret_of
from tenka.server.identity.names import guest_name
from tenka.server.identity.openid import OpenIdClient
from tenka.server.identity.visitor import Visitor
from tenka.server.jobs import Jobs
from tenka.server.notify.confirmations import Confirmations
from tenka.server.notify.notices import Notifier
from tenka.server.ops.costs import LOAD
from tenka.server.ops.metrics import RoomMeter
from tenka.server.ops.rates import RateLimits
from tenka.server.people.organizer import Organizer
from tenka.server.people.scorekeeper import Scorekeeper
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.bot_workers import BotWorkers
from tenka.server.rooms.coach import Coach
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.workers import WorkerPool
from tenka.server.settings import Settings
from tenka.server.socket.connections import Connections
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Identity, StorageError

DAY: Final = 24 * 3600.0


def bus_of(database: Database, settings: Settings) -> Bus:
    return PostgresBus(database.transactions, settings.poll_seconds) if database.is_shared else LocalBus()


def openid_of(settings: Settings, storage: Storage) -> OpenIdClient | None:
    if settings.provider is None or settings.accounts == "off":
        return None
    return OpenIdClient(settings.provider, storage.sessions)


class Services:
    def __init__(self, settings: Settings, database: Database | None = None) -> None:
        self.settings = settings
        database = database or Database(database_url(settings))
        self.storage: Storage = database
        self.cookies = Cookies(secret_of(settings))
        self.storage.buckets.salt = self.cookies.secret
        self.bot_tokens = BotTokens(self.cookies.secret)
        self.confirmations = Confirmations(self.cookies.secret)
        self.accounts = Accounts(self.storage, settings)
        self.openid = openid_of(settings, self.storage)
        self.connections = Connections()
        self.gate = Gate(self.storage.moderation)
        self.notifier = Notifier(self.storage.subscriptions, settings, self.cookies.secret)
        self.bus: Bus = bus_of(database, settings)
        shared = self.storage.buckets if self.storage.is_shared else None
        self.limits = RateLimits(settings.limits, shared)
        self.scorekeeper = Scorekeeper(self.storage, settings.parts)
        a_day = settings.limits.deals_of_address
        self.deals_begun = SharedBuckets(self.storage.buckets, "deal", a_day / DAY, a_day)
        environment = Environment(
            self.storage,
            self.bus,
            BotWorkers(),
            self.notifier.tell,
            self.limits.lines,
            settings,
            RoomMeter(),
            self._game_ended,
        )
        self.hub = Hub(environment, self._person_changed)
        self.organizer = Organizer(
            self.storage,
            self.hub,
            self.gate,
            self.notifier.tell,
            opened=self.scorekeeper.catch_up_soon,
            pause=settings.sweep_seconds,
        )
        self._rechecking: asyncio.Task[None] | None = None
        self.jobs = Jobs(self.limits.work)
        limits = settings.limits
        self.coach = Coach(
            WorkerPool(1, low_priority=True), limits.coach_simulations or None, limits.coach_queue
        )
        self.started = monotonic()
        self.draining = False
        """Set when the server is about to stop."""

    def site(self, connection: HTTPConnection) -> str:
        """The address of this server, as the host has set it; else as this visitor calls it."""
        asked = f"{connection.url.scheme}://{connection.headers.get('host', '')}"
        return self.settings.site or asked

    async def visitor(self, connection: HTTPConnection, *, renew: bool = True) -> Visitor:
        """Whose request this is: somebody's who is signed in, else a guest's. A session is renewed only where
        the answer can carry its cookie."""
        token = self.cookies.read(connection, self.cookies.session)
        opened = await self.accounts.session(token, renew=renew) if token else None
        if opened is None:
            return self.cookies.visitor(connection)
        found = opened.session
        return Visitor(found.identity, opened.renewed, fresh=False, role=found.role, session=token)

    async def charge(self, asker: Asker, cost: int, table: str | None = None) -> None:
        """Take what something costs, and more if a table has to be loaded for it. Problem."""
        loading = table is not None and not self.hub.is_loaded(table)
        await self.limits.work.check(asker.sender, asker.address, cost + (LOAD if loading else 0))

    async def recheck(self) -> None:
        """Send everybody away who is connected and may not be any more."""
        self.gate.forget()
        for one in list(self.connections.open):
            ended = one.session and await self.accounts.session(one.session) is None
            if await self.gate.ban(one.identity, one.address) is not None:
                one.listener.dismiss("banned")
            elif ended:
                one.listener.dismiss()

    def _game_ended(self, table: str, live: AnyTable) -> None:
        if self.settings.parts:
            self.scorekeeper.ended(table, live)
        if "contests" in self.settings.parts:
            self.organizer.ended(table)

    def count_anew(self) -> None:
        """Somebody's games belong to nobody, or to somebody else, as is stored already."""
        if self.settings.parts:
            self.scorekeeper.catch_up_soon()

    def _person_changed(self, identity: str) -> None:
        """Another process has changed something about somebody, or nobody knows about whom."""
        self.gate.forget()
        if identity:
            self.connections.dismiss(identity)
        else:
            self._rechecking = asyncio.create_task(self._recheck_quietly())

    async def _recheck_quietly(self) -> None:
        with suppress(StorageError):  # it is looked again as soon as the line is there again
            await self.recheck()

    async def identity(self, visitor: Visitor) -> Identity:
        known = None if visitor.fresh else await self.storage.identities.get(visitor.id)
        return known or Identity(visitor.id, guest_name(visitor.id))

    async def check_name(self, person: Identity) -> None:
        """Nobody takes the name of an account, or one that looks like it. Problem."""
        if await self.storage.accounts.is_name_taken(person.name, besides=person.id):
            raise Problem("name-taken")
