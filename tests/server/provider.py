"""A small OpenID provider that signs with real keys, and can be told to cheat."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

from tenka.server.identity.openid import challenge

CLIENT, SECRET = "tenka", "a secret of ours"
Claims = dict[str, Any]


class Provider:
    """Somebody called `name` is always signed in here and agrees to everything."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, parameters={"kid": "first"})
        self.published = [self.key]
        self.issuer = ""
        self.name = "Oichi"
        self.subject = "user-1"
        self.handed = 0
        """How many tokens it gave away."""
        self.cheat: Callable[[Claims], Claims] = lambda claims: claims
        self.signer: Callable[[Claims], str] = self.sign
        self._codes: dict[str, tuple[dict[str, str], Claims]] = {}

    def sign(self, claims: Claims) -> str:
        return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, self.key)

    def authorize(self, url: str) -> str:
        """What the browser does at the provider: the query it is sent back with."""
        query = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        assert query["response_type"] == "code"
        assert query["client_id"] == CLIENT
        assert query["code_challenge_method"] == "S256"
        now = int(time.time())
        times = {"iat": now, "exp": now + 600}
        who = {"sub": self.subject, "preferred_username": self.name}
        claims = {"iss": self.issuer, "aud": CLIENT, "nonce": query["nonce"], **times, **who}
        code = secrets.token_urlsafe(8)  # unlike all others, as a real one: nothing follows from it
        self._codes[code] = (query, claims)
        return f"state={query['state']}&code={code}"

    def token(self, form: dict[str, str], authorization: str) -> Claims | None:
        query, claims = self._codes.pop(form.get("code", ""), ({}, {}))
        if not query or challenge(form["code_verifier"]) != query["code_challenge"]:
            return None
        if form["redirect_uri"] != query["redirect_uri"] or not authorization.startswith("Basic "):
            return None
        token = self.signer(self.cheat(claims))
        self.handed += 1
        return {"access_token": "x", "token_type": "Bearer", "id_token": token}

    def described(self) -> Claims:
        ends = ("authorization_endpoint", "token_endpoint", "jwks_uri")
        return {"issuer": self.issuer, **{end: f"{self.issuer}/{end}" for end in ends}}

    def keys(self) -> Claims:
        return dict(KeySet([*self.published]).as_dict(private=False))


def handler_of(provider: Provider) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            pages = {
                "/.well-known/openid-configuration": provider.described,
                "/jwks_uri": provider.keys,
            }
            self.answer(pages[self.path]())

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {name: values[0] for name, values in parse_qs(body).items()}
            self.answer(provider.token(form, self.headers.get("authorization", "")))

        def answer(self, content: Claims | None) -> None:
            data = json.dumps(content or {"error": "invalid_grant"}).encode()
            self.send_response(200 if content else 400)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None: ...

    return Handler


@contextmanager
def providing() -> Iterator[Provider]:
    provider = Provider()
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler_of(provider))
    provider.issuer = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
