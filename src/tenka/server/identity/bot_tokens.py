"""Tokens of programs that play: each stands for an identity of its own that has one seat at one table."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from tenka.server.identity.cookies import LIFE
from tenka.server.identity.visitor import Visitor
from tenka.server.protocol.problems import Problem

SCHEME: Final = "bearer "


class BotTokens:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="tenka-bot")

    def issue(self, identity: str, table: str) -> str:
        return str(self._signer.dumps([identity, table]))

    def visitor(self, request: HTTPConnection) -> Visitor:
        """Whose token this is, if it is one for this table. Problem."""
        given = request.headers.get("authorization", "")
        if not given.lower().startswith(SCHEME):
            raise Problem("bad-token")
        try:
            identity, table = self._signer.loads(given[len(SCHEME) :].strip(), max_age=LIFE)
        except (BadData, ValueError, TypeError):
            raise Problem("bad-token") from None
        if table != request.path_params["table"]:
            raise Problem("bad-token")
        return Visitor(identity, renew=False, fresh=False)
