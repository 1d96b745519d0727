"""No chance: what a test draws follows from its name, in whatever order tests run."""

from __future__ import annotations

import faulthandler
import gc
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import Phase, settings

from tests.support import draws
from tests.support.scheduling import pytest_xdist_make_scheduler  # noqa: F401 - found by its name

PHASES = [Phase.explicit, Phase.generate]  # a seed gets no simpler by shrinking, which takes minutes
settings.register_profile("steady", derandomize=True, deadline=None, database=None, phases=PHASES)
settings.load_profile("steady")  # to search further: --hypothesis-profile=default --hypothesis-seed=...


FIRST = (
    "tests/tools/test_check.py",
    "tests/browser/",
    "tests/test_speed_loader.py",
    "tests/tools/test_client.py",
    "tests/bench/test_load.py",
    "tests/games/test_compliance.py",
    "tests/games/shogun/modules/test_combinations.py",
    "tests/server/cluster/",
)
"""What takes longest: a file is run by one worker, and the last one keeps all others waiting."""


def place(item: pytest.Item) -> int:
    return next((at for at, path in enumerate(FIRST) if item.nodeid.startswith(path)), len(FIRST))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order is random; only what takes longest comes first, so that no core waits in the end."""
    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What was collected stays: looking for garbage in it took a second of each test that looks for some."""
    gc.collect()
    gc.freeze()


def pytest_configure() -> None:
    draws.install()


def pytest_runtest_setup(item: pytest.Item) -> None:
    draws.begin(item.nodeid)
    if item.get_closest_marker("timeout"):  # it runs a whole tool or engine: half a minute may become minutes
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Iterator[None]:
    outlives = fixturedef.scope != "function"
    with draws.aside(f"{request.node.nodeid} {fixturedef.argname}") if outlives else nullcontext():
        return (yield)
