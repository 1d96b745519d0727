"""People who are away are told that a table waits: once, by every channel, and nothing of the game."""

from __future__ import annotations

import base64
import itertools
import json
import re
import socket
import time
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from msgspec.structs import replace

from tenka.server.notify import mail, outbound
from tenka.server.notify.vapid import Vapid
from tenka.server.rooms.turns import Turns
from tenka.server.settings import BadSettings, Settings
from tenka.server.storage.model import StoredSeat
from tests.server.live import BOT, ME, OPEN, LiveServer, Message, Person, running
from tests.server.receivers import MailReceiver, Received, WebReceiver, receiving_mail, receiving_web
from tests.server.storage.test_storage import a_table

SITE = "https://tenka.example"


@pytest.fixture
def web() -> Iterator[WebReceiver]:
    with receiving_web() as receiver:
        yield receiver


@pytest.fixture
def post() -> Iterator[MailReceiver]:
    with receiving_mail() as receiver:
        yield receiver


@pytest.fixture
def live(settings: Settings, post: MailReceiver) -> Iterator[LiveServer]:
    smtp = f"smtp://127.0.0.1:{post.port}?from=tenka@example.org"
    with running(replace(settings, site=SITE, smtp=smtp, private_webhooks=True)) as server:
        yield server


def subscribe(person: Person, kind: str, target: str, status: int = 201, language: str = "en") -> Message:
    wish = {"kind": kind, "target": target, "language": language}
    told: Message = person.post("/me/notices", wish, status)
    return told


def said(received: Received) -> Message:
    told: Message = json.loads(received.body)
    return told


def test_who_is_away_is_told_once_that_it_is_their_turn(live: LiveServer, web: WebReceiver) -> None:
    with live.person() as ann, live.person() as ben:
        for person, path in ((ann, "/ann"), (ben, "/ben")):
            subscribe(person, "webhook", web.address + path)
        table = ann.create(ME, OPEN)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        first = web.next()
        mover = ann if first.path == "/ann" else ben
        told = said(first)
        assert told["url"] == f"{SITE}/table/{table['id']}"
        assert told["title"] == "Your turn: Zipang Portable"
        assert told["content"] == told["text"]
        with mover.at(table["id"]) as page:
            page.until_type("view")
            while page.now["moves"]:
                page.play_and_wait(page.now["moves"][0])
        assert web.next().path != first.path
        assert web.is_empty()


def test_the_last_one_missing_hears_it() -> None:
    told: list[tuple[str, str]] = []
    turns = Turns(lambda identity, notice: told.append((identity, notice.reason)), patience=60)
    people = [StoredSeat("person", name, name) for name in ("ann", "ben", "eve")]
    table = a_table("table-1", *people)
    turns.follow(table, [0, 1, 2], here=())
    turns.follow(table, [0, 2], here=())
    assert told == []
    turns.follow(table, [2], here=())
    assert told == [("eve", "last")]
    turns.follow(table, [0], here=())
    assert told[1:] == [("ann", "turn")]
    turns.follow(replace(table, status="over"), [], here=("ben",))
    assert told[2:] == [("ann", "over"), ("eve", "over")]


def test_who_has_the_table_open_is_told_after_a_while(settings: Settings, web: WebReceiver) -> None:
    patient = replace(settings, private_webhooks=True, notice_seconds=0.2)
    with running(patient) as live, live.person() as ann, live.person() as ben:
        for person in (ann, ben):
            subscribe(person, "webhook", web.address)
        table = ann.create(ME, OPEN)
        with ann.at(table["id"]) as left:
            left.until_type("view")
            ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
            assert said(web.next())["title"].startswith("Your turn")


def test_a_knock_is_signed_and_empty(live: LiveServer, web: WebReceiver) -> None:
    with live.person() as ann:
        notices = subscribe(ann, "push", web.address + "/browser")
        ann.post(f"/me/notices/{notices['subscriptions'][0]['id']}/test", {})
        knock = web.next()
        assert (knock.path, knock.body) == ("/browser", b"")
        token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", knock.headers["authorization"]).groups()  # type: ignore[union-attr]
        assert key == notices["push_key"]
        assert claims(token, key)["aud"] == web.address


@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://Push.Example:443/one", "https://push.example"),
        ("https://push.example:8443/one?x=1", "https://push.example:8443"),
        ("https://[2606:4700::1]:443/one", "https://[2606:4700::1]"),
    ],
)
def test_a_knock_names_the_origin_of_its_service(endpoint: str, origin: str) -> None:
    """RFC 8292 takes it from RFC 6454; a service compares it letter by letter."""
    vapid = Vapid("secret", "mailto:host@example.org")
    found = vapid.headers(endpoint)["authorization"].removeprefix("vapid t=").partition(", k=")
    told = claims(found[0], found[2])
    assert found[2] == vapid.public
    assert (told["aud"], told["sub"]) == (origin, "mailto:host@example.org")
    assert 0 < told["exp"] - time.time() <= 24 * 3600
    head = json.loads(unbase64(found[0].partition(".")[0]))
    assert head == {"typ": "JWT", "alg": "ES256"}


def claims(token: str, key: str) -> Message:
    """What a push service does: check the signature with the public key. InvalidSignature."""
    head, body, signature = token.split(".")
    raw = unbase64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    told: Message = json.loads(unbase64(body))
    return told


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_browser_that_was_knocked_at_asks_what_waits(live: LiveServer) -> None:
    with live.person() as ann, live.person() as ben:
        table = ann.create(ME, BOT)
        with ann.at(table["id"]) as page:
            page.until_asked()
        told = ann.get("/me/notices/waiting?language=de")["notices"]
        assert [notice["title"] for notice in told] == ["Du bist am Zug: Zipang Portable"]
        assert told[0]["url"] == f"/table/{table['id']}"
        assert ben.get("/me/notices/waiting")["notices"] == []


def test_a_browser_that_is_gone_is_forgotten(live: LiveServer, web: WebReceiver) -> None:
    with live.person() as ann:
        notices = subscribe(ann, "push", web.address)
        web.status = 410
        ann.post(f"/me/notices/{notices['subscriptions'][0]['id']}/test", {}, 502)
        assert ann.get("/me/notices")["subscriptions"] == []


def test_a_mail_address_counts_once_its_letter_came_back(live: LiveServer, post: MailReceiver) -> None:
    with live.person() as ann, live.person() as ben:
        told = subscribe(ann, "mail", "ann@example.org", 202)
        assert (told["sent"], told["subscriptions"]) == (True, [])
        letter = post.next()
        assert (letter["To"], letter["Subject"]) == ("ann@example.org", "Tenka: is this your address?")
        text, _, token = letter.get_content().strip().partition(f"{SITE}/?confirm=")
        assert "://" not in text.replace(SITE, "")
        ben.post("/me/notices/confirm", {"token": token + "x"}, 400)
        ben.post("/me/notices/confirm", {"token": token}, 201)
        assert ben.get("/me/notices")["subscriptions"] == []
        (known,) = ann.get("/me/notices")["subscriptions"]
        assert (known["kind"], known["target"]) == ("mail", "ann@example.org")
        ann.post(f"/me/notices/{known['id']}/test", {})
        assert post.next()["Subject"] == "Tenka can reach you"


@pytest.mark.parametrize("site", [SITE, ""])
def test_nobody_else_says_where_links_in_letters_lead(
    settings: Settings, post: MailReceiver, caplog: pytest.LogCaptureFixture, site: str
) -> None:
    """Without an address of the host's there are no letters, and the host is told so."""
    smtp = f"smtp://127.0.0.1:{post.port}?from=tenka@example.org"
    wish = {"kind": "mail", "target": "ann@example.org", "language": "en"}
    with running(replace(settings, site=site, smtp=smtp)) as live, live.person() as mallory:
        told = mallory.http.post("/api/me/notices", json=wish, headers={"host": "evil.example"})
        assert mallory.get("/me/notices")["mail"] == bool(site)
        if site:
            assert "evil.example" not in post.next().get_content()
    assert told.status_code == (202 if site else 400)
    assert ("No mail is sent" in caplog.text) == (not site)


def test_addresses_belong_to_one_person_and_can_be_removed(live: LiveServer, web: WebReceiver) -> None:
    with live.person() as ann, live.person() as ben:
        path = f"/me/notices/{subscribe(ann, 'webhook', web.address)['subscriptions'][0]['id']}"
        assert subscribe(ann, "webhook", web.address)["subscriptions"][0]["target"] == "127.0.0.1"
        assert ben.http.delete(f"/api{path}").status_code == 404
        ben.post(f"{path}/test", {}, 404)
        assert len(ann.get("/me/notices")["subscriptions"]) == 1
        assert ann.http.delete(f"/api{path}").json()["subscriptions"] == []
        assert web.is_empty()


def test_only_so_many_addresses(live: LiveServer, web: WebReceiver) -> None:
    with live.person() as ann:
        for number in range(8):
            subscribe(ann, "webhook", f"{web.address}/{number}")
        assert subscribe(ann, "webhook", f"{web.address}/more", 409)["code"] == "too-many-subscriptions"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost:8080/x",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://[64:ff9b::a00:1]/",
        "http://[64:ff9b:1::a00:1]/",
        "http://[2002:a00:1::]/",
        "http://[2001:0:a00:1::]/",
        "http://[fec0::1]/",
        "http://[::a00:1]/",
        "http://[fd00::1]/",
        "http://[fe80::1]/",
        "ftp://example.org/",
        "http:///nowhere",
        "http://user:password@93.184.216.34/",
        "http://93.184.216.34:99999/",
        "http://93.184.216.34/a b",
        "javascript:alert(1)",
        "",
    ],
)
@pytest.mark.anyio
async def test_nothing_is_sent_into_the_hosts_own_network(address: str) -> None:
    with pytest.raises(outbound.BadAddress):
        await outbound.check(address, private=False)
    with pytest.raises(outbound.BadAddress):
        await outbound.post(address, b"", {}, private=False)


@pytest.mark.parametrize("address", ["http://93.184.216.34/", "https://[2606:4700::1111]/x"])
@pytest.mark.anyio
async def test_other_addresses_may_be_asked(address: str) -> None:
    await outbound.check(address, private=False)


@pytest.mark.anyio
async def test_not_even_a_greeting_is_sent_where_a_name_leads_a_moment_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name leads elsewhere when it is looked at, and to this machine whenever it is looked up again."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        ways = itertools.chain(["192.0.2.1"], itertools.repeat("127.0.0.1"))
        monkeypatch.setattr(
            socket,
            "getaddrinfo",
            lambda *_: [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (next(ways), port))],
        )
        monkeypatch.setattr(outbound, "_check_public", lambda address: None)
        monkeypatch.setattr(outbound, "SECONDS", 0.2)
        with pytest.raises(outbound.Unreachable):
            await outbound.post(f"https://example.org:{port}/", b"", {}, private=False)
        listening.setblocking(False)
        with pytest.raises(BlockingIOError):
            listening.accept()


def test_a_name_that_is_not_built_like_one_is_refused(live: LiveServer, server: LiveServer) -> None:
    for host in (live, server):
        with host.person() as ann:
            for name in ("x" * 64 + ".example.org", "a..example.org"):
                assert subscribe(ann, "webhook", f"https://{name}/", 400)["code"] == "bad-address"


def test_a_server_refuses_addresses_of_its_own_network(server: LiveServer, web: WebReceiver) -> None:
    with server.person() as ann:
        assert subscribe(ann, "webhook", web.address, 400)["code"] == "bad-address"
        assert subscribe(ann, "mail", "ann@example.org", 400)["code"] == "no-mail"
        assert subscribe(ann, "webhook", web.address, 400, language="xx")["code"] == "bad-request"


@pytest.mark.parametrize(
    "address", ["ann", "ann@example", "a b@example.org", "<ann@example.org>", "ä@example.org"]
)
def test_what_is_no_mail_address(live: LiveServer, address: str) -> None:
    with live.person() as ann:
        assert subscribe(ann, "mail", address, 400)["code"] == "bad-address"


@pytest.mark.parametrize(
    "address",
    ["", "smtp://", "http://mail.test?from=a@b.cd", "smtp://mail.test", "smtp://mail.test:x?from=a@b.cd"],
)
def test_a_post_office_needs_a_host_and_a_sender(address: str) -> None:
    with pytest.raises(BadSettings):
        mail.postbox(address)


def test_a_post_office_with_everything() -> None:
    box = mail.postbox("smtps://ann%40x:p%3Aw@mail.test?from=tenka@example.org")
    assert (box.host, box.port, box.tls, box.user, box.password) == ("mail.test", 465, True, "ann@x", "p:w")
    assert "p:w" not in repr(box)
