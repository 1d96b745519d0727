"""For tests that run a whole tool."""

from __future__ import annotations

import faulthandler

import pytest


@pytest.fixture
def of_a_whole_tool() -> None:
    """Such a test has a longer limit: half a minute of processor time takes minutes on a busy machine.

    Without this, the limit of tests that cannot even be interrupted would come first.
    """
    faulthandler.cancel_dump_traceback_later()
