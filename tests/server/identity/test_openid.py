"""Signing in by an OpenID provider: a real one over HTTP, with real keys, and one that cheats."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from joserfc import jwt
from joserfc.jwk import RSAKey
from msgspec.structs import replace

from tenka.server.settings import PARTS, BadSettings, Settings, settings_from
from tenka.server.settings import Provider as Wanted
from tests.server.conftest import GENEROUS
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, LiveServer, Person, running
from tests.server.provider import CLIENT, SECRET, Claims, Provider, providing

FAILED = "/account?problem=openid-failed"


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with providing() as one:
        yield one


@pytest.fixture(scope="module")
def server(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    settings = Settings(data=tmp_path_factory.mktemp("openid"), bot_seconds=0, limits=GENEROUS)
    wanted = Wanted(provider.issuer, CLIENT, SECRET, "Castle")
    with running(replace(settings, provider=wanted)) as live:
        yield live


@pytest.fixture(autouse=True)
def honest(provider: Provider) -> Iterator[None]:
    yield
    provider.cheat, provider.signer = lambda claims: claims, provider.sign
    provider.subject, provider.name = "user-1", "Oichi"


def come_back(person: Person, provider: Provider) -> str:
    """Go to the provider and come back; where the browser ends up."""
    return back(person, provider.authorize(person.post("/account/openid", {})["url"]))


def back(person: Person, query: str) -> str:
    answer = person.http.get(f"/api/account/openid/back?{query}", follow_redirects=False)
    assert answer.status_code == 303
    return answer.headers["location"]


def test_somebody_comes_with_tables_and_comes_again(server: LiveServer, provider: Provider) -> None:
    with server.person() as ann, server.person() as phone:
        assert ann.get("/account")["provider"] == "Castle"
        table = ann.create(ME, BOT)["id"]
        assert come_back(ann, provider) == "/account"
        assert ann.get("/me") == {"name": "Oichi", "role": "player", "parts": list(PARTS)}
        assert [one["id"] for one in ann.get("/tables")["tables"]] == [table]
        assert come_back(phone, provider) == "/account"
        assert [one["id"] for one in phone.get("/tables")["tables"]] == [table]
        assert (phone.get("/account")["linked"], phone.get("/account")["password"]) == (True, False)
        phone.post("/account/password", {"old": "", "new": "a password of my own"})
        phone.post("/account/sign-in", {"name": "oichi", "password": "a password of my own"})


def test_of_two_with_one_name_the_later_gets_a_number(server: LiveServer, provider: Provider) -> None:
    names = []
    for subject in ("namesake-1", "namesake-2"):
        provider.subject, provider.name = subject, "Nene"
        with server.person() as person:
            assert come_back(person, provider) == "/account"
            names.append(person.get("/me")["name"])
    provider.subject, provider.name = "namesake-3", "\x00"
    with server.person() as person:
        assert come_back(person, provider) == "/account"
        names.append(person.get("/me")["name"])
    assert names[:2] == ["Nene", "Nene 2"]
    assert names[2].isalpha()


def test_who_is_signed_in_links_the_account(server: LiveServer, provider: Provider) -> None:
    provider.subject = "linked"
    with server.person() as ann, server.person() as ben:
        name = sign_up(ann)
        assert come_back(ann, provider) == "/account"
        assert ann.get("/account")["linked"]
        sign_up(ben)
        assert come_back(ben, provider) == "/account?problem=openid-taken"
        ann.post("/account/sign-out", {})
        assert come_back(ann, provider) == "/account"
        assert ann.get("/me")["name"] == name


def with_claims(**changed: object) -> Callable[[Provider], None]:
    def cheat(provider: Provider) -> None:
        provider.cheat = lambda claims: {**claims, **changed}

    return cheat


def signed_by(sign: Callable[[Provider, Claims], str]) -> Callable[[Provider], None]:
    def cheat(provider: Provider) -> None:
        provider.signer = lambda claims: sign(provider, claims)

    return cheat


def by_a_stranger(_provider: Provider, claims: Claims) -> str:
    key = RSAKey.generate_key(2048, parameters={"kid": "first"})
    return jwt.encode({"alg": "RS256", "kid": "first"}, claims, key)


def by_nobody(provider: Provider, claims: Claims) -> str:
    head, body, _ = provider.sign(claims).split(".")
    return f"eyJhbGciOiJub25lIn0.{body}." if head else ""


def with_the_public_key(provider: Provider, claims: Claims) -> str:
    """The old trick: the key that everybody knows, taken as a shared secret."""
    head = base64.urlsafe_b64encode(b'{"alg":"HS256","kid":"first"}').rstrip(b"=").decode()
    said = f"{head}.{provider.sign(claims).split('.')[1]}"
    digest = hmac.digest(provider.key.as_pem(private=False), said.encode(), "sha256")
    return f"{said}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"


def with_another_body(provider: Provider, claims: Claims) -> str:
    head, _, signature = provider.sign(claims).split(".")
    other = provider.sign({**claims, "sub": "somebody else"}).split(".")[1]
    return f"{head}.{other}.{signature}"


CHEATS: dict[str, Callable[[Provider], None]] = {
    "wrong nonce": with_claims(nonce="another"),
    "wrong audience": with_claims(aud="another client"),
    "meant for another": with_claims(aud=[CLIENT, "another"], azp="another"),
    "for several without saying whose": with_claims(aud=[CLIENT, "another"]),
    "wrong issuer": with_claims(iss="https://evil.test"),
    "too old": with_claims(exp=1_000_000, iat=999_000),
    "no subject": with_claims(sub=""),
    "a subject that is no text": with_claims(sub=7),
    "a stranger's key": signed_by(by_a_stranger),
    "no signature": signed_by(by_nobody),
    "the public key as a secret": signed_by(with_the_public_key),
    "another body": signed_by(with_another_body),
    "nonsense": signed_by(lambda _provider, _claims: "nonsense"),
}


@pytest.mark.parametrize("case", CHEATS)
def test_what_does_not_hold_signs_nobody_in(server: LiveServer, provider: Provider, case: str) -> None:
    CHEATS[case](provider)
    with server.person() as mallory:
        handed = provider.handed
        assert come_back(mallory, provider) == FAILED
        assert provider.handed == handed + 1
        assert mallory.get("/me")["role"] == "guest"


def test_codes_and_states_work_once_and_in_their_own_browser(server: LiveServer, provider: Provider) -> None:
    with server.person() as ann, server.person() as mallory:
        url = ann.post("/account/openid", {})["url"]
        query = provider.authorize(url)
        mallory.post("/account/openid", {})
        assert back(mallory, query) == FAILED
        assert back(ann, query.replace("state=", "state=x")) == FAILED
        url = ann.post("/account/openid", {})["url"]
        kept = dict(ann.http.cookies)
        query = provider.authorize(url)
        assert back(ann, query) == "/account"
        with Person(server.host, kept) as again:
            assert back(again, query) == FAILED
            assert again.get("/me")["role"] == "guest"
        assert back(ann, "error=access_denied&state=none") == FAILED


def test_sign_ins_that_are_begun_are_counted(settings: Settings, provider: Provider) -> None:
    limits = replace(GENEROUS, sign_ins_a_second=0.001, sign_ins_at_once=2)
    wanted = Wanted(provider.issuer, CLIENT, SECRET)
    with running(replace(settings, provider=wanted, limits=limits)) as live, live.person() as mallory:
        for status in (200, 200, 429):
            mallory.post("/account/openid", {}, status)


def test_new_keys_are_found(server: LiveServer, provider: Provider, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.server.identity.openid.SLACK", 0)
    old = provider.key
    provider.key = RSAKey.generate_key(2048, parameters={"kid": "second"})
    provider.published = [old, provider.key]
    try:
        with server.person() as ann:
            assert come_back(ann, provider) == "/account"
    finally:
        provider.key = old


def test_a_provider_that_is_away_or_somebody_else_is_not_asked(
    settings: Settings, provider: Provider
) -> None:
    for issuer in ("http://127.0.0.1:9", provider.issuer + "/"):
        with running(replace(settings, provider=Wanted(issuer, CLIENT))) as live, live.person() as ann:
            assert ann.post("/account/openid", {}, 502)["code"] == "openid-down"


def test_the_provider_is_configured_by_the_surroundings(tmp_path: Path) -> None:
    env = {"TENKA_OIDC_ISSUER": "https://id.example.org", "TENKA_OIDC_CLIENT": "tenka"}
    assert settings_from(env, tmp_path).provider == Wanted(
        "https://id.example.org", "tenka", "", "id.example.org"
    )
    assert settings_from({}, tmp_path).provider is None
    for wrong in ({"TENKA_OIDC_CLIENT": ""}, {"TENKA_OIDC_ISSUER": "http://id.example.org"}):
        with pytest.raises(BadSettings, match="TENKA_OIDC"):
            settings_from(env | wrong, tmp_path)
    with pytest.raises(BadSettings, match="TENKA_ACCOUNTS"):
        settings_from({"TENKA_ACCOUNTS": "maybe"}, tmp_path)
    assert "hidden" not in repr(Wanted("https://id.example.org", "tenka", "hidden"))
