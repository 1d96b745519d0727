"""Four people at one table of Shogun, and all that goes wrong on their sides: each choice counts once."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser import shogun, table
from tests.browser.conftest import PHONE, Visits
from tests.browser.table import ME, OPEN, SOCKET

DECISIONS = 5


class Line:
    """The line of a page. While its computer sleeps it dies, and neither end is told."""

    def __init__(self, page: Page) -> None:
        self._opened = 0
        self._dead = 0
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._opened += 1
        number = self._opened
        server = page.connect_to_server()
        page.on_message(lambda message: server.send(message) if number > self._dead else None)
        server.on_message(lambda message: page.send(message) if number > self._dead else None)

    def die(self) -> None:
        self._dead = self._opened


def table_for(people: list[BrowserContext]) -> str:
    wish = {"game": "shogun", "seats": [ME, OPEN, OPEN, OPEN]}
    made = people[0].request.post("/api/tables", data=wish).json()
    for context in people[1:]:
        assert context.request.post(f"/api/tables/{made['id']}/join", data={"invite": made["invite"]}).ok
    return str(made["id"])


def is_there(page: Page) -> None:
    expect(page.get_by_test_id("connection")).to_have_attribute("data-status", "open")


def plan(page: Page) -> None:
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("fill").click()


def has_sealed(page: Page) -> None:
    expect(page.get_by_test_id("unseal")).to_be_visible()


def sleeps(page: Page, *, deeply: bool) -> None:
    """As the system does it with a page when the lid is closed, and opened again."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen" if deeply else "active"})
    session.detach()


def asked(pages: list[Page]) -> tuple[int, str]:
    """Who has to decide now, and what."""
    return table.until_one_says(shogun.LOOK, pages)


def decide(page: Page, now: str) -> str:
    """Choose by a double click, where one click would do; how the move begins."""
    if now == "march":
        target = page.locator('[data-testid^="to-"]').first
        name = target.get_attribute("data-testid") or ""
        target.click()
        page.get_by_test_id("march").dblclick()
        return "march:" + name.removeprefix("to-")
    button = page.locator(f'[data-testid^="{now}-"]:enabled').first
    name = button.get_attribute("data-testid") or ""
    button.dblclick()
    return name.replace("-", ":", 1)


class Four:
    """Four people at a table, and what each of them has chosen, as it begins."""

    def __init__(self, visit: Visits) -> None:
        self.visit = visit
        self.server = visit.server
        self.people = [visit.profile(still=True, size=PHONE) for _ in range(4)]
        self.table = table_for(self.people)
        self.pages = [visit.tab(context, "/") for context in self.people]
        self.line = Line(self.pages[2])
        self.played: list[list[str]] = [["plan"], ["plan"], ["plan"], ["plan", "unseal", "plan"]]
        for page in self.pages:
            page.goto(f"/table/{self.table}")

    def crash(self) -> None:
        self.server.kill()
        self.server.start()

    def check(self) -> None:
        """Nothing is lost and nothing is doubled."""
        for seat, mine in enumerate(self.played):
            moves = self.server.moves(self.table, seat)
            assert len(moves) == len(mine), (mine, moves)
            pairs = zip(mine, moves, strict=True)
            assert all(move.startswith(begun) for begun, move in pairs), (mine, moves)


def seal_in_trouble(four: Four) -> Page:
    """All seal their plans, each in a way of their own; the second page of the last one."""
    ann, ben, cleo, dora = four.pages
    for page in four.pages:
        plan(page)
    sleeps(cleo, deeply=True)
    four.line.die()
    ann.get_by_test_id("seal").dblclick()
    has_sealed(ann)
    four.people[1].set_offline(True)
    ben.get_by_test_id("seal").click()
    four.people[1].set_offline(False)
    has_sealed(ben)
    second = seal_on_two_pages(four, dora)
    four.crash()
    sleeps(cleo, deeply=False)
    cleo.get_by_test_id("seal").click()  # before the page knows what became of its line
    return second


def seal_on_two_pages(four: Four, page: Page) -> Page:
    """Back and forward, then on two pages by turns: both follow."""
    page.go_back()
    page.go_forward()
    assert shogun.doing(page) == "plan"
    second = four.visit.tab(four.people[3], f"/table/{four.table}")
    assert shogun.doing(second) == "plan"
    page.get_by_test_id("seal").click()
    has_sealed(second)
    second.get_by_test_id("unseal").click()
    assert shogun.doing(page) == "plan"
    second.get_by_test_id("seal").click()
    has_sealed(page)
    return second


def play_on(four: Four) -> None:
    """A page is loaded anew before a choice, and the server dies with one on its way."""
    for number in range(DECISIONS):
        seat, now = asked(four.pages)
        page = four.pages[seat]
        if number == 2:
            page.reload()
            assert shogun.doing(page) == now
        four.played[seat].append(decide(page, now))
        if number == 4:
            four.crash()
            for other in four.pages:  # a fresh view asks anew, so what was only pointed at is forgotten
                is_there(other)
    asked(four.pages)


def test_asleep_offline_twice_and_after_a_crash_every_choice_counts_once(visit_own: Visits) -> None:
    for noise in ("WebSocket connection to", "Failed to load resource", "ERR_INTERNET_DISCONNECTED"):
        visit_own.guard.forgive(noise)
    four = Four(visit_own)
    second = seal_in_trouble(four)
    play_on(four)
    for page in [*four.pages, second]:
        is_there(page)
    four.check()
