"""Every HTTP request of the API: who may ask, what it takes, what it gives, how it refuses.

A test keeps this list and the routes equal, and another one asks every request for everything in it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tenka.core.record import MAX_BYTES, Record
from tenka.server.http.responses import LONGEST_NUMBER
from tenka.server.identity.cookies import SAFE_METHODS
from tenka.server.protocol import accounts as people
from tenka.server.protocol import http as wire
from tenka.server.protocol import socket

TEXT: Final = {"type": "string"}
NUMBER: Final = {"type": "string", "pattern": f"^[0-9]{{1,{LONGEST_NUMBER}}}$"}
ROUTES: Final = "/tables/{table}"
LINES: Final = "application/x-ndjson"
Need = Literal["anyone", "player", "account", "host", "bot"]
"""`anyone`: also who is banned; `player`: a guest or an account that is not; `account`: who is signed in;
`host`: an account with this role; `bot`: a program with the token of its seat."""


class Query(msgspec.Struct, frozen=True):
    """A parameter in the address."""

    name: str
    shape: dict[str, Any]
    says: str
    required: bool = True


class Way(msgspec.Struct, frozen=True):
    """`gives` names what comes with each status that is no refusal; None for nothing.

    Anyone may read and players may change something, where `needs` says nothing else.
    """

    method: str
    path: str
    says: str
    gives: dict[int, Any]
    takes: Any = None
    refuses: tuple[str, ...] = ()
    query: tuple[Query, ...] = ()
    needs: Need | None = None
    media: str = "application/json"

    @property
    def call(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def need(self) -> Need:
        return self.needs or ("anyone" if self.method in SAFE_METHODS else "player")


PROVINCE: Final = Query("province", TEXT, "the name of a province")
SEATING: Final = ("bad-name", "no-invite", "table-full")
MAKING: Final = ("bad-bot", "too-many-tables")
AFTER: Final = ("not-over", "not-started")

YOU: Final = (
    Way("GET", "/openapi.json", "This description", {200: dict[str, Any]}),
    Way("GET", "/me", "Who you are", {200: wire.Me}),
    Way("POST", "/me", "Choose a name", {200: wire.Me}, wire.Rename, ("bad-name", "name-taken")),
    Way("GET", "/me/data", "Everything that is kept of you, as a file", {200: dict[str, Any]}),
    Way(
        "POST",
        "/me/delete",
        "Let everything that is kept of you be forgotten",
        {200: dict[str, Any]},
        people.Forget,
        ("not-confirmed",),
        needs="anyone",
    ),
    Way("GET", "/games", "The games that can be played here", {200: list[wire.GameInfo]}),
)
TABLES: Final = (
    Way("GET", "/tables", "Your tables, last changed first", {200: wire.Tables}),
    Way(
        "POST",
        "/tables",
        "Make a table",
        {201: wire.TableInfo},
        wire.CreateTable,
        (*MAKING, "bad-name", "bad-options", "bad-rhythm", "bad-seats", "one-me", "unknown-game"),
    ),
    Way("GET", "/tables/open", "Tables where anybody may sit down", {200: wire.Tables}),
    Way("GET", ROUTES, "A table", {200: wire.TableInfo}),
    Way("POST", f"{ROUTES}/join", "Take an open seat", {200: wire.TableInfo}, wire.Join, SEATING),
    Way(
        "GET",
        f"{ROUTES}/odds",
        "How an attack of yours would end",
        {200: wire.Forecast},
        refuses=("bad-request", "no-answer", "not-started"),
        query=(PROVINCE, Query("armies", NUMBER, "with 1, 2, ... up to so many armies")),
    ),
    Way(
        "GET",
        f"{ROUTES}/revolt",
        "How a revolt in a province would end",
        {200: wire.RevoltForecast | None},
        refuses=("bad-request", "no-answer", "not-started"),
        query=(PROVINCE,),
    ),
    Way(
        "GET",
        f"{ROUTES}/why",
        "Why you may not play a move now",
        {200: wire.Why},
        refuses=("bad-request",),
        query=(Query("move", {**TEXT, "minLength": 1, "maxLength": 64}, "its name"),),
    ),
    Way(
        "GET",
        f"{ROUTES}/since",
        "What happened after a version",
        {200: wire.Since},
        refuses=("bad-request", "not-started"),
        query=(Query("version", NUMBER, "what you have seen"),),
    ),
    Way("GET", f"{ROUTES}/notes", "Your notes; everybody's after the game", {200: wire.Notes}),
    Way(
        "POST",
        f"{ROUTES}/notes",
        "Write notes",
        {200: wire.Notes},
        wire.WriteNotes,
        ("not-seated", "not-your-seat", "notes-open"),
    ),
    Way(
        "POST",
        f"{ROUTES}/rematch",
        "Play again with the same people",
        {201: wire.TableInfo},
        refuses=(*MAKING, *SEATING, "not-over", "not-seated", "bad-options"),
    ),
)
AFTERWARDS: Final = (
    Way(
        "GET",
        f"{ROUTES}/replay",
        "A finished game, step by step, through somebody's eyes",
        {200: wire.Replay},
        refuses=(*AFTER, "bad-request", "too-long"),
        query=(
            Query("viewer", TEXT, "a seat, `public` or `all`; your own seat without it", required=False),
            Query("from", NUMBER, "the first step of the page; 0 without it", required=False),
        ),
    ),
    Way("GET", f"{ROUTES}/record", "The record of a finished game", {200: Record}, refuses=AFTER),
    Way(
        "POST",
        f"{ROUTES}/fork",
        "Play on from a moment of a finished game",
        {201: wire.TableInfo},
        wire.ForkWish,
        (*AFTER, *MAKING, "fork-over", "record-made-up", "too-long"),
    ),
    Way("GET", f"{ROUTES}/fairness", "Check the draws", {200: wire.Fairness}, refuses=(*AFTER, "too-long")),
    Way(
        "POST",
        "/records",
        f"Bring a record as a file, of up to {MAX_BYTES} bytes",
        {201: wire.TableInfo},
        Record,
        ("record-broken", "record-ruleset", "record-unfinished", "record-unreadable", "too-long"),
    ),
)
COACHED: Final = (*AFTER, "coach-not-yours")
SEAT: Final = f"{ROUTES}/coach/{{seat}}"
COACH: Final = (
    Way("GET", SEAT, "What the coach has said of a seat's game", {200: wire.CoachReport}, refuses=COACHED),
    Way(
        "POST",
        SEAT,
        "Let the coach look at a seat's game, or go on",
        {200: wire.CoachReport, 202: wire.CoachReport},
        refuses=(*COACHED, "coach-busy", "coach-failed", "coach-one", "too-large", "too-long"),
    ),
    Way("DELETE", SEAT, "Let the coach stop", {200: wire.CoachReport}, refuses=COACHED),
    Way(
        "POST",
        f"{ROUTES}/hint",
        "What `sharp` would do in your place now",
        {200: wire.HintInfo},
        refuses=(
            *("coach-busy", "coach-failed", "hint-not-now", "hints-off", "hints-spent"),
            *("not-seated", "not-started", "not-stored"),
        ),
    ),
)
NOTICES: Final = (
    Way("GET", "/me/notices", "Where you are told that a table waits for you", {200: wire.Notices}),
    Way(
        "POST",
        "/me/notices",
        "Name another address",
        {201: wire.Notices, 202: wire.Notices},
        wire.Subscribe,
        ("bad-address", "no-mail", "not-delivered", "too-many-subscriptions"),
    ),
    Way(
        "POST",
        "/me/notices/confirm",
        "Confirm a mail address",
        {201: wire.Notices},
        wire.Confirm,
        ("bad-letter", "too-many-subscriptions"),
    ),
    Way(
        "GET",
        "/me/notices/waiting",
        "The tables that wait for you, in words",
        {200: wire.WaitingTables},
        query=(Query("language", TEXT, "such as `en`", required=False),),
    ),
    Way("DELETE", "/me/notices/{subscription}", "Remove an address", {200: wire.Notices}, needs="anyone"),
    Way(
        "POST",
        "/me/notices/{subscription}/trial",
        "Send something there now",
        {200: wire.Notices},
        refuses=("not-delivered",),
    ),
)
PROGRAMS: Final = (
    Way("POST", f"{ROUTES}/bots", "Take a seat for a program", {201: wire.BotSeat}, wire.JoinAsBot, SEATING),
    Way(
        "GET",
        f"{ROUTES}/stream",
        "What happens, one message a line, for as long as you listen",
        {200: socket.ServerMessage},
        refuses=("too-many-connections",),
        needs="bot",
        media=LINES,
    ),
    Way(
        "POST",
        f"{ROUTES}/play",
        "Play a move",
        {200: socket.Ack, 204: None, 409: socket.Refused | socket.Failed},
        socket.Play,
        ("bad-message", "too-many-messages"),
        needs="bot",
    ),
)
NEW_PASSWORD: Final = ("short-password", "common-password", "too-many-attempts", "no-accounts")
ACCOUNTS: Final = (
    Way("GET", "/account", "Your account, and what can be had here", {200: people.AccountInfo}),
    Way(
        "POST",
        "/account/create",
        "Make an account of a guest",
        {201: people.SignedIn},
        people.SignUp,
        (*NEW_PASSWORD, "bad-name", "name-taken", "no-sign-up", "signed-in"),
    ),
    Way(
        "POST",
        "/account/sign-in",
        "Sign in by name and password",
        {200: people.SignedIn},
        people.SignIn,
        ("wrong-sign-in", "too-many-attempts", "no-accounts"),
        needs="anyone",
    ),
    Way(
        "POST",
        "/account/sign-out",
        "Sign out, here or everywhere",
        {200: dict[str, Any]},
        people.SignOut,
        needs="account",
    ),
    Way(
        "POST",
        "/account/password",
        "Choose a new password",
        {200: people.SignedIn},
        people.ChangePassword,
        (*NEW_PASSWORD, "wrong-password"),
        needs="account",
    ),
    Way(
        "POST",
        "/account/openid",
        "Sign in by the OpenID provider of this server: where to go",
        {200: people.Elsewhere},
        people.Begin,
        ("no-accounts", "openid-down", "too-many-attempts"),
        needs="anyone",
    ),
    Way(
        "GET",
        "/account/openid/back",
        "Where the provider sends people back to; leads to the account's page",
        {303: None},
        query=tuple(Query(name, TEXT, "from the provider", required=False) for name in ("state", "code")),
    ),
)
SEARCH: Final = Query("search", TEXT, "part of a name or an id", required=False)
HOSTS: Final = (
    Way("GET", "/admin/load", "How this process is doing", {200: people.Load}, needs="host"),
    Way(
        "GET",
        "/admin/tables",
        "Tables, last changed first",
        {200: list[people.TableLine]},
        query=(SEARCH,),
        needs="host",
    ),
    Way(
        "POST",
        "/admin/tables/{table}/close",
        "Close a table",
        {200: dict[str, Any]},
        people.Close,
        needs="host",
    ),
    Way("GET", "/admin/people", "People", {200: list[people.PersonLine]}, query=(SEARCH,), needs="host"),
    Way("GET", "/admin/bans", "Who is banned", {200: list[people.BanLine]}, needs="host"),
    Way(
        "POST",
        "/admin/bans",
        "Ban a person, an address or a network",
        {201: people.BanLine},
        people.BanWish,
        ("bad-network", "no-person"),
        needs="host",
    ),
    Way("DELETE", "/admin/bans/{ban}", "Lift a ban", {200: list[people.BanLine]}, needs="host"),
    Way("GET", "/admin/audit", "What hosts have done", {200: list[people.DeedLine]}, needs="host"),
)
WAYS: Final = (*YOU, *TABLES, *AFTERWARDS, *COACH, *NOTICES, *PROGRAMS, *ACCOUNTS, *HOSTS)
