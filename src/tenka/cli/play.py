"""`tenka play`: a whole game by typing. Sees what its seat may see, nothing else."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.text import Text

from tenka import bots, games
from tenka.cli.files import check_new, save_record
from tenka.cli.prompt import Prompt
from tenka.cli.seats import Seating, read_seats
from tenka.cli.words import BadCommand
from tenka.core.errors import Refused, TenkaError
from tenka.core.events import PUBLIC
from tenka.core.refusals import Refusal
from tenka.core.table import AnyTable, Table
from tenka.terminal import console, short

if TYPE_CHECKING:
    from collections.abc import Callable

    from tenka.core.record import Options
    from tenka.texts import Texts

SEED_BYTES = 32
LINK = re.compile(r"\[([^]]+)\]\(#[^)]*\)")
"""A link inside a page of rules, which a terminal cannot follow."""


class Left(Exception):
    """The person at the keyboard leaves."""


class InputEnded(Left):
    """There is nobody to ask any more."""


def play_game(
    game: str,
    seats: str,
    texts: Texts,
    *,
    seed: int | None,
    name: str | None,
    file: Path | None,
    options: Options | None = None,
) -> None:
    rules = games.load(game, seats.count(",") + 1, options)
    seating = read_seats(seats, game, name, texts)
    if file is not None:
        check_new(file, texts)
    table = Table.open(rules, seating.players, _seed_bytes(seed, texts), options)
    brains = {
        seat: _brain(game, player.bot, seed, seat)
        for seat, player in enumerate(seating.players)
        if player.bot is not None
    }
    Session(table, seating, brains, texts, file).run()


def _seed_bytes(seed: int | None, texts: Texts) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if not 0 <= seed < 10**70:
        raise BadCommand(texts("cli-error-seed"))
    return seed.to_bytes(SEED_BYTES, "big")


def _brain(game: str, level: str, seed: int | None, seat: int) -> bots.AnyBot:
    """A game that can be repeated must not depend on how fast the machine is."""
    bot = bots.make(game, level, _bot_seed(seed, seat))
    return bots.Hurried(bot) if seed is None else bot


def _bot_seed(seed: int | None, seat: int) -> int:
    return secrets.randbits(60) if seed is None else (seed * 8 + seat) % (1 << 60)


class Session:
    """One game at one keyboard."""

    def __init__(
        self,
        table: AnyTable,
        seating: Seating,
        brains: dict[int, bots.AnyBot],
        texts: Texts,
        file: Path | None,
    ) -> None:
        self.table = table
        self.viewer = PUBLIC if seating.me is None else seating.me
        self.names = [player.name for player in seating.players]
        self.brains = brains
        self.texts = texts
        self.file = file
        self.out = console()
        self.told = 0
        self.refused: Refusal | None = None
        self.plugin = games.plugin_of(table.game.name)
        self.look = self.plugin.look()
        self.desk = self.look.desk(self)
        self.prompt = Prompt(self.words)

    def run(self) -> None:
        game = self.texts(f"game-{self.table.game.name}")
        self.say(self.texts("cli-welcome", game=game, players=self.texts.join(self.names)))
        self.say(self.texts("cli-promise", hash=self.table.commitment), style="dim")
        try:
            self.go_on()
        except Left as left:
            self.leave(may_ask=not isinstance(left, InputEnded))
        else:
            self.tell()
            self.show_table()
        self.save()

    def go_on(self) -> None:
        while not self.table.is_over():
            self.tell()
            actors = self.table.actors()
            if self.viewer in actors:
                self.decide()
                self.offer_return()
            else:
                self.table.play(actors[0], self.bot_move(actors[0]))

    def bot_move(self, seat: int) -> str:
        return self.table.ask(self.brains[seat], seat)

    # --- telling -----------------------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style=style))

    def show(self, *drawn: object) -> None:
        self.out.print(*drawn)

    def tell(self) -> None:
        """What has happened since the last time."""
        steps = self.table.log(self.viewer)
        for _number, events in steps[self.told :]:
            for event in events:
                line = self.texts.event_line(self.plugin.narration, event, self.viewer, self.names)
                if line:
                    self.say(line)
        self.told = len(steps)

    def show_table(self) -> None:
        observation = self.table.observe(self.viewer)
        self.show(self.look.table(observation, self.names, self.texts))

    def label(self, move: str) -> str:
        return self.texts.move_label(self.plugin.narration, move, self.names, self.viewer)

    def show_question(self) -> None:
        observation = self.table.observe(self.viewer)
        self.say(self.texts.question(self.plugin.narration, observation, self.names), style="bold")

    def show_moves(self) -> None:
        self.show_question()
        for number, move in enumerate(self.table.moves(self.viewer), start=1):
            self.say(f"{number:>3}  {self.label(move)}  [{move}]")

    def show_rule(self, rule: str) -> None:
        paragraph = self.texts.rule(rule)
        if paragraph is None:
            self.say(self.texts("cli-no-rule", rule=short(rule.partition("/")[2])))
            return
        self.say(f"{paragraph.id} · {paragraph.title}", style="bold")
        self.out.print(Markdown(LINK.sub(r"\1", paragraph.text), hyperlinks=False))

    # --- asking ------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask until a move has been played."""
        self.show_table()
        self.desk.ask()
        before = self.table.version(self.viewer)
        while self.table.version(self.viewer) == before:
            self.obey(self.read())

    def offer_return(self) -> None:
        """A sealed choice can be taken back while others still choose: wait for a word."""
        while not self.table.is_over() and self.viewer not in self.table.actors() and self.desk.may_return():
            self.tell()
            self.say(self.texts("cli-sealed"))
            typed = self.read()
            if not typed or typed.isdecimal():
                return
            self.obey(typed)

    def words(self) -> list[str]:
        """All that can be typed now."""
        return [*self.commands(), *self.desk.words(), *self.table.moves(self.viewer)]

    def commands(self) -> dict[str, Callable[[Session, str], None]]:
        return {"?": Session.help, **self.texts.typed_table(COMMANDS)}

    def read(self) -> str:
        try:
            return input(self.texts("cli-prompt") + " ").strip()
        except EOFError:
            self.out.print()
            raise InputEnded from None
        except KeyboardInterrupt:
            self.out.print()
            raise Left from None

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = self.commands().get(word.casefold())
        if command is not None:
            command(self, rest.strip())
        elif typed and not self.desk.obey(word, rest.strip()):
            self.try_move(typed)

    def try_move(self, typed: str) -> None:
        found = self.find_moves(typed)
        if not found:
            return
        if len(found) > 1:
            self.say(self.texts("cli-several", typed=short(typed)))
            for move in found:
                self.say(f"     {self.label(move)}  [{move}]")
            return
        self.play(found[0])

    def play(self, choice: str) -> None:
        try:
            self.table.play(self.viewer, choice)
        except Refused as refused:
            self.refuse(refused.refusal)

    def find_moves(self, typed: str) -> list[str]:
        """What somebody may have meant; says so itself if it was nothing."""
        moves = self.table.moves(self.viewer)
        if typed.isdecimal():
            numbered = {str(number): move for number, move in enumerate(moves, start=1)}
            if typed in numbered:
                return [numbered[typed]]
            self.say(self.texts("cli-no-number", number=short(typed)))
            return []
        found = self.match(typed, moves)
        if not found:
            self.say(self.texts("cli-not-understood", typed=short(typed)))
        return found

    def match(self, typed: str, moves: list[str]) -> list[str]:
        """A legal move by its name or beginning; else any move of the game, to be refused with a reason."""
        wish = typed.casefold()
        if wish in moves:
            return [wish]
        begins = [
            move for move in moves if move.startswith(wish) or self.label(move).casefold().startswith(wish)
        ]
        return begins or [move for move in self.table.game.book.named if move == wish]

    def refuse(self, refusal: Refusal) -> None:
        self.refused = refusal
        reason = self.texts.refusal(refusal)
        rule = refusal.rule.partition("/")[2]
        if rule:
            self.say(self.texts("cli-refused", reason=reason, rule=rule))
        else:
            self.say(self.texts("cli-refused-plain", reason=reason))

    # --- commands ----------------------------------------------------------------------------------

    def help(self, _rest: str) -> None:
        own = f"cli-help-{self.table.game.name}"
        self.say(self.texts(own if self.texts.has(own) else "cli-help"))

    def why(self, rest: str) -> None:
        if rest:
            self.why_not(rest)
        elif self.refused is None:
            self.say(self.texts("cli-why-none", move=(self.table.moves(self.viewer) or ["?"])[0]))
        else:
            self.explain(self.refused)

    def why_not(self, typed: str) -> None:
        moves = self.match(typed, self.table.moves(self.viewer))
        try:
            self.table.check(self.viewer, moves[0] if moves else typed)
        except Refused as refused:
            self.refused = refused.refusal
            self.explain(refused.refusal)
        else:
            self.say(self.texts("cli-why-legal", move=self.label(moves[0])))

    def explain(self, refusal: Refusal) -> None:
        self.say(self.texts.refusal(refusal))
        if refusal.rule:
            self.show_rule(refusal.rule)

    def rule(self, rest: str) -> None:
        if rest:
            self.show_rule(f"{self.table.game.name}/{rest.upper()}")
            return
        for number, paragraph in self.texts.rules(self.table.game.name).items():
            self.say(f"{number:>4}  {paragraph.title}")

    def again(self, _rest: str) -> None:
        self.show_table()
        self.desk.ask()

    def log(self, _rest: str) -> None:
        self.told = 0
        self.tell()

    def undo(self, _rest: str) -> None:
        self.go_back(whole=False)

    def restart(self, _rest: str) -> None:
        self.go_back(whole=True)

    def go_back(self, *, whole: bool) -> None:
        try:
            self.table.undo(self.viewer, whole=whole)
        except Refused as refused:
            self.say(self.texts("cli-no-undo", reason=self.texts.refusal(refused.refusal)))

    def quit(self, _rest: str) -> None:
        raise Left

    # --- leaving -----------------------------------------------------------------------------------

    def leave(self, *, may_ask: bool) -> None:
        if self.file is None and may_ask:
            self.ask_for_file()
        self.say(self.texts("cli-left"))

    def ask_for_file(self) -> None:
        self.say(self.texts("cli-save-ask"))
        while self.file is None:
            try:
                wish = self.read()
            except Left:
                return
            if not wish:
                return
            self.offer_file(Path(wish))

    def offer_file(self, file: Path) -> None:
        try:
            check_new(file, self.texts)
        except TenkaError as error:
            self.say(str(error))
        else:
            self.file = file

    def save(self) -> None:
        if self.file is None:
            return
        save_record(self.file, self.table.record(), self.texts)
        saved = "cli-saved" if self.table.is_over() else "cli-saved-unfinished"
        self.say(self.texts(saved, file=str(self.file)))


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "cli-typed-help": Session.help,
    "cli-typed-why": Session.why,
    "cli-typed-rule": Session.rule,
    "cli-typed-table": Session.again,
    "cli-typed-log": Session.log,
    "cli-typed-undo": Session.undo,
    "cli-typed-restart": Session.restart,
    "cli-typed-quit": Session.quit,
}
"""By the message that has the words for it."""
