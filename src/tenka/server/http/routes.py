"""Every HTTP request of the API, in one table. Routes, access, prices and the description come from it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

from tenka.core.record import MAX_BYTES, Record
from tenka.server.http import account_endpoints as account
from tenka.server.http import admin_endpoints as admin
from tenka.server.http import bot_endpoints as bots
from tenka.server.http import coach_endpoints as coach
from tenka.server.http import finished_game_endpoints as finished
from tenka.server.http import me_endpoints as me
from tenka.server.http import notice_endpoints as notices
from tenka.server.http import privacy_endpoints as privacy
from tenka.server.http import query_endpoints as queries
from tenka.server.http import table_endpoints as tables
from tenka.server.http.context import Context
from tenka.server.http.endpoint import JSON_LINES, NUMBER, TEXT, Endpoint, Parameter, Schema
from tenka.server.http.openapi import openapi
from tenka.server.http.responses import json_response
from tenka.server.ops.costs import FILE, LIST, LITTLE, PASSWORD, RECAP, RULES, STEP, VIEW, WHOLE_GAME
from tenka.server.protocol import accounts as people
from tenka.server.protocol import http as wire
from tenka.server.protocol import socket


async def describe(_context: Context) -> Response:
    return json_response(description())


@cache
def description() -> Schema:
    return openapi(ENDPOINTS)


SEATING: Final = ("bad-name", "no-invite", "table-full")
MAKING: Final = ("bad-bot", "too-many-tables")
AFTER: Final = ("not-over", "not-started")
COACHED: Final = (*AFTER, "coach-not-yours")
HINTED: Final = ("hint-not-now", "hints-off", "hints-spent", "not-seated", "not-started", "not-stored")
NEW_PASSWORD: Final = ("short-password", "common-password", "too-many-attempts", "no-accounts")
VIEWER: Final = Parameter(
    "viewer", TEXT, "a seat, `public` or `all`; your own seat without it", required=False
)
START: Final = Parameter("from", NUMBER, "the first step of the page; 0 without it", required=False)
STATE: Final = Parameter("state", TEXT, "from the provider", required=False)
CODE: Final = Parameter("code", TEXT, "from the provider", required=False)
SEARCH: Final = Parameter("search", TEXT, "part of a name or an id", required=False)

# A table reads best with two or three lines for each endpoint.
# fmt: off
YOU: Final = (
    Endpoint("GET", "/openapi.json", describe, "anyone", LITTLE,
        "This description", {200: dict[str, Any]}),
    Endpoint("GET", "/me", me.me, "anyone", LITTLE,
        "Who you are", {200: wire.Me}),
    Endpoint("POST", "/me", me.rename, "player", LIST,
        "Choose a name", {200: wire.Me}, wire.Rename, errors=("bad-name", "name-taken")),
    Endpoint("GET", "/me/data", privacy.export, "anyone", LIST,
        "Everything that is kept of you, as a file", {200: dict[str, Any]}),
    Endpoint("POST", "/me/delete", privacy.delete, "anyone", LIST,
        "Let everything that is kept of you be forgotten", {200: dict[str, Any]}, people.Forget,
        errors=("not-confirmed",)),
    Endpoint("GET", "/games", tables.list_games, "anyone", LITTLE,
        "The games that can be played here", {200: list[wire.GameInfo]}),
)
TABLES: Final = (
    Endpoint("GET", "/tables", tables.own_tables, "anyone", LIST,
        "Your tables, last changed first", {200: wire.Tables}),
    Endpoint("POST", "/tables", tables.create, "player", RULES,
        "Make a table", {201: wire.TableInfo}, wire.CreateTable,
        errors=(
            *MAKING, "bad-name", "bad-options", "bad-time-control", "bad-seats", "one-me", "unknown-game",
        )),
    Endpoint("GET", "/tables/open", tables.open_tables, "anyone", LIST,
        "Tables where anybody may sit down", {200: wire.Tables}),
    Endpoint("GET", "/tables/{table}", tables.show, "anyone", LITTLE,
        "A table", {200: wire.TableInfo}),
    Endpoint("POST", "/tables/{table}/join", tables.join, "player", RULES,
        "Take an open seat", {200: wire.TableInfo}, wire.Join, errors=SEATING),
    Endpoint("GET", "/tables/{table}/queries/{query}", queries.query, "anyone", LITTLE,
        "What the game works out for you, by its own name for the question", {200: wire.AnyAnswer | None},
        errors=("bad-request", "no-answer", "not-started"), any_parameters=True),
    Endpoint("GET", "/tables/{table}/why", queries.why, "anyone", LITTLE,
        "Why you may not play a move now", {200: wire.Why}, errors=("bad-request",),
        parameters=(Parameter("move", {**TEXT, "minLength": 1, "maxLength": 64}, "its name"),)),
    Endpoint("GET", "/tables/{table}/since", queries.since, "anyone", RECAP,
        "What happened after a version", {200: wire.Since}, errors=("bad-request", "not-started"),
        parameters=(Parameter("version", NUMBER, "what you have seen"),)),
    Endpoint("GET", "/tables/{table}/notes", tables.notes, "anyone", LITTLE,
        "Your notes; everybody's after the game", {200: wire.Notes}),
    Endpoint("POST", "/tables/{table}/notes", tables.write_notes, "player", LITTLE,
        "Write notes", {200: wire.Notes}, wire.WriteNotes,
        errors=("not-seated", "not-your-seat", "notes-open")),
    Endpoint("POST", "/tables/{table}/rematch", tables.rematch, "player", RULES,
        "Play again with the same people", {201: wire.TableInfo},
        errors=(*MAKING, *SEATING, "not-over", "not-seated", "bad-options")),
)
FINISHED: Final = (
    Endpoint("GET", "/tables/{table}/replay", finished.replay, "anyone", WHOLE_GAME,
        "A finished game, step by step, through somebody's eyes", {200: wire.Replay},
        errors=(*AFTER, "bad-request", "too-long"), parameters=(VIEWER, START)),
    Endpoint("GET", "/tables/{table}/record", finished.record, "anyone", WHOLE_GAME,
        "The record of a finished game", {200: Record}, errors=AFTER),
    Endpoint("POST", "/tables/{table}/fork", finished.fork, "player", WHOLE_GAME,
        "Play on from a moment of a finished game", {201: wire.TableInfo}, wire.ForkRequest,
        errors=(*AFTER, *MAKING, "fork-over", "record-made-up", "too-long")),
    Endpoint("GET", "/tables/{table}/fairness", finished.fairness, "anyone", WHOLE_GAME,
        "Check the draws", {200: wire.Fairness}, errors=(*AFTER, "too-long")),
    Endpoint("POST", "/records", finished.upload, "player", FILE,
        f"Bring a record as a file, of up to {MAX_BYTES} bytes", {201: wire.TableInfo}, Record,
        errors=("record-broken", "record-ruleset", "record-unfinished", "record-unreadable", "too-long")),
)
COACH: Final = (
    Endpoint("GET", "/tables/{table}/coach/{seat}", coach.report, "anyone", LITTLE,
        "What the coach has said of a seat's game", {200: wire.CoachReport}, errors=COACHED),
    Endpoint("POST", "/tables/{table}/coach/{seat}", coach.start, "player", WHOLE_GAME,
        "Let the coach look at a seat's game, or go on", {200: wire.CoachReport, 202: wire.CoachReport},
        errors=(*COACHED, "coach-busy", "coach-failed", "coach-one", "too-large", "too-long")),
    Endpoint("DELETE", "/tables/{table}/coach/{seat}", coach.cancel, "player", LITTLE,
        "Let the coach stop", {200: wire.CoachReport}, errors=COACHED),
    Endpoint("POST", "/tables/{table}/hint", coach.hint, "player", STEP,
        "What `sharp` would do in your place now", {200: wire.HintInfo},
        errors=(*HINTED, "coach-busy", "coach-failed")),
)
NOTICES: Final = (
    Endpoint("GET", "/me/notices", notices.show, "anyone", LITTLE,
        "Where you are told that a table waits for you", {200: wire.Notices}),
    Endpoint("POST", "/me/notices", notices.subscribe, "player", LITTLE,
        "Name another address", {201: wire.Notices, 202: wire.Notices}, wire.Subscribe,
        errors=("bad-address", "no-mail", "not-delivered", "too-many-subscriptions")),
    Endpoint("POST", "/me/notices/confirm", notices.confirm, "player", LITTLE,
        "Confirm a mail address", {201: wire.Notices}, wire.Confirm,
        errors=("bad-letter", "too-many-subscriptions")),
    Endpoint("GET", "/me/notices/waiting", notices.waiting, "anyone", LIST,
        "The tables that wait for you, in words", {200: wire.WaitingTables},
        parameters=(Parameter("language", TEXT, "such as `en`", required=False),)),
    Endpoint("DELETE", "/me/notices/{subscription}", notices.unsubscribe, "anyone", LITTLE,
        "Remove an address", {200: wire.Notices}),
    Endpoint("POST", "/me/notices/{subscription}/trial", notices.trial, "player", LITTLE,
        "Send something there now", {200: wire.Notices}, errors=("not-delivered",)),
)
PROGRAMS: Final = (
    Endpoint("POST", "/tables/{table}/bots", bots.join, "player", RULES,
        "Take a seat for a program", {201: wire.BotSeat}, wire.JoinAsBot, errors=SEATING),
    Endpoint("GET", "/tables/{table}/stream", bots.stream, "bot", VIEW,
        "What happens, one message a line, for as long as you listen", {200: socket.ServerMessage},
        errors=("too-many-connections",), media=JSON_LINES),
    Endpoint("POST", "/tables/{table}/play", bots.play, "bot", STEP,
        "Play a move", {200: socket.Ack, 204: None, 409: socket.Refused | socket.Failed}, socket.Play,
        errors=("bad-message", "too-many-messages")),
)
ACCOUNTS: Final = (
    Endpoint("GET", "/account", account.show, "anyone", LITTLE,
        "Your account, and what can be had here", {200: people.AccountInfo}),
    Endpoint("POST", "/account/create", account.create, "player", PASSWORD,
        "Make an account of a guest", {201: people.SignedIn}, people.SignUp,
        errors=(*NEW_PASSWORD, "bad-name", "name-taken", "no-sign-up", "signed-in")),
    Endpoint("POST", "/account/sign-in", account.sign_in, "anyone", PASSWORD,
        "Sign in by name and password", {200: people.SignedIn}, people.SignIn,
        errors=("wrong-sign-in", "too-many-attempts", "no-accounts")),
    Endpoint("POST", "/account/sign-out", account.sign_out, "account", LITTLE,
        "Sign out, here or everywhere", {200: dict[str, Any]}, people.SignOut),
    Endpoint("POST", "/account/password", account.password, "account", 2 * PASSWORD,
        "Choose a new password", {200: people.SignedIn}, people.ChangePassword,
        errors=(*NEW_PASSWORD, "wrong-password")),
    Endpoint("POST", "/account/openid", account.begin, "anyone", LITTLE,
        "Sign in by the OpenID provider of this server: where to go", {200: people.Redirect}, people.Begin,
        errors=("no-accounts", "openid-down", "too-many-attempts")),
    Endpoint("GET", "/account/openid/back", account.back, "anyone", LITTLE,
        "Where the provider sends people back to; leads to the account's page", {303: None},
        parameters=(STATE, CODE)),
)
HOSTS: Final = (
    Endpoint("GET", "/admin/load", admin.load, "host", LITTLE,
        "How this process is doing", {200: people.Load}),
    Endpoint("GET", "/admin/tables", admin.tables, "host", LIST,
        "Tables, last changed first", {200: list[people.TableLine]}, parameters=(SEARCH,)),
    Endpoint("POST", "/admin/tables/{table}/close", admin.close, "host", LITTLE,
        "Close a table", {200: dict[str, Any]}, people.Close),
    Endpoint("GET", "/admin/people", admin.people, "host", LIST,
        "People", {200: list[people.PersonLine]}, parameters=(SEARCH,)),
    Endpoint("GET", "/admin/bans", admin.bans, "host", LITTLE,
        "Who is banned", {200: list[people.BanLine]}),
    Endpoint("POST", "/admin/bans", admin.ban, "host", LITTLE,
        "Ban a person, an address or a network", {201: people.BanLine}, people.BanRequest,
        errors=("bad-network", "no-person")),
    Endpoint("DELETE", "/admin/bans/{ban}", admin.unban, "host", LITTLE,
        "Lift a ban", {200: list[people.BanLine]}),
    Endpoint("GET", "/admin/audit", admin.audit, "host", LITTLE,
        "What hosts have done", {200: list[people.AuditLine]}),
)
ENDPOINTS: Final = (*YOU, *TABLES, *FINISHED, *COACH, *NOTICES, *PROGRAMS, *ACCOUNTS, *HOSTS)
# fmt: on
