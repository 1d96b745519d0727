"""The HTTP requests about notices: where somebody wants to be told, a trial, what waits now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from tenka.server.http.responses import json_response, read_as
from tenka.server.identity.cookies import Visitor, address_of
from tenka.server.identity.ids import new_id
from tenka.server.notify import mail, outbound
from tenka.server.notify.notices import words
from tenka.server.notify.outbound import Unreachable
from tenka.server.protocol.http import Confirm, Notices, Subscribe, SubscriptionInfo, WaitingTables
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.notices import Notice
from tenka.server.storage.model import Subscription
from tenka.texts import Texts, languages

if TYPE_CHECKING:
    from tenka.server.services import Services

Way = tuple[str, str, Callable[[Request, Visitor], Awaitable[Response]]]
LETTER_LIFE: Final = 24 * 3600
MANY: Final = 50


class NoticeApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._body = services.settings.limits.body
        self._letters = URLSafeTimedSerializer(services.cookies.secret, salt="tenka-mail-address")
        self.ways: list[Way] = [
            ("/me/notices", "GET", self.show),
            ("/me/notices", "POST", self.subscribe),
            ("/me/notices/confirm", "POST", self.confirm),
            ("/me/notices/waiting", "GET", self.waiting),
            ("/me/notices/{subscription}", "DELETE", self.unsubscribe),
            ("/me/notices/{subscription}/trial", "POST", self.trial),
        ]

    async def show(self, _request: Request, visitor: Visitor) -> Response:
        return json_response(await self._notices(visitor.id))

    async def subscribe(self, request: Request, visitor: Visitor) -> Response:
        """Store an address; one for mail only once the letter sent there has come back."""
        wish = await read_as(request, Subscribe, self._body)
        if wish.language not in languages():
            raise Problem("bad-request")
        await self._check_room(visitor.id)
        site = self._services.site(request)
        wanted = Subscription(new_id(), visitor.id, wish.kind, wish.target, wish.language, site)
        if wish.kind == "mail":
            await self._send_letter(wanted, address_of(request))
            return json_response(await self._notices(visitor.id, sent=True), 202)
        await self._check_address(wish.target)
        await self._services.storage.subscriptions.add(wanted, await self._services.identity(visitor))
        return json_response(await self._notices(visitor.id), 201)

    async def confirm(self, request: Request, visitor: Visitor) -> Response:
        """The letter may be read in another browser: the address goes to the person who has asked for it."""
        token = (await read_as(request, Confirm, self._body)).token
        try:
            identity, address, language, site = self._letters.loads(token, max_age=LETTER_LIFE)
        except (BadData, ValueError, TypeError):
            raise Problem("bad-letter") from None
        await self._check_room(identity)
        person = await self._services.identity(Visitor(identity, renew=False, fresh=False))
        wanted = Subscription(new_id(), identity, "mail", address, language, site)
        await self._services.storage.subscriptions.add(wanted, person)
        return json_response(await self._notices(visitor.id), 201)

    async def unsubscribe(self, request: Request, visitor: Visitor) -> Response:
        wanted = await self._own(request, visitor)
        await self._services.storage.subscriptions.remove(visitor.id, wanted.id)
        return json_response(await self._notices(visitor.id))

    async def trial(self, request: Request, visitor: Visitor) -> Response:
        """Send something now, so that people see whether it arrives."""
        wanted = await self._own(request, visitor)
        await self._services.letters.check(visitor.id, address_of(request))
        try:
            await self._services.notifier.deliver(wanted, Notice("test"))
        except Unreachable as error:
            raise Problem("not-delivered", f"({error})") from None
        return json_response(await self._notices(visitor.id))

    async def waiting(self, request: Request, visitor: Visitor) -> Response:
        """For the browser that was knocked at: what the knock was about."""
        language = request.query_params.get("language", "")
        mine = await self._services.storage.tables.of_player(visitor.id, MANY)
        notices = []
        for stored in mine:
            if stored.status != "playing":
                continue
            async with self._services.hub.room(stored.id) as room:
                info = await room.queries.info(visitor.id)
            if info.your_turn:
                others = tuple(seat.name for seat in info.seats if not seat.you)
                notices.append(words(Notice("turn", info.game, info.id, others), language, ""))
        return json_response(WaitingTables(notices))

    # --- for all of them ---------------------------------------------------------------------------

    async def _notices(self, identity: str, *, sent: bool = False) -> Notices:
        notifier = self._services.notifier
        known = await self._services.storage.subscriptions.of_person(identity)
        return Notices(
            mail=notifier.postbox is not None,
            push_key=notifier.vapid.public,
            subscriptions=[SubscriptionInfo(one.id, one.kind, _shown(one)) for one in known],
            sent=sent,
        )

    async def _own(self, request: Request, visitor: Visitor) -> Subscription:
        known = await self._services.storage.subscriptions.of_person(visitor.id)
        wanted = request.path_params["subscription"]
        found = next((one for one in known if one.id == wanted), None)
        if found is None:
            raise Problem("no-subscription")
        return found

    async def _check_room(self, identity: str) -> None:
        known = await self._services.storage.subscriptions.of_person(identity)
        if len(known) >= self._services.settings.limits.subscriptions:
            raise Problem("too-many-subscriptions")

    async def _check_address(self, target: str) -> None:
        private = self._services.settings.private_webhooks
        try:
            await outbound.check(target, private=private)
        except Unreachable:
            raise Problem("bad-address") from None

    async def _send_letter(self, wanted: Subscription, address: str) -> None:
        postbox = self._services.notifier.postbox
        if postbox is None:
            raise Problem("no-mail")
        if not mail.is_address(wanted.target):
            raise Problem("bad-address")
        await self._services.letters.check(wanted.identity, address)
        await self._services.letters.check(wanted.target)
        t = Texts(wanted.language)
        token = self._letters.dumps([wanted.identity, wanted.target, wanted.language, wanted.site])
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
