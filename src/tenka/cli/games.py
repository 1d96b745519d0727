"""`tenka games`: which games there are, for how many, with which options and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from tenka import bots
from tenka.games import PLUGINS, AnyPlugin
from tenka.terminal import console

if TYPE_CHECKING:
    from tenka.core.plugin import Option
    from tenka.texts import Texts

COLUMNS = ("game", "players", "minutes", "options", "bots")


def list_games(texts: Texts) -> None:
    table = Table(*(texts(f"cli-games-{column}") for column in COLUMNS), show_lines=True)
    for plugin in PLUGINS.values():
        table.add_row(*_row(plugin, texts))
    console().print(table)
    console().print(texts("cli-games-how"))


def _row(plugin: AnyPlugin, texts: Texts) -> list[str]:
    return [
        f"{plugin.name}\n{texts(f'game-{plugin.name}')}",
        f"{plugin.seats[0]}-{plugin.seats[-1]}",
        f"{plugin.minutes[0]}-{plugin.minutes[1]}",
        "\n".join(map(_usage, plugin.options)),
        "\n".join(bots.levels(plugin.name)),
    ]


def _usage(option: Option) -> str:
    """How it is typed."""
    name = option.name.replace("_", "-")
    values = [value.replace("_", "-") for value in option.values]
    return {
        "choice": f"--{name} {' | '.join(values)}",
        "flag": f"--option {name}=true",
        "list": f"--option {name}=\n  " + ",\n  ".join(values),
        "lines": f"--{name} FILE",
    }[option.kind]
