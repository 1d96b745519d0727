"""What comes over the line of a table, and why it is closed: the same for a WebSocket and inside a page."""

from __future__ import annotations

from typing import Final, TypeGuard

import msgspec

from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import ClientMessage, Command, Earlier, Ping, Pong, Sit
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.room import Room

POLICY: Final = 1008
BROKEN: Final = 1011
UNKNOWN_TABLE: Final = 4404
AGAIN: Final = 4205
"""Somebody has become somebody else, or is not signed in any more: the page is to come again."""
CLOSING: Final = {404: UNKNOWN_TABLE, 409: POLICY, 410: POLICY, 429: POLICY}
"""By the status that a problem has over HTTP."""

_decoder = msgspec.json.Decoder(ClientMessage)


def decode_message(data: bytes) -> ClientMessage:
    """A message as it came. Problem."""
    try:
        message: ClientMessage = _decoder.decode(data)
    except msgspec.ValidationError:
        raise Problem("bad-message") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("bad-json") from None
    if is_command(message) and not (message.key.isascii() and message.key.isprintable()):
        raise Problem("bad-message")
    return message


def is_command(message: ClientMessage) -> TypeGuard[Command]:
    """Whether it changes something at the table; the others only say or ask."""
    return not isinstance(message, Sit | Earlier | Ping)


async def handle(room: Room, listener: Listener, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        listener.send(encode(Pong()))
    elif isinstance(message, Sit):
        await room.sit(listener, message.seat)
    elif isinstance(message, Earlier):
        await room.earlier(listener, message.before)
    else:
        await room.command(listener, message)
