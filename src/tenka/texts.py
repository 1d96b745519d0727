"""Everything Tenka says, in the reader's language: messages, log lines, questions, rule paragraphs.

The words stand in `locale/<language>/*.ftl`, shared with the browser, and in `docs/rules`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from tenka.core.errors import SpokenError, TenkaError
from tenka.core.events import PUBLIC, Event
from tenka.core.game import Obs
from tenka.core.narration import Argument, Many, Narration, Phrase, Seat, Word, error_phrase, event_phrase
from tenka.core.refusals import Refusal

T = TypeVar("T")
FALLBACK = "en"
PACKAGE = files("tenka")
WORDS: list[Traversable] = [PACKAGE / "locale"]
"""Folders of words, by language: Tenka's own, and those of games from elsewhere."""


class UnknownLanguage(SpokenError):
    """There are no words in this language."""


class RuleParagraph(NamedTuple):
    id: str
    """As it is cited: `zipang/D2`."""
    title: str
    text: str
    """Markdown."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that Tenka speaks, English first."""
    found = {folder.name for folder in (PACKAGE / "locale").iterdir() if folder.is_dir()}
    return (FALLBACK, *sorted(found - {FALLBACK}))


@cache
def bundle(language: str) -> Any:
    """All messages of one language."""
    made = FluentBundle([language], use_isolating=False)
    folders = [folder / language for folder in WORDS if (folder / language).is_dir()]
    for file in sorted((file for folder in folders for file in folder.iterdir()), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


class Texts:
    """The words of one language; English where one is missing."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise UnknownLanguage("language", language=language, known=", ".join(languages()))
        self.language = language
        self._bundles = [bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, **arguments: str | int) -> str:
        """A message by its id. A missing one shows its id rather than nothing."""
        for words in self._bundles:
            if words.has_message(message):
                text, _errors = words.format_pattern(words.get_message(message).value, arguments)
                return str(text)
        return message

    def has(self, message: str) -> bool:
        return any(words.has_message(message) for words in self._bundles)

    def typed(self, message: str) -> tuple[str, ...]:
        """What may be typed for something: the words of this language, and the English ones."""
        said = (bundle.format_pattern(bundle.get_message(message).value)[0] for bundle in self._bundles)
        return tuple(dict.fromkeys(word for words in said for word in str(words).split()))

    def typed_table(self, table: Mapping[str, T]) -> dict[str, T]:
        """By what may be typed, instead of by message."""
        return {word: value for message, value in table.items() for word in self.typed(message)}

    def join(self, items: Iterable[str]) -> str:
        """A list in words: "a, b and c"."""
        *most, last = [*items] or [""]
        if not most:
            return last
        head = most[0]
        for item in most[1:]:
            head = self("list-pair", head=head, item=item)
        return self("list-last", head=head, item=last)

    # --- what games say ----------------------------------------------------------------------------

    def event_line(
        self, narration: Narration[Obs], event: Event, viewer: int, names: Sequence[str]
    ) -> str | None:
        """An event as a line of the log; None if there is nothing to say."""
        return self._say(event_phrase(narration, event), viewer, names)

    def move_label(
        self, narration: Narration[Obs], move: str, names: Sequence[str], viewer: int = PUBLIC
    ) -> str:
        """A move in words, for a button or a numbered list."""
        return self._say(narration.move_phrase(move), viewer, names) or move

    def question(self, narration: Narration[Obs], observation: Obs, names: Sequence[str]) -> str:
        """What is asked now, of the viewer or of somebody else."""
        phrase = narration.question_phrase(observation)
        return self._say(phrase, observation.viewer, names) or observation.step

    def state(self, narration: Narration[Obs], observation: Obs, names: Sequence[str]) -> str:
        """What everybody wants and where the game stands."""
        return self._say(narration.state_phrase(observation), observation.viewer, names) or observation.step

    def refusal(self, refusal: Refusal) -> str:
        return self("refusal-" + refusal.code)

    def error(self, error: TenkaError) -> str:
        """What is wrong; an error that was made with words keeps them."""
        spoken = self._say(error_phrase(error), PUBLIC, ()) if isinstance(error, SpokenError) else None
        return spoken or str(error)

    def _say(self, phrase: Phrase, viewer: int, names: Sequence[str]) -> str | None:
        for message in phrase.ids(viewer):
            if self.has(message):
                said = {
                    name: self._argument(value, viewer, names) for name, value in phrase.arguments.items()
                }
                return self(message, **said)
        return None

    def _argument(self, value: Argument, viewer: int, names: Sequence[str]) -> str | int:
        if isinstance(value, Many):
            return self.join(self._item(item, viewer, names) for item in value.items)
        if isinstance(value, Seat):
            return names[value.number]
        if isinstance(value, Word):
            return self(value.id)
        if isinstance(value, Phrase):
            return self._say(value, viewer, names) or ""
        return value

    def _item(self, value: Argument, viewer: int, names: Sequence[str]) -> str:
        if isinstance(value, Seat) and value.number == viewer:
            return self("you-object")
        return str(self._argument(value, viewer, names))

    # --- rules -------------------------------------------------------------------------------------

    def rule(self, rule: str) -> RuleParagraph | None:
        """The paragraph of an id such as `zipang/D2`."""
        game, _, paragraph = rule.partition("/")
        return self.rules(game).get(paragraph.upper())

    def rules(self, game: str) -> dict[str, RuleParagraph]:
        """All paragraphs of a game's rules, in order."""
        return rule_page(game, self.language) or rule_page(game, FALLBACK)


# --- rule pages --------------------------------------------------------------------------------------------

PARAGRAPH = re.compile(
    r"^### (?P<id>[A-Z]\d+) · (?P<title>.+)\n(?P<text>(?:(?!#{1,3} ).*\n?)*)", re.MULTILINE
)


def rules_folder() -> Traversable | Path:
    """In a wheel the pages are package data, in a checkout they stand in docs."""
    packed = PACKAGE / "rules_pages"
    return packed if packed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


@cache
def rule_page(game: str, language: str) -> dict[str, RuleParagraph]:
    """The paragraphs of a page by their short ids; empty if there is no such page."""
    page = rules_folder() / f"{game}.{language}.md"
    if not re.fullmatch(r"[a-z_]+", game) or not page.is_file():
        return {}
    return {
        found["id"]: RuleParagraph(f"{game}/{found['id']}", found["title"], found["text"].strip())
        for found in PARAGRAPH.finditer(page.read_text("utf-8"))
    }
