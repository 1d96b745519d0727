"""What goes over HTTP about notices: where somebody wants to be told that a table waits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenka.server.protocol.http import Wire, Word

Channel = Literal["webhook", "push", "mail"]


class Subscribe(Wire, frozen=True):
    """Where you want to hear that a table waits for you."""

    kind: Channel
    target: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    language: Word


class Confirm(Wire, frozen=True):
    """What the letter to a new mail address has brought along."""

    token: Annotated[str, msgspec.Meta(max_length=2000)]


class SubscriptionInfo(Wire, frozen=True):
    id: str
    kind: Channel
    target: str
    """The host of a webhook or push service; a mail address."""


class Notices(Wire, frozen=True):
    """How you can be told, and how you are."""

    mail: bool
    push_key: str
    subscriptions: list[SubscriptionInfo]
    sent: bool = False
    """Whether a letter is on its way to an address that is to be confirmed."""


class NoticeText(Wire, frozen=True):
    """A notice in somebody's language."""

    title: str
    body: str
    url: str


class WaitingTables(Wire, frozen=True):
    """Tables that wait for you, as notices in words."""

    notices: list[NoticeText]
