"""Every way in which a request can be refused: one table from code to status and English text.

The browser shows the message `problem-<code>` of its language; a test keeps both lists equal.
"""

from __future__ import annotations

from typing import Any

from tenka.core.errors import SpokenError, TenkaError
from tenka.core.narration import error_phrase
from tenka.server.protocol.http import Problem

PROBLEMS: dict[str, tuple[int, str]] = {
    "bad-address": (400, "Nothing can be sent to this address."),
    "bad-bot": (400, "There is no bot of this level for this game."),
    "bad-json": (400, "This is not JSON."),
    "bad-letter": (400, "This confirmation is wrong or too old."),
    "bad-message": (400, "This message does not have the expected form."),
    "bad-method": (405, "This address does not take such a request."),
    "bad-name": (400, "A name has 1 to 24 visible characters."),
    "bad-network": (400, "This is not an address or a network of moderate size."),
    "bad-options": (400, "These options do not fit the game."),
    "bad-request": (400, "This request does not have the expected form."),
    "bad-rhythm": (400, "A clock needs at least ten seconds."),
    "bad-seats": (400, "The game is not for this number of players."),
    "bad-token": (401, "This token does not open this table."),
    "banned": (403, "You may not play here at present."),
    "broken-table": (500, "The record of this table cannot be played on."),
    "coach-busy": (503, "The coach has too much to do. Please try again later."),
    "coach-failed": (502, "The coach has no answer to this."),
    "coach-not-yours": (403, "The coach speaks only to whoever played this seat."),
    "coach-one": (409, "The coach looks at one game of yours at a time."),
    "common-password": (400, "This password is among the first that anybody would try."),
    "crowded-address": (429, "Too many connections from your address. Please try again later."),
    "draining": (503, "This server is about to stop. Please try again."),
    "foreign-origin": (403, "This request came from another site."),
    "fork-over": (409, "The game is over at this moment: there is nothing left to play."),
    "head-too-large": (431, "The head of this request is too large."),
    "hint-not-now": (409, "There is nothing for you to decide now."),
    "hints-off": (403, "This table plays without hints."),
    "hints-spent": (409, "You have had as many hints as one game allows."),
    "internal": (500, "Something went wrong on the server. Nothing was changed by this request."),
    "key-reused": (409, "This key belongs to another move."),
    "name-taken": (409, "This name, or one that looks like it, belongs to somebody."),
    "no-accounts": (404, "There are no accounts on this server."),
    "no-ban": (404, "There is no such ban."),
    "no-invite": (403, "This invitation does not belong to the table."),
    "no-mail": (400, "This host sends no mail."),
    "no-odds": (404, "There are no odds to tell here."),
    "no-page": (404, "There is nothing at this address."),
    "no-person": (404, "There is no such person."),
    "no-sign-up": (403, "Nobody can make an account here by themselves."),
    "no-subscription": (404, "There is no such address of yours."),
    "no-table": (404, "There is no such table."),
    "not-allowed": (403, "This is for others to do."),
    "not-built": (503, "The browser client has not been built yet."),
    "not-confirmed": (400, "The name that was typed is not yours."),
    "not-delivered": (502, "Nothing could be delivered there."),
    "not-over": (409, "This opens when the game is over."),
    "not-seated": (403, "Only people who sit at this table can do this."),
    "not-started": (409, "The game has not started yet."),
    "not-stored": (503, "The move could not be stored and was not made. Please try again."),
    "not-your-seat": (403, "This seat does not play at your screen."),
    "notes-open": (409, "The game is over, and the notes are open to all."),
    "one-me": (400, "Exactly one seat must be your own."),
    "openid-down": (502, "The OpenID provider does not answer as it should."),
    "openid-failed": (403, "Signing in by the OpenID provider did not work. Please try again."),
    "openid-taken": (409, "This OpenID belongs to another account."),
    "record-broken": (422, "This record does not hold: its moves or draws do not follow from each other."),
    "record-made-up": (409, "This game begins with a position that somebody made: it can only be watched."),
    "record-only": (409, "This game came as a file: it can be watched as a replay."),
    "record-ruleset": (422, "This record is of a game or of rules that are not known here."),
    "record-unfinished": (422, "This record breaks off before the game is over."),
    "record-unreadable": (422, "This file is not a game record of Tenka."),
    "server-full": (503, "Too many people are connected to this server. Please try again later."),
    "short-password": (400, "A password has 10 to 200 characters."),
    "sign-in-first": (401, "Please sign in first."),
    "signed-in": (409, "You are signed in already."),
    "storage-down": (503, "The storage does not answer. Please try again."),
    "table-closed": (410, "A host has closed this table."),
    "table-full": (409, "All seats of this table are taken."),
    "too-large": (413, "This is too large."),
    "too-long": (422, "This takes too long to work out."),
    "too-many-attempts": (429, "Too many attempts. Please wait a few minutes."),
    "too-many-connections": (429, "You have too many pages open at tables."),
    "too-many-messages": (429, "Too many messages in a short time. Please wait a moment."),
    "too-many-requests": (429, "Too many requests in a short time. Please wait a moment."),
    "too-many-spectators": (429, "Too many people are watching this table."),
    "too-many-subscriptions": (409, "You have as many addresses as are allowed. Remove one first."),
    "too-many-tables": (429, "Too many new tables in a short time. Please wait a moment."),
    "too-slow": (408, "The request took too long to arrive."),
    "unknown-game": (400, "This game is not known here."),
    "wrong-password": (403, "The old password is not right."),
    "wrong-sign-in": (403, "Name or password are not right."),
}


class Refusal(TenkaError):
    """A request that is answered with a Problem."""

    def __init__(
        self, code: str, detail: str = "", why: SpokenError | None = None, *, wait: float = 0.0
    ) -> None:
        """`wait` tells after how many seconds asking again may help."""
        self.status, text = PROBLEMS[code]
        self.wait = wait
        self.code = code
        self.why = why
        self.message = f"{text} {why or detail}".strip()
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.message, self.why, self.wait)

    def problem(self) -> Problem:
        return Problem(self.code, self.message, None if self.why is None else error_phrase(self.why))


def _again(code: str, message: str, why: SpokenError | None, wait: float) -> Refusal:
    """A Refusal that comes from another process."""
    refusal = Refusal(code, why=why, wait=wait)
    refusal.message = message
    return refusal
