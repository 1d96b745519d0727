"""What goes over HTTP. The browser's types are made from this module and those beside it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tenka.core.narration import Phrase

AnyEvent = Annotated[Any, msgspec.Meta(title="AnyEvent")]
"""An Event of the table's game."""
AnyObservation = Annotated[Any, msgspec.Meta(title="AnyObservation")]
"""The Observation of the table's game."""
AnyAnnotation = Annotated[Any, msgspec.Meta(title="AnyAnnotation")]
"""What the table's game has to say about one of the events."""
AnyAnswer = Annotated[Any, msgspec.Meta(title="AnyAnswer")]
"""What the table's game answers to a query."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Part = Literal["people", "daily", "contests", "circle", "lobby", "clubs", "puzzles"]
"""What a host can switch off: pages of people with their ratings, the daily deal, contests, following and
inviting, tables that are proposed to people who wait, clubs, puzzles."""
MAX_NOTES = 8000


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything on the wire: nothing unknown is accepted."""


class Me(Wire, frozen=True):
    """Who the cookie says you are, by the name you chose."""

    name: str
    role: Literal["guest", "player", "host"]
    parts: list[Part]
    """What there is beside tables."""


class OfflineInfo(Wire, frozen=True):
    address: str | None
    """Where this server offers Tenka without a server; None if it is not built."""


class Rename(Wire, frozen=True):
    name: Name


class OptionInfo(Wire, frozen=True):
    name: str
    kind: Literal["choice", "flag", "list", "lines"]
    """One of the values; yes or no; some of the values; lines of text."""
    values: list[str]


class GameInfo(Wire, frozen=True):
    name: str
    version: int
    seats: list[int]
    """The numbers of players it can be played with."""
    bots: list[str]
    """Levels, weakest first."""
    minutes: list[int]
    options: list[OptionInfo]
    """What can be chosen before the game."""
    strength: dict[str, int]
    """By level: how many of ten games of four it wins against three of the next weaker level."""
    lesson: bool
    """Whether a first game teaches it."""


class SeatSpec(Wire, frozen=True):
    """`here` is somebody else at the screen of `me`, by name."""

    kind: Literal["me", "here", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None


class TimeControl(Wire, frozen=True):
    """How much time people have. `live`: `seconds` for the whole game, and `more` for every decision;
    `move`: `seconds` for each decision. Time runs only while a seat owes a decision. When it is out, a bot
    plays on."""

    kind: Literal["none", "live", "move"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    more: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class TableSettings(Wire, frozen=True):
    """What holds at this table, whatever the game."""

    undo: bool = True
    time_control: TimeControl = TimeControl()
    chat: Literal["players", "everyone", "nobody"] = "players"
    """Who may write in the chat; everybody may read it."""
    hints: bool = False
    """Whether players may ask the coach during the game; how often they did, everybody sees."""
    rated: bool = True
    """Whether it counts for ratings, where it can."""


class CreateTable(Wire, frozen=True):
    """One seat is `me`; or none is, and others, such as programs, take the open ones while you watch."""

    game: Word
    seats: Annotated[list[SeatSpec], msgspec.Meta(max_length=8)]
    options: dict[str, str | int | bool | list[str]] = {}
    listed: bool = False
    settings: TableSettings = TableSettings()


class Join(Wire, frozen=True):
    """Take an open seat: by invitation, or without one at a listed table."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""


class JoinAsBot(Wire, frozen=True):
    """Take an open seat for a program, under this name; with an invitation as for `Join`."""

    name: Name
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""


class FillSeats(Wire, frozen=True):
    """Begin without the people who are missing: a bot of this level takes each open seat."""

    bot: Word


class Invitation(Wire, frozen=True):
    """How a friend gets to a waiting table."""

    link: str
    only_here: bool
    """Whether it leads nowhere but on this machine, because the server listens to no other."""
    size: int
    """Of the QR code of the link, in modules, without the empty margin that belongs around it."""
    path: str
    """Its dark modules as the path of an SVG."""


class SeatInfo(Wire, frozen=True):
    kind: Literal["person", "program", "open", "bot"]
    """A program is one that took the seat by HTTP; a bot is one of this server's."""
    name: str
    """Empty for an open seat; the chosen name of a person or program; a bot's name."""
    bot: str | None
    you: bool
    screen: Literal["own", "shared"] | None
    """Somebody at your screen plays it: you, or one with whom you share the screen."""
    here: bool
    """Connected just now. Bots always are."""
    stand_in: str | None
    """The level of the bot that plays for an absent person."""
    shared: bool
    """Spectators may look into these cards, because their owner allows it."""
    votes: list[int]
    """The seats that want a bot to play on for this one."""
    votes_needed: int
    """How many of them it takes now; 0 if there is nothing to vote on."""
    hints: int
    """How often it asked for a hint."""


class SeatClock(Wire, frozen=True):
    seconds: float
    """What is left."""
    running: bool


class TableInfo(Wire, frozen=True):
    id: str
    game: str
    version: int
    options: dict[str, str | int | bool | list[str]]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    seat: int
    """Your seat, or -1 for a spectator. At a shared screen: whoever sits before it, -1 for nobody."""
    your_turn: bool
    invite: str | None
    """For people who sit at a waiting table, and when it is made: lets others take an open seat."""
    may_fill: bool
    """Whether you may begin now, with bots in the open seats: the first person at a waiting table may."""
    commitment: str
    """SHA-256 of the secret seed, as hexadecimal digits."""
    created: str
    updated: str
    ranks: list[int]
    """When it is over: each seat's rank."""
    listed: bool
    """Whether anybody may take an open seat."""
    rematch: str | None
    """For people who sat here: the table where they play again."""
    origin: Literal["new", "fork", "file", "lesson", "daily"]
    """Whether it began with its set-up, in the middle of another game, came as a file, teaches, or is the
    deal of a day."""
    teaching: bool
    """Whether it teaches and its lesson has something left to play."""
    settings: TableSettings
    clocks: list[SeatClock]
    """Everybody's time; empty at a table without clocks."""
    closed: str | None
    """Why a host has closed it."""
    sealed: bool
    """Whether nothing of it opens after the game yet, because others may play the same deal."""
    contest: str | None
    """The contest that it belongs to."""


class BotSeat(Wire, frozen=True):
    """A program's seat, and the token that plays for it and for nothing else."""

    token: str
    table: TableInfo


class Tables(Wire, frozen=True):
    tables: list[TableInfo]


class ProblemDetails(Wire, frozen=True):
    """Every refused request, as in RFC 9457. `code` names a message `problem-<code>` in the locale files."""

    type: str
    title: str
    status: int
    detail: str
    """The title, and what is special this time. Both are in English, for programs and their authors."""
    code: str
    why: Phrase | None
    """What exactly is wrong with what was sent, where that can be said."""


class AskWhy(Wire, frozen=True):
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    """Its name."""


class Why(Wire, frozen=True):
    """Why a move of yours would be refused now: a code and a paragraph; nothing if it would not."""

    code: str | None
    rule: str | None


class GameState(Wire, frozen=True):
    """What everybody wants, where the game stands and what ends it, in one sentence."""

    said: Phrase


class LessonTask(Wire, frozen=True):
    """`name` names a message `<game>-lesson-<name>` in the locale files."""

    name: str
    choice: str
    """What is to be played; empty for what is to be read, or done on the way to the next choice."""


class LessonInfo(Wire, frozen=True):
    """Where a first game that teaches stands."""

    tasks: list[LessonTask]
    """All of them, so that an earlier one can be read again."""
    done: int
    """How many were done."""
    due: int
    """How many come now, up to your next choice; none while others play."""
    over: bool
    """Nothing is left to be played; the last tasks may still be read."""


class StartLesson(Wire, frozen=True):
    """Begin a game's lesson, or go on with the one that you have begun."""

    game: Word
    again: bool = False
    """From its beginning, whatever you have begun."""


class Notes(Wire, frozen=True):
    """What players wrote for themselves, by seat. Until the game is over, everybody gets only the own."""

    notes: list[str]


class WriteNotes(Wire, frozen=True):
    seat: int
    """Whose they are: at a shared screen it may be somebody else's turn by now."""
    text: Annotated[str, msgspec.Meta(max_length=MAX_NOTES)]
