"""`tenka replay`: a recorded game as one viewer could follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from rich.text import Text

from tenka import games
from tenka.cli.files import read_record
from tenka.cli.words import BadCommand
from tenka.core.events import PUBLIC
from tenka.core.table import AnyTable, Table
from tenka.terminal import console, short

if TYPE_CHECKING:
    from pathlib import Path

    from tenka.texts import Texts


def tell_game(file: Path, viewer: str, texts: Texts) -> None:
    record = read_record(file, texts)
    table = Table.of_record(record, games.load)
    names = [short(player.name) for player in record.players]
    seat = read_viewer(viewer, len(names), texts)
    told_for = texts("cli-replay-public") if seat == PUBLIC else names[seat]
    game = texts(f"game-{record.game}")
    typer.echo(texts("cli-replay-title", game=game, players=texts.join(names), viewer=told_for))
    _tell_steps(table, seat, names, texts)
    look = games.plugin_of(record.game).look()
    console().print(look.table(table.observe(seat), names, texts))
    if not table.is_over():
        typer.echo(texts("cli-replay-unfinished"))


def _tell_steps(table: AnyTable, seat: int, names: list[str], texts: Texts) -> None:
    out = console()
    says = games.plugin_of(table.game.name).narration
    for number, events in table.log(seat):
        lines = [line for event in events if (line := texts.event_line(says, event, seat, names))]
        if lines:
            out.print(Text(texts("cli-step", number=number), style="dim"))
        for line in lines:
            out.print(Text("  " + line))


def read_viewer(word: str, seats: int, texts: Texts) -> int:
    if word == "public":
        return PUBLIC
    numbers = [str(seat) for seat in range(seats)]
    if word not in numbers:
        raise BadCommand(texts("cli-error-viewer", viewer=short(word), last=seats - 1))
    return numbers.index(word)
