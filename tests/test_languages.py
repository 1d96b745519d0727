"""Every language is whole: no word, page or paragraph is missing, left in English or set wrongly.

A new language is found by its folder. What is the same as in English because it is right stands in `SAME`.
"""

from __future__ import annotations

import re
import shutil
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from babel import Locale

from tenka.texts import FALLBACK, PACKAGE, Texts, languages, rules_folder
from tests.kit.translation import file_gaps, gaps, missing_plurals, source, words_of

LOCALE = Path(str(PACKAGE / "locale"))
RULES = Path(str(rules_folder()))
ROOT = Path(__file__).parents[1]
NAMES = re.compile(
    r"tenka$|game-|(zipang|shogun|shitenno)-name$|shogun-province-|zipang-card-(ninja|kabuki)$"
    r"|shitenno-(tairo|general-|title-|province-|card-)|cli-shitenno-column-kamons$"
)
"""Ids of games, people, places and cards: names are the same in most languages."""
SAME = {
    "de": """arena-title cli-shogun-word-theater cli-typed-log shitenno-golden shogun-neutral web-chat
        web-page-person web-shitenno-enter web-shogun-region web-shogun-short-theater web-shogun-winter
        web-sign-name contest-name""".split(),
    "fr": """arena-column-bot arena-places cli-games-bots cli-games-minutes cli-games-options
        cli-shitenno-column-points cli-shitenno-column-province cli-shogun-about-special
        cli-shogun-column-action cli-shogun-column-notes cli-shogun-column-points
        cli-shogun-column-province cli-shogun-column-provinces cli-shogun-note-place
        cli-shogun-word-temple cli-typed-province cli-typed-table seat-bot shitenno-kokus
        shitenno-lot-word shogun-gift-points shogun-option-modules shogun-points shogun-statues-word
        shogun-temple shogun-temples web-admin-tables web-chat web-clock-hours web-clubs web-daily-place
        web-daily-points web-graph-points web-guide web-key-steps-name web-key-undo-name web-notes
        web-pause web-ratings-bot web-shitenno-count-kokus web-shitenno-count-total web-shitenno-koku
        web-shitenno-position web-shitenno-second-lot web-shitenno-tab-mat web-shogun-about-points
        web-shogun-about-province web-shogun-about-provinces web-shogun-about-sealed
        web-shogun-about-temple web-shogun-chart-points web-shogun-chart-provinces
        web-shogun-points-from web-shogun-projected-modules web-shogun-projected-provinces
        web-shogun-provinces web-shogun-score-here web-shogun-score-provinces web-shogun-score-total
        web-shogun-short-temple contest-absent contest-duplicate contest-table""".split(),
    "ja": """cli-shogun-word-auction cli-shogun-word-castle cli-shogun-word-convert1 cli-shogun-word-convert2
        cli-shogun-word-convert3 cli-shogun-word-rice cli-shogun-word-taxes cli-shogun-word-temple
        cli-shogun-word-theater cli-typed-chest cli-typed-clear cli-typed-empty cli-typed-fill cli-typed-help
        cli-typed-log cli-typed-map cli-typed-odds cli-typed-province cli-typed-quit cli-typed-restart
        cli-typed-rule cli-typed-seal cli-typed-show cli-typed-table cli-typed-tower cli-typed-tower-card
        cli-typed-undo cli-typed-unseal cli-typed-why web-key-restart-name web-key-space-name
        web-key-steps-name web-key-undo-name web-shitenno-enter""".split(),
}
"""Ids of messages that read like the English ones, by language."""
ILL_SET = {
    "en": r"!|\"|„|\w'\w",
    "de": r"!|\"|”|\b(fuer|ueber|koenn|waehl)",
    "fr": r"!|\"|[„“”]|\w'\w|«[^\u00a0]|[^\u00a0]»|\w [:;?]|[\w}][;?]|\w …$",
    "ja": r"[!！\"“”„]|[ぁ-ヿ一-鿿][,.?;:]|\}つ",  # つ counts up to nine
}
"""What is never written, by language: exclamation marks, the quotation marks of others, a wrong counter."""
OTHERS = [language for language in languages() if language != FALLBACK]


@cache
def values(language: str) -> dict[str, str]:
    files = [words_of(file) for file in sorted((LOCALE / language).glob("*.ftl"))]
    return {name: source(message) for words in files for name, message in words.messages.items()}


def same(language: str) -> set[str]:
    return {name for name in values(FALLBACK) if NAMES.match(name)} | set(SAME.get(language, ()))


def test_no_id_stands_in_two_files() -> None:
    """The first file would hide what the second one says."""
    counted = Counter(name for file in (LOCALE / FALLBACK).glob("*.ftl") for name in words_of(file).messages)
    assert [name for name, count in counted.items() if count > 1] == []


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
    assert language in ILL_SET, f"ILL_SET says nothing about “{language}”"
    wrong = re.compile(ILL_SET[language])
    said = {name: re.sub(r'\{ *"[^"]*" *\}', "", text) for name, text in values(language).items()}
    found = [f"{name}: {text}" for name, text in said.items() if wrong.search(text)]
    assert not found, told(found)


@pytest.mark.parametrize("language", languages())
def test_a_rule_page_is_named_in_the_language_that_names_it(language: str) -> None:
    pages = [re.findall(r"docs/rules/\w+\.(\w+)\.md", text) for text in values(language).values()]
    assert {named for names in pages for named in names} == {language}


@pytest.mark.parametrize(
    ("name", "named", "line"),
    [
        ("cli-shogun-about-favor", ["count"], ", costs 1 official"),
        ("cli-shogun-means", ["rice", "provinces"], "1 rice for 1 province;"),
        ("shogun-hint-convert", ["count"], "+1 official"),
        ("shogun-hint-convert-armies", ["count"], "only 1 army to spare there"),
        ("shogun-hint-convert-officials", ["count"], "only 1 of your officials is left"),
        ("web-hand-card", ["btl", "hnr"], ", 1 battle point, 1 honor point."),
        ("web-own-label", ["coins"], ": 1 coin"),
        ("web-pot-label", ["coins"], "Pot: 1 coin"),
        ("web-proved", ["btl"], "reach 1 battle point."),
        ("web-recap", ["count"], "1 thing happened"),
        ("web-seat-label", ["coins", "cards"], ": 1 coin, 1 card, known"),
        ("web-shitenno-gives", ["points"], "Gives 1 point."),
        ("web-shitenno-more", ["count"], "1 more way"),
        ("web-shogun-chambers-of", ["board", "left"], "1 taken, 1 marker left"),
        ("web-shogun-hunger-row", ["rice", "provinces"], "1 rice for 1 province."),
        ("web-shogun-layer-tax-about", ["count"], ": 1 chest."),
        ("web-shogun-pantry", ["rice", "provinces"], "1 rice for 1 province"),
        ("web-supply-label", ["cards"], "Supply: 1 card"),
        ("zipang-state", ["supply", "coins"], "1 card is left to draw, and in front with 1 coin:"),
    ],
)
def test_one_of_a_thing_is_singular(name: str, named: list[str], line: str) -> None:
    """In English; others have no more reason to forget it."""
    unsaid: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", values(FALLBACK)[name]), "–")
    said = Texts(FALLBACK)(name, **unsaid | dict.fromkeys(named, 1))
    assert re.search(rf"{re.escape(line)}(?!\w)", said), said


TYPED = ("cli-typed-", "cli-shogun-word-")
HELP = re.compile(r"^(\?|\S.*?)  +|^ +(?=\()", re.MULTILINE)
"""The first column of a table of commands, and the room before a second line."""


def typed(language: str) -> dict[str, list[str]]:
    return {name: text.split() for name, text in values(language).items() if name.startswith(TYPED)}


@pytest.mark.parametrize("language", languages())
def test_what_is_typed_is_small_and_needs_no_accents(language: str) -> None:
    found = [name for name, words in typed(language).items() if not any(word.isascii() for word in words)]
    found += [word for words in typed(language).values() for word in words if word != word.lower()]
    assert not found, told(found)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["cli-help", "cli-help-shogun", "cli-help-shitenno"])
def test_help_lists_what_may_be_typed_in_columns(name: str, language: str) -> None:
    rows = list(HELP.finditer(Texts(language)(name)))
    known = {"?", "lot", "pay"}.union(*typed(FALLBACK).values(), *typed(language).values())
    commands = {row[1].split()[0] for row in rows if row[1]}
    assert len(commands) >= 8
    assert commands - known == set()
    assert len({len(row[0]) for row in rows}) == 1, told([row[0] for row in rows])


@pytest.mark.parametrize("place", ["docs/index.md", "zensical.toml"])
def test_the_docs_lead_to_every_rule_page(place: str) -> None:
    text = (ROOT / place).read_text("utf-8")
    assert [page.name for page in sorted(RULES.glob("*.md")) if f"rules/{page.name}" not in text] == []


def test_the_package_and_the_readme_name_every_language() -> None:
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    named = {text.rpartition(" :: ")[2] for text in classifiers if text.startswith("Natural Language")}
    here = {str(Locale.parse(language).english_name) for language in languages()}
    assert named == here
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in sorted(named) if name not in readme] == []


# --- the test itself ----------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Path, Path]:
    """Some German files under another name, beside the English ones."""
    locale, rules = tmp_path / "locale", tmp_path / "rules"
    rules.mkdir()
    for name, language in (("en", "en"), ("nl", "de")):
        (locale / name).mkdir(parents=True)
        for file in ("zipang.ftl", "zipang_lesson.ftl"):
            shutil.copy(LOCALE / language / file, locale / name)
        for game in ("zipang", "shitenno"):
            shutil.copy(RULES / f"{game}.{language}.md", rules / f"{game}.{name}.md")
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
    shutil.copy(rules / "shitenno.en.md", rules / "shitenno.nl.md")
    (rules / "zipang.nl.md").unlink()
    found = found_after(copied)
    assert "zipang.nl.md is missing" in found
    assert "shitenno.nl.md: C2 is as in English" in found
    files = {line.partition(":")[0] for line in found}
    assert {f"nl/{file.name}" for file in (locale / "en").iterdir()} <= files


def test_missing_and_strange_files_are_found(copied: tuple[Path, Path]) -> None:
    (copied[0] / "nl" / "zipang_lesson.ftl").rename(copied[0] / "nl" / "page.ftl")
    assert found_after(copied) == ["nl/zipang_lesson.ftl is missing", "nl/page.ftl has no English file"]


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
    ("\n## B ·", "\n## Y ·", "the parts are A, Y, C"),
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


@pytest.mark.parametrize(
    ("language", "forms", "missing"),
    [
        ("de", "one other", ""),
        ("fr", "one other", ""),
        ("pl", "one other", "few many"),
        ("pl", "one few other", ""),
        ("pl", "one few many", ""),
        ("ar", "one two few many other", "zero"),
        ("de", "few other", "one"),
    ],
)
def test_every_plural_form_of_a_language_is_wanted(language: str, forms: str, missing: str) -> None:
    assert missing_plurals(language, set(forms.split())) == set(missing.split())


def test_a_choice_with_the_plural_forms_of_english_alone_is_found(tmp_path: Path) -> None:
    (tmp_path / "coins.ftl").write_text("coins = { $n ->\n    [one] Coin\n   *[other] Coins\n}\n", "utf-8")
    english = words_of(tmp_path / "coins.ftl")
    assert list(file_gaps("nl", english, english, {"coins"})) == []
    assert "coins lacks the plural [few]" in file_gaps("pl", english, english, {"coins"})


@pytest.mark.parametrize(("old", "new", "gap"), PAGES)
def test_gaps_in_pages_are_found(copied: tuple[Path, Path], old: str, new: str, gap: str) -> None:
    change(copied[1] / "zipang.nl.md", old, new)
    assert any(line.startswith(f"zipang.nl.md: {gap}") for line in found_after(copied))
