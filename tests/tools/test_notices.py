"""Whoever gets a package of Tenka gets the licenses of what is inside."""

from __future__ import annotations

import json

from tools import notices, site


def test_the_notices_are_those_of_what_is_inside() -> None:
    """If this fails: python tools/notices.py."""
    inside = json.loads(notices.PACKAGES.read_text("utf-8"))
    assert {"svelte", "@fluent/bundle"} <= set(inside)
    assert notices.TARGET.read_text("utf-8") == notices.notices()
    assert {name.removesuffix(".py") for name in site.LIBRARIES} <= set(notices.PYTHON)
