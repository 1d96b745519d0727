"""The part of the table of endpoints that needs no more than rooms: it is answered in a page as well."""

from __future__ import annotations

from typing import Final

from tenka.core.record import MAX_BYTES, Record
from tenka.server.http import coach_endpoints as coach
from tenka.server.http import finished_game_endpoints as finished
from tenka.server.http import me_endpoints as me
from tenka.server.http import query_endpoints as queries
from tenka.server.http import table_endpoints as tables
from tenka.server.http.endpoint import NUMBER, TEXT, Endpoint, Parameter
from tenka.server.ops.costs import FILE, LIST, LITTLE, RECAP, RULES, STEP, WHOLE_GAME
from tenka.server.protocol import http as wire
from tenka.server.protocol import replays
from tenka.server.protocol.socket import View

SEATING: Final = ("bad-name", "no-invite", "table-full")
MAKING: Final = ("bad-bot", "too-many-tables")
AFTER: Final = ("not-over", "not-started")
COACHED: Final = (*AFTER, "coach-not-yours")
HINTED: Final = ("hint-not-now", "hints-off", "hints-spent", "not-seated", "not-started", "not-stored")
VIEWER: Final = Parameter(
    "viewer", TEXT, "a seat, `public` or `all`; your own seat without it", required=False
)
START: Final = Parameter("from", NUMBER, "the first step of the page; 0 without it", required=False)

# A table reads best with two or three lines for each endpoint. What somebody has in mind, such as a plan, is
# sent as a body even where nothing changes: addresses end up in the logs of proxies.
# fmt: off
PLAYER: Final = (
    Endpoint("GET", "/me", me.me, "anyone", LITTLE,
        "Who you are", {200: wire.Me}),
    Endpoint("POST", "/me", me.rename, "player", LIST,
        "Choose a name", {200: wire.Me}, wire.Rename, errors=("bad-name", "name-taken")),
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
    Endpoint("POST", "/lessons", tables.start_lesson, "player", RULES,
        "Begin or go on with a first game that teaches", {201: wire.TableInfo}, wire.StartLesson,
        errors=("bad-name", "too-many-tables", "unknown-game")),
    Endpoint("GET", "/games/{game}/example", queries.example, "anyone", RULES,
        "A moment to try a rule at, and what came of some choices", {200: View},
        errors=("bad-request",),
        parameters=(Parameter("choices", TEXT, "the reader's, with commas between", required=False),)),
    Endpoint("GET", "/tables/{table}/state", queries.state, "anyone", LITTLE,
        "What everybody wants and where the game stands", {200: wire.GameState}, errors=("not-started",)),
    Endpoint("GET", "/tables/{table}/lesson", queries.lesson, "anyone", LITTLE,
        "What you are to do now, at a table that teaches", {200: wire.LessonInfo | None}),
    Endpoint("GET", "/tables/open", tables.open_tables, "anyone", LIST,
        "Tables where anybody may sit down", {200: wire.Tables}),
    Endpoint("GET", "/tables/{table}", tables.show, "anyone", LITTLE,
        "A table", {200: wire.TableInfo}),
    Endpoint("POST", "/tables/{table}/join", tables.join, "player", RULES,
        "Take an open seat", {200: wire.TableInfo}, wire.Join, errors=SEATING),
    Endpoint("POST", "/tables/{table}/fill", tables.fill, "player", RULES,
        "Begin with bots in all open seats", {200: wire.TableInfo}, wire.FillSeats,
        errors=("bad-bot", "not-allowed", "table-full")),
    Endpoint("POST", "/tables/{table}/queries/{query}", queries.query, "anyone", LITTLE,
        "What the game works out for you, by its own names for the question and what it is about",
        {200: wire.AnyAnswer | None}, dict[str, str], errors=("no-answer", "not-started")),
    Endpoint("POST", "/tables/{table}/why", queries.why, "anyone", LITTLE,
        "Why you may not play a move now", {200: wire.Why}, wire.AskWhy),
    Endpoint("GET", "/tables/{table}/since", queries.since, "anyone", RECAP,
        "What happened after a version", {200: replays.Since}, errors=("bad-request", "not-started"),
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
        "A finished game, step by step, from one viewpoint", {200: replays.Replay},
        errors=(*AFTER, "bad-request", "too-long"), parameters=(VIEWER, START)),
    Endpoint("GET", "/tables/{table}/record", finished.record, "anyone", WHOLE_GAME,
        "The record of a finished game", {200: Record}, errors=AFTER),
    Endpoint("POST", "/tables/{table}/fork", finished.fork, "player", WHOLE_GAME,
        "Play on from a moment of a finished game", {201: wire.TableInfo}, replays.ForkRequest,
        errors=(*AFTER, *MAKING, "fork-over", "record-made-up", "too-long")),
    Endpoint("GET", "/tables/{table}/fairness", finished.fairness, "anyone", WHOLE_GAME,
        "Check the draws", {200: replays.Fairness}, errors=(*AFTER, "too-long")),
    Endpoint("POST", "/records", finished.upload, "player", FILE,
        f"Bring a record as a file, of up to {MAX_BYTES} bytes", {201: wire.TableInfo}, Record,
        errors=("record-broken", "record-ruleset", "record-unfinished", "record-unreadable", "too-long")),
)
COACH: Final = (
    Endpoint("GET", "/tables/{table}/coach/{seat}", coach.report, "anyone", LITTLE,
        "What the coach has said of a seat's game", {200: replays.CoachReport}, errors=COACHED),
    Endpoint("POST", "/tables/{table}/coach/{seat}", coach.start, "player", WHOLE_GAME,
        "Let the coach look at a seat's game, or go on", {200: replays.CoachReport, 202: replays.CoachReport},
        errors=(*COACHED, "coach-busy", "coach-failed", "coach-one", "too-large", "too-long")),
    Endpoint("DELETE", "/tables/{table}/coach/{seat}", coach.cancel, "player", LITTLE,
        "Let the coach stop", {200: replays.CoachReport}, errors=COACHED),
    Endpoint("POST", "/tables/{table}/hint", coach.hint, "player", STEP,
        "What `sharp` would do in your place now", {200: replays.HintInfo},
        errors=(*HINTED, "coach-busy", "coach-failed")),
)
GAME_ENDPOINTS: Final = (*PLAYER, *TABLES, *FINISHED, *COACH)
# fmt: on
