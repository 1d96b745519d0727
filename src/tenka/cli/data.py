"""`tenka data`: the printed material of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka import games
from tenka.cli.options import has_material, read_material
from tenka.cli.words import BadCommand
from tenka.terminal import console, short

if TYPE_CHECKING:
    from pathlib import Path

    from tenka.texts import Texts


def show_material(game: str, file: Path | None, texts: Texts) -> None:
    plugin = games.plugin_of(short(game))
    if file is not None and not has_material(plugin):
        raise BadCommand(texts("cli-error-no-material", game=game))
    corrected = [] if file is None else read_material(plugin, file, texts)
    console().print(plugin.look().material(texts, corrected))
