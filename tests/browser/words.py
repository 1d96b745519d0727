"""Finds English left over on a German page, by comparing what can be read with the English messages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import tenka

LOCALE = Path(tenka.__file__).parent / "locale"
FILES = (
    "accounts.ftl",
    "coach.ftl",
    "common.ftl",
    "errors.ftl",
    "people.ftl",
    "web.ftl",
    "zipang.ftl",
    "web-shogun.ftl",
    "web-shogun-modules.ftl",
    "web-shitenno.ftl",
)
ID = re.compile(r"(web|zipang|shogun|shitenno|problem|refusal|error|coach|game|bot|seat)(-[a-z]+)+")
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|this|that|from|are|has|have|been|which|when|who|cards?|players?|"
    r"turn|moves?|points?|battle|armies|coins?|chests?|choose|close|next|back|undo|new|ctrl|waiting)\b",
    re.IGNORECASE,
)
"""Words that no German sentence has."""

READABLE = """() => {
    const found = new Set()
    const visible = (element) => element.checkVisibility({ visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        const foreign = parent.closest('[lang]')?.lang !== document.documentElement.lang
        if (!foreign && visible(parent)) found.add(walker.currentNode.textContent.trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (!visible(element) || element.closest('[lang]')?.lang !== document.documentElement.lang) continue
        for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name) ?? '')
    }
    found.add(document.title)
    found.delete('')
    return [...found]
}"""


def patterns(language: str) -> dict[str, list[str]]:
    """Every message as regular expressions, one for each of its variants."""
    entries = (
        entry
        for file in FILES
        for entry in FluentParser().parse((LOCALE / language / file).read_text("utf-8")).body
    )
    return {
        entry.id.name: _patterns(entry.value)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _patterns(pattern: ast.Pattern) -> list[str]:
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [re.escape(element.value)]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [each for variant in element.expression.variants for each in _patterns(variant.value)]
        else:
            parts = [".+?"]
        found = [head + part for head in found for part in parts]
    return found


@cache
def german() -> list[re.Pattern[str]]:
    """What has words of its own: a message that is nothing but a name would match anything."""
    found = (text for texts in patterns("de").values() for text in texts)
    return [re.compile(text) for text in found if len(re.findall(r"[a-zäöüß]", text, re.IGNORECASE)) > 3]


@cache
def english_only() -> list[re.Pattern[str]]:
    """What can be said in English and cannot be German: it has words of its own."""
    same = {text for texts in patterns("de").values() for text in texts}
    texts = {text for texts in patterns("en").values() for text in texts}
    return [re.compile(text) for text in texts - same if re.search(r"[a-z]{2}", text.replace("\\", ""))]


@cache
def is_left_over(text: str) -> bool:
    """Whether this is English or has an English word, or is no text but the name of one."""
    english = any(known.fullmatch(text) for known in english_only())
    foreign = english or ENGLISH.search(text) is not None
    return ID.fullmatch(text) is not None or (
        foreign and not any(known.fullmatch(text) for known in german())
    )


def leftovers(page: Page) -> list[str]:
    """What can be read on this German page and is not German."""
    return [text for text in page.evaluate(READABLE) if is_left_over(text)]
