"""What goes over a table's WebSocket. The browser's types are made from this module too."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tenka.core.narration import Phrase
from tenka.server.protocol.http import (
    AnyAnnotation,
    AnyEvent,
    AnyObservation,
    SeatClock,
    TableInfo,
    Wire,
    Word,
)

Version = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
MAX_SAID = 400

# --- from the client -------------------------------------------------------------------------------


class Play(Wire, frozen=True, tag="play"):
    """A move by name, or several names with spaces between that are one choice.

    `version` is what you saw when you chose; `key` makes a repetition harmless.
    """

    version: Version
    key: Word
    move: Choice


class Sit(Wire, frozen=True, tag="sit"):
    """At a shared screen: who sits before it now. Until then nothing is sent that only this seat knows."""

    seat: Annotated[int, msgspec.Meta(ge=-1)]
    """-1: nobody any more."""


class TakeBack(Wire, frozen=True, tag="undo"):
    """Take the last own choice back, or as many as can be (`whole`)."""

    version: Version
    key: Word
    whole: bool


class Say(Wire, frozen=True, tag="say"):
    key: Word
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SAID)]


class Share(Wire, frozen=True, tag="share"):
    """Let spectators look into the own cards, or not any more."""

    key: Word
    on: bool


class Look(Wire, frozen=True, tag="look"):
    """For spectators: look over the shoulder of a seat that allows it; -1 for what everybody sees."""

    key: Word
    seat: int


class Vote(Wire, frozen=True, tag="vote"):
    """Whether a bot should play on for somebody who does not."""

    key: Word
    seat: int
    on: bool


class Leave(Wire, frozen=True, tag="leave"):
    """Leave the table: a bot plays on, or the seat is open again if the game has not begun."""

    key: Word


class Return(Wire, frozen=True, tag="return"):
    """Play the own seat again."""

    key: Word


class Earlier(Wire, frozen=True, tag="earlier"):
    """What happened before a version: a view tells only the last steps."""

    before: Version


class Ping(Wire, frozen=True, tag="ping"):
    """Is the line still there? A browser whose computer was asleep cannot tell otherwise."""


Command = Play | TakeBack | Say | Share | Look | Vote | Leave | Return
"""What is answered with an ack, or refused."""
ClientMessage = Command | Sit | Earlier | Ping


# --- to the client ---------------------------------------------------------------------------------


class LogStep(Wire, frozen=True):
    version: int
    events: list[AnyEvent]
    lines: list[Phrase]
    annotations: list[AnyAnnotation]


class Waiting(Wire, frozen=True):
    """A reaction that is answered with "let it happen" when the time is up; the same time for everybody."""

    seat: int
    seconds: float
    of: float


class Undoing(Wire, frozen=True):
    """What you can take back: how many of your choices, and why not more. `stop` names
    `refusal-undo-<stop>` in the locale files."""

    choices: int
    stop: str


class ChatLine(Wire, frozen=True):
    """`seat` is -1 for a spectator. Plain text: it must be shown as such."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class View(Wire, frozen=True, tag="view"):
    """Everything you may know now: on connecting, and when your command was made for an older view."""

    version: int
    table: TableInfo
    observation: AnyObservation | None
    """None while the table waits for players."""
    question: Phrase | None
    moves: list[str]
    labels: dict[str, Phrase]
    """What each of the moves says."""
    log: list[LogStep]
    """The last steps."""
    earlier: bool
    """There were steps before these; ask for them by `earlier`."""
    alone: bool
    """Nobody but you and bots is at the table or watching, so hurrying gives nothing away."""
    waiting: Waiting | None
    undo: Undoing | None
    viewpoint: int
    """Whose knowledge this is: your own seat's, -1 for what everybody sees, or that of a seat which lets
    spectators look into its cards."""


class Log(Wire, frozen=True, tag="log"):
    """Earlier steps, as they were asked for."""

    steps: list[LogStep]
    earlier: bool


class Replacement(Wire, frozen=True):
    """A part of an Observation that is different now: the keys and places that lead to it, and what it is."""

    at: list[str | int]
    to: Any


class Step(Wire, frozen=True, tag="step"):
    """Something happened: events to show, then what is new in the view. What you were told before and is
    still so, is not told again."""

    version: int
    events: list[AnyEvent]
    lines: list[Phrase]
    observation: AnyObservation | None
    """As a whole to programs; None where `changes` lead to it from the last one."""
    changes: list[Replacement]
    question: Phrase
    moves: list[str] | None
    """None: the same as before."""
    labels: dict[str, Phrase]
    """What each of the moves says that you could not choose before."""
    alone: bool
    waiting: Waiting | None
    annotations: list[AnyAnnotation]
    undo: Undoing | None
    clocks: list[SeatClock]


class TableChanged(Wire, frozen=True, tag="table"):
    """Somebody sat down, came, went, shares or votes."""

    table: TableInfo


class ChatLines(Wire, frozen=True, tag="chat"):
    """What was said: all of it on connecting, then line by line."""

    lines: list[ChatLine]


class Ack(Wire, frozen=True, tag="ack"):
    """Your command is done, and stored if there was anything to store."""

    key: str
    version: int


class Refused(Wire, frozen=True, tag="refused"):
    """Your move was not accepted and changed nothing. `code` names `refusal-<code>` in the locale files,
    `rule` the paragraph, such as `<game>/D2`, or nothing. A `view` follows when yours was out of date."""

    key: str
    code: str
    rule: str | None


class Failed(Wire, frozen=True, tag="failed"):
    """A message that could not be taken: not JSON, too large, too many. `code` names `problem-<code>`."""

    code: str


class Pong(Wire, frozen=True, tag="pong"):
    """It is."""


ServerMessage = View | Log | Step | TableChanged | ChatLines | Ack | Refused | Failed | Pong
