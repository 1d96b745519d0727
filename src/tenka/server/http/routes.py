"""Every HTTP request of the API, in one table. Routes, access, prices and the description come from it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

from tenka.server.http import account_endpoints as account
from tenka.server.http import admin_endpoints as admin
from tenka.server.http import bot_endpoints as bots
from tenka.server.http import contest_endpoints as contests
from tenka.server.http import deal_endpoints as deals
from tenka.server.http import invitation_endpoints as invitations
from tenka.server.http import notice_endpoints as notices
from tenka.server.http import people_endpoints as pages
from tenka.server.http import privacy_endpoints as privacy
from tenka.server.http import puzzle_endpoints as puzzles
from tenka.server.http.circle_routes import CIRCLE_ENDPOINTS
from tenka.server.http.context import Context
from tenka.server.http.endpoint import JSON_LINES, TEXT, Endpoint, Parameter, Schema, of_part
from tenka.server.http.game_routes import GAME_ENDPOINTS, SEATING
from tenka.server.http.openapi import openapi
from tenka.server.http.pages import OFFLINE
from tenka.server.http.puzzle_routes import PUZZLES
from tenka.server.http.responses import json_response
from tenka.server.ops.costs import LIST, LITTLE, PASSWORD, RULES, STEP, VIEW
from tenka.server.protocol import accounts as people
from tenka.server.protocol import contests as contest
from tenka.server.protocol import http as wire
from tenka.server.protocol import notices as notice
from tenka.server.protocol import people as about
from tenka.server.protocol import puzzles as puzzle
from tenka.server.protocol import socket


async def offline(context: Context) -> Response:
    return json_response(wire.OfflineInfo(OFFLINE if context.services.settings.has_offline else None))


async def describe(_context: Context) -> Response:
    return json_response(description())


@cache
def description() -> Schema:
    return openapi(ENDPOINTS)


NEW_PASSWORD: Final = ("short-password", "common-password", "too-many-attempts", "no-accounts")
DAY: Final = {**TEXT, "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}
STATE: Final = Parameter("state", TEXT, "from the provider", required=False)
CODE: Final = Parameter("code", TEXT, "from the provider", required=False)
SEARCH: Final = Parameter("search", TEXT, "part of a name or an id", required=False)

# A table reads best with two or three lines for each endpoint.
# fmt: off
YOU: Final = (
    Endpoint("GET", "/openapi.json", describe, "anyone", LITTLE,
        "This description", {200: dict[str, Any]}),
    Endpoint("GET", "/offline", offline, "anyone", LITTLE,
        "Whether Tenka can be played without a network", {200: wire.OfflineInfo}),
    Endpoint("GET", "/me/data", privacy.export, "anyone", LIST,
        "Everything that is kept of you, as a file", {200: dict[str, Any]}),
    Endpoint("POST", "/me/delete", privacy.delete, "anyone", LIST,
        "Let everything that is kept of you be forgotten", {200: dict[str, Any]}, people.Forget,
        errors=("not-confirmed",)),
)
NOTICES: Final = (
    Endpoint("GET", "/me/notices", notices.show, "anyone", LITTLE,
        "Where you are told that a table waits for you", {200: notice.Notices}),
    Endpoint("POST", "/me/notices", notices.subscribe, "player", LITTLE,
        "Name another address", {201: notice.Notices, 202: notice.Notices}, notice.Subscribe,
        errors=("bad-address", "no-mail", "not-delivered", "too-many-subscriptions")),
    Endpoint("POST", "/me/notices/confirm", notices.confirm, "player", LITTLE,
        "Confirm a mail address", {201: notice.Notices}, notice.Confirm,
        errors=("bad-letter", "too-many-subscriptions")),
    Endpoint("GET", "/me/notices/waiting", notices.waiting, "anyone", LIST,
        "The tables that wait for you, in words", {200: notice.WaitingTables},
        parameters=(Parameter("language", TEXT, "such as `en`", required=False),)),
    Endpoint("DELETE", "/me/notices/{subscription}", notices.unsubscribe, "anyone", LITTLE,
        "Remove an address", {200: notice.Notices}),
    Endpoint("POST", "/me/notices/{subscription}/test", notices.send_test, "player", LITTLE,
        "Send something there now", {200: notice.Notices}, errors=("not-delivered",)),
)
PEOPLE: Final = of_part(
    "people",
    Endpoint("GET", "/me/page", pages.own, "anyone", LIST,
        "Your page: what you have played", {200: about.PersonPage}),
    Endpoint("POST", "/me/page", pages.hide, "player", LIST,
        "Let others see your page, or not", {200: about.PersonPage}, about.HidePage),
    Endpoint("GET", "/people/{page}", pages.show, "anyone", LIST,
        "Somebody's page", {200: about.PersonPage}),
    Endpoint("GET", "/ratings/{game}", pages.ratings, "anyone", LIST,
        "Who is rated highest in a game", {200: about.Ratings}),
)
DAILY: Final = of_part(
    "daily",
    Endpoint("GET", "/daily", deals.today, "anyone", LIST,
        "The deals of today", {200: about.Daily}),
    Endpoint("POST", "/daily", deals.begin, "player", RULES,
        "Begin a game's deal of today, or go on with it", {201: wire.TableInfo}, about.StartDeal,
        errors=("bad-name", "table-closed", "too-many-tables", "unknown-game")),
    Endpoint("GET", "/daily/{game}", deals.results, "anyone", LIST,
        "How everybody did with a deal", {200: about.DealTable}, errors=("bad-request",),
        parameters=(Parameter("day", DAY, "in UTC; today without it", required=False),)),
)
CONTESTS: Final = of_part(
    "contests",
    Endpoint("GET", "/contests", contests.show_all, "anyone", LIST,
        "Contests, those that can be entered first", {200: contest.Contests}),
    Endpoint("POST", "/contests", contests.create, "player", RULES,
        "Make a contest", {201: contest.ContestPage}, contest.CreateContest,
        errors=("bad-bot", "bad-options", "bad-seats", "bad-start", "bad-time-control", "bad-title",
            "club-only", "too-many-contests", "too-many-tables", "unknown-game")),
    Endpoint("GET", "/contests/{contest}", contests.show, "anyone", LIST,
        "A contest: its rounds and standings", {200: contest.ContestPage}),
    Endpoint("POST", "/contests/{contest}/enter", contests.enter, "player", LIST,
        "Take part in a contest", {200: contest.ContestPage},
        errors=("contest-closed", "contest-full")),
    Endpoint("POST", "/contests/{contest}/withdraw", contests.withdraw, "anyone", LIST,
        "Take part no more; a bot plays on for you", {200: contest.ContestPage},
        errors=("contest-moved-on",)),
    Endpoint("POST", "/contests/{contest}/begin", contests.begin, "player", RULES,
        "Begin a contest of yours now", {200: contest.ContestPage},
        errors=("contest-few", "contest-moved-on", "not-allowed")),
    Endpoint("POST", "/contests/{contest}/end", contests.end, "player", LIST,
        "End a contest of yours; one that has not begun is gone", {200: dict[str, Any]},
        errors=("not-allowed",)),
)
CONSENT: Final = of_part(
    "puzzles",
    Endpoint("POST", "/puzzles/consent", puzzles.consent, "player", LIST,
        "Let puzzles be made of your games, or not", {200: puzzle.Puzzles}, puzzle.PuzzleConsent),
)
INVITATIONS: Final = (
    Endpoint("GET", "/tables/{table}/invitation", invitations.show, "anyone", LITTLE,
        "How a friend gets to your waiting table", {200: wire.Invitation},
        errors=("not-seated", "table-full")),
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
ENDPOINTS: Final = (
    *YOU, *PEOPLE, *DAILY, *CONTESTS, *PUZZLES, *CONSENT, *CIRCLE_ENDPOINTS, *GAME_ENDPOINTS, *INVITATIONS,
    *NOTICES, *PROGRAMS, *ACCOUNTS, *HOSTS,
)
# fmt: on
