"""One server for all tests of a module; every test has two worlds of its own there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenka.server.settings import Settings
from tests.leaks.worlds import settings_at
from tests.server.live import LiveServer, running


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_at(tmp_path_factory.mktemp("worlds"))


@pytest.fixture(scope="module")
def live(settings: Settings) -> Iterator[LiveServer]:
    with running(settings) as server:
        yield server
