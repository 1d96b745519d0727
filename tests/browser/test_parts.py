"""Only what a page needs is fetched, and that is little; a part that cannot be had is said to be missing."""

from __future__ import annotations

from pathlib import PurePosixPath
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser import shogun, table
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME

GAMES = ("shitenno", "shogun", "zipang")
FONTS = {".woff2"}
KILOBYTE = 1000
SMALL = 140 * KILOBYTE
"""As much as the start page may weigh, packed, with its fonts and all that it asks the server."""
FEW = 10
"""As many files as it may come in: each of them is a request."""
LARGE = 320 * KILOBYTE
"""As much as the first page of somebody may weigh who follows a link to a table."""


class Fetched:
    """What a page fetches of the program: names of files, and their packed sizes."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        self._answers.append(response)

    def files(self) -> dict[str, int]:
        assets = [one for one in self._answers if urlsplit(one.url).path.startswith("/assets/")]
        return {PurePosixPath(urlsplit(one.url).path).name: size_of(one) for one in assets}

    def total(self) -> int:
        return sum(int(one.headers["content-length"]) for one in self._answers)

    def weight(self) -> int:
        return sum(size for name, size in self.files().items() if PurePosixPath(name).suffix not in FONTS)

    def games(self) -> set[str]:
        """The games whose code is among it."""
        scripts = {name for name in self.files() if name.endswith(".js")}
        return {game for game in GAMES if any(name.startswith(f"{game}-") for name in scripts)}


def size_of(response: Response) -> int:
    assert response.headers.get("content-encoding") or response.url.endswith(".woff2"), response.url
    return int(response.headers["content-length"])


def opened(visit: Visits, path: str, sign: str) -> Fetched:
    """Everything that somebody fetches who comes to this page first."""
    page = visit.profile(still=True).new_page()
    visit.pages.append(page)
    visit.guard.watch(page)
    fetched = Fetched(page)
    page.goto(path)
    expect(page.locator(sign).first).to_be_visible()
    return fetched


def test_the_start_page_fetches_no_game(visit: Visits) -> None:
    fetched = opened(visit, "/", '[data-testid="new-shogun"]')
    assert fetched.games() == set()
    assert {name.partition("-")[0] for name in fetched.files() if name.endswith(".woff2")} == {
        "sans",
        "mincho",
    }
    assert 0 < fetched.weight() < fetched.total() < SMALL
    assert len(fetched.files()) <= FEW, sorted(fetched.files())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fetches_its_own_game_only(visit: Visits, game: str) -> None:
    at = table.create(visit.profile(), ME, *[BOT] * 3, game=game)
    fetched = opened(visit, f"/table/{at}", '[data-testid="question"]')
    assert fetched.games() == {game}
    assert 0 < fetched.weight() < LARGE


def test_a_part_that_is_gone_can_be_had_by_loading_the_page_anew(visit: Visits) -> None:
    """As when the server has got a newer program since the page was opened."""
    visit.guard.forgive("shogun-.*js|Failed to load resource|preload")
    context = visit.profile()
    shogun.quick(context)
    at = shogun.table_of(context)
    page = visit.tab(context, "/")
    page.route("**/assets/shogun-*.js", lambda route: route.fulfill(status=404))
    page.evaluate("path => history.pushState(null, '', path)", f"/table/{at}")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    reload = page.get_by_test_id("reload")
    expect(reload).to_be_visible()
    page.route("**/api/me", lambda route: route.abort())
    reload.click()
    expect(page.get_by_role("alert").filter(has=reload)).to_contain_text("does not answer")
    page.unroute_all()
    reload.click()
    assert shogun.doing(page) == "plan"
