"""What everything that can be asked of the server costs at most: messages here, requests in `http.routes`.

The unit is a millisecond of one core, on a machine of 2020 without compiled rules. It is paid before anything
is done, from what `work_a_second` and `work_at_once` of the limits give everybody. What goes through a whole
game is done by a worker and costs, besides, what it really took there: see `Jobs.run`.
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
LOAD: Final = 40
"""A table that is not in memory: its game is played through once. Comes on top, where one is asked about."""

CONNECTION: Final = VIEW
"""The WebSocket of a table."""

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
