"""`python -m tenka.research.layouts` prints docs/research-layouts.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from tenka import games
from tenka.core.layout import Field, Layout
from tenka.core.record import Options
from tenka.research.match import id_of
from tenka.texts import Texts

HEAD = """\
# Layout of the observation vectors

These tables are for four seats, or as near to that as a game allows. For other numbers, ask the layout for
its `slices()`: `Match("shogun", 5).layout.slices()["hand"]`. [Research](research.md) explains how the vectors
are used.

All numbers are between 0 and *most*, which `layout.bounds()` gives for each number of a vector.

Seats are relative to the observer, clockwise: `seats.0` is you. *One of* is a one-hot encoding. *Codes* are
integers: 0 for none or unknown, 1 for the first name of the list, and so on. Names are in the order of the
game's `material` module, steps in the order of its `observation` module. Fields that repeat for each seat or
province are listed once.
"""
SEATS = 4
REPEATED = re.compile(r"^([a-z]+)\.([^.]+)\.")


def lines(layout: Layout[Any], known: set[str]) -> Iterable[str]:
    """A line for each field; of those that repeat, the first only."""
    repeated: dict[str, str] = {}
    start = 0
    for field in layout.fields:
        kind = REPEATED.match(field.name)
        first = repeated.setdefault(kind[1], kind[2]) if kind else ""
        if field.name not in known and (kind is None or kind[2] == first):
            yield line(field, start)
        start += field.size


def line(field: Field[Any], start: int) -> str:
    return f"| {start} | {field.size} | {field.most} | `{field.name}` | {field.kind} | {field.about} |"


def tables() -> Iterator[tuple[str, str, Options]]:
    """Every game, and where it has a list to choose from, once more with all of that."""
    texts = Texts()
    for name, plugin in games.PLUGINS.items():
        title = texts(f"game-{name}")
        yield name, title, {}
        for option in plugin.options:
            if option.kind == "list":
                yield name, f"{title} with all {option.name}", {option.name: list(option.values)}


def page() -> str:
    parts = [HEAD]
    known: set[str] = set()
    for name, title, options in tables():
        plugin = games.plugin_of(name)
        seats = min(plugin.seats, key=lambda possible: abs(possible - SEATS))
        layout = plugin.layout(games.load(name, seats, options))
        parts.append(f"\n## {title} (`{id_of(name)}`): {layout.size} numbers\n")
        parts.append(
            "\n| offset | size | most | field | kind | meaning |\n| ---: | ---: | ---: | --- | --- | --- |\n"
        )
        parts.append("\n".join(lines(layout, known if options else set())) + "\n")
        known = {field.name for field in layout.fields}
    return "".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
