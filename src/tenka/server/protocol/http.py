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
Channel = Literal["webhook", "push", "mail"]
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


class Subscribe(Wire, frozen=True):
    """Where you want to hear that a table waits for you."""

    kind: Channel
    target: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    language: Word


class Confirm(Wire, frozen=True):
    """What the letter to a new mail address has brought along."""

    token: Annotated[str, msgspec.Meta(max_length=2000)]


class SubscriptionInfo(Wire, frozen=True):
    id: str
    kind: Channel
    target: str
    """The host of a webhook or push service; a mail address."""


class Notices(Wire, frozen=True):
    """How you can be told, and how you are."""

    mail: bool
    push_key: str
    subscriptions: list[SubscriptionInfo]
    sent: bool = False
    """Whether a letter is on its way to an address that is to be confirmed."""


class NoticeText(Wire, frozen=True):
    """A notice in somebody's language."""

    title: str
    body: str
    url: str


class WaitingTables(Wire, frozen=True):
    """Tables that wait for you, as notices in words."""

    notices: list[NoticeText]


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


class SeenStep(Wire, frozen=True):
    """One step of a game as one viewer could see it, counted as that viewer counts."""

    version: int
    events: list[AnyEvent]
    lines: list[Phrase]
    """What each of the events says."""
    observation: AnyObservation
    question: Phrase
    annotations: list[AnyAnnotation]


class ReplayStep(SeenStep, frozen=True):
    """The same of a finished game."""

    moment: int
    """After how many entries of the record; the same for every viewer. While a game goes on, this would tell
    how often others have chosen in secret."""
    overview: AnyAnswer | None
    """How things stood then, where the game can say more than the observation shows."""


class Since(Wire, frozen=True):
    """What happened after a version, as you could see it, with what you knew before."""

    steps: list[SeenStep]
    next: int | None
    """The version to ask for next, if this is not all."""


class Replay(Wire, frozen=True):
    table: TableInfo
    viewer: int
    """A seat, -1 for the public, -2 for everybody together."""
    steps: list[ReplayStep]
    next: int | None
    """`from` of the next page, if there is one."""


class ForkRequest(Wire, frozen=True):
    """Play on from a moment of a finished game, as one of its seats, against bots of a level."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    bot: Word


class Fairness(Wire, frozen=True):
    """Whether the draws of a finished game are those of the seed that was promised at its start."""

    verdict: Literal["holds", "fails", "no-seed"]
    commitment: str
    seed: str | None
    draws: int
    """How many numbers were drawn."""


class CoachMove(Wire, frozen=True):
    name: str
    label: Phrase
    shared: bool
    """Whether it is part of both choices that are compared."""


class CoachDecision(Wire, frozen=True):
    """One decision of a seat and what `sharp` would have done. Chances to win are between 0 and 1."""

    moment: int
    """After how many entries of the record it was asked."""
    played: list[CoachMove]
    best: list[CoachMove]
    verdict: Literal["same", "equal", "better", "slip", "mistake"]
    played_chance: float
    best_chance: float
    gain: float
    """By how much `sharp`'s choice does better; less than 0 if it does worse."""
    error: float
    """By how much the gain may be off, either way, in 95 of 100 cases."""
    worlds: int
    """In how many drawn worlds both were tried."""


class CoachReport(Wire, frozen=True):
    """What the coach has found so far about one seat of a finished game."""

    seat: int
    status: Literal["none", "running", "done", "cancelled", "failed"]
    total: int
    """How many decisions there are; 0 before anybody asks."""
    decisions: list[CoachDecision]


class HintInfo(Wire, frozen=True):
    """What `sharp` would do in your place, from what you know."""

    best: list[CoachMove]
    chance: float
    worlds: int
