"""`tenka data shogun`: the material with where each value comes from, what is not printed first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tenka.games.shogun.material import SIDES, make_material
from tenka.games.shogun.material_files import PRINTED, RECONSTRUCTED, correct, read_files, values
from tenka.games.shogun.modules.catalog import check_modules
from tenka.games.shogun.terminal.naming import name_of
from tenka.games.shogun.terminal.view import framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table

    from tenka.core.look import Words
    from tenka.games.shogun.material_files import Value

ORDER = (RECONSTRUCTED, "reported", "assumed", "inferred")
CORRECTED = "corrected"
LONG = 60


def material(texts: Words, corrected: Sequence[str] = ()) -> RenderableType:
    """All values, after a check that they fit together."""
    for side in SIDES:
        check_modules(make_material(side, list(corrected)))
    files = read_files()
    paths = set(correct(files, list(corrected)))
    found = values(files)
    doubtful = [one for one in found if one.provenance != PRINTED or one.path in paths]
    printed = [one for one in found if one.provenance == PRINTED and one.path not in paths]
    return Group(
        _doubtful(doubtful, paths, texts),
        Text(texts("cli-shogun-data-how"), style="dim"),
        *(_provinces(files[f"board_{side}"], side, texts) for side in SIDES),
        _values([one for one in printed if ".provinces." not in one.path], texts),
    )


def _doubtful(found: list[Value], corrected: set[str], texts: Words) -> Table:
    columns = [texts(f"cli-shogun-data-{word}") for word in ("value", "is")]
    headings = [*columns, texts("cli-data-provenance")]
    shown = framed(texts("cli-shogun-data-doubtful"), [(heading, False) for heading in headings])
    ranked = sorted(
        found, key=lambda one: ORDER.index(one.provenance) if one.provenance in ORDER else len(ORDER)
    )
    for one in ranked:
        origin = CORRECTED if one.path in corrected else one.provenance
        shown.add_row(one.path, _short(one), texts(f"shogun-provenance-{origin}"))
    return shown


def _short(one: Value) -> str:
    """A long list is counted rather than shown."""
    text = json.dumps(one.value)
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"


def _provinces(board: dict[str, dict[str, dict[str, str | int]]], side: str, texts: Words) -> Table:
    words = (("province", False), ("region", False), ("tax", True), ("rice", True), ("sites", True))
    columns = [(texts(f"cli-shogun-column-{word}"), number) for word, number in words]
    title = texts("cli-shogun-data-provinces", side=texts(f"shogun-side-{side}"))
    shown = framed(title, columns)
    for one in board["provinces"].values():
        region = name_of("region", str(one["region"]), texts)
        shown.add_row(str(one["name"]), region, str(one["tax"]), str(one["rice"]), str(one["spaces"]))
    return shown


def _values(found: list[Value], texts: Words) -> Table:
    columns = [(texts(f"cli-shogun-data-{word}"), False) for word in ("value", "is")]
    shown = framed(texts("cli-shogun-data-printed"), columns)
    for one in found:
        shown.add_row(one.path, _short(one))
    return shown
