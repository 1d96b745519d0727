"""The Table is the one authority over a game: it checks, plays, notes, and tells every viewer their part.

The same class serves one process (terminal, bots, tests) and the server.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Any, Final, Generic

import msgspec

from tenka.core.bot import Bot, Clock
from tenka.core.chance import Chance, FairChance, RecordedChance, ReplayedChance
from tenka.core.choices import CheckedChoice, is_silent, play_choice, read_choice
from tenka.core.errors import BadChance, BadRecord, Refused
from tenka.core.events import EVERYBODY, PUBLIC, Event, Hinted, SeatChanged, SeatReason, Story, TakenBack
from tenka.core.fork import Fork
from tenka.core.game import Game, Obs, S
from tenka.core.moves import Move
from tenka.core.record import (
    FORMAT,
    AnyEntry,
    Draws,
    Entry,
    Hint,
    Load,
    Options,
    Player,
    Record,
    SeatChange,
    Undo,
    bad_undo,
    begin,
    check_seat,
    check_seed,
    commitment,
    entry_moves,
    load_game,
    revealed_seed,
)
from tenka.core.refusals import Refusal
from tenka.core.undo import MOST_RETURNS, Checkpoint, Undoable, UndoHistory, barrier

SILENT: Final = Story()
"""Of all steps that nobody hears anything of, such as those of a plan: kept once."""


class PlayedStep(msgspec.Struct, frozen=True):
    """What a move, or going back, left behind: its entry in the record, and its story."""

    entry: AnyEntry
    story: Story
    final: bool = False
    """A choice that decided something: it was drawn or revealed, and cannot be taken back."""


class Table(Generic[S, Obs]):
    """Made by `open` for a new game, by `restore` from a record."""

    def __init__(
        self, game: Game[S, Obs, Any], players: list[Player], options: Options, promise: str
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.commitment = promise
        self.start: Draws = {}
        self.fork: Fork | msgspec.UnsetType = msgspec.UNSET
        self.entries: list[AnyEntry] = []
        self.stand_ins: dict[int, str] = {}
        """Bots that decide for absent players, by seat."""
        self.hints: Counter[int] = Counter()
        """How often each seat asked for a hint."""
        self.returns: Counter[int] = Counter()
        """How often each seat took back a choice, or opened a sealed one again."""
        self._seed: bytes | None = None
        self._state: S
        self._steps: list[tuple[int, Story]] = []
        self._versions: Counter[int] = Counter()
        self._questions: dict[int, tuple[list[Move], int]] = {}
        self._undo_history = UndoHistory[S]()

    @classmethod
    def open(
        cls,
        game: Game[S, Obs, Any],
        players: list[Player],
        seed: bytes,
        options: Options | None = None,
        fork: Fork | msgspec.UnsetType = msgspec.UNSET,
    ) -> Table[S, Obs]:
        """Start a new game whose draws all follow from the secret seed, at its set-up or from a fork."""
        table = cls(game, players, options or {}, commitment(seed))
        table.fork = fork
        table._seed = seed
        chance = RecordedChance(FairChance(seed, 0))
        table._begin(chance)
        table.start = chance.drawn
        return table

    @classmethod
    def restore(cls, game: Game[S, Obs, Any], record: Record, seed: bytes | None = None) -> Table[S, Obs]:
        """The table of a record, every draw taken from it. Only with the seed it can be played on."""
        return deque(cls.retrace(game, record, seed), maxlen=1)[0]

    @classmethod
    def retrace(
        cls, game: Game[S, Obs, Any], record: Record, seed: bytes | None = None
    ) -> Iterator[Table[S, Obs]]:
        """One table that grows: as it was after the set-up, then after every entry of the record."""
        table = cls(game, record.players, record.options, record.commitment)
        if seed is not None:
            check_seed(record, seed)
        table._seed = seed
        table.start, table.fork = record.start, record.fork
        try:
            _replay(record.start, table._begin)
            yield table
            for number, entry in enumerate(record.entries, start=1):
                table._repeat(number, entry)
                yield table
        except BadChance as error:
            raise BadRecord("record-breaks", entry=len(table.entries), why=error) from None

    @staticmethod
    def of_record(record: Record, load: Load) -> AnyTable:
        """The table of a record that came as a file."""
        return Table.restore(load_game(record, load), record, revealed_seed(record))

    # --- playing -----------------------------------------------------------------------------------

    def check(self, seat: int, choice: str, version: int | None = None) -> CheckedChoice:
        """A choice that `play` takes if the seat may play it now, else Refused. Changes nothing.

        `version` is what the seat had seen when it chose: a choice made for an older question is stale.
        """
        if seat not in self._questions:
            raise Refused(Refusal("not-seated", ""))
        if version is not None and version < self._questions[seat][1]:
            raise Refused(Refusal("stale", ""))
        if self.is_worn_out(seat):
            raise Refused(Refusal("undo-often", ""))
        moves = read_choice(self.game, self._state, seat, choice, self._questions[seat][0])
        return CheckedChoice(seat, choice, moves, len(self.entries))

    def play(self, seat: int, choice: str | CheckedChoice) -> PlayedStep:
        """Play a move, or several that are one choice; or raise Refused and change nothing.

        What `check` gave is not checked again, as long as nothing has happened since.
        """
        if self._seed is None:
            raise BadRecord("record-seedless")
        checked = self.check(seat, choice) if isinstance(choice, str) else choice
        if (checked.seat, checked.at) != (seat, len(self.entries)):
            raise Refused(Refusal("stale", ""))
        story, drawn = self._apply(seat, checked.moves, FairChance(self._seed, len(self.entries) + 1))
        return self._enter(Entry(seat, checked.text, drawn), story, final=self._undo_history.is_final())

    def undoable(self, seat: int) -> Undoable:
        """How far the seat can go back. Others' secret steps make no difference to it."""
        return Undoable([], "often") if self.returns[seat] >= MOST_RETURNS else self._undoable(seat)

    def _undoable(self, seat: int) -> Undoable:
        if self.is_over():
            return Undoable([], "over")
        if sum(bool(moves) for moves, _ in self._questions.values()) > 1:
            return Undoable([], "together")
        return self._undo_history.reach(seat)

    def is_worn_out(self, seat: int) -> bool:
        """Whether a seat that has chosen would only open its choice once more, after all the times before."""
        return self.returns[seat] >= MOST_RETURNS and seat not in self.actors()

    def undo(self, seat: int, *, whole: bool = False) -> PlayedStep:
        """Take back the seat's last choice, or all that it can; or raise Refused and change nothing."""
        found = self.undoable(seat)
        if not found.depths:
            raise Refused(Refusal(f"undo-{found.stop}", ""))
        back = found.depths[-1 if whole else 0]
        return self._enter(Undo(seat, back), self._go_back(seat, back))

    def change_seat(self, seat: int, bot: str | None, why: SeatReason) -> PlayedStep:
        """Let a bot decide for a seat, or its own player again. The position stays as it is."""
        return self._enter(SeatChange(seat, bot, why), self._seat(seat, bot, why))

    def hint(self, seat: int) -> PlayedStep:
        """Note for all to see that a seat asked for a hint. The position stays as it is."""
        return self._enter(Hint(seat), self._hint(seat))

    def _enter(self, entry: AnyEntry, story: Story, *, final: bool = False) -> PlayedStep:
        self.entries.append(entry)
        return PlayedStep(entry, story, final)

    def follow(self, entry: AnyEntry) -> PlayedStep:
        """Go on with an entry that was made elsewhere, every draw taken from it."""
        try:
            self._repeat(len(self.entries) + 1, entry)
        except BadChance as error:
            raise BadRecord("record-entry", entry=len(self.entries) + 1, why=error) from None
        return PlayedStep(entry, self._steps[-1][1])

    def _begin(self, chance: Chance) -> None:
        story = self.game.new_story()
        self._state = begin(self.game, self.fork, chance, story)
        self._note(EVERYBODY, story)

    def _repeat(self, number: int, entry: AnyEntry) -> None:
        if isinstance(entry, Entry):
            self._repeat_choice(number, entry)
        elif isinstance(entry, Undo):
            if not self._undo_history.has(entry.back) or entry.back not in self._undoable(entry.seat).depths:
                raise bad_undo(number, entry)
            self._go_back(entry.seat, entry.back)
        else:
            check_seat(self.game, number, entry)
            if isinstance(entry, Hint):
                self._hint(entry.seat)
            else:
                self._seat(entry.seat, entry.bot, entry.why)
        self.entries.append(entry)

    def _repeat_choice(self, number: int, entry: Entry) -> None:
        moves = entry_moves(self.game, self._state, number, entry)
        _replay(entry.chance, lambda chance: self._apply(entry.seat, moves, chance))

    def _apply(self, seat: int, moves: list[Move], source: Chance) -> tuple[Story, Draws]:
        story: Story = self.game.new_story()
        chance = RecordedChance(source)
        self.returns[seat] += seat not in self.actors()
        alone = not any(question for other, (question, _) in self._questions.items() if other != seat)
        checkpoint = Checkpoint(self.game.copy(self._state), seat, Counter(self._versions), set())
        play_choice(self.game, self._state, seat, moves, chance=chance, story=story)
        checkpoint.heard = self._note(seat, story)
        self._undo_history.add(checkpoint, barrier(story, chance.drawn, alone=alone))
        return story, chance.drawn

    def _go_back(self, seat: int, back: int) -> Story:
        checkpoint, heard = self._undo_history.go_back(back)
        self.returns[seat] += 1
        self._state = checkpoint.state
        told = {viewer: TakenBack(seat, checkpoint.versions[viewer]) for viewer in heard}
        story = Story()
        story.tell(told.pop(PUBLIC, None), told)
        self._note(seat, story)
        return story

    def _seat(self, seat: int, bot: str | None, why: SeatReason) -> Story:
        self.stand_ins.pop(seat, None)
        if bot is not None:
            self.stand_ins[seat] = bot
        story = Story()
        story.tell(SeatChanged(seat, bot, why))
        self._note(seat, story)
        return story

    def _hint(self, seat: int) -> Story:
        self.hints[seat] += 1
        story = Story()
        story.tell(Hinted(seat))
        self._note(EVERYBODY, story)
        return story

    def _note(self, author: int, story: Story) -> set[int]:
        """Keep the story, count it for whoever could notice it, and ask anew. Who could notice it."""
        self._steps.append((author, story if story.deliveries else SILENT))
        viewers = range(PUBLIC, self.game.seats)
        heard = {who for who in viewers if author in (who, EVERYBODY) or story.heard_by(who)}
        self._versions.update(heard)
        for seat in range(self.game.seats):
            moves = self.game.moves(self._state, seat)
            if seat == author or seat not in self._questions or moves != self._questions[seat][0]:
                self._questions[seat] = (moves, self._versions[seat])
        return heard

    # --- looking -----------------------------------------------------------------------------------

    def __repr__(self) -> str:
        stand = f"seats {self.actors()} to play" if not self.is_over() else f"over, ranks {self.ranks()}"
        return f"<Table of {self.game.name}, {len(self.entries)} entries, {stand}>"

    def actors(self) -> list[int]:
        return self.game.actors(self._state)

    def is_over(self) -> bool:
        return not self.actors()

    def version(self, viewer: int) -> int:
        """How many steps this viewer could notice. Others' secret steps do not count."""
        return self._versions[viewer]

    def observe(self, viewer: int) -> Obs:
        return self.game.observe(self._state, viewer)

    def oracle(self) -> S:
        """A copy of the whole State, secrets included: for study, and nobody who plays."""
        return self.game.copy(self._state)

    def moves(self, seat: int) -> list[str]:
        """The names of the seat's legal moves; none for the public."""
        return [move.name for move in self._questions[seat][0]] if seat != PUBLIC else []

    def asked(self, seat: int) -> int:
        """The version with which the seat's present question began, to tell it from others."""
        return self._questions[seat][1]

    def is_silent(self, seat: int, name: str) -> bool:
        """Whether this move draws nothing and nobody is told anything of it. Changes nothing."""
        return is_silent(self.game, self.game.copy(self._state), seat, self.game.book.named[name])

    def ask(self, bot: Bot[Obs], seat: int, clock: Clock | None = None) -> str:
        """What a bot would play for a seat. It sees what the seat sees, and nothing else."""
        return bot.decide(self.observe(seat), list(self._questions[seat][0]), clock).name

    def default_move(self, seat: int) -> str | None:
        """What the seat's reaction becomes when its time is up, where there is such a time."""
        move = self.game.default_move(self._state, seat)
        return move.name if move else None

    def heard(self, viewer: int) -> list[Event]:
        """What the viewer heard of the last step; EVERYBODY hears all that anybody heard."""
        story = self._steps[-1][1]
        return story.heard_by_anybody() if viewer == EVERYBODY else story.heard_by(viewer)

    def log(
        self, viewer: int, before: int | None = None, most: int | None = None
    ) -> list[tuple[int, list[Event]]]:
        """What this viewer could notice, step by step with its version; only the last `most` steps, and only
        those before a version, where that is asked for."""
        version = self._versions[viewer]
        first = version + 1 if before is None else before
        least = 1 if most is None else first - most
        lines: list[tuple[int, list[Event]]] = []
        for author, story in reversed(self._steps):
            if version < least:
                break
            events = story.heard_by(viewer)
            if author in (viewer, EVERYBODY) or events:
                if version < first:
                    lines.append((version, events))
                version -= 1
        return lines[::-1]

    def ranks(self) -> list[int]:
        """Everybody's final rank; empty while the game goes on."""
        return list(self.game.standing(self._state).ranks) if self.is_over() else []

    def record(self) -> Record:
        """The record so far, with the seed and the result once the game is over. Holds every secret."""
        over = self.is_over()
        return Record(
            tenka=FORMAT,
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            players=self.players,
            commitment=self.commitment,
            start=self.start,
            entries=list(self.entries),
            seed=self._seed.hex() if over and self._seed else None,
            result=self.ranks() if over else None,
            fork=self.fork,
        )


AnyTable = Table[Any, Any]
"""For whoever does not care which game is played."""


def _replay(draws: Draws, play: Callable[[Chance], object]) -> None:
    chance = ReplayedChance(draws)
    play(chance)
    chance.finish()
