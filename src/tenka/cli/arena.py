"""`tenka arena` and `tenka ladder`: contests of bots, with a progress bar."""

from __future__ import annotations

import hmac
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenka.cli.files import BadFile, check_folder
from tenka.research.arena.contest import Contest, Game, contest
from tenka.research.arena.entrants import LEARNED, Entrant, check_weights, read_file
from tenka.research.arena.ladder import Climb
from tenka.research.arena.report import Report
from tenka.research.arena.results import Results
from tenka.research.arena.run import run
from tenka.research.arena.schedule import seats_for
from tenka.research.folders import make_folder
from tenka.terminal import console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tenka.texts import Texts

COMPANY = "steady"
"""Whom a bot from a file meets if nobody else is named."""
KEY_FILE = "arena-key"
"""In the data folder."""


@dataclass(frozen=True, slots=True)
class ContestRequest:
    """What was asked for on the command line."""

    game: str
    bots: str
    files: list[Path]
    seats: int | None
    options: dict[str, Any]
    seed: int
    simulations: int | None
    seconds: float | None

    def contest(self, texts: Texts) -> Contest:
        entrants = [Entrant(level.strip()) for level in self.bots.split(",") if level.strip()]
        entrants = entrants or [Entrant(COMPANY)]
        count = len(self.files) + len(entrants)
        seats = seats_for(self.game, count) if self.seats is None else self.seats
        for file in self.files:
            if file.suffix == LEARNED:
                check_weights(file, self.game, seats, self.options)
        entrants = [*(read_file(file) for file in self.files), *entrants]
        return contest(
            self.game,
            entrants,
            seats,
            self.options,
            seed=self.seed,
            simulations=self.simulations,
            seconds=self.seconds,
            key=_own_key(self.seed, texts) if self.files else None,
        )


def _own_key(seed: int, texts: Texts) -> str:
    """The same for the same person and seed; others, and bots, cannot know it."""
    from tenka.server.private_files import kept_key
    from tenka.server.settings import settings_from

    file = settings_from().data / KEY_FILE
    try:
        master = kept_key(file)
    except OSError as error:
        raise BadFile(texts("cli-error-unwritable", file=str(file), reason=error.strerror or "?")) from None
    return hmac.digest(master.encode(), f"arena {seed}".encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class Crew:
    """Who does the work."""

    jobs: int
    cluster: str | None


def run_arena(
    request: ContestRequest,
    count: int,
    crew: Crew,
    texts: Texts,
    *,
    kept: Path | None,
    report: Path | None,
    records: Path | None = None,
) -> None:
    if report is not None:
        check_folder(report, texts)
    if records is not None:
        make_folder(records)
    results = Results(request.contest(texts), kept)
    whole = results.contest.whole(count)
    with bar(whole, whole - len(results.missing(whole)), texts) as tick:
        told = partial(tick, texts("arena-playing"))
        run(results, whole, crew.jobs, crew.cluster, told, records=records)
    made = Report(results, texts)
    console().print(made.table())
    if report is not None:
        write(report, made.page(), texts)
        console().print(texts("arena-report", file=str(report)))


def run_ladder(climb: Climb, page: Path, crew: Crew, texts: Texts) -> None:
    """The page is written after every step, so that one can stop at any time."""
    for step, results in climb.steps:
        most = climb.looks(results.contest)[-1]
        with bar(most, len(results.games()), texts) as tick:
            climb.decide(results, partial(_play_until, results, crew, partial(tick, step.words())))
        write(page, climb.page(texts), texts)
    console().print(texts("arena-report", file=str(page)))


def _play_until(results: Results, crew: Crew, told: Callable[[Game], None], count: int) -> None:
    run(results, count, crew.jobs, crew.cluster, told)


def write(file: Path, text: str, texts: Texts) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadFile(texts("cli-error-unwritable", file=str(file), reason=error.strerror or "?")) from None


@contextmanager
def bar(total: int, done: int, texts: Texts) -> Iterator[Any]:
    """A progress bar on the error stream, for a person; nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=_errors(), transient=True) as shown:
        task = shown.add_task(texts("arena-playing"), total=total, completed=done)

        def tick(words: str, _game: Game | None) -> None:
            shown.update(task, advance=1, description=words)

        yield tick


def _errors() -> Any:
    from rich.console import Console

    return Console(stderr=True, quiet=not Console(stderr=True).is_terminal)
