"""Tenka without a server: the built folder below some address, and then no network at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tenka import games
from tenka.core import record as records
from tests.browser import table, zipang
from tests.browser.conftest import DESKTOP, NO_TIPS, PATIENCE, QUICK
from tests.support.browser import Chromium, Guard
from tools import site

pytestmark = pytest.mark.timeout(300)
KEPT = """async () => {
    const worker = await navigator.serviceWorker.ready
    const engine = await (await caches.open('tenka:engine')).keys()
    const names = await caches.keys()
    return worker.active?.state === 'activated' && engine.length === 5 && names.length === 2
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Nobody reads it."""


class Files:
    """What `python3 -m http.server` is, in this process, with a way to switch it off."""

    def __init__(self, root: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/some/where/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    if not site.up_to_date():
        pytest.fail("The site is not built: `python3 run.py site` builds it.", pytrace=False)
    (tmp_path / "some").mkdir()
    (tmp_path / "some/where").symlink_to(site.OUTPUT)
    served = Files(tmp_path)
    yield served
    served.switch_off()


@pytest.fixture
def profile(chromium: Chromium) -> Iterator[BrowserContext]:
    width, height = DESKTOP
    context = chromium.browser().new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", accept_downloads=True
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_TIPS)
    context.add_init_script(QUICK)
    yield context
    context.close()


def start(page: Page, files: Files) -> None:
    page.goto(files.url)
    page.get_by_test_id("alone-start").click()
    expect(page.get_by_test_id("export")).to_be_visible()


def start_in_the_rules(page: Page, files: Files) -> None:
    """By the live board of a paragraph."""
    page.goto(f"{files.url}#/rules/shogun")
    page.get_by_test_id("live-start").click()
    page.locator('[data-move="march:harima:4"]').click()
    expect(page.get_by_test_id("live-told").first).to_be_visible()
    page.goto(f"{files.url}#/")
    expect(page.get_by_test_id("export")).to_be_visible()


def new_game(page: Page, game: str) -> None:
    page.locator(f'a[href*="/new/{game}"]').first.click()
    page.get_by_test_id("start-game").click()


def new_duel(page: Page) -> None:
    """Zipang against one bot that does not think: a short game."""
    page.locator('a[href*="/new/zipang"]').first.click()
    page.locator('input[name="seats"][value="2"]').check(force=True)
    page.get_by_test_id("seat-choice").select_option("bot:random")
    page.get_by_test_id("start-game").click()


def test_a_whole_game_with_the_network_off_and_the_page_loaded_anew(
    files: Files, profile: BrowserContext, tmp_path: Path
) -> None:
    page, guard = profile.new_page(), Guard(files.url)
    guard.watch(page)
    start_in_the_rules(page, files)
    page.wait_for_function(KEPT)
    files.switch_off()
    new_duel(page)
    zipang.play_on(page, zipang.click, table.click_on, most=3)
    page.reload()
    zipang.play_on(page, zipang.click, table.click_on)
    with page.expect_download() as saved:
        page.get_by_test_id("download-record").click()
    saved.value.save_as(tmp_path / "record.json")
    record = records.decode((tmp_path / "record.json").read_bytes())
    records.verify(record, games.load)
    page.get_by_test_id("watch-replay").click()
    expect(page.get_by_test_id("stepper")).to_be_visible()
    assert guard.problems() == []


def test_two_pages_share_an_engine_and_one_goes_on_alone(files: Files, profile: BrowserContext) -> None:
    first = profile.new_page()
    start(first, files)
    new_game(first, "zipang")
    assert table.until_asked(first, table.click_on)
    second = profile.new_page()
    second.goto(first.url)
    assert table.until_asked(second, table.click_on)
    assert table.offered(second) == table.offered(first)
    first.close()
    zipang.play_on(second, zipang.click, table.click_on, most=2)


def test_sizes(files: Files) -> None:
    engine = sum(file.stat().st_size for file in (site.OUTPUT / "engine").iterdir())
    assert engine < site.LARGEST
    assert not [file.name for file in site.OUTPUT.rglob("*.br")]
