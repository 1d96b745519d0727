"""What a translation lacks, measured against English: `gaps` finds all of it and says what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tenka.texts import FALLBACK, PARAGRAPH

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTED = 200
"""Numbers below this one meet every plural form that is not for fractions or millions."""
CITATION = re.compile(r"\b[A-Z]\d+\b")
"""Of a paragraph or a ruling."""
STOPS = (".", "。")
"""Ends of sentences, in any language."""
ASKS = ("?", "？")
LISTED = re.compile(r", |、")
"""Between the parts of a list."""
PART = re.compile(r"^## (?:(\w) · )?", re.MULTILINE)
"""The heading of a part, with its letter if it has one."""
LINK = re.compile(r"\]\(#([^)]+)\)")


class Uses(Visitor):
    """The variables of a message: those it shows, those it chooses by, and between which words."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.plurals: set[str] = set()
        self.by_number: list[set[str]] = []
        """The plural forms of each choice that has more than one."""
        self.visit(message)

    @property
    def all(self) -> set[str]:
        return self.shown | set(self.words)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.plurals |= keys & PLURALS
        if len(keys & PLURALS) > 1:
            self.by_number.append(keys & PLURALS)
        if isinstance(node.selector, ast.VariableReference):
            self.words.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


class Words(NamedTuple):
    """One file of a language."""

    messages: dict[str, ast.Message]
    broken: list[str]
    """Lines that are no message, and ids that stand there twice."""


def words_of(file: Path) -> Words:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    junk = [
        (entry.content or "").strip().partition("\n")[0] for entry in entries if isinstance(entry, ast.Junk)
    ]
    twice = [name for name, count in Counter(message.id.name for message in messages).items() if count > 1]
    return Words({message.id.name: message for message in messages}, junk + twice)


def source(message: ast.Message) -> str:
    """The value of a message as it is written."""
    text: str = FluentSerializer().serialize_entry(message)
    return text[text.index(message.id.name + " =") :].partition("=")[2].strip()


def gaps(language: str, locale: Path, rules: Path, same: AbstractSet[str]) -> list[str]:
    """`same`: the ids of messages that are right as they are in English."""
    return [*word_gaps(language, locale, same), *page_gaps(language, rules)]


# --- words --------------------------------------------------------------------------------------------------


def word_gaps(language: str, locale: Path, same: AbstractSet[str]) -> Iterator[str]:
    for english in sorted((locale / FALLBACK).glob("*.ftl")):
        file = locale / language / english.name
        if file.is_file():
            found = file_gaps(language, words_of(english), words_of(file), same)
            yield from (f"{language}/{file.name}: {gap}" for gap in found)
        else:
            yield f"{language}/{file.name} is missing"
    for file in sorted((locale / language).iterdir()):
        if not (locale / FALLBACK / file.name).is_file():
            yield f"{language}/{file.name} has no English file"


def file_gaps(language: str, english: Words, other: Words, same: AbstractSet[str]) -> Iterator[str]:
    yield from (f"is broken at “{line}”" for line in other.broken)
    yield from (f"{name} is missing" for name in english.messages if name not in other.messages)
    yield from (f"{name} is not in English" for name in other.messages if name not in english.messages)
    for name, message in other.messages.items():
        if name in english.messages:
            yield from (f"{name} {gap}" for gap in use_gaps(language, english.messages[name], message))
            if name not in same and has_words(message) and source(message) == source(english.messages[name]):
                yield f"{name} is as in English"


def has_words(message: ast.Message) -> bool:
    return re.search(r"[a-z]{3}", re.sub(r"\{[^{}]*\}", "", source(message))) is not None


def use_gaps(language: str, english: ast.Message, message: ast.Message) -> Iterator[str]:
    """A language may do without a plural, but not without what is shown or a choice between words."""
    here, there = Uses(message), Uses(english)
    chosen = {name: words for name, words in there.words.items() if words}
    needed = there.shown | set(chosen)
    yield from (f"lacks ${name}" for name in sorted(needed - here.all))
    yield from (f"has ${name}, which English does not" for name in sorted(here.all - there.all))
    for name, words in chosen.items():
        if name in here.words and here.words[name] != words:
            yield f"chooses by ${name} between other words than {', '.join(sorted(words))}"
    known = {*Locale.parse(language).plural_form.tags, "other"}
    yield from (f"has the plural [{form}], which nothing chooses" for form in sorted(here.plurals - known))
    lacking = {form for forms in here.by_number for form in missing_plurals(language, forms)}
    yield from (f"lacks the plural [{form}]" for form in sorted(lacking))


def missing_plurals(language: str, forms: set[str]) -> set[str]:
    """Of whole numbers. `*[other]` may stand for one form that is not called so."""
    counted = {Locale.parse(language).plural_form(number) for number in range(COUNTED)}
    missing = counted - forms
    return set() if len(missing) == 1 and "other" in forms - counted else missing


# --- rule pages ---------------------------------------------------------------------------------------------


def page_gaps(language: str, rules: Path) -> Iterator[str]:
    for english in sorted(rules.glob(f"*.{FALLBACK}.md")):
        file = rules / english.name.replace(f".{FALLBACK}.md", f".{language}.md")
        if file.is_file():
            found = text_gaps(english.read_text("utf-8"), file.read_text("utf-8"))
            yield from (f"{file.name}: {gap}" for gap in found)
        else:
            yield f"{file.name} is missing"


def text_gaps(english: str, other: str) -> Iterator[str]:
    wanted = {found["id"]: found for found in PARAGRAPH.finditer(english)}
    found = {found["id"]: found for found in PARAGRAPH.finditer(other)}
    yield from (f"{name} is missing" for name in wanted if name not in found)
    yield from (f"{name} is not in English" for name in found if name not in wanted)
    if list(wanted) != list(found) and set(wanted) == set(found):
        yield "the paragraphs stand in another order"
    if (parts := PART.findall(other)) != PART.findall(english):
        yield f"the parts are {', '.join(filter(None, parts))}, or not as many as in English"
    headings = {anchor(heading) for heading in re.findall(r"^#{2,3} (.+)$", other, re.MULTILINE)}
    yield from (f"#{link} leads nowhere" for link in sorted(set(LINK.findall(other)) - headings))
    for name in wanted:
        if name in found:
            yield from (f"{name} {gap}" for gap in paragraph_gaps(wanted[name]["text"], found[name]["text"]))


def paragraph_gaps(english: str, other: str) -> Iterator[str]:
    if english.strip() == other.strip():
        yield "is as in English"
    cited, wanted = Counter(CITATION.findall(other)), Counter(CITATION.findall(english))
    yield from (f"does not cite {name}" for name in sorted(wanted - cited))
    yield from (f"cites {name}, which English does not" for name in sorted(cited - wanted))
    if shape(other) != shape(english):
        yield "has a table of another shape"


def shape(text: str) -> list[int]:
    """Of the tables in a text: the cells of every row."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def anchor(heading: str) -> str:
    """Where a link to a heading leads, as repositories show pages."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
