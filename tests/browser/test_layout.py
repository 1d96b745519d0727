"""On a desktop, on a small screen and on a phone: nothing sticks out, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.look import SPOIL, misfits
from tests.browser.table import BOT, ME, OPEN

SIZES = (DESKTOP, (1024, 768), PHONE)
SIDEWAYS, LARGE_PHONE, BELOW_BARS = (844, 390), (932, 430), (375, 553)
NARROW = """() => [
    matchMedia('(max-width: 860px)').matches,
    document.documentElement.scrollHeight > innerHeight,
]"""
SPOILT = {
    '[data-testid="hand-card"] { margin-right: -60px }': "hand-card",
    '[data-testid="seat"] { width: 500px }': "seat",
    "body::after { content: ''; position: fixed; inset: 0; z-index: 99 }": "All moves",
    "body { width: 2000px }": "scrolls sideways",
}
KINDS: dict[str, Callable[[list[str]], bool]] = {
    "reaction": zipang.is_reaction,
    "pick": zipang.is_pick,
}


def at_all_sizes(page: Page) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {misfit}" for misfit in misfits(page)]
    return found


@pytest.mark.parametrize(("others", "language"), [(1, "en"), (3, "de")])
def test_a_turn_with_a_card_in_hand(visit: Visits, others: int, language: str) -> None:
    context = visit.profile(language=language, still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context, ME, *[BOT] * others)}")
    assert table.until_asked(page)
    expect(page.get_by_test_id("seat")).to_have_count(others + 1)
    assert at_all_sizes(page) == []
    page.locator(zipang.CARD).first.click()
    assert at_all_sizes(page) == []


def two_of_five(moves: list[str]) -> bool:
    return "commander:4+5" in moves


def test_the_table_stays_where_it_is_while_two_of_five_are_chosen(visit: Visits) -> None:
    context = visit.profile(language="de", still=True)
    page = visit.tab(context, f"/table/{table.at_a(two_of_five, context, ME, *[BOT] * 5)}")
    assert table.until_asked(page)
    expect(page.get_by_test_id("seat")).to_have_count(6)
    assert at_all_sizes(page) == []
    before = heights(page)
    page.locator('[data-testid="hand-card"][data-card="commander"]').click()
    assert at_all_sizes(page) == []
    assert heights(page) == before
    page.get_by_test_id("target-button").first.click()
    assert at_all_sizes(page) == []
    assert heights(page) == before
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(ABOVE) == []


ABOVE = """() => {
    const { top } = document.querySelector('section.board').getBoundingClientRect()
    const seats = [...document.querySelectorAll('section.board [data-testid="seat"]')]
    return seats.filter((seat) => seat.getBoundingClientRect().top < top).map((seat) => seat.ariaLabel)
}"""
"""Seats that stick out of the table, over the head of the page."""


def heights(page: Page) -> list[float]:
    """Of the question, at all sizes."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = page.get_by_test_id("question").bounding_box()
        assert box is not None
        found.append(box["height"])
    return found


@pytest.mark.parametrize(("kind", "language"), [("reaction", "de"), ("pick", "en")])
def test_an_answer_or_a_card_to_pick(visit: Visits, kind: str, language: str) -> None:
    context = visit.profile(language=language, still=True)
    page = visit.tab(context, f"/table/{table.at_a(KINDS[kind], context)}")
    assert table.until_asked(page)
    assert at_all_sizes(page) == []


@pytest.mark.parametrize(("game", "hand"), [("zipang", "div.mine"), ("shitenno", "div.own")])
def test_a_phone_held_sideways_shows_question_hand_and_board_at_once(
    visit: Visits, game: str, hand: str
) -> None:
    context = visit.profile(size=SIDEWAYS, touch=True, language="de", still=True)
    page = visit.tab(context, f"/table/{table.create(context, ME, BOT, BOT, game=game)}")
    assert table.until_asked(page, table.tap_on)
    assert misfits(page) == []
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for part in (page.get_by_test_id("question"), page.locator(hand)):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] > SIDEWAYS[0] / 3
        assert box["y"] + box["height"] <= SIDEWAYS[1]


def test_a_large_phone_is_laid_out_as_a_phone_however_it_is_held(visit: Visits) -> None:
    context = visit.profile(size=LARGE_PHONE, touch=True, still=True)
    page = visit.tab(context, f"/table/{table.create(context, game='shogun')}")
    expect(page.get_by_test_id("space-castle")).to_be_visible()
    assert page.evaluate(NARROW) == [True, False]
    page.set_viewport_size({"width": LARGE_PHONE[1], "height": LARGE_PHONE[0]})
    page.wait_for_function("width => innerWidth === width", arg=LARGE_PHONE[1])
    assert page.evaluate(NARROW) == [True, False]


@pytest.mark.parametrize("game", ["zipang", "shitenno", "shogun"])
def test_a_small_phone_shows_the_question_below_the_bars_of_its_browser(visit: Visits, game: str) -> None:
    context = visit.profile(size=BELOW_BARS, touch=True, still=True)
    page = visit.tab(context, f"/table/{table.create(context, game=game)}")
    expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
    assert page.evaluate(NARROW) == [True, False]
    assert misfits(page) == []


def test_nothing_lies_under_the_cutouts_of_a_phone(visit: Visits) -> None:
    context = visit.profile(size=SIDEWAYS, touch=True, still=True)
    page = visit.tab(context)
    cutouts = {"left": 59, "right": 59, "bottom": 21}
    context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": cutouts})
    page.goto(f"/table/{table.create(context)}")
    question = page.get_by_test_id("question")
    expect(question).to_be_visible()
    brand, mine = page.locator(".brand").bounding_box(), page.locator("div.mine").bounding_box()
    assert brand is not None
    assert mine is not None
    assert brand["x"] >= cutouts["left"]
    assert mine["x"] + mine["width"] <= SIDEWAYS[0] - cutouts["right"]
    assert mine["y"] + mine["height"] <= SIDEWAYS[1] - cutouts["bottom"]


def test_the_pages_around_it(visit: Visits) -> None:
    """In German, whose words are long."""
    context = visit.profile(language="de", still=True)
    over = table.finished(context)
    page = visit.tab(context)
    places = {
        "/": '[data-testid="new-zipang"]',
        "/new/zipang": '[data-testid="start-game"]',
        "/rules/zipang": "article h2",
        f"/table/{table.create(context, ME, OPEN, BOT)}": '[data-testid="waiting-room"]',
        f"/table/{over}": '[data-testid="game-over"]',
        f"/replay/{over}": '[data-testid="stepper"]',
    }
    for path, sign in places.items():
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        assert at_all_sizes(page) == [], path


def test_at_twice_the_size(visit: Visits) -> None:
    """A page zoomed to 200 % on a small laptop is as wide as this."""
    context = visit.profile(size=(640, 400), still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context)}")
    assert table.until_asked(page)
    for path in ("/", "/new/zipang", "/rules/zipang", page.url):
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 640


def test_misfits_would_be_noticed(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context, ME, *[BOT] * 4)}")
    assert table.until_asked(page)
    assert misfits(page) == []
    for style, complaint in SPOILT.items():
        page.evaluate(SPOIL, style)
        assert complaint in "\n".join(misfits(page))
