"""Replays of games that are kept as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Visits

GOLDEN = Path(__file__).parents[1] / "games"
SHOGUN = GOLDEN / "shogun" / "golden" / "3.json"


def open_file(page: Page, file: Path) -> None:
    """From the start page to the replay of a record that is kept as a file."""
    page.goto("/")
    page.get_by_test_id("upload-record").set_input_files(file)
    page.wait_for_url("**/replay/file-*")
    expect(page.get_by_test_id("stepper")).to_be_visible()


def watch(visit: Visits, file: Path, query: str = "", **profile: Any) -> Page:
    """The same without the start page."""
    return watch_in(visit, visit.profile(**profile), file, query)


def watch_in(visit: Visits, context: BrowserContext, file: Path, query: str = "") -> Page:
    answer = context.request.post("/api/records", data=file.read_bytes())
    assert answer.status == 201, answer.text()
    page = visit.tab(context, f"/replay/{answer.json()['id']}{query}")
    expect(page.get_by_test_id("stepper")).to_be_visible()
    return page


def choose_eyes(page: Page, viewer: str) -> None:
    """On a phone they are chosen in a panel, which is closed again."""
    narrow = (page.viewport_size or {"width": 0})["width"] < 860
    if narrow:
        page.get_by_test_id("tools-toggle").tap()
    page.get_by_test_id("viewpoint").select_option(viewer)
    expect(page).to_have_url(re.compile(f"as={viewer}$"))
    if narrow:
        page.get_by_test_id("tools-close").tap()
