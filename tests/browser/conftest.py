"""What the tests in a real browser share: one server for all, a fresh browser profile for each."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tenka.server.settings import STATIC
from tests.browser import quiet
from tests.browser.server import ROOT, Server, running
from tests.support.browser import Chromium, Guard, running_chromium

PATIENCE = 40_000
"""Milliseconds before a test gives up on the page; none depends on how long anything takes."""
LIMIT = 92.0
"""Seconds for a whole test."""
CLOSING = 15.0
"""Seconds to close its pages: sometimes Chromium never does, and another one is quickly there."""
RESULTS = ROOT / "test-results"
DESKTOP = (1440, 900)
PHONE = (390, 844)

TIPS = {
    "zipang": "goal turn react take",
    "shogun": "goal plan special march claim revolt",
    "shitenno": "goal lot offer split choose turn",
}
NO_TIPS = (
    "localStorage.getItem('tips-read') ?? localStorage.setItem('tips-read', "
    f"{json.dumps(json.dumps({game: tips.split() for game, tips in TIPS.items()}))})"
)

QUICK = "localStorage.getItem('tenka') ?? localStorage.setItem('tenka', '{\"speed\":0}')"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built_client() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail(
            f"The browser client is not built: {STATIC} has no index.html. "
            "`python3 run.py test` builds it, or `python tools/client.py`.",
            pytrace=False,
        )


@pytest.fixture(scope="session")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a worker: every test is somebody else there."""
    with running(Server(tmp_path_factory.mktemp("browser") / "data")) as live:
        yield live


@pytest.fixture
def own_server(built_client: None, tmp_path: Path) -> Iterator[Server]:
    """One to kill."""
    with running(Server(tmp_path / "data")) as live:
        yield live


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    """Not for the whole session: while it runs, no other test of this process could use asyncio."""
    with running_chromium() as live:
        yield live


class Visits:
    """Opens pages, each in a browser profile of its own unless another page's is shared."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self.guard = Guard(server.url)
        self.pages: list[Page] = []
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en-GB",
        dark: bool = False,
        still: bool = False,
    ) -> Page:
        context = self.profile(size=size, touch=touch, language=language, dark=dark, still=still)
        return self.tab(context, path)

    def profile(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en-GB",
        dark: bool = False,
        still: bool = False,
        tips: bool = False,
        quick: bool | None = None,
    ) -> BrowserContext:
        """Of somebody who knows the games, unless tips are wished for.

        Who wants less motion gets moves shown in no time as well, unless they are wished for."""
        width, height = size
        context = self._browser.new_context(
            base_url=self.server.url,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        if not tips:
            context.add_init_script(NO_TIPS)
        if still if quick is None else quick:
            context.add_init_script(QUICK)
        self._contexts.append(context)
        return context

    def tab(self, context: BrowserContext, path: str | None = None) -> Page:
        """At an address, or still empty."""
        page = context.new_page()
        self.guard.watch(page)
        quiet.watch(page)
        self.pages.append(page)
        if path is not None:
            page.goto(path)
        return page

    def keep_pictures(self, name: str) -> None:
        RESULTS.mkdir(exist_ok=True)
        for number, page in enumerate(self.pages, 1):
            if not page.is_closed():
                page.screenshot(path=RESULTS / f"{name}-{number}.png")

    def close(self) -> None:
        """Page by page: with pages in it, Chromium sometimes closes a profile for ever."""
        for context in self._contexts:
            if self._browser.is_connected():
                for page in context.pages:
                    page.close()
                context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know how a test went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


def visits_of(chromium: Chromium, server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    with chromium.limited(LIMIT):
        visits = Visits(chromium.browser(), server)
        try:
            yield visits
            if request.node.stash.get(FAILED, False):
                visits.keep_pictures(request.node.name)
        finally:
            with chromium.limited(CLOSING):
                visits.close()
    assert visits.guard.problems() == []


@pytest.fixture
def visit(chromium: Chromium, server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """`visit("/rules/zipang")` is a page at that address; in the end nothing may have gone wrong on any."""
    yield from visits_of(chromium, server, request)


@pytest.fixture
def visit_with_windows(
    chromium: Chromium, server: Server, request: pytest.FixtureRequest
) -> Iterator[Visits]:
    """The same where notifications are shown."""
    other = chromium.with_windows()
    try:
        yield from visits_of(other, server, request)
    finally:
        other.close()


@pytest.fixture
def visit_own(chromium: Chromium, own_server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """The same at a server that may be killed."""
    yield from visits_of(chromium, own_server, request)
