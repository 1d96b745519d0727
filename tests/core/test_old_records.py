"""Records of all games and modules, kept as they were written: they open today and tomorrow.

The golden games are as old as their games; those in `tests/data/records` have the kinds of entries that
came later, such as going back and bots that sit in. From version 1.0 on none of them is written anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tenka.core import record as records
from tenka.core.events import EVERYBODY, PUBLIC
from tenka.games import PLUGINS
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.server.rooms.record_jobs import checked, replay_page
from tenka.server.rooms.views import table_info
from tenka.server.storage.uploads import stored
from tests.kit.archived_records import FOLDER
from tests.kit.golden import GAMES

KEPT = sorted([*GAMES.glob("*/golden/*.json"), *FOLDER.glob("*.json")])


def name(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", KEPT, ids=name)
def test_a_kept_record_can_be_read_checked_uploaded_and_watched(file: Path) -> None:
    record = records.decode(file.read_bytes())
    table, entries = stored(checked(file.read_bytes()))
    assert (table.status, table.result, len(entries)) == ("over", record.result, len(record.entries))
    assert record.seed is not None, "so all draws were checked"
    info = table_info(table, PUBLIC, [], None, ())
    told = msgspec.json.decode(replay_page(info, record, EVERYBODY, len(record.entries) - 2))
    assert [step["moment"] for step in told["steps"]] == [len(record.entries) - back for back in (2, 1, 0)]
    assert told["steps"][-1]["observation"]["step"] == "over"


def test_every_game_module_and_kind_of_entry_is_among_them() -> None:
    kept = [records.decode(file.read_bytes()) for file in FOLDER.glob("*.json")]
    assert {record.game for record in kept} == set(PLUGINS)
    modules = {module for record in kept for module in record.options.get("modules", [])}  # type: ignore[union-attr]
    assert modules == set(MODULE_NAMES)
    kinds = {type(entry) for record in kept for entry in record.entries}
    assert kinds == set(get_args(records.AnyEntry))
    assert any(record.fork for record in kept)
    assert any(" " in entry.move for record in kept for entry in record.choices())
