"""A browser that hangs: the one test fails, where it stands, and the next one has a browser again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tests.support.browser import Chromium


def test_what_waits_without_end_fails_and_another_browser_comes(chromium: Chromium) -> None:
    page = chromium.browser().new_page()
    with chromium.limited(0.5), pytest.raises(Error, match="closed"):
        page.evaluate("() => new Promise(() => {})")
    assert chromium.browser().new_page().evaluate("() => 6 * 7") == 42
