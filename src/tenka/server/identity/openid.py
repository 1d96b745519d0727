"""Signing in by an OpenID provider of the host's choice: authorization code with PKCE, state and nonce.

The provider is trusted by configuration; what it says is believed only if its signature, its name, our name,
the time and the nonce are right.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import secrets
import time
from typing import Any, Final
from urllib.parse import quote, urlencode

import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from joserfc.jwt import JWTClaimsRegistry

from tenka.server.identity.accounts import PENDING_LIFE, hashed
from tenka.server.notify import outbound
from tenka.server.notify.outbound import Unreachable
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Provider, is_safe
from tenka.server.storage.account_interface import SessionStorage
from tenka.server.storage.model import OpenId, PendingSignIn

logger = logging.getLogger(__name__)
FRESH: Final = 3600.0
"""Seconds for which what the provider tells of itself is believed to hold."""
SLACK: Final = 60
"""Seconds by which clocks may differ."""
ALGORITHMS: Final = [
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "Ed25519",
    "EdDSA",
]
"""None with a shared secret, and never `none`."""
LONGEST_CODE: Final = 2000


class Discovery(msgspec.Struct, frozen=True):
    """What a provider tells of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Tokens(msgspec.Struct, frozen=True):
    id_token: str


class ProvenIdentity(msgspec.Struct, frozen=True):
    """Whom a provider has sent."""

    openid: OpenId
    name: str
    bring: bool


class OpenIdClient:
    def __init__(self, provider: Provider, sessions: SessionStorage) -> None:
        self._provider = provider
        self._sessions = sessions
        self._known: tuple[float, Discovery] | None = None
        self._keys: tuple[float, KeySet] | None = None

    async def begin(self, back: str, *, bring: bool) -> tuple[str, str]:
        """A new sign-in: its state, and where the browser is to go. Problem."""
        found = await self._discovery()
        state, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(48)
        pending = PendingSignIn(secrets.token_urlsafe(32), verifier, bring)
        await self._sessions.add_pending(hashed(state), pending, time.time())
        query = {
            "response_type": "code",
            "client_id": self._provider.client,
            "redirect_uri": back,
            "scope": "openid profile",
            "state": state,
            "nonce": pending.nonce,
            "code_challenge": challenge(verifier),
            "code_challenge_method": "S256",
        }
        joint = "&" if "?" in found.authorization_endpoint else "?"
        return state, found.authorization_endpoint + joint + urlencode(query)

    async def take(self, state: str, code: str, back: str) -> ProvenIdentity:
        """Who comes back with this. It works once. Problem."""
        pending = await self._sessions.take_pending(hashed(state), time.time() - PENDING_LIFE)
        if pending is None or not 0 < len(code) <= LONGEST_CODE:
            raise Problem("openid-failed")
        claims = await self._claims(await self._token(code, pending.verifier, back), pending.nonce)
        subject, name = claims["sub"], claims.get("preferred_username") or claims.get("name") or ""
        if not isinstance(subject, str) or not 0 < len(subject) <= 255:
            raise Problem("openid-failed")
        return ProvenIdentity(OpenId(self._provider.issuer, subject), str(name), pending.bring)

    # --- talking to the provider -------------------------------------------------------------------

    async def _token(self, code: str, verifier: str, back: str) -> str:
        """The ID token for a code. Problem."""
        found, provider = await self._discovery(), self._provider
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": back,
            "code_verifier": verifier,
            "client_id": provider.client,
        }
        headers = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
        if provider.secret and "client_secret_basic" in found.token_endpoint_auth_methods_supported:
            pair = f"{quote(provider.client, safe='')}:{quote(provider.secret, safe='')}"
            headers["authorization"] = "Basic " + base64.b64encode(pair.encode()).decode()
        elif provider.secret:
            form["client_secret"] = provider.secret
        said = await self._ask(found.token_endpoint, urlencode(form).encode(), headers)
        token: str = _decoded(said, Tokens).id_token
        return token

    async def _claims(self, token: str, nonce: str) -> dict[str, Any]:
        """What an ID token says, if it holds. Problem."""
        registry = JWTClaimsRegistry(
            leeway=SLACK,
            iss={"essential": True, "value": self._provider.issuer},
            sub={"essential": True},
            aud={"essential": True, "value": self._provider.client},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            claims = await self._verified(token)
            registry.validate(claims)
        except (JoseError, ValueError, TypeError, KeyError) as error:
            logger.warning("openid: a token was refused: %s", type(error).__name__)
            raise Problem("openid-failed") from None
        others = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if claims.get("azp", None if others else self._provider.client) != self._provider.client:
            raise Problem("openid-failed")
        return claims

    async def _verified(self, token: str) -> dict[str, Any]:
        """A provider may have new keys: if none fits, they are asked for once more."""
        try:
            return dict(jwt.decode(token, await self._key_set(FRESH), algorithms=ALGORITHMS).claims)
        except (JoseError, ValueError):
            return dict(jwt.decode(token, await self._key_set(SLACK), algorithms=ALGORITHMS).claims)

    async def _key_set(self, oldest: float) -> KeySet:
        """Keys that were asked for not longer ago than this."""
        if self._keys is None or time.monotonic() - self._keys[0] > oldest:
            said = await self._ask((await self._discovery()).jwks_uri)
            self._keys = (time.monotonic(), KeySet.import_key_set(msgspec.json.decode(said)))
        return self._keys[1]

    async def _discovery(self) -> Discovery:
        if self._known is None or time.monotonic() - self._known[0] > FRESH:
            address = self._provider.issuer.rstrip("/") + "/.well-known/openid-configuration"
            found = _decoded(await self._ask(address), Discovery)
            ends = (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
            if found.issuer != self._provider.issuer or not all(is_safe(end) for end in ends):
                logger.warning("openid: the provider's description does not fit its name")
                raise Problem("openid-down")
            self._known = (time.monotonic(), found)
        return self._known[1]

    async def _ask(self, url: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
        try:
            return await outbound.fetch(url, body, headers)
        except Unreachable as error:
            logger.warning("openid: the provider does not answer: %s", error)
            raise Problem("openid-down" if body is None else "openid-failed") from None


def challenge(verifier: str) -> str:
    """What tells a verifier without giving it away (PKCE, S256)."""
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _decoded(said: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(said, type=kind)
    except msgspec.DecodeError:
        raise Problem("openid-down") from None
