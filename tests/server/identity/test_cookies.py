"""The signed cookie, its secret, names, and where a request comes from."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from tenka.server.identity import cookies as cookies_module
from tenka.server.identity.cookies import Cookies, check_origin, secret_of
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name, guest_name
from tenka.server.identity.visitor import Visitor
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Settings


def visit(cookies: Cookies, value: str | None) -> Visitor:
    headers = [] if value is None else [(b"cookie", f"{cookies.name}={value}".encode())]
    return cookies.visitor(HTTPConnection({"type": "http", "headers": headers}))


def test_a_cookie_names_its_identity() -> None:
    cookies = Cookies("secret")
    assert visit(cookies, cookies.sign("ann-id")) == Visitor("ann-id", renew=False, fresh=False)


WRONG: dict[str, Callable[[], str | None]] = {
    "none": lambda: None,
    "empty": lambda: "",
    "nonsense": lambda: "nonsense",
    "made up": lambda: "ImFubi1pZCI.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "another secret": lambda: Cookies("another secret").sign("ann-id"),
    "cut off": lambda: Cookies("secret").sign("ann-id")[:-1],
    "changed": lambda: "x" + Cookies("secret").sign("ann-id"),
    "another use": lambda: str(URLSafeTimedSerializer("secret", salt="another use").dumps("ann-id")),
    "another kind": lambda: str(URLSafeTimedSerializer("secret", salt="tenka-identity").dumps(["ann-id"])),
    "bytes": lambda: "\x00\xff",
}


@pytest.mark.parametrize("case", WRONG)
def test_a_cookie_that_does_not_hold_makes_a_new_guest(case: str) -> None:
    visitor = visit(Cookies("secret"), WRONG[case]())
    assert visitor.fresh
    assert visitor.renew
    assert visitor.id != "ann-id"


def test_an_old_cookie_is_renewed_and_a_very_old_one_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies("secret")
    value = cookies.sign("ann-id")
    monkeypatch.setattr(cookies_module, "RENEWAL", -1)
    assert visit(cookies, value) == Visitor("ann-id", renew=True, fresh=False)
    monkeypatch.setattr(cookies_module, "LIFE", -1)
    assert visit(cookies, value).fresh


def test_a_clock_that_goes_back_takes_nobodys_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = Cookies("secret")
    monkeypatch.setattr("time.time", lambda: 4e9)
    value = cookies.sign("ann-id")
    monkeypatch.undo()
    assert visit(cookies, value) == Visitor("ann-id", renew=False, fresh=False)


def test_servers_with_other_secrets_use_other_cookies() -> None:
    assert Cookies("one").name != Cookies("two").name
    assert Cookies("one").name == Cookies("one").name


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    secret = secret_of(settings)
    assert secret_of(settings) == secret
    assert len(secret) >= 40
    assert [path.name for path in settings.data.iterdir()] == ["secret"]
    assert stat.S_IMODE((settings.data / "secret").stat().st_mode) == 0o600
    assert secret_of(Settings(data=tmp_path / "data", secret="given")) == "given"
    assert secret_of(Settings(data=tmp_path / "other")) != secret


def test_ids_are_long_and_never_repeat() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(one) == 20 for one in ids)


def test_a_guest_keeps_the_same_name() -> None:
    assert guest_name("ann-id") == guest_name("ann-id")
    assert clean_name(guest_name("ann-id")) == guest_name("ann-id")
    assert len({guest_name(new_id()) for _ in range(500)}) > 20


def test_names_are_tidied() -> None:
    assert clean_name("  Ann \t of  Edo ") == "Ann of Edo"
    assert clean_name("A\u0308nne") == "\u00c4nne"
    assert clean_name("織田 信長") == "織田 信長"


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a\x00b", "a\u202eb", "\u200b", "a\ud800"])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="visible"):
        clean_name(name)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "tenka.test"},
        {"host": "tenka.test", "origin": "https://tenka.test"},
        {"host": "Tenka.test:8000", "origin": "http://tenka.test:8000"},
        {"host": "tenka.test", "origin": "http://tenka.test", "sec-fetch-site": "same-origin"},
    ],
)
def test_the_own_pages_may_act(headers: dict[str, str]) -> None:
    check_origin(Headers(headers))


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "tenka.test", "origin": "https://evil.test"},
        {"host": "tenka.test", "origin": "https://tenka.test.evil.test"},
        {"host": "tenka.test", "origin": "https://tenka.test:8000"},
        {"host": "tenka.test", "origin": "null"},
        {"host": "tenka.test", "origin": ""},
        {"origin": "https://evil.test"},
        {"host": "tenka.test", "sec-fetch-site": "cross-site"},
        {"host": "tenka.test", "origin": "https://tenka.test", "sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_may_not(headers: dict[str, str]) -> None:
    with pytest.raises(Problem, match="another site"):
        check_origin(Headers(headers))
