"""Who somebody is: a signed cookie. It names an identity; seats belong to identities."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenka.server.identity.ids import new_id
from tenka.server.identity.visitor import Visitor
from tenka.server.private_files import kept_key, private_folder, write_once
from tenka.server.protocol.problems import Problem
from tenka.server.settings import KEY_FILE, Settings

LIFE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer."""
RENEWAL: Final = 30 * 24 * 3600
SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))


class Cookies:
    """Signs and reads the cookie. Its name depends on the secret, so servers on one host do not collide.

    Under TLS it also tells browsers that only this host may have set it, and no neighbor in the domain.
    """

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self._signer = URLSafeTimedSerializer(secret, salt="tenka-identity")
        self.name: Final = "tenka_" + hashlib.sha256(b"name\0" + secret.encode()).hexdigest()[:8]
        self.session: Final = f"{self.name}_session"
        """The cookie of somebody who is signed in; it counts before the guest's."""
        self.pending: Final = f"{self.name}_opening"
        """The cookie of somebody who is signing in at a provider."""

    def sign(self, identity: str) -> str:
        return str(self._signer.dumps(identity))

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """Whose cookie this is; a new guest where there is none that holds."""
        given = self.read(connection, self.name)
        older = "" if given else connection.cookies.get(self.name, "")  # from before, or from before TLS
        try:
            identity, signed = self._signer.loads(given or older, return_timestamp=True)
        except BadData:
            return Visitor(new_id(), renew=True, fresh=True)
        age = _age(signed)  # less than nothing if our clock went back, and then it holds all the same
        if not isinstance(identity, str) or age > LIFE:
            return Visitor(new_id(), renew=True, fresh=True)
        return Visitor(identity, renew=bool(older) or age > RENEWAL, fresh=False)

    def read(self, connection: HTTPConnection, name: str) -> str:
        return connection.cookies.get(_named(name, secure=is_secure(connection)), "")

    def put(self, request: HTTPConnection, response: Response, visitor: Visitor) -> None:
        name = self.session if visitor.session else self.name
        self.write(request, response, name, visitor.session or self.sign(visitor.id), LIFE)

    def write(self, request: HTTPConnection, response: Response, name: str, value: str, life: int) -> None:
        secure = is_secure(request)
        response.set_cookie(
            _named(name, secure=secure), value, life, httponly=True, samesite="lax", secure=secure
        )

    def drop(self, request: HTTPConnection, response: Response, *names: str) -> None:
        secure = is_secure(request)
        for name in names:
            response.delete_cookie(_named(name, secure=secure), httponly=True, samesite="lax", secure=secure)


def is_secure(connection: HTTPConnection) -> bool:
    """Whether it came by TLS, as the proxy says or as it is."""
    return connection.scope.get("scheme") in ("https", "wss")


def _named(name: str, *, secure: bool) -> str:
    return f"__Host-{name}" if secure else name


def secret_of(settings: Settings) -> str:
    """The configured secret, or the one in the data folder, made on first use."""
    return settings.secret or kept_key(settings.data / KEY_FILE)


def known_secret(settings: Settings) -> str:
    """The secret that a server with these settings signs with; empty if there is none yet."""
    path = settings.data / KEY_FILE
    return settings.secret or (path.read_text("ascii").strip() if path.exists() else "")


def keep_secret(settings: Settings, secret: str) -> None:
    """Make the secret of a backup the one that is signed with, unless the settings name one.

    It belongs to an empty database, so nobody's cookie was signed with one that is here already.
    """
    if not secret or known_secret(settings) == secret or settings.secret:
        return
    private_folder(settings.data)
    path = settings.data / KEY_FILE
    if path.exists():
        path.replace(path.with_name(f"{KEY_FILE}.before"))
    write_once(path, secret)


def check_origin(headers: Headers) -> None:
    """Only pages of this host may act: Problem for a request that another site's page has sent."""
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2].lower() != headers.get("host", "").lower():
        raise Problem("foreign-origin")
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Problem("foreign-origin")


def _age(signed: object) -> float:
    return (datetime.now(UTC) - signed).total_seconds() if isinstance(signed, datetime) else LIFE
