"""Draws the pictures that shared links show, web/public/previews, from the games' drawings on the start page:

    python tools/previews.py          # of every game, and one of all games, tenka.png
    python tools/previews.py zipang   # of this game only

The client must be built. A game without such a picture is shown with that of all games.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tenka import games
from tests.browser.server import Server, running
from tests.support.browser import running_browser
from tools.pictures import with_palette
from tools.progress import say

PREVIEWS = Path(__file__).resolve().parent.parent / "web/public/previews"
ALL = "tenka"
WIDTH, HEIGHT = 1200, 630
MAX_BYTES = 120_000

DRAW = """async (game) => {
    const all = [...document.querySelectorAll('article.card')]
    const cards = all.filter((card) => !game || card.querySelector(`[data-testid="new-${game}"]`))
    const drawn = cards.map((card) => {
        const picture = card.querySelector('.picture').cloneNode(true)
        picture.style.cssText = 'flex: 1; height: 100%; border: 0'
        const seal = picture.querySelector(':scope > .seal')
        seal.style.cssText = 'right: 32px; top: 32px; padding: 14px 10px; border-radius: 8px; font-size: 44px'
        return picture
    })
    const [title, line] = game
        ? [cards[0].querySelector('h2').textContent, cards[0].querySelector('.tagline').textContent]
        : ['Tenka 天下', 'Three board games about the making of a shogun']
    const sheet = document.createElement('div')
    sheet.id = 'sheet'
    sheet.style.cssText = `position: fixed; inset: 0; z-index: 9999; display: grid;
        grid-template-rows: minmax(0, 1fr) auto; background: var(--paper)`
    sheet.innerHTML = '<div></div><div><p></p><p></p></div>'
    const [pictures, words] = sheet.children
    pictures.style.cssText = 'display: flex; min-height: 0; overflow: hidden'
    pictures.append(...drawn)
    words.style.cssText = `display: flex; align-items: baseline; justify-content: space-between;
        padding: 14px 48px 22px; border-top: 8px solid #b93a26`
    const [first, second] = words.children
    first.textContent = title
    first.style.cssText = 'font: 600 58px/1.2 var(--mincho); color: var(--ink)'
    second.textContent = line
    second.style.cssText = 'font-size: 28px; line-height: 1.3; color: var(--ink)'
    document.getElementById('sheet')?.remove()
    document.body.append(sheet)
    await document.fonts.ready
}"""


def draw(page: Page, game: str) -> bytes:
    page.evaluate(DRAW, game)
    return page.screenshot()


def draw_all(folder: Path, names: Sequence[str]) -> dict[str, bytes]:
    with running(Server(folder / "data")) as server, running_browser() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en")
        page.goto(server.url)
        page.wait_for_selector("article.card")
        drawn = {name: draw(page, "" if name == ALL else name) for name in names}
        return {name: with_palette(browser, picture) for name, picture in drawn.items()}


def parse(arguments: list[str]) -> Sequence[str]:
    """The pictures that are asked for."""
    known = (ALL, *games.PLUGINS)
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("tools/previews.py", description=__doc__, formatter_class=form)
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(known)}; all of them without a name")
    names: list[str] = parser.parse_args(arguments).name
    if unknown := [name for name in names if name not in known]:
        parser.error(f"there is no picture {', '.join(unknown)}; choose from {', '.join(known)}")
    return names or known


def main(arguments: list[str]) -> int:
    names = parse(arguments)
    with tempfile.TemporaryDirectory() as folder:
        pictures = draw_all(Path(folder), names)
    PREVIEWS.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        say(f"{name}.png: {len(picture)} bytes.")
        if len(picture) > MAX_BYTES:
            say(f"that is more than {MAX_BYTES}; not saved.")
            return 1
        (PREVIEWS / f"{name}.png").write_bytes(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
