"""`tenka coach`: the decisions of one seat of a recorded game, and what `sharp` would have done."""

from __future__ import annotations

import sys
from math import ceil
from typing import TYPE_CHECKING, Any

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from tenka import games
from tenka.bots.coach import Advice, advise, shared
from tenka.cli.arena import bar
from tenka.cli.files import read_record
from tenka.cli.words import BadCommand
from tenka.core import record as records
from tenka.core.decisions import Decision, decisions
from tenka.terminal import console, short

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tenka.texts import Texts

COLUMNS = ("step", "played", "best", "chance", "gain", "verdict")
RIGHT = ("step", "chance", "gain")
STYLES = {"mistake": "bold red", "slip": "yellow", "better": "green"}
Pair = tuple[Decision, Advice]


def coach_game(file: Path, seat: int, texts: Texts, *, simulations: int | None, as_json: bool) -> None:
    record = read_record(file, texts)
    if seat >= len(record.players):
        raise BadCommand(texts("coach-unknown-seat", seat=seat, last=len(record.players) - 1))
    found = decisions(records.load_game(record, games.load), record, seat)
    pairs = list(_advised(found, simulations, texts))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(plain(pairs)), indent=1) + b"\n")
        return
    names = [short(player.name) for player in record.players]
    typer.echo(texts("coach-title", game=texts(f"game-{record.game}"), name=names[seat]))
    if not pairs:
        typer.echo(texts("coach-none", name=names[seat]))
        return
    console().print(_grid(pairs, record.game, names, texts))
    typer.echo(summary([advice for _, advice in pairs], texts))


def _advised(found: list[Decision], simulations: int | None, texts: Texts) -> Iterable[Pair]:
    with bar(len(found), 0, texts) as tick:
        for decision in found:
            yield (
                decision,
                advise(decision.observation, decision.moves, decision.played, simulations=simulations),
            )
            tick(texts("coach-looking"), None)


def plain(pairs: list[Pair]) -> list[dict[str, Any]]:
    """For programs: moves by name, chances between 0 and 1."""
    return [
        {
            "moment": decision.moment,
            "question": decision.observation.step,
            "played": decision.played,
            "verdict": advice.verdict(),
            **msgspec.structs.asdict(advice),
        }
        for decision, advice in pairs
    ]


def _grid(pairs: list[Pair], game: str, names: list[str], texts: Texts) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for name in COLUMNS:
        grid.add_column(texts(f"coach-column-{name}"), justify="right" if name in RIGHT else "left")
    for decision, advice in pairs:
        verdict = advice.verdict()
        played, best = decision.played, advice.best
        grid.add_row(
            str(decision.moment),
            Text(_words(game, played, best, names, texts)),
            "" if advice.same else Text(_words(game, best, played, names, texts)),
            _percent(advice.played_chance or 0.0, texts),
            "" if advice.same else gain_text(advice, texts),
            Text(texts(f"coach-verdict-{verdict}"), style=STYLES.get(verdict, "")),
        )
    return grid


def _words(game: str, choice: list[str], other: list[str], names: list[str], texts: Texts) -> str:
    """A move; of several that are one choice, those that the other choice does not have."""
    says = games.plugin_of(game).narration
    said = [texts.move_label(says, name, names) for name in choice]
    if len(choice) == 1:
        return said[0]
    common = shared(game, choice, other)
    own = [words for words, both in zip(said, common, strict=True) if not both]
    rest = sum(common)
    return "\n".join([*own, *([texts("coach-others-same", count=rest)] if rest else [])])


def _percent(chance: float, texts: Texts) -> str:
    return texts("coach-percent", percent=round(100 * chance))


def gain_text(advice: Advice, texts: Texts) -> str:
    """As it looks from what was played: a loss has a minus."""
    points = round(-100 * advice.gain)
    sign = "" if points == 0 else "−" if points < 0 else "+"
    return texts("coach-gain", gain=f"{sign}{abs(points)}", error=ceil(100 * advice.error))


def summary(advices: list[Advice], texts: Texts) -> str:
    verdicts = [advice.verdict() for advice in advices]
    slips, mistakes = verdicts.count("slip"), verdicts.count("mistake")
    good = len(verdicts) - slips - mistakes
    return texts("coach-summary", count=len(verdicts), good=good, slips=slips, mistakes=mistakes)
