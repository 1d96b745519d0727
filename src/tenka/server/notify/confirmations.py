"""Tokens in letters to new mail addresses: who brings one back can read what is sent there."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

from tenka.server.identity.ids import new_id
from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import Subscription

LIFE: Final = 24 * 3600


class Confirmations:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="tenka-mail-address")

    def issue(self, wanted: Subscription) -> str:
        return str(self._signer.dumps([wanted.identity, wanted.target, wanted.language, wanted.site]))

    def read(self, token: str) -> Subscription:
        """What is confirmed. Problem."""
        try:
            identity, address, language, site = self._signer.loads(token, max_age=LIFE)
        except (BadData, ValueError, TypeError):
            raise Problem("bad-letter") from None
        return Subscription(new_id(), identity, "mail", address, language, site)
