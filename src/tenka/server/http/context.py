"""One request: who asks for what, and the services that answer it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from tenka.server.http.responses import read_as
from tenka.server.identity.asker import Asker, asker_of
from tenka.server.identity.visitor import Visitor
from tenka.server.rooms.room import Room
from tenka.server.storage.model import Identity

if TYPE_CHECKING:
    from tenka.server.services import Services

T = TypeVar("T")


class Context(NamedTuple):
    services: Services
    request: Request
    visitor: Visitor

    @property
    def table(self) -> str:
        """The id in the address."""
        return str(self.request.path_params["table"])

    @property
    def asker(self) -> Asker:
        return asker_of(self.request, self.visitor)

    def room(self) -> AbstractAsyncContextManager[Room]:
        """The room of the table in the address. Problem."""
        return self.services.hub.room(self.table)

    def parameter(self, name: str, default: str = "") -> str:
        """From the query of the address."""
        return self.request.query_params.get(name, default)

    async def read(self, kind: type[T]) -> T:
        """The body as one of the protocol's Structs. Problem."""
        return await read_as(self.request, kind, self.services.settings.limits.body)

    async def identity(self) -> Identity:
        return await self.services.identity(self.visitor)


Handler = Callable[[Context], Awaitable[Response]]
