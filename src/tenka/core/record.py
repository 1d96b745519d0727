"""The record is the game: who played what, with the draws it used. One JSON file a game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Generic, Literal

import msgspec

from tenka.core.chance import Chance, ConfirmedChance, FairChance, RecordedChance, ReplayedChance
from tenka.core.choices import play_choice, read_choice
from tenka.core.errors import BadChance, BadRecord, Refused, SpokenError
from tenka.core.events import SeatReason
from tenka.core.fork import Fork, resampled
from tenka.core.game import AnyGame, Game, Obs, S, StoryT
from tenka.core.moves import Move

FORMAT = 1
MAX_BYTES = 4_000_000

Options = dict[str, str | int | bool | list[str]]
Draws = dict[str, list[int]]
Load = Callable[[str, int, Options, int], AnyGame]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kind: Literal["person", "bot"]
    bot: str | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """A choice (a move, or several played as one) with the draws it used, by stream."""

    seat: int
    move: str
    chance: Draws = {}


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """A seat goes back by so many choices of those that still stand. They drew nothing."""

    seat: int
    back: int


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seat"):
    """From now on a bot decides for this seat, or its own player does again (`bot` is None)."""

    seat: int
    bot: str | None
    why: SeatReason


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hint"):
    """A seat asked for a hint, at a table that allows it. The position stays as it is."""

    seat: int


AnyEntry = Entry | Undo | SeatChange | Hint


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`start` holds the draws of the set-up, or of what was drawn anew for a fork. Seed and result are there
    when the game is over."""

    tenka: int
    game: str
    version: int
    options: Options
    players: list[Player]
    commitment: str
    start: Draws
    entries: list[AnyEntry]
    seed: str | None = None
    result: list[int] | None = None
    fork: Fork | msgspec.UnsetType = msgspec.UNSET

    def choices(self) -> list[Entry]:
        """The entries that are choices, those that were taken back included."""
        return [entry for entry in self.entries if isinstance(entry, Entry)]


def commitment(seed: bytes) -> str:
    """What is published of the secret seed before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def encode(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(data: bytes) -> Record:
    """Read a record; a BadRecord says in words what is wrong with the file."""
    if len(data) > MAX_BYTES:
        raise BadRecord("record-large", bytes=len(data), most=MAX_BYTES)
    _check_format(data)
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        where = str(error).partition(" - at ")[2].strip("`")
        raise BadRecord("record-damaged", where=where or "$") from None


def _check_format(data: bytes) -> None:
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-json") from None
    if not isinstance(raw, dict) or "tenka" not in raw:
        raise BadRecord("record-other")
    if raw["tenka"] != FORMAT:
        raise BadRecord("record-format", format=f"{raw['tenka']!r:.40}", known=FORMAT)


def load_game(record: Record, load: Load) -> AnyGame:
    """The ruleset that a record was played by."""
    try:
        return load(record.game, len(record.players), record.options, record.version)
    except SpokenError as error:
        raise BadRecord("record-rules", why=error) from None


def verify(record: Record, load: Load) -> int:
    """Recompute every draw from the revealed seed; the number of entries that were confirmed.

    A BadRecord names the first entry that does not hold.
    """
    seed = revealed_seed(record)
    if seed is None:
        raise BadRecord("record-no-seed")
    game = load_game(record, load)
    line = _Line(game, seed, _verified_start(game, record, FairChance(seed, 0)))
    for number, entry in enumerate(record.entries, start=1):
        line.follow(number, entry)
    if game.actors(line.state):
        raise BadRecord("record-unfinished", entry=len(record.entries))
    if record.result != game.standing(line.state).ranks:
        raise BadRecord("record-result")
    return len(record.entries)


class _Line(Generic[S, Obs, StoryT]):
    """Follows a record with the draws of its seed."""

    def __init__(self, game: Game[S, Obs, StoryT], seed: bytes, state: S) -> None:
        self._game = game
        self._seed = seed
        self.state = state
        self._since: list[S] = []
        """The states before each choice since the last draw: nobody goes back behind one."""

    def follow(self, number: int, entry: AnyEntry) -> None:
        if isinstance(entry, Entry):
            self._play(number, entry)
        elif isinstance(entry, Undo):
            self._go_back(number, entry)
        else:
            check_seat(self._game, number, entry)

    def _play(self, number: int, entry: Entry) -> None:
        moves = entry_moves(self._game, self.state, number, entry)
        self._since.append(self._game.copy(self.state))
        chance = RecordedChance(FairChance(self._seed, number))
        play_choice(self._game, self.state, entry.seat, moves, chance=chance)
        _compare(number, entry.chance, chance.drawn)
        if chance.drawn:
            self._since.clear()

    def _go_back(self, number: int, entry: Undo) -> None:
        if not 1 <= entry.back <= len(self._since):
            raise bad_undo(number, entry)
        self.state = self._since[-entry.back]
        del self._since[-entry.back :]


def begin(
    game: Game[S, Obs, StoryT],
    fork: Fork | msgspec.UnsetType,
    chance: Chance,
    story: StoryT | None = None,
) -> S:
    """The first State of a game: its set-up, or the position that it was forked from."""
    return resampled(game, fork, chance) if isinstance(fork, Fork) else game.start(chance, story)


def _verified_start(game: Game[S, Obs, StoryT], record: Record, fair: Chance) -> S:
    """Compares draw by draw, because a made-up position might ask for draws without end."""
    chance = RecordedChance(ConfirmedChance(fair, ReplayedChance(record.start)))
    try:
        state = begin(game, record.fork, chance)
    except BadChance:
        state = None
    if state is None or record.start != chance.drawn:
        raise BadRecord("record-start-draws")
    return state


def revealed_seed(record: Record) -> bytes | None:
    """The seed, if it is revealed; it must be the one that was promised."""
    if record.seed is None:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("record-seed-digits") from None
    check_seed(record, seed)
    return seed


def check_seed(record: Record, seed: bytes) -> None:
    if commitment(seed) != record.commitment:
        raise BadRecord("record-seed-hash")


def entry_moves(game: Game[S, Obs, StoryT], state: S, number: int, entry: Entry) -> list[Move]:
    """The moves of an entry, which must be legal in this state."""
    try:
        if 0 <= entry.seat < game.seats:
            return read_choice(game, state, entry.seat, entry.move)
    except Refused:
        pass
    raise BadRecord("record-move", entry=number, seat=entry.seat, move=f"{entry.move:.200}")


def bad_undo(number: int, entry: Undo) -> BadRecord:
    return BadRecord("record-undo", entry=number, seat=entry.seat, back=entry.back)


def check_seat(game: AnyGame, number: int, entry: SeatChange | Hint) -> None:
    if not 0 <= entry.seat < game.seats:
        raise BadRecord("record-seat", entry=number, seat=entry.seat)


def _compare(number: int, recorded: Draws, drawn: Draws) -> None:
    if recorded != drawn:
        raise BadRecord("record-draws", entry=number)
