"""A game has all that docs/contributing.md lists; what is missing is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka import games
from tenka.core.game import AnyGame
from tenka.core.refusals import Refusal
from tenka.server.rooms.seated_bots import SUBSTITUTE
from tenka.texts import FALLBACK, PACKAGE, languages, rules_folder
from tests.example_game.game import Highest
from tests.example_game.plugin import HighestPlugin
from tests.games.test_compliance import GAMES
from tests.kit.archived_records import KEPT
from tests.kit.kit import fresh, some, walk
from tests.kit.translation import words_of

ROOT = Path(__file__).parents[2]
LOCALE = Path(str(PACKAGE / "locale"))
RULES = Path(str(rules_folder()))
ON_THE_START_PAGE = ("game-{game}", "{game}-tagline", "{game}-in-short")


def lacking(game: str) -> list[str]:
    found = [*_missing_files(game), *_missing_words(game), *_missing_mentions(game)]
    return found if game not in games.PLUGINS else [*found, *_missing_refusals(game)]


def _missing_files(game: str) -> Iterator[str]:
    wanted = [RULES / f"{game}.{language}.md" for language in languages()]
    wanted += [LOCALE / language / f"{game}.ftl" for language in languages()]
    wanted += [ROOT / f"web/src/games/{game}/manifest.ts", ROOT / f"web/public/previews/{game}.png"]
    return (f"{file.relative_to(ROOT)} is missing" for file in wanted if not file.exists())


def _missing_words(game: str) -> Iterator[str]:
    for language in languages():
        said = words_of(LOCALE / language / "common.ftl").messages
        wanted = (name.format(game=game) for name in ON_THE_START_PAGE)
        yield from (f"{language}/common.ftl lacks {name}" for name in wanted if name not in said)


def _missing_refusals(game: str) -> Iterator[str]:
    """A page fetches the words of its own game and those that all games share."""
    own = [file for kind in ("", "web-") for file in (LOCALE / FALLBACK).glob(f"{kind}{game}*.ftl")]
    known = {name for file in (LOCALE / FALLBACK / "common.ftl", *own) for name in words_of(file).messages}
    codes = dict.fromkeys(_refused(games.load(game, games.plugin_of(game).seats[0])))
    wanted = [f"refusal-{code}" for code in codes]
    yield from (f"neither {game}.ftl nor common.ftl has {name}" for name in wanted if name not in known)


def _refused(rules: AnyGame) -> Iterator[str]:
    """The codes that moves meet, drawn from all of them in a random game."""
    chance = fresh(1)
    for state, _, _ in walk(rules, chance):
        for seat in range(rules.seats):
            refused = (rules.refusal(state, seat, move) for move in some(rules, chance, 6))
            yield from (one.code for one in refused if one is not None)


def _missing_mentions(game: str) -> Iterator[str]:
    for place in ("docs/index.md", "zensical.toml"):
        text = (ROOT / place).read_text("utf-8")
        pages = (f"rules/{game}.{language}.md" for language in languages())
        yield from (f"{place} does not lead to {page}" for page in pages if page not in text)
    if game in games.PLUGINS and SUBSTITUTE not in games.plugin_of(game).ladder():
        yield f"its ladder has no {SUBSTITUTE}, who stands in for people"
    if game not in {kit.name for kit in GAMES}:
        yield "tests/games/test_compliance.py does not name its kit in GAMES"
    if game not in {kept.game for kept in KEPT.values()}:
        yield "tests/kit/archived_records.py keeps no record of it in KEPT"
    if f"(`{game}_v" not in (ROOT / "docs/research-layouts.md").read_text("utf-8"):
        yield "docs/research-layouts.md has no table of its numbers"


@pytest.mark.parametrize("game", games.PLUGINS)
def test_a_game_is_whole(game: str) -> None:
    found = lacking(game)
    assert not found, "\n" + "\n".join(found)


def test_a_game_without_a_bot_to_stand_in_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PLUGINS, HighestPlugin.name, HighestPlugin())
    assert "its ladder has no steady, who stands in for people" in lacking(HighestPlugin.name)


def test_a_refusal_without_words_on_the_page_of_its_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PLUGINS, HighestPlugin.name, HighestPlugin())
    monkeypatch.setattr(Highest, "refusal", lambda *_: Refusal("no-monk", "zipang/K7"))
    assert "neither highest.ftl nor common.ftl has refusal-no-monk" in lacking(HighestPlugin.name)


def test_everything_that_a_new_game_lacks_is_named() -> None:
    found = lacking("go")
    assert "docs/rules/go.ja.md is missing" in found
    assert "src/tenka/locale/de/go.ftl is missing" in found
    assert "web/src/games/go/manifest.ts is missing" in found
    assert "fr/common.ftl lacks go-tagline" in found
    assert "ja/common.ftl lacks go-in-short" in found
    assert "zensical.toml does not lead to rules/go.en.md" in found
    assert "tests/games/test_compliance.py does not name its kit in GAMES" in found
    assert "tests/kit/archived_records.py keeps no record of it in KEPT" in found
    assert "docs/research-layouts.md has no table of its numbers" in found
