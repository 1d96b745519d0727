"""Every way in which a request can be refused: one table from code to English sentence.

The browser shows the message `problem-<code>` of its language; a test keeps both lists equal.
"""

from __future__ import annotations

from typing import Any, Final

from tenka.core.errors import SpokenError, TenkaError
from tenka.core.narration import error_phrase
from tenka.server.protocol.http import ProblemDetails

SENTENCES: Final = {
    "bad-address": "Nothing can be sent to this address.",
    "bad-bot": "There is no bot of this level for this game.",
    "bad-json": "This is not JSON.",
    "bad-letter": "This confirmation is wrong or too old.",
    "bad-message": "This message does not have the expected form.",
    "bad-method": "This address does not take such a request.",
    "bad-name": "A name has 1 to 24 visible characters.",
    "bad-network": "This is not an address or a network of moderate size.",
    "bad-options": "These options do not fit the game.",
    "bad-request": "This request does not have the expected form.",
    "bad-seats": "The game is not for this number of players.",
    "bad-start": "A contest begins at a moment within the next year.",
    "bad-time-control": "A clock needs at least ten seconds.",
    "bad-title": "The name of a contest has 1 to 60 visible characters.",
    "bad-token": "This token does not open this table.",
    "banned": "You may not play here at present.",
    "broken-table": "The record of this table cannot be played on.",
    "club-only": "The contest is for the members of a club.",
    "coach-busy": "The coach has too much to do. Please try again later.",
    "coach-failed": "The coach has no answer to this.",
    "coach-not-yours": "The coach speaks only to whoever played this seat.",
    "coach-one": "The coach looks at one game of yours at a time.",
    "common-password": "This password is among the first that anybody would try.",
    "crowded-address": "Too many connections from your address. Please try again later.",
    "contest-closed": "This contest cannot be entered any more.",
    "contest-few": "A contest takes at least two people.",
    "contest-full": "This contest has as many players as it can take.",
    "contest-moved-on": "This contest has moved on. Please look again.",
    "deal-sealed": "Others may still play this deal. It opens when nobody can any more.",
    "draining": "This server is about to stop. Please try again.",
    "foreign-origin": "This request came from another site.",
    "fork-over": "The game is over at this moment: there is nothing left to play.",
    "head-too-large": "The head of this request is too large.",
    "hint-not-now": "There is nothing for you to decide now.",
    "hints-off": "This table plays without hints.",
    "hints-spent": "You have had as many hints as one game allows.",
    "internal": "Something went wrong on the server. Nothing was changed by this request.",
    "key-reused": "This key belongs to another move.",
    "name-taken": "This name, or one that looks like it, belongs to somebody.",
    "no-accounts": "There are no accounts on this server.",
    "no-answer": "There is no answer to this here.",
    "no-ban": "There is no such ban.",
    "no-club": "There is no such club.",
    "no-contest": "There is no such contest.",
    "no-invite": "This invitation does not belong to the table.",
    "no-mail": "This host sends no mail.",
    "no-page": "There is nothing at this address.",
    "no-person": "There is no such person.",
    "no-proposal": "This table is not proposed any more.",
    "no-puzzle": "There is no such puzzle.",
    "no-sign-up": "Nobody can make an account here by themselves.",
    "no-subscription": "There is no such address of yours.",
    "no-table": "There is no such table.",
    "not-allowed": "You do not have permission to do this.",
    "not-built": "The browser client has not been built yet.",
    "not-confirmed": "The name that was typed is not yours.",
    "not-delivered": "Nothing could be delivered there.",
    "not-over": "This opens when the game is over.",
    "not-seated": "Only people who sit at this table can do this.",
    "not-started": "The game has not started yet.",
    "not-stored": "The move could not be stored and was not made. Please try again.",
    "not-your-seat": "This seat does not play at your screen.",
    "notes-open": "The game is over, and the notes are open to all.",
    "one-me": "Exactly one seat must be your own, or none and at least one open.",
    "openid-down": "The OpenID provider does not answer as it should.",
    "openid-failed": "Signing in by the OpenID provider did not work. Please try again.",
    "openid-taken": "This OpenID belongs to another account.",
    "part-off": "The host of this server has switched this off.",
    "record-broken": "This record does not hold: its moves or draws do not follow from each other.",
    "record-made-up": "This game begins with a position that somebody made: it can only be watched.",
    "record-only": "This game came as a file: it can be watched as a replay.",
    "record-ruleset": "This record is of a game or of rules that are not known here.",
    "record-unfinished": "This record breaks off before the game is over.",
    "record-unreadable": "This file is not a game record of Tenka.",
    "server-full": "Too many people are connected to this server. Please try again later.",
    "short-password": "A password has 10 to 200 characters.",
    "sign-in-first": "Please sign in first.",
    "signed-in": "You are signed in already.",
    "storage-down": "The storage does not answer. Please try again.",
    "table-closed": "A host has closed this table.",
    "table-full": "All seats of this table are taken.",
    "too-large": "This is too large.",
    "too-long": "This takes too long to work out.",
    "too-many-attempts": "Too many attempts. Please wait a few minutes.",
    "too-many-connections": "You have too many pages open at tables.",
    "too-many-contests": "You have as many contests under way as one person can have.",
    "too-many-messages": "Too many messages in a short time. Please wait a moment.",
    "too-many-requests": "Too many requests in a short time. Please wait a moment.",
    "too-many-spectators": "Too many people are watching this table.",
    "too-many-subscriptions": "You have as many addresses as are allowed. Remove one first.",
    "too-many-tables": "Too many new tables in a short time. Please wait a moment.",
    "too-slow": "The request took too long to arrive.",
    "unknown-game": "This game is not known here.",
    "wrong-password": "The old password is not right.",
    "wrong-sign-in": "Name or password are not right.",
}


class Problem(TenkaError):
    """Why a request or a command cannot be done, by its code."""

    def __init__(
        self, code: str, detail: str = "", why: SpokenError | None = None, *, wait: float = 0.0
    ) -> None:
        """`wait` tells after how many seconds asking again may help."""
        self.wait = wait
        self.code = code
        self.why = why
        self.message = f"{SENTENCES[code]} {why or detail}".strip()
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.message, self.why, self.wait)

    def details(self, status: int) -> ProblemDetails:
        why = None if self.why is None else error_phrase(self.why)
        kind = f"urn:problem-type:tenka:{self.code}"
        return ProblemDetails(kind, SENTENCES[self.code], status, self.message, self.code, why)


def _again(code: str, message: str, why: SpokenError | None, wait: float) -> Problem:
    """One that comes from another process."""
    problem = Problem(code, why=why, wait=wait)
    problem.message = message
    return problem
