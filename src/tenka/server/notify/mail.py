"""Mail through the host's own SMTP server, such as `smtps://user:password@mail.example.org?from=tenka@example.org`."""

from __future__ import annotations

import re
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
import msgspec

from tenka.server.notify import outbound
from tenka.server.notify.outbound import Unreachable
from tenka.server.settings import BadSettings

ADDRESS: Final = re.compile(r"[^@\s<>,;:\"]+@[^@\s<>,;:\"]+\.[^@\s<>,;:\"]+")
LONGEST_ADDRESS: Final = 254


class Postbox(msgspec.Struct, frozen=True):
    """Where mail is handed in."""

    host: str
    port: int
    sender: str
    tls: bool
    """From the first byte; otherwise as soon as the server offers it."""
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"Postbox({self.host}:{self.port})"  # a password has no place in a log


def postbox(address: str) -> Postbox:
    """The host's setting TENKA_SMTP, taken apart."""
    try:
        url = urlsplit(address)
        port = url.port
    except ValueError:
        url, port = urlsplit(""), None
    sender = parse_qs(url.query).get("from", [""])[0]
    if url.scheme not in ("smtp", "smtps") or not url.hostname or not is_address(sender):
        raise BadSettings("TENKA_SMTP is not an address such as smtps://user@host?from=tenka@example.org")
    tls = url.scheme == "smtps"
    user, password = unquote(url.username or ""), unquote(url.password or "")
    return Postbox(url.hostname, port or (465 if tls else 587), sender, tls, user, password)


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and text.isascii() and ADDRESS.fullmatch(text) is not None


async def send(box: Postbox, to: str, subject: str, text: str) -> None:
    """Hand in one letter. Unreachable."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = box.sender, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    try:
        async with outbound.deadline():
            await aiosmtplib.send(
                letter,
                hostname=box.host,
                port=box.port,
                username=box.user or None,
                password=box.password or None,
                use_tls=box.tls,
                tls_context=outbound.tls(),
            )
    except aiosmtplib.SMTPException as error:
        raise Unreachable(type(error).__name__) from None
