"""Tells people who are away that a table waits for them: by web push, a webhook of their own, or mail.

A notice names the game, the people and the table, and nothing that has happened there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from tenka.server.notify import mail, outbound
from tenka.server.notify.outbound import Unreachable
from tenka.server.notify.vapid import Vapid
from tenka.server.protocol.notices import NoticeText
from tenka.server.rooms.notices import Notice
from tenka.server.settings import Settings
from tenka.server.storage.account_interface import SubscriptionStorage
from tenka.server.storage.model import StorageError, Subscription
from tenka.texts import Texts, languages

logger = logging.getLogger(__name__)
ATTEMPTS: Final = (0.0, 5.0, 60.0)
"""Seconds to wait before each attempt."""
MOST: Final = 16
"""Notices to one person that may be under way at once; more of them say nothing new."""
GONE: Final = frozenset((404, 410))
"""How a push service says that a browser does not want to hear any more."""


class Gone(Unreachable):
    """Nobody listens at this address any more, and nobody will."""


def words(notice: Notice, language: str, site: str) -> NoticeText:
    t = Texts(language if language in languages() else languages()[0])
    game = t(f"game-{notice.game}") if notice.game else ""
    others = t.join(notice.others) if notice.others else ""
    body = t("notice-with", others=others) if others else t("notice-alone")
    opened = f"?invite={notice.invite}" if notice.invite else ""
    path = f"/table/{notice.table}{opened}" if notice.table else "/"
    return NoticeText(t(f"notice-{notice.reason}", game=game), body, f"{site}{path}")


def _postbox(settings: Settings) -> mail.Postbox | None:
    """A letter with a link to wherever a stranger says that this server is must not be sent."""
    box = mail.postbox(settings.smtp) if settings.smtp else None
    if box is not None and not settings.site:
        logger.warning("No mail is sent: TENKA_SMTP is set, but TENKA_ADDRESS is not.")
        return None
    return box


class Notifier:
    """Delivers in the background; a notice that cannot be delivered disturbs no table."""

    def __init__(self, subscriptions: SubscriptionStorage, settings: Settings, secret: str) -> None:
        self._subscriptions = subscriptions
        self._private = settings.private_webhooks
        self._site = settings.site
        self.postbox: Final = _postbox(settings)
        self.vapid: Final = Vapid(secret, settings.contact)
        self._under_way: dict[str, set[asyncio.Task[None]]] = {}
        self._channels: dict[str, Callable[[Subscription, NoticeText], Awaitable[None]]] = {
            "webhook": self._webhook,
            "push": self._push,
            "mail": self._mail,
        }

    def tell(self, identity: str, notice: Notice) -> None:
        """Everywhere this person wants to hear of it."""
        under_way = self._under_way.setdefault(identity, set())
        if len(under_way) < MOST:
            task = asyncio.create_task(self._tell(identity, notice))
            under_way.add(task)
            task.add_done_callback(partial(self._done, identity))

    def _done(self, identity: str, task: asyncio.Task[None]) -> None:
        self._under_way[identity].discard(task)
        if not self._under_way[identity]:
            del self._under_way[identity]

    async def close(self) -> None:
        tasks = [task for under_way in self._under_way.values() for task in under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def deliver(self, subscription: Subscription, notice: Notice) -> None:
        """One attempt. Unreachable; Gone for an address that is removed."""
        text = words(notice, subscription.language, self._site or subscription.site)
        try:
            await self._channels[subscription.kind](subscription, text)
        except Gone:
            await self._subscriptions.remove(subscription.identity, subscription.id)
            raise

    async def _tell(self, identity: str, notice: Notice) -> None:
        try:
            wanted = await self._subscriptions.of_person(identity)
            await asyncio.gather(*(self._persist(subscription, notice) for subscription in wanted))
        except StorageError as error:
            logger.warning("a notice was not sent: %s", error)

    async def _persist(self, subscription: Subscription, notice: Notice) -> None:
        for seconds in ATTEMPTS:
            await asyncio.sleep(seconds)
            try:
                return await self.deliver(subscription, notice)
            except Gone:
                return None
            except Unreachable as error:  # the address itself is somebody's secret
                logger.info("a %s notice did not arrive: %s", subscription.kind, error)
        return None

    # --- channels ----------------------------------------------------------------------------------

    async def _webhook(self, subscription: Subscription, text: NoticeText) -> None:
        said = f"{text.title} · {text.body}\n{text.url}"
        # `content` is read by Discord, `text` by Slack, Mattermost and others
        body = msgspec.json.encode({"content": said, "text": said, **msgspec.to_builtins(text)})
        status = await outbound.post(
            subscription.target, body, {"content-type": "application/json"}, private=self._private
        )
        _check(status)

    async def _push(self, subscription: Subscription, _text: NoticeText) -> None:
        headers = self.vapid.headers(subscription.target)
        status = await outbound.post(subscription.target, b"", headers, private=self._private)
        if status in GONE:
            raise Gone("the browser has unsubscribed")
        _check(status)

    async def _mail(self, subscription: Subscription, text: NoticeText) -> None:
        if self.postbox is None:
            raise Unreachable("this host sends no mail")
        await mail.send(self.postbox, subscription.target, text.title, f"{text.body}\n\n{text.url}\n")


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"the answer was {status}")
