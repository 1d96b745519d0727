"""The HTTP requests about accounts: make one, sign in, sign out, by password or by an OpenID provider."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tenka.server.http.responses import json_response, read_as
from tenka.server.identity.accounts import PENDING_LIFE, moment_of
from tenka.server.identity.cookies import Visitor, address_of
from tenka.server.identity.openid import OpenIdClient
from tenka.server.protocol.accounts import (
    AccountInfo,
    Begin,
    ChangePassword,
    Device,
    Elsewhere,
    SignedIn,
    SignIn,
    SignOut,
    SignUp,
)
from tenka.server.protocol.problems import Problem
from tenka.server.services import Services
from tenka.server.storage.model import Clash, Identity, MergeResult, OpenId

logger = logging.getLogger(__name__)
Way = tuple[str, str, Callable[[Request, Visitor], Awaitable[Response]]]
BACK: Final = "/api/account/openid/back"
NOTHING: Final = MergeResult([], [])


class AccountApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._body = services.settings.limits.body
        provider = services.settings.provider
        off = services.settings.accounts == "off"
        self._openid = None if provider is None or off else OpenIdClient(provider, services.storage.sessions)
        self._opening = f"{services.cookies.name}_opening"
        self.ways: list[Way] = [
            ("/account", "GET", self.show),
            ("/account/create", "POST", self.create),
            ("/account/sign-in", "POST", self.sign_in),
            ("/account/sign-out", "POST", self.sign_out),
            ("/account/password", "POST", self.password),
            ("/account/openid", "POST", self.begin),
            ("/account/openid/back", "GET", self.back),
        ]

    async def show(self, request: Request, visitor: Visitor) -> Response:
        services, storage = self._services, self._services.storage
        account = await storage.accounts.get(visitor.id) if visitor.role != "guest" else None
        ban = await services.gate.ban(visitor.id, address_of(request))
        provider = services.settings.provider
        return json_response(
            AccountInfo(
                name=(await services.identity(visitor)).name,
                role=visitor.role,
                accounts=services.settings.accounts,
                provider=provider.name if provider is not None and self._openid is not None else "",
                password=account is not None and account.password is not None,
                linked=bool(account and await storage.accounts.openids(visitor.id)),
                devices=await self._devices(visitor),
                tables=len(await storage.tables.ids_of_player(visitor.id)),
                banned=ban.reason if ban is not None else None,
            )
        )

    async def create(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, SignUp, self._body)
        if visitor.role != "guest":
            raise Problem("signed-in")
        person = await self._services.accounts.sign_up(wish.name, wish.password, address_of(request))
        brought = await self._bring(visitor, person)
        return await self._enter(request, visitor, person, brought, status=201)

    async def sign_in(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, SignIn, self._body)
        account = await self._services.accounts.sign_in(wish.name, wish.password, address_of(request))
        person = Identity(account.identity, account.name)
        brought = await self._bring(visitor, person) if wish.bring else NOTHING
        return await self._enter(request, visitor, person, brought)

    async def sign_out(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, SignOut, self._body)
        if wish.everywhere:
            await self._services.storage.sessions.end_all(visitor.id)
        else:
            await self._services.accounts.end(visitor.session, visitor.id)
        self._services.attendance.dismiss(visitor.id)
        response = json_response({})
        self._services.cookies.drop(request, response, self._services.cookies.session)
        return response

    async def password(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, ChangePassword, self._body)
        accounts = self._services.accounts
        await accounts.change_password(visitor.id, wish.old, wish.new, address_of(request))
        person = await self._services.identity(visitor)
        return await self._enter(request, visitor, person, NOTHING)

    # --- by a provider -----------------------------------------------------------------------------

    async def begin(self, request: Request, visitor: Visitor) -> Response:
        """Where to sign in. The cookie makes sure that the browser which comes back is this one."""
        wish = await read_as(request, Begin, self._body)
        if self._openid is None:
            raise Problem("no-accounts")
        await self._services.accounts.count_attempt(address_of(request))
        state, url = await self._openid.begin(self._services.site(request) + BACK, bring=wish.bring)
        response = json_response(Elsewhere(url))
        self._services.cookies.write(request, response, self._opening, state, PENDING_LIFE)
        return response

    async def back(self, request: Request, visitor: Visitor) -> Response:
        """The provider has sent somebody here: to the account's page, in any case."""
        try:
            response = await self._returned(request, visitor)
        except Problem as problem:
            response = RedirectResponse(f"/account?problem={problem.code}", 303)
        self._services.cookies.drop(request, response, self._opening)
        return response

    async def _returned(self, request: Request, visitor: Visitor) -> Response:
        given = request.query_params.get("state", "")
        expected = self._services.cookies.read(request, self._opening)
        if self._openid is None or not given or not _same(given, expected):
            raise Problem("openid-failed")
        back = self._services.site(request) + BACK
        found = await self._openid.take(given, request.query_params.get("code", ""), back)
        if visitor.role != "guest":
            await self._link(visitor, found.openid)
            return RedirectResponse("/account", 303)
        person = await self._services.accounts.of_openid(found.openid, found.name)
        brought = await self._bring(visitor, person) if found.bring else NOTHING
        return await self._enter(request, visitor, person, brought, to="/account")

    async def _link(self, visitor: Visitor, openid: OpenId) -> None:
        known = await self._services.storage.accounts.of_openid(openid)
        if known is not None and known.identity == visitor.id:
            return
        try:
            await self._services.storage.accounts.link(visitor.id, openid)
        except Clash:
            raise Problem("openid-taken") from None

    # --- for all of them ---------------------------------------------------------------------------

    async def _bring(self, visitor: Visitor, person: Identity) -> MergeResult:
        """What a guest has goes to the account; the guest's pages come again as the account's."""
        if visitor.role != "guest" or visitor.fresh:
            return NOTHING
        brought = await self._services.storage.accounts.merge_guest(visitor.id, person)
        await self._services.hub.refresh(brought.tables)
        self._services.attendance.dismiss(visitor.id)
        return brought

    async def _enter(
        self,
        request: Request,
        visitor: Visitor,
        person: Identity,
        brought: MergeResult,
        *,
        status: int = 200,
        to: str = "",
    ) -> Response:
        """Signed in, with a session that nobody could know before; one that there was ends."""
        if visitor.session:
            await self._services.accounts.end(visitor.session, visitor.id)
            self._services.attendance.dismiss(visitor.id)
        token = await self._services.accounts.begin(person.id)
        told = SignedIn(person.name, len(brought.tables), brought.shared)
        response = RedirectResponse(to, 303) if to else json_response(told, status)
        session = Visitor(person.id, renew=True, fresh=False, session=token)
        self._services.cookies.put(request, response, session)
        return response

    async def _devices(self, visitor: Visitor) -> list[Device]:
        if visitor.role == "guest":
            return []
        here = await self._services.accounts.session(visitor.session)
        mine = here.session.created if here is not None else ""
        found = await self._services.storage.sessions.of_account(visitor.id)
        return [Device(one.created, moment_of(one.seen), one.created == mine) for one in found]


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
