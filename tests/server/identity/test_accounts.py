"""Accounts: guests who make one, sign in elsewhere, sign out, and strangers who would like to."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.engine import URL

from tenka.server.cluster.shared_limits import SharedBuckets
from tenka.server.identity import accounts as accounts_module
from tenka.server.identity import passwords
from tenka.server.identity.accounts import ELSEWHERE, Accounts, hashed
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import skeletons
from tenka.server.identity.passwords import check_length, check_strength
from tenka.server.protocol.problems import Problem
from tenka.server.services import Services
from tenka.server.settings import PARTS, Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.migrating import migrate
from tenka.server.storage.model import Clash, Identity
from tenka.server.storage.transactions import create_engine, prepare_folder
from tests.server.conftest import GENEROUS
from tests.server.live import BOT, ME, OPEN, LiveServer, Person, running

GOOD = "seven quiet herons"
UNLIKE = "ABCDEFGHJKMNPQRSTUXYZ"
"""Letters of which none passes for another, as I does for L."""
names = (f"Player {one}{other}" for one in UNLIKE for other in UNLIKE)


def sign_up(person: Person, name: str | None = None, password: str = GOOD) -> str:
    chosen = name or next(names)
    person.post("/account/create", {"name": chosen, "password": password}, 201)
    return chosen


def sign_in(person: Person, name: str, password: str = GOOD, *, bring: bool = True) -> Any:
    return person.post("/account/sign-in", {"name": name, "password": password, "bring": bring})


# --- guests become accounts -------------------------------------------------------------------------


def test_a_guest_keeps_everything(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        playing, waiting = ann.create(ME, BOT)["id"], ann.create(ME, OPEN)
        ann.post(f"/tables/{playing}/notes", {"seat": 0, "text": "mine"})
        ben.post(f"/tables/{waiting['id']}/join", {"invite": waiting["invite"]})
        with ann.at(playing) as old:
            old.until_type("view")
            name = sign_up(ann)
            while old.socket.close_code is None:
                try:
                    old.socket.recv(30)
                except Exception:  # noqa: BLE001 - closed, whatever the library calls it
                    break
            assert old.socket.close_code == 4205
        assert ann.get("/me") == {"name": name, "role": "player", "parts": list(PARTS)}
        assert {table["id"] for table in ann.get("/tables")["tables"]} == {playing, waiting["id"]}
        assert ann.get(f"/tables/{playing}/notes")["notes"][0] == "mine"
        assert ben.get(f"/tables/{waiting['id']}")["seats"][0]["name"] == name
        with ann.at(playing) as page:
            assert page.until_type("view")["table"]["seat"] == 0
            page.until_asked()
            page.play_and_wait(page.now["moves"][0])


def test_the_cookie_of_the_guest_is_worth_nothing_afterwards(server: LiveServer) -> None:
    """Whoever has brought a guest's cookie into somebody's browser, or copied it, gets nothing by it."""
    with server.person() as ann:
        table = ann.create(ME, BOT)["id"]
        planted = dict(ann.http.cookies)
        sign_up(ann)
        with Person(server.host, planted) as mallory:
            assert mallory.get("/me")["role"] == "guest"
            assert mallory.get("/tables")["tables"] == []
            assert mallory.get(f"/tables/{table}")["seat"] == -1


def test_seats_come_along_to_another_device_or_stay(server: LiveServer) -> None:
    with server.person() as ann, server.person() as phone, server.person() as friend:
        name = sign_up(ann)
        first = ann.create(ME, OPEN)
        second = phone.create(ME, BOT)["id"]
        phone.post(f"/tables/{first['id']}/join", {"invite": first["invite"]})
        told = sign_in(phone, name.upper())
        assert (told["name"], told["brought"], told["shared"]) == (name, 2, [first["id"]])
        mine = {table["id"]: table for table in ann.get("/tables")["tables"]}
        assert set(mine) == {first["id"], second}
        assert [seat["screen"] for seat in mine[first["id"]]["seats"]] == ["own", "shared"]
        theirs = friend.create(ME, BOT)["id"]
        assert sign_in(friend, name, bring=False)["brought"] == 0
        friend.post("/account/sign-out", {})
        assert friend.get("/me")["role"] == "guest"
        assert [table["id"] for table in friend.get("/tables")["tables"]] == [theirs]


def test_every_sign_in_is_a_session_of_its_own(server: LiveServer) -> None:
    with server.person() as ann, server.person() as phone:
        name = sign_up(ann)
        before = session_of(ann)
        sign_in(ann, name)
        assert session_of(ann) != before
        with stolen(server, *before) as mallory:
            assert mallory.get("/me")["role"] == "guest"
        sign_in(phone, name)
        assert [device["here"] for device in phone.get("/account")["devices"]].count(True) == 1
        assert len(phone.get("/account")["devices"]) == 2
        copied = session_of(ann)
        ann.post("/account/sign-out", {})
        assert ann.get("/me")["role"] == "guest"
        with stolen(server, *copied) as mallory:
            assert mallory.get("/me")["role"] == "guest"
        assert phone.get("/me")["role"] == "player"
        sign_in(ann, name)
        phone.post("/account/sign-out", {"everywhere": True})
        assert ann.get("/me")["role"] == "guest"
        ann.post("/account/sign-out", {}, 401)


def test_a_new_password_ends_all_other_sessions(server: LiveServer) -> None:
    with server.person() as ann, server.person() as phone:
        name = sign_up(ann)
        sign_in(phone, name)
        wrong = {"old": "not this one", "new": "eight quiet herons"}
        assert ann.post("/account/password", wrong, 403)["code"] == "wrong-password"
        assert ann.post("/account/password", {"old": GOOD, "new": "short"}, 400)["code"] == "short-password"
        ann.post("/account/password", {"old": GOOD, "new": "eight quiet herons"})
        assert ann.get("/me")["role"] == "player"
        assert phone.get("/me")["role"] == "guest"
        phone.post("/account/sign-in", {"name": name, "password": GOOD}, 403)
        sign_in(phone, name, "eight quiet herons")


def test_cookies_that_are_forged_old_or_of_elsewhere_are_nobodys(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.person() as ann:
        sign_up(ann)
        name, value = session_of(ann)
        for forged in (value[:-1], value + "x", value[::-1], hashed(value), "x" * 5000, "", "\xff"):
            with stolen(server, name, forged) as mallory:
                assert mallory.get("/me")["role"] == "guest"
        monkeypatch.setattr(accounts_module, "LIFE", -1.0)
        assert ann.get("/me")["role"] == "guest"
        monkeypatch.undo()
        monkeypatch.setattr(accounts_module, "RENEWAL", -1.0)
        answer = ann.http.get("/api/me")
        assert answer.json()["role"] == "player"
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=lax" in answer.headers["set-cookie"]


def session_of(person: Person) -> tuple[str, str]:
    """The name and the value of the cookie."""
    (found,) = [cookie for cookie in person.http.cookies.items() if cookie[0].endswith("_session")]
    return found


@contextmanager
def stolen(server: LiveServer, name: str, value: str) -> Iterator[Person]:
    """Somebody else with such a cookie."""
    with Person(server.host) as mallory:
        mallory.http.headers["cookie"] = f"{name}={value}"
        yield mallory


# --- strangers --------------------------------------------------------------------------------------


def test_nobody_learns_which_names_there_are(server: LiveServer) -> None:
    with server.person() as ann, server.person() as mallory:
        name = sign_up(ann)
        mallory.get("/me")
        answers = [
            mallory.http.post("/api/account/sign-in", json={"name": tried, "password": "a wrong guess"})
            for tried in (name, "Nobody Here")
        ]
        assert answers[0].status_code == answers[1].status_code == 403
        assert answers[0].content == answers[1].content
        assert sorted(answers[0].headers) == sorted(answers[1].headers)


@pytest.mark.anyio
async def test_an_unknown_name_takes_a_whole_hash_to_refuse(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not timed, but counted: what takes the time is done for both."""
    settings = Settings(data=tmp_path, limits=GENEROUS)
    storage = Database(database_url(settings))
    await storage.open()
    accounts = Accounts(storage, settings)
    await accounts.add(Identity(new_id(), "Ann"), GOOD)
    verified: list[str] = []
    real = PasswordHasher.verify

    def verify(hasher: PasswordHasher, stored: str, password: str) -> bool:
        verified.append(stored)
        return real(hasher, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    for name in ("Ann", "Nobody"):
        with pytest.raises(Problem, match="Name or password"):
            await accounts.sign_in(name, "a wrong guess", "here")
    assert len(verified) == 2
    assert verified[0].split("$")[:4] == verified[1].split("$")[:4]
    await storage.close()


def test_guesses_are_counted_by_address_and_by_name_in_all_processes(settings: Settings) -> None:
    limits = replace(GENEROUS, sign_ins_a_second=0.001, sign_ins_at_once=3)
    limits = replace(limits, accounts_a_second=0.001, accounts_at_once=2)
    few = replace(settings, limits=limits, secret="shared")
    guess = {"name": "Ann", "password": "a wrong guess"}
    with running(few) as live, live.person() as mallory:
        codes = [mallory.post("/account/sign-in", guess, status)["code"] for status in (403, 403, 403, 429)]
        for number in range(3):
            with live.person() as somebody:
                wish = {"name": f"New {number}", "password": GOOD}
                somebody.post("/account/create", wish, 201 if number < 2 else 429)
    assert codes == ["wrong-sign-in"] * 3 + ["too-many-attempts"]
    with running(few) as other, other.person() as mallory:
        assert mallory.post("/account/sign-in", {**guess, "name": "Ben"}, 429)["code"] == "too-many-attempts"


@pytest.mark.anyio
async def test_one_address_locks_nobody_out_and_many_still_guess_in_vain(settings: Settings) -> None:
    limits = replace(GENEROUS, sign_ins_a_second=0.001, sign_ins_at_once=3)
    storage = Database(database_url(settings))
    await storage.open()
    accounts = Accounts(storage, replace(settings, limits=limits))
    await accounts.add(Identity(new_id(), "Ann"), GOOD)
    assert await guesses(accounts, "there") == 3
    assert (await accounts.sign_in("Ann", GOOD, "at home")).name == "Ann"
    addresses = [f"address {number}" for number in range(ELSEWHERE + 2)]
    assert sum([await guesses(accounts, address) for address in addresses]) == 3 * ELSEWHERE
    await storage.close()


async def guesses(accounts: Accounts, address: str) -> int:
    """How many are taken from one address before it is refused."""
    for number in range(100):
        try:
            await accounts.sign_in("Ann", "a wrong guess", address)
        except Problem as problem:
            if problem.code == "too-many-attempts":
                return number
    raise AssertionError("nobody counts")


def test_other_sites_can_not_sign_anybody_in_or_out(server: LiveServer) -> None:
    with server.person() as ann:
        sign_up(ann)
        for path in ("sign-out", "sign-in", "password", "openid"):
            foreign = {"origin": "https://evil.test"}
            answer = ann.http.post(f"/api/account/{path}", json={}, headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert ann.get("/me")["role"] == "player"


def test_names_that_look_alike_are_one(server: LiveServer) -> None:
    with server.person() as ann, server.person() as mallory:
        sign_up(ann, "Ieyasu Oda")
        for wish in ("ieyasu oda", "Ⅰeyasu Oda", "Іeyasu Оdа", "leyasu 0da", "Ieyasu.Oda"):
            taken = {"name": wish, "password": GOOD}
            assert mallory.post("/account/create", taken, 409)["code"] == "name-taken"
            assert mallory.post("/me", {"name": wish}, 409)["code"] == "name-taken"
        table = mallory.create(ME, OPEN)
        bot = {"name": "Ieyasu Oda", "invite": table["invite"]}
        assert mallory.post(f"/tables/{table['id']}/bots", bot, 409)["code"] == "name-taken"
        assert ann.post("/me", {"name": "Ieyasu O."})["name"] == "Ieyasu O."
        assert mallory.post("/me", {"name": "Ieyasu Oda"})["name"] == "Ieyasu Oda"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Hans", "Ηans"),
        ("Max", "Μах"),
        ("Tim", "Ꭲim"),
        ("Bob", "ᏴoЬ"),
        ("Greg", "ɡreg"),
        ("Alice", "𝒜lice"),
        ("Marnie", "Mamie"),
        ("Вова", "вова"),
        ("Nova", "Νoνa"),
        ("İbrahim", "ibrahim"),
    ],
)
def test_letters_of_other_scripts_do_not_make_another_name(name: str, other: str) -> None:
    assert not skeletons(name).isdisjoint(skeletons(other))


@pytest.mark.parametrize(
    ("name", "other"), [("Arne", "Anne"), ("Ana", "Ava"), ("Oda", "Ōda"), ("天下", "天正")]
)
def test_names_of_their_own_stay_apart(name: str, other: str) -> None:
    assert skeletons(name).isdisjoint(skeletons(other))


@pytest.mark.anyio
async def test_the_longest_name_fits_into_the_database(storage: Database) -> None:
    await storage.accounts.add(Identity("ann", "ﷺ" * 24), None)
    assert await storage.accounts.is_name_taken("ﷺ" * 24, besides="ben")


@pytest.mark.anyio
async def test_accounts_that_turn_out_to_look_alike_keep_their_names(url: URL) -> None:
    """From a database of before Unicode's table: each is found by its own name, nobody gets another."""
    prepare_folder(url)
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0006")
        for number, name in enumerate(("Ηans", "Hans")):
            row = {"id": f"id-{number}", "name": name, "at": f"2026-11-1{number}"}
            for statement in OLD_ACCOUNT:
                await connection.execute(text(statement), row)
    await engine.dispose()
    database = Database(url)
    await database.open()
    found = [await database.accounts.named(name) for name in ("Ηans", "Hans", "HANS")]
    with pytest.raises(Clash):
        await database.accounts.add(Identity("new", "Нans"), None)
    await database.close()
    assert [account and account.identity for account in found] == ["id-0", "id-1", "id-0"]


OLD_ACCOUNT = (
    "INSERT INTO identities (id, name, created) VALUES (:id, :name, :at)",
    "INSERT INTO accounts (identity, alike, created) VALUES (:id, :name, :at)",
)


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("ninechars", "short-password"),
        ("x" * 201, "short-password"),
        ("password123", "common-password"),
        ("PASSWORD123", "common-password"),
        ("aaaaaaaaaaaa", "common-password"),
        ("abcdefghijklm", "common-password"),
        ("nobunaga oda 1", "common-password"),
        ("password2026", "common-password"),
        ("sunshine1234", "common-password"),
        ("P@ssw0rd2026", "common-password"),
        ("Passwort2026", "common-password"),
        ("Sommer2026!", "common-password"),
        ("1q2w3e4r5t6y", "common-password"),
        ("fruehling2026", "common-password"),
        ("ichliebedich", "common-password"),
        ("correcthorsebatterystaple", "common-password"),
        ("qazwsxedcrfv", "common-password"),
        ("Nobunaga2026!", "common-password"),
        ("zipang123456", "common-password"),
        ("天下天下天下天下天下", "common-password"),
    ],
)
def test_bad_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        check(password)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "password", [GOOD, "hunter2-and-more", "天下統一の夢はまだ遠い", "9f8e7d6c5b", f"{GOOD} " * 10]
)
def test_any_long_password_is_taken(password: str) -> None:
    check(password)


def check(password: str) -> None:
    check_length(password)
    check_strength(password, "Nobunaga Oda")


def test_a_host_may_want_no_accounts(settings: Settings) -> None:
    wish = {"name": "Ann", "password": GOOD}
    with running(replace(settings, accounts="off")) as live, live.person() as ann:
        assert ann.post("/account/create", wish, 403)["code"] == "no-sign-up"
        assert ann.post("/account/sign-in", wish, 404)["code"] == "no-accounts"
        assert ann.post("/account/openid", {}, 404)["code"] == "no-accounts"
        assert ann.get("/account")["accounts"] == "off"
    with running(replace(settings, accounts="closed")) as live, live.person() as ann:
        assert ann.post("/account/create", wish, 403)["code"] == "no-sign-up"
        assert ann.post("/account/sign-in", wish, 403)["code"] == "wrong-sign-in"


# --- the storage ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_passwords_are_kept_with_the_librarys_usual_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)
    kept = passwords.Passwords()
    stored = await kept.hash(GOOD)
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert await kept.matches(stored, GOOD)
    assert not kept.is_outdated(stored)


@pytest.mark.anyio
async def test_a_password_of_weaker_times_is_hashed_anew(storage: Database, tmp_path: Any) -> None:
    accounts = Accounts(storage, Settings(data=tmp_path, limits=GENEROUS))
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(GOOD)
    await storage.accounts.add(Identity("ann", "Ann"), weak)
    await accounts.sign_in("ann", GOOD, "here")
    account = await storage.accounts.get("ann")
    assert account is not None
    assert account.password not in (None, weak)
    await accounts.sign_in("ANN", GOOD, "here")


@pytest.mark.anyio
async def test_addresses_are_kept_as_hashes_that_need_the_secret(storage: Database, tmp_path: Any) -> None:
    """There are few enough addresses to try them all."""
    kept: list[set[str]] = []
    for secret in ("one", "other"):
        storage.buckets.salt = secret
        await SharedBuckets(storage.buckets, "sign-in at", 0.5, 4).take("192.0.2.7")
        async with storage.transactions.engine.connect() as connection:
            rows = await connection.execute(text("SELECT key FROM buckets"))
            kept.append(set(rows.scalars()) - set().union(*kept))
    plain = hashlib.sha256(b"sign-in at\x00192.0.2.7").hexdigest()
    assert [len(keys) for keys in kept] == [1, 1]
    assert plain not in kept[0] | kept[1]
    services = Services(Settings(data=tmp_path, secret="mine"), storage)
    assert services.storage.buckets.salt == "mine"


@pytest.mark.anyio
async def test_a_bucket_is_shared_by_all(storage: Database, url: URL) -> None:
    moment = 1000.0
    other = Database(url)
    buckets = [SharedBuckets(one.buckets, "test", 0.5, 4, lambda: moment) for one in (storage, other)]
    taken = await asyncio.gather(*(buckets[number % 2].take("key") for number in range(10)))
    assert sum(taken) == 4
    assert not await buckets[0].take("key")
    assert await buckets[0].take("another key")
    moment = 1003.0
    assert [await buckets[0].take("key") for _ in range(2)] == [True, False]
    moment = 900.0  # a clock that goes back gives nothing
    assert not await buckets[1].take("key")
    moment = 902.0  # and what was counted by one that was ahead locks nobody out until then
    assert [await buckets[0].take("key") for _ in range(2)] == [True, False]
    await buckets[1].fill("key")
    assert await buckets[0].take("key")
    await storage.buckets.forget(5000.0)
    await other.close()
