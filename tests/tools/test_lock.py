"""Two commands at once in one checkout, such as `run.py play` and `run.py test`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, local
from typing import Any

import pytest

from tests.support.waiting import PATIENCE
from tools import client, site

pytest.importorskip("fcntl", reason="there is no such lock on Windows")


@pytest.mark.parametrize("tool", [client, site], ids=lambda tool: tool.__name__)
def test_what_two_commands_need_is_made_once(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, here = Barrier(2, timeout=PATIENCE), local()
    made: list[object] = []

    def up_to_date() -> bool:
        if not hasattr(here, "asked"):
            here.asked = True
            both.wait()  # both find that it is not there
            return False
        return bool(made)

    monkeypatch.setattr(tool, "up_to_date", up_to_date)
    monkeypatch.setattr(tool, "make", lambda **_how: made.append(tool))
    monkeypatch.setattr(client, "LOCK", tmp_path / "client.lock")
    monkeypatch.setattr(site, "PARTS", tmp_path / "parts")
    with ThreadPoolExecutor(2) as commands:
        results = [commands.submit(tool.build) for _ in range(2)]
        assert all(result.result(PATIENCE) for result in results)
    assert made == [tool]
