"""`tenka dataset`: games as Parquet files, with a progress bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.cli.arena import ContestRequest, Crew, bar
from tenka.cli.files import BadFile, read_record
from tenka.research.dataset import Dataset, Source
from tenka.terminal import console

if TYPE_CHECKING:
    from pathlib import Path

    from tenka.texts import Texts


def from_bots(request: ContestRequest, texts: Texts, count: int) -> tuple[Source, int]:
    """As an arena plays them."""
    made = request.contest(texts)
    return Source(made.game, made.seats, made.options, made), count


def from_records(game: str, folder: Path, texts: Texts) -> tuple[Source, int]:
    """All records of a folder, which must be of the same kind of table as the first one."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BadFile(texts("cli-error-no-file", file=str(folder / "*.json")))
    first = read_record(files[0], texts)
    return Source(game, len(first.players), first.options, None, tuple(map(str, files))), len(files)


def write_dataset(folder: Path, source: Source, size: tuple[int, int], crew: Crew, texts: Texts) -> None:
    made = Dataset(folder, source, *size)
    missing = len(made.missing())
    with bar(size[0], size[0] - missing, texts) as tick:
        made.write(crew.jobs, crew.cluster, lambda: tick(texts("arena-playing"), None))
    made.write_card(texts)
    console().print(texts("dataset-written", folder=str(folder), **made.sizes()))
