"""Accounts: make one, sign in, sign out, by password or by an OpenID provider."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.responses import RedirectResponse, Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.accounts import PENDING_LIFE
from tenka.server.identity.visitor import Visitor
from tenka.server.moments import moment_of
from tenka.server.protocol.accounts import (
    AccountInfo,
    Begin,
    ChangePassword,
    Device,
    Redirect,
    SignedIn,
    SignIn,
    SignOut,
    SignUp,
)
from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import Clash, Identity, MergeResult, OpenId

BACK: Final = "/api/account/openid/back"
NOTHING: Final = MergeResult([], [])


async def show(context: Context) -> Response:
    services, storage = context.services, context.services.storage
    account = await storage.accounts.get(context.visitor.id) if context.visitor.role != "guest" else None
    ban = await services.gate.ban(context.visitor.id, context.asker.address)
    provider = services.settings.provider
    return json_response(
        AccountInfo(
            name=(await context.identity()).name,
            role=context.visitor.role,
            accounts=services.settings.accounts,
            provider=provider.name if provider is not None and services.openid is not None else "",
            password=account is not None and account.password is not None,
            linked=bool(account and await storage.accounts.openids(context.visitor.id)),
            devices=await _devices(context),
            tables=len(await storage.tables.ids_of_player(context.visitor.id)),
            banned=ban.reason if ban is not None else None,
        )
    )


async def create(context: Context) -> Response:
    body = await context.read(SignUp)
    if context.visitor.role != "guest":
        raise Problem("signed-in")
    person = await context.services.accounts.sign_up(body.name, body.password, context.asker.address)
    merged = await _merge_guest(context, person)
    return await _enter(context, person, merged, status=201)


async def sign_in(context: Context) -> Response:
    body = await context.read(SignIn)
    account = await context.services.accounts.sign_in(body.name, body.password, context.asker.address)
    person = Identity(account.identity, account.name)
    merged = await _merge_guest(context, person) if body.bring else NOTHING
    return await _enter(context, person, merged)


async def sign_out(context: Context) -> Response:
    body = await context.read(SignOut)
    if body.everywhere:
        await context.services.storage.sessions.end_all(context.visitor.id)
    else:
        await context.services.accounts.end(context.visitor.session, context.visitor.id)
    context.services.connections.dismiss(context.visitor.id)
    response = json_response({})
    context.services.cookies.drop(context.request, response, context.services.cookies.session)
    return response


async def password(context: Context) -> Response:
    body = await context.read(ChangePassword)
    accounts = context.services.accounts
    await accounts.change_password(context.visitor.id, body.old, body.new, context.asker.address)
    person = await context.identity()
    return await _enter(context, person, NOTHING)


# --- by a provider -----------------------------------------------------------------------------------


async def begin(context: Context) -> Response:
    """Where to sign in. The cookie makes sure that the browser which comes back is this one."""
    body = await context.read(Begin)
    services, openid = context.services, context.services.openid
    if openid is None:
        raise Problem("no-accounts")
    await services.accounts.count_attempt(context.asker.address)
    state, url = await openid.begin(services.site(context.request) + BACK, bring=body.bring)
    response = json_response(Redirect(url))
    services.cookies.write(context.request, response, services.cookies.pending, state, PENDING_LIFE)
    return response


async def back(context: Context) -> Response:
    """The provider has sent somebody here: to the account's page, in any case."""
    try:
        response = await _returned(context)
    except Problem as problem:
        response = RedirectResponse(f"/account?problem={problem.code}", 303)
    context.services.cookies.drop(context.request, response, context.services.cookies.pending)
    return response


async def _returned(context: Context) -> Response:
    services, openid = context.services, context.services.openid
    given = context.parameter("state")
    expected = services.cookies.read(context.request, services.cookies.pending)
    if openid is None or not given or not _same(given, expected):
        raise Problem("openid-failed")
    found = await openid.take(given, context.parameter("code"), services.site(context.request) + BACK)
    if context.visitor.role != "guest":
        await _link(context, found.openid)
        return RedirectResponse("/account", 303)
    person = await services.accounts.of_openid(found.openid, found.name)
    merged = await _merge_guest(context, person) if found.bring else NOTHING
    return await _enter(context, person, merged, to="/account")


async def _link(context: Context, openid: OpenId) -> None:
    known = await context.services.storage.accounts.of_openid(openid)
    if known is not None and known.identity == context.visitor.id:
        return
    try:
        await context.services.storage.accounts.link(context.visitor.id, openid)
    except Clash:
        raise Problem("openid-taken") from None


# --- for all of them ---------------------------------------------------------------------------------


async def _merge_guest(context: Context, person: Identity) -> MergeResult:
    """What a guest has goes to the account; the guest's pages come again as the account's."""
    if context.visitor.role != "guest" or context.visitor.fresh:
        return NOTHING
    merged = await context.services.storage.accounts.merge_guest(context.visitor.id, person)
    context.services.count_anew()
    await context.services.hub.refresh(merged.tables)
    context.services.connections.dismiss(context.visitor.id)
    return merged


async def _enter(
    context: Context,
    person: Identity,
    merged: MergeResult,
    *,
    status: int = 200,
    to: str = "",
) -> Response:
    """Signed in, with a session that nobody could know before; one that there was ends."""
    if context.visitor.session:
        await context.services.accounts.end(context.visitor.session, context.visitor.id)
        context.services.connections.dismiss(context.visitor.id)
    token = await context.services.accounts.begin(person.id)
    told = SignedIn(person.name, len(merged.tables), merged.shared)
    response = RedirectResponse(to, 303) if to else json_response(told, status)
    session = Visitor(person.id, renew=True, fresh=False, session=token)
    context.services.cookies.put(context.request, response, session)
    return response


async def _devices(context: Context) -> list[Device]:
    if context.visitor.role == "guest":
        return []
    here = await context.services.accounts.session(context.visitor.session)
    mine = here.session.created if here is not None else ""
    found = await context.services.storage.sessions.of_account(context.visitor.id)
    return [Device(one.created, moment_of(one.seen), one.created == mine) for one in found]


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
