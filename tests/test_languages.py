"""Every language is whole: no word, page or paragraph is missing, left in English or set wrongly.

A new language is found by its folder. What is the same as in English because it is right stands in `SAME`.
"""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from tenka.texts import FALLBACK, PACKAGE, languages, rules_folder
from tests.kit.translation import gaps, source, words_of

LOCALE = Path(str(PACKAGE / "locale"))
RULES = Path(str(rules_folder()))
DOCS = Path(__file__).parents[1] / "docs"
NAMES = re.compile(
    r"tenka$|game-|(zipang|shogun|shitenno)-name$|shogun-province-|zipang-card-(ninja|kabuki)$"
    r"|shitenno-(tairo|general-|title-|province-|card-)|cli-shitenno-column-kamons$"
)
"""Ids of games, people, places and cards: names are the same in most languages."""
SAME = {
    "de": """arena-title cli-shogun-word-theater cli-typed-log shitenno-golden shogun-neutral web-chat
        web-page-person web-shitenno-enter web-shogun-region web-shogun-short-theater web-shogun-winter
        web-sign-name""".split(),
}
"""Ids of messages that read like the English ones, by language."""
ILL_SET = {
    "en": r"!|\"|„",
    "de": r"!|\"|”|\b(fuer|ueber|koenn|waehl)",
}
"""What is never written, by language: exclamation marks, and the quotation marks of others."""
OTHERS = [language for language in languages() if language != FALLBACK]


@cache
def values(language: str) -> dict[str, str]:
    files = [words_of(file) for file in sorted((LOCALE / language).glob("*.ftl"))]
    return {name: source(message) for words in files for name, message in words.messages.items()}


def same(language: str) -> set[str]:
    return {name for name in values(FALLBACK) if NAMES.match(name)} | set(SAME.get(language, ()))


def told(found: list[str]) -> str:
    return "\n" + "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_whole(language: str) -> None:
    found = gaps(language, LOCALE, RULES, same(language))
    assert not found, told(found)


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_be_the_same_is_the_same(language: str) -> None:
    """The list has nothing that could hide a gap."""
    english, other = values(FALLBACK), values(language)
    assert [name for name in SAME.get(language, ()) if english.get(name) != other.get(name)] == []


@pytest.mark.parametrize("language", languages())
def test_words_are_well_set(language: str) -> None:
    wrong = re.compile(ILL_SET.get(language, "!"))
    said = {name: re.sub(r'\{ *"[^"]*" *\}', "", text) for name, text in values(language).items()}
    found = [f"{name}: {text}" for name, text in said.items() if wrong.search(text)]
    assert not found, told(found)


def test_the_docs_lead_to_every_rule_page() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    assert [page.name for page in sorted(RULES.glob("*.md")) if f"](rules/{page.name})" not in index] == []


# --- the test itself ----------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Path, Path]:
    """German under a name of its own, beside English."""
    locale, rules = tmp_path / "locale", tmp_path / "rules"
    shutil.copytree(LOCALE / "en", locale / "en")
    shutil.copytree(LOCALE / "de", locale / "nl")
    rules.mkdir()
    for page in RULES.glob("*.en.md"):
        shutil.copy(page, rules)
        shutil.copy(RULES / page.name.replace(".en.", ".de."), rules / page.name.replace(".en.", ".nl."))
    return locale, rules


def found_after(copied: tuple[Path, Path]) -> list[str]:
    locale, rules = copied
    return gaps("nl", locale, rules, same("de"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_an_untranslated_copy_and_missing_pages_are_found(copied: tuple[Path, Path]) -> None:
    locale, rules = copied
    shutil.rmtree(locale / "nl")
    shutil.copytree(locale / "en", locale / "nl")
    shutil.copy(rules / "shogun.en.md", rules / "shogun.nl.md")
    (rules / "zipang.nl.md").unlink()
    found = found_after(copied)
    assert "zipang.nl.md is missing" in found
    assert "shogun.nl.md: P4 is as in English" in found
    files = {line.partition(":")[0] for line in found}
    assert {f"nl/{file.name}" for file in (locale / "en").iterdir()} <= files


def test_missing_and_strange_files_are_found(copied: tuple[Path, Path]) -> None:
    (copied[0] / "nl" / "web.ftl").rename(copied[0] / "nl" / "page.ftl")
    assert found_after(copied) == ["nl/web.ftl is missing", "nl/page.ftl has no English file"]


WORDS = [
    ("zipang-pot = Topf", "", "zipang-pot is missing"),
    ("zipang-pot = Topf", "zipang-pot = pot", "zipang-pot is as in English"),
    ("zipang-pot = Topf", "zipang-pot = { $coins } Topf", "zipang-pot has $coins, which English does not"),
    ("zipang-event-drew = { $seat }", "zipang-event-drew = Wer", "zipang-event-drew lacks $seat"),
    ("zipang-pot = Topf", "zipang-topf = Topf", "zipang-topf is not in English"),
    ("zipang-pot = Topf", "zipang-pot Topf", "is broken at “zipang-pot Topf”"),
    ("        [one] { $coins } M", "        [few] { $coins } M",
     "zipang-coins has the plural [few], which nothing chooses"),
]  # fmt: skip
PAGES = [
    ("\n### D2 ·", "\n### D9 ·", "D2 is missing"),
    ("\n### D2 ·", "\n### D9 ·", "D9 is not in English"),
    ("Z27", "Z25", "E6 does not cite Z27"),
    ("Z27", "Z25", "E6 cites Z25, which English does not"),
    ("](#d5--", "](#d5-", "#d5-"),
]


@pytest.mark.parametrize(("old", "new", "gap"), WORDS)
def test_gaps_in_words_are_found(copied: tuple[Path, Path], old: str, new: str, gap: str) -> None:
    change(copied[0] / "nl" / "zipang.ftl", old, new)
    assert f"nl/zipang.ftl: {gap}" in found_after(copied)


@pytest.mark.parametrize(("old", "new", "gap"), PAGES)
def test_gaps_in_pages_are_found(copied: tuple[Path, Path], old: str, new: str, gap: str) -> None:
    change(copied[1] / "zipang.nl.md", old, new)
    assert any(line.startswith(f"zipang.nl.md: {gap}") for line in found_after(copied))
