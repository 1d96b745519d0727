"""`python3 run.py docs`: the documentation as a site in dist/docs, with the playable page in `play`.

What is written by hand lies in `docs`. Beside it, the site has a Python reference from the docstrings and a
page with pictures of every screen; `--pictures` takes them anew from the running client, by the tours of the
browser tests. A dead link or anchor fails the build. TENKA_DOCS_ADDRESS says where the site will stand: its
map for search engines, and its page for addresses that lead nowhere, need that.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tenka import games
from tenka.texts import Texts
from tools import site
from tools.progress import StepError, fail, quietly, say, step

ROOT: Final = Path(__file__).resolve().parent.parent
CONFIG: Final = ROOT / "zensical.toml"
WRITTEN: Final = ROOT / "docs"
SOURCE: Final = ROOT / "dist/docs-source"
OUTPUT: Final = ROOT / "dist/docs"
PICTURES: Final = ROOT / "test-results"
PREFIX: Final = "screen-day-"
TOURS: Final = ("test_screens", "test_game_screens", "test_end_screens")
STYLE: Final = ROOT / "tools/docs.css"
FONTS: Final = ROOT / "web/src/fonts"
FACES: Final = ROOT / "web/src/styles/fonts.css"
ICON: Final = ROOT / "web/public/icons/icon.svg"
PLAY: Final = """
**[Play now, without installing anything](play/index.html)**: Tenka runs in your browser, bots included.
"""
OUTSIDE: Final = re.compile(r"\]\(\.\./([^)#]+)\)")
PLAYED: Final = "../play/index.html#"
ARTICLE: Final = "<article "
ANY: Final = "At any table"
BEGINNING: Final = {"To begin": ("front", "new", "waiting")}
REST: Final = {
    ANY: (),  # and whatever has no place of its own
    "Afterwards": ("fork", "over", "replay"),
    "Rules and settings": ("rules", "settings"),
    "People and contests": ("contest", "contests", "daily", "page", "ratings"),
    "Puzzles": ("puzzle", "puzzles"),
    "Where something is missing": ("lost", "no", "offline", "unreachable"),
}
REFERENCE: Final = {
    "import tenka": ("tenka.api", "tenka.core.table.PlayedStep"),
    "The contract of a game": (
        "tenka.core.game",
        "tenka.core.plugin",
        "tenka.core.steps",
        "tenka.core.moves",
        "tenka.core.events",
        "tenka.core.chance.Chance",
        "tenka.core.bot.Simulator",
    ),
    "Research": (
        "tenka.research.environments",
        "tenka.research.zoo",
        "tenka.research.solo",
        "tenka.research.vector",
        "tenka.research.batch",
        "tenka.research.spiel",
        "tenka.research.dataset",
        "tenka.research.policy",
    ),
}


def build(*, pictures: bool) -> None:
    """StepError if a link is dead or a tool is missing."""
    if pictures:
        take_pictures()
    with step("building the documentation"):
        build_pages()
        shutil.copytree(site.build(quiet=True), OUTPUT / "play")


def build_pages() -> None:
    gather()
    shutil.rmtree(OUTPUT, ignore_errors=True)
    zensical = str(Path(sys.executable).parent / "zensical")
    with addressed(os.environ.get("TENKA_DOCS_ADDRESS", "")) as config:
        quietly([zensical, "build", "--strict", "--clean", "--config-file", str(config)], CONFIG.parent)
    for page in (OUTPUT / "rules").glob("*.html"):
        tell_language(page)


def tell_language(page: Path) -> None:
    """What surrounds the page is English; whatever reads it aloud or chooses its letters should know."""
    language = page.name.split(".")[1]
    text = page.read_text("utf-8").replace(ARTICLE, f'{ARTICLE}lang="{language}" ', 1)
    page.write_text(text, "utf-8")


@contextmanager
def addressed(address: str) -> Iterator[Path]:
    """The configuration, with the address of the site if it is known."""
    if not address:
        yield CONFIG
        return
    config = CONFIG.with_suffix(".addressed.toml")
    told = f'[project]\nsite_url = "{address}"\n'
    config.write_text(CONFIG.read_text("utf-8").replace("[project]\n", told, 1), "utf-8")
    try:
        yield config
    finally:
        config.unlink()


def take_pictures() -> None:
    for old in PICTURES.glob(f"{PREFIX}*.png"):
        old.unlink()
    tests = [f"tests/browser/{tour}.py" for tour in TOURS]
    with step("taking a picture of every screen"):
        command = [sys.executable, "-m", "pytest", "-q", "-k", "day", *tests]
        quietly(command, ROOT, os.environ | {"TENKA_PICTURES": "1"})


def gather() -> None:
    """All pages, the written ones and the made ones, in one folder."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(WRITTEN, SOURCE)
    shutil.copy(STYLE, SOURCE / "tenka.css")
    shutil.copy(ICON, SOURCE)
    shutil.copytree(FONTS, SOURCE / "fonts")
    (SOURCE / "styles").mkdir()
    shutil.copy(FACES, SOURCE / "styles")
    for page in SOURCE.glob("*.md"):
        bring_linked_files(page)
    put_below_title(SOURCE / "index.md", PLAY)
    for page in (SOURCE / "rules").glob("*.md"):
        game, language, _ = page.name.split(".")
        put_below_title(page, f"\n{live(game, language)}\n")
    (SOURCE / "reference.md").write_text(reference(), "utf-8")
    (SOURCE / "screens.md").write_text(screens(), "utf-8")


def bring_linked_files(page: Path) -> None:
    """Files of the repository that a page leads to lie beside it in the site."""
    text = page.read_text("utf-8")
    for name in OUTSIDE.findall(text):
        if not (ROOT / name).is_file():
            raise StepError(f"{page.name} links to {name}, which does not exist")
        (SOURCE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, SOURCE / name)
    page.write_text(OUTSIDE.sub(r"](\1)", text), "utf-8")


def live(game: str, language: str) -> str:
    """Where the rules can be tried, in their language."""
    message = "docs-live-lesson" if games.plugin_of(game).lesson else "docs-live"
    return Texts(language)(message, rules=f"{PLAYED}/rules/{game}", lesson=f"{PLAYED}/learn/{game}")


def put_below_title(page: Path, text: str) -> None:
    title, _, rest = page.read_text("utf-8").partition("\n")
    page.write_text(f"{title}\n{text}{rest}", "utf-8")


def reference() -> str:
    parts = ["# Python reference\n"]
    for title, modules in REFERENCE.items():
        parts += [f"## {title}\n", *(f"::: {module}\n" for module in modules)]
    return "\n".join(parts)


def screens() -> str:
    found = sorted(PICTURES.glob(f"{PREFIX}*.png"))
    if not found:
        return "# Screens\n\n`python3 run.py docs --pictures` takes a picture of every screen.\n"
    (SOURCE / "screens").mkdir()
    shown: dict[str, list[str]] = {section: [] for section in sections()}
    for picture in found:
        shutil.copy(picture, SOURCE / "screens")
        screen = picture.stem.removeprefix(PREFIX)
        title = title_of(screen)
        shown[section_of(screen)].append(f"### {title}\n\n![{title}](screens/{picture.name})\n")
    parts = [text for section, screens in shown.items() if screens for text in (f"## {section}\n", *screens)]
    return "\n".join(["# Screens\n", *parts])


def sections() -> dict[str, tuple[str, ...]]:
    """What the pages of pictures are called, by the first word of a picture's name."""
    of_games = {Texts()(f"game-{game}"): (game,) for game in games.PLUGINS}
    return {**BEGINNING, **of_games, **REST}


def section_of(screen: str) -> str:
    first, _, _ = screen.partition("-")
    return next((title for title, words in sections().items() if first in words), ANY)


def title_of(screen: str) -> str:
    words = [Texts()(f"game-{word}") if word in games.PLUGINS else word for word in screen.split("-")]
    return " ".join([words[0][0].upper() + words[0][1:], *words[1:]])


def main(arguments: list[str]) -> int:
    if unknown := set(arguments) - {"--pictures"}:
        say(f"unknown: {', '.join(sorted(unknown))}; there is --pictures.")
        return 2
    try:
        build(pictures="--pictures" in arguments)
    except StepError as error:
        return fail(error)
    say(f"the documentation is in {OUTPUT.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
