"""Lint, format, types and import rules are part of the test suite."""

from __future__ import annotations

import pytest

from tools.check import Check, present


@pytest.mark.parametrize("check", present(), ids=lambda check: check.name)
def test_check(check: Check) -> None:
    done = check.run()
    assert done.returncode == 0, f"\n{done.stdout}"
