"""What everything that can be asked of the server costs at most: the one table.

The unit is a millisecond of one core, on a machine of 2020 without compiled rules. It is paid before anything
is done, from what `work_a_second` and `work_at_once` of the limits give everybody. What goes through a whole
game is done by a worker and costs, besides, what it really took there: see `Services.work_out`.
"""

from __future__ import annotations

from typing import Any, Final

from tenka.server.protocol.socket import (
    Earlier,
    Leave,
    Look,
    Ping,
    Play,
    Return,
    Say,
    Share,
    Sit,
    TakeBack,
    Vote,
)

LITTLE: Final = 2
"""Some rows of the database."""
VIEW: Final = 10
"""All that somebody may know of a table, with the last steps in words; or the steps before those."""
STEP: Final = 10
"""A choice is checked, played and told to everybody; one that comes too late is answered with a view."""
RULES: Final = 60
"""The rules of a game are put together and its start is drawn, perhaps with material of one's own."""
LIST: Final = 50
"""Some fifty tables, or as many rows."""
PASSWORD: Final = 100
"""One is hashed."""
WHOLE_GAME: Final = 20
"""A record is handed to a worker, and its answer sent."""
RECAP: Final = 100
"""A game that goes on is played through, and a page of its steps told."""
FILE: Final = 100
"""A file of the largest size is taken, and stored."""
ODDS: Final = 100
"""Of an attack, with each number of armies."""
LOAD: Final = 40
"""A table that is not in memory: its game is played through once. Comes on top, where one is asked about."""

REQUESTS: Final[dict[str, int]] = {
    "GET /openapi.json": LITTLE,
    "GET /me": LITTLE,
    "POST /me": LIST,
    "GET /me/data": LIST,
    "POST /me/delete": LIST,
    "GET /games": LITTLE,
    "GET /tables": LIST,
    "POST /tables": RULES,
    "GET /tables/open": LIST,
    "GET /tables/{table}": LITTLE,
    "POST /tables/{table}/join": RULES,
    "GET /tables/{table}/odds": ODDS,
    "GET /tables/{table}/revolt": LITTLE,
    "GET /tables/{table}/why": LITTLE,
    "GET /tables/{table}/since": RECAP,
    "GET /tables/{table}/notes": LITTLE,
    "POST /tables/{table}/notes": LITTLE,
    "POST /tables/{table}/rematch": RULES,
    "GET /tables/{table}/replay": WHOLE_GAME,
    "GET /tables/{table}/record": WHOLE_GAME,
    "POST /tables/{table}/fork": WHOLE_GAME,
    "GET /tables/{table}/fairness": WHOLE_GAME,
    "POST /records": FILE,
    "GET /tables/{table}/coach/{seat}": LITTLE,
    "POST /tables/{table}/coach/{seat}": WHOLE_GAME,
    "DELETE /tables/{table}/coach/{seat}": LITTLE,
    "POST /tables/{table}/hint": STEP,
    "GET /me/notices": LITTLE,
    "POST /me/notices": LITTLE,
    "POST /me/notices/confirm": LITTLE,
    "GET /me/notices/waiting": LIST,
    "DELETE /me/notices/{subscription}": LITTLE,
    "POST /me/notices/{subscription}/trial": LITTLE,
    "POST /tables/{table}/bots": RULES,
    "GET /tables/{table}/stream": VIEW,
    "POST /tables/{table}/play": STEP,
    "GET /account": LITTLE,
    "POST /account/create": PASSWORD,
    "POST /account/sign-in": PASSWORD,
    "POST /account/sign-out": LITTLE,
    "POST /account/password": 2 * PASSWORD,
    "POST /account/openid": LITTLE,
    "GET /account/openid/back": LITTLE,
    "GET /admin/load": LITTLE,
    "GET /admin/tables": LIST,
    "POST /admin/tables/{table}/close": LITTLE,
    "GET /admin/people": LIST,
    "GET /admin/bans": LITTLE,
    "POST /admin/bans": LITTLE,
    "DELETE /admin/bans/{ban}": LITTLE,
    "GET /admin/audit": LITTLE,
    "WS /tables/{table}/ws": VIEW,
}
MESSAGES: Final[dict[type[Any], int]] = {
    Play: STEP,
    TakeBack: STEP,
    Leave: STEP,
    Return: STEP,
    Vote: STEP,
    Share: VIEW,
    Look: VIEW,
    Sit: VIEW,
    Earlier: VIEW,
    Say: STEP,
    Ping: 1,
}
