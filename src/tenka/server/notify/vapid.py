"""Web push without contents: a knock, signed as RFC 8292 asks. What it is about, the browser asks us itself.

So the browser makers' push services never learn which game is played, or by whom.
"""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey

from tenka.server.notify.outbound import PORTS, parts

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller."""
LIFE: Final = 12 * 3600
TTL: Final = 24 * 3600
"""Seconds that a push service keeps a knock for a browser that is not running."""


class Vapid:
    """The key belongs to the server's secret, so that all processes of a host have the same."""

    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(hashlib.sha512(b"vapid\0" + secret.encode()).digest(), "big")
        key = ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._key = ECKey.import_key(key)
        self._contact = contact
        self.public: Final = urlsafe_b64encode(point).decode().rstrip("=")

    def headers(self, endpoint: str) -> dict[str, str]:
        """What a knock at this endpoint carries."""
        return {
            "authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "ttl": str(TTL),
            "urgency": "normal",
            "content-length": "0",
        }

    def _token(self, endpoint: str) -> str:
        claims = {"aud": _origin(endpoint), "exp": int(time.time()) + LIFE, "sub": self._contact}
        return jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, self._key)


def _origin(endpoint: str) -> str:
    """As RFC 6454 writes it: in small letters, with a port only if it is not the usual one."""
    found = parts(endpoint)
    host = f"[{found.hostname}]" if ":" in (found.hostname or "") else found.hostname
    port = f":{found.port}" if found.port not in (None, PORTS[found.scheme]) else ""
    return f"{found.scheme}://{host}{port}"
