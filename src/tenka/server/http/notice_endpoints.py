"""Notices: where somebody wants to be told, a test message, what waits now."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import new_id
from tenka.server.identity.visitor import Visitor
from tenka.server.notify import mail, outbound
from tenka.server.notify.notices import words
from tenka.server.notify.outbound import Unreachable
from tenka.server.protocol.notices import Confirm, Notices, Subscribe, SubscriptionInfo, WaitingTables
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.notices import Notice
from tenka.server.storage.model import Subscription
from tenka.texts import Texts, languages

MANY: Final = 50


async def show(context: Context) -> Response:
    return json_response(await _notices(context, context.visitor.id))


async def subscribe(context: Context) -> Response:
    """Store an address; one for mail only once the letter sent there has come back."""
    body = await context.read(Subscribe)
    if body.language not in languages():
        raise Problem("bad-request")
    await _check_room(context, context.visitor.id)
    site = context.services.site(context.request)
    wanted = Subscription(new_id(), context.visitor.id, body.kind, body.target, body.language, site)
    if body.kind == "mail":
        await _send_letter(context, wanted, context.asker.address)
        return json_response(await _notices(context, context.visitor.id, sent=True), 202)
    await _check_address(context, body.target)
    await context.services.storage.subscriptions.add(wanted, await context.identity())
    return json_response(await _notices(context, context.visitor.id), 201)


async def confirm(context: Context) -> Response:
    """The letter may be read in another browser: the address goes to the person who has asked for it."""
    wanted = context.services.confirmations.read((await context.read(Confirm)).token)
    await _check_room(context, wanted.identity)
    person = await context.services.identity(Visitor(wanted.identity, renew=False, fresh=False))
    await context.services.storage.subscriptions.add(wanted, person)
    return json_response(await _notices(context, context.visitor.id), 201)


async def unsubscribe(context: Context) -> Response:
    wanted = await _own(context)
    await context.services.storage.subscriptions.remove(context.visitor.id, wanted.id)
    return json_response(await _notices(context, context.visitor.id))


async def send_test(context: Context) -> Response:
    """Send something now, so that people see whether it arrives."""
    wanted = await _own(context)
    await context.services.limits.letters.check(context.visitor.id, context.asker.address)
    try:
        await context.services.notifier.deliver(wanted, Notice("test"))
    except Unreachable as error:
        raise Problem("not-delivered", f"({error})") from None
    return json_response(await _notices(context, context.visitor.id))


async def waiting(context: Context) -> Response:
    """For the browser that was knocked at: what the knock was about."""
    language = context.parameter("language", "")
    mine = await context.services.storage.tables.of_player(context.visitor.id, MANY)
    notices = []
    for stored in mine:
        if stored.status != "playing":
            continue
        with suppress(Problem):  # closed, or not to be loaded any more
            async with context.services.hub.room(stored.id) as room:
                info = await room.queries.info(context.visitor.id)
            if info.your_turn:
                others = tuple(seat.name for seat in info.seats if not seat.you)
                notices.append(words(Notice("turn", info.game, info.id, others), language, ""))
    return json_response(WaitingTables(notices))


# --- for all of them ---------------------------------------------------------------------------------


async def _notices(context: Context, identity: str, *, sent: bool = False) -> Notices:
    notifier = context.services.notifier
    known = await context.services.storage.subscriptions.of_person(identity)
    return Notices(
        mail=notifier.postbox is not None,
        push_key=notifier.vapid.public,
        subscriptions=[SubscriptionInfo(one.id, one.kind, _shown(one)) for one in known],
        sent=sent,
    )


async def _own(context: Context) -> Subscription:
    known = await context.services.storage.subscriptions.of_person(context.visitor.id)
    wanted = context.request.path_params["subscription"]
    found = next((one for one in known if one.id == wanted), None)
    if found is None:
        raise Problem("no-subscription")
    return found


async def _check_room(context: Context, identity: str) -> None:
    known = await context.services.storage.subscriptions.of_person(identity)
    if len(known) >= context.services.settings.limits.subscriptions:
        raise Problem("too-many-subscriptions")


async def _check_address(context: Context, target: str) -> None:
    private = context.services.settings.private_webhooks
    try:
        await outbound.check(target, private=private)
    except Unreachable:
        raise Problem("bad-address") from None


async def _send_letter(context: Context, wanted: Subscription, address: str) -> None:
    postbox = context.services.notifier.postbox
    if postbox is None:
        raise Problem("no-mail")
    if not mail.is_address(wanted.target):
        raise Problem("bad-address")
    await context.services.limits.letters.check(wanted.identity, address)
    await context.services.limits.letters.check(wanted.target)
    t = Texts(wanted.language)
    token = context.services.confirmations.issue(wanted)
    text = t("notice-letter", site=wanted.site) + f"\n\n{wanted.site}/?confirm={token}\n"
    try:
        await mail.send(postbox, wanted.target, t("notice-letter-title"), text)
    except Unreachable:
        raise Problem("not-delivered") from None


def _shown(subscription: Subscription) -> str:
    """Enough to know it by: an address of the web may hold a secret."""
    if subscription.kind == "mail":
        return subscription.target
    return outbound.parts(subscription.target).hostname or ""
