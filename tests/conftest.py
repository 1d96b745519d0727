"""What all tests share."""

from __future__ import annotations

import pytest

LONGEST = "tests/browser/"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order is drawn by a seed; only what takes longest comes first, so that no core waits in the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
