"""Web push without contents: a knock, signed as RFC 8292 asks. What it is about, the browser asks us itself.

So the browser makers' push services never learn which game is played, or by whom.
"""

from __future__ import annotations

import hashlib
import json
import time
from base64 import urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tenka.server.outbound import parts

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller."""
LIFE: Final = 12 * 3600
TTL: Final = 24 * 3600
"""Seconds that a push service keeps a knock for a browser that is not running."""


class Vapid:
    """The key belongs to the server's secret, so that all processes of a host have the same."""

    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(hashlib.sha512(b"vapid\0" + secret.encode()).digest(), "big")
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = _base64(point)

    def headers(self, endpoint: str) -> dict[str, str]:
        """What a knock at this endpoint carries."""
        return {
            "authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "ttl": str(TTL),
            "urgency": "normal",
            "content-length": "0",
        }

    def _token(self, endpoint: str) -> str:
        found = parts(endpoint)
        claims = {
            "aud": f"{found.scheme}://{found.netloc}",
            "exp": int(time.time()) + LIFE,
            "sub": self._contact,
        }
        kind = {"typ": "JWT", "alg": "ES256"}
        head = ".".join(_base64(json.dumps(part).encode()) for part in (kind, claims))
        r, s = decode_dss_signature(self._key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{head}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
