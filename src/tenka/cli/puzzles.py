"""`tenka puzzles`: lets bots play and keeps the moments that are worth a thought, in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import typer
from msgspec.structs import replace

from tenka.bots.puzzles import searched
from tenka.cli.arena import bar
from tenka.cli.files import BadFile, read_bytes
from tenka.core.puzzle import Puzzle, Search, read, write

if TYPE_CHECKING:
    from pathlib import Path

    from tenka.texts import Texts

LARGEST_FILE = 64_000_000


def find_puzzles(file: Path, wanted: Search, count: int, texts: Texts) -> None:
    """Go on until so many games were searched; the file is whole after each of them."""
    search, puzzles = _begun(file, wanted, texts)
    with bar(count, search.games, texts) as tick:
        for found in searched(search, count):
            search = replace(search, games=search.games + 1)
            known = {one.id for one in puzzles}
            puzzles += [one for one in found if one.id not in known]
            _save(file, write(search, puzzles), texts)
            tick(texts("cli-puzzles-found", puzzles=len(puzzles)), None)
    typer.echo(texts("cli-puzzles-written", puzzles=len(puzzles), games=str(search.games), file=str(file)))


def _begun(file: Path, wanted: Search, texts: Texts) -> tuple[Search, list[Puzzle]]:
    """What is in the file, if it was begun in the same way."""
    if not file.exists():
        return wanted, []
    try:
        search, puzzles = read(read_bytes(file, LARGEST_FILE, texts))
    except (msgspec.MsgspecError, ValueError):
        raise BadFile(texts("cli-puzzles-other", file=str(file))) from None
    if replace(search, games=0) != wanted:
        raise BadFile(texts("cli-puzzles-other", file=str(file)))
    return search, puzzles


def _save(file: Path, data: bytes, texts: Texts) -> None:
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        raise BadFile(texts("cli-error-unwritable", file=str(file), reason=error.strerror or "?")) from None
