"""Everything that can be said is said, in every language, from the same keys."""

from __future__ import annotations

import random
import re
import typing
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tenka import games
from tenka.core.events import PUBLIC, Event
from tenka.core.refusals import Refusal
from tenka.core.table import AnyTable, Table
from tenka.games.zipang import events as ze
from tenka.games.zipang import narration
from tenka.games.zipang import steps as zipang_steps
from tenka.games.zipang.material import CARDS, KIND, NAMES, deck
from tenka.games.zipang.moves import BOOK
from tenka.games.zipang.narration import LINES, SAY, event_phrase, move_phrase
from tenka.games.zipang.observation import Observation, Question, StepName
from tenka.server.protocol.problems import SENTENCES
from tenka.texts import Texts, UnknownLanguage, languages, rule_page, rules_folder
from tests.kit.translation import ASKS, STOPS

PEOPLE = ["Anna", "Ben", "Cleo"]
VIEWERS = (PUBLIC, 0, 1, 2)
SILENT = {"zipang-event-asked", "zipang-event-reacted-let"}
RULES = {
    "A": 3, "B": 3, "C": 4, "D": 6, "E": 6, "M": 5, "T": 6, "F": 4, "H": 3, "K": 14, "X": 2,
}  # fmt: skip

COMMON_REFUSALS = "unknown-move not-your-turn game-over stale not-seated table-waiting".split()
ZIPANG_REFUSALS = """not-in-hand two-peasants no-self not-in-campaign pick-target answer-first
    nothing-to-answer no-monk coin-only-attack coin-too-late no-coins play-taken choose-card
    not-there nothing-to-take kabuki-itself no-such-player others-answer asked-later answered no-hand
    not-touched not-your-turn""".split()

EVENTS: dict[str, list[Event]] = {
    "campaign-started": [ze.CampaignStarted(2, 0, 1), ze.CampaignStarted(1, 0, 5)],
    "dealt": [ze.Dealt(["monk", "captain"])],
    "turn-started": [ze.TurnStarted(0, last=False), ze.TurnStarted(0, last=True)],
    "drew": [ze.Drew(0), ze.Drew(0, "ninja")],
    "played": [
        ze.Played(0, "emperor", []),
        ze.Played(0, "captain", [1]),
        ze.Played(0, "commander", [1, 2]),
        ze.Played(0, "princess", [ze.POT]),
        ze.Played(0, "peasant", [1, 2], 2),
        ze.Played(0, "peasant", [], 2),
        ze.Played(0, "captain", [1], 1, ze.DISCARDS),
    ],
    "asked": [ze.Asked(0, "captain")],
    "reacted": [ze.Reacted(0, "let"), ze.Reacted(0, "monk"), ze.Reacted(0, "coin")],
    "blocked": [ze.Blocked(0, 1), ze.Blocked(0, 1, ["monk", "captain"])],
    "eliminated": [ze.Eliminated(0, ["monk", "peasant"]), ze.Eliminated(0, [])],
    "out-of-cards": [ze.OutOfCards(0)],
    "stole": [ze.Stole(0, victim, coins) for victim in (1, ze.POT) for coins in (0, 1, 2)],
    "paid": [ze.Paid(0, 0), ze.Paid(0, 1)],
    "hand-shown": [ze.HandShown(0, ["ninja"]), ze.HandShown(0, [])],
    "hand-lost": [ze.HandLost(0, ["ninja"]), ze.HandLost(0, [])],
    "looked": [ze.Looked(0, 1), ze.Looked(0, 1, ["kabuki", "monk"])],
    "took": [ze.Took(0, 1, "warlord"), ze.Took(0, ze.DISCARDS, "warlord")],
    "no-effect": [ze.NoEffect(0, "monk")],
    "honor-compared": [ze.HonorCompared([ze.Honor(0, ["monk", "captain"], 3), ze.Honor(1, [], 0)])],
    "tie-drawn": [
        ze.TieDrawn([ze.Honor(0, ["monk"], 2), ze.Honor(1, ["monk"], 2)], "campaign"),
        ze.TieDrawn([ze.Honor(0, ["monk"], 2), ze.Honor(1, ["ninja"], 0)], "game"),
    ],
    "campaign-won": [
        ze.CampaignWon(0, coins, reason) for coins in (0, 1, 4) for reason in ("last", "honor")
    ],
    "game-ended": [ze.GameEnded([5, 0, 1], [1, 3, 2])],
}  # fmt: skip


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    text = (files("tenka") / "locale" / language / name).read_text("utf-8")
    return {entry.id.name: entry for entry in FluentResource(text).body if isinstance(entry, ast.Message)}


def check_line(line: str) -> None:
    assert line == line.strip()
    assert not re.search(r"[{}$!]|zipang-|\bNone\b", line), line


# --- words ------------------------------------------------------------------------------------------------


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'xx'"):
        Texts("xx")


def test_missing_message_shows_its_id() -> None:
    assert Texts("de")("no-such-message") == "no-such-message"


def test_english_stands_in() -> None:
    texts = Texts("de")
    german = texts._bundles[0]._messages.pop("refusal-stale")
    try:
        assert texts("refusal-stale") == Texts("en")("refusal-stale")
    finally:
        texts._bundles[0]._messages["refusal-stale"] = german


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c und d"),
    ],
)
def test_lists(items: list[str], english: str, german: str) -> None:
    assert Texts("en").join(items) == english
    assert Texts("de").join(items) == german


# --- events -------------------------------------------------------------------------------------------------


def test_every_event_is_tried() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(ze.ZipangEvent)}
    assert tags == set(EVENTS) == set(LINES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tag", EVENTS)
def test_every_event_is_told(language: str, tag: str) -> None:
    texts = Texts(language)
    for event, viewer in product(EVENTS[tag], VIEWERS):
        line = texts.event_line(narration, event, viewer, PEOPLE)
        phrase = event_phrase(typing.cast("ze.ZipangEvent", event))
        assert (line is None) == (phrase.base + phrase.variant in SILENT), event
        if line is not None:
            check_line(line)
            assert line.endswith(STOPS)


@pytest.mark.parametrize("tag", EVENTS)
def test_the_viewer_is_spoken_to(tag: str) -> None:
    """Somebody who takes part hears "you" and never the own name."""
    texts = Texts("en")
    for event, viewer in product(EVENTS[tag], (0, 1, 2)):
        line = texts.event_line(narration, event, viewer, PEOPLE) or ""
        assert PEOPLE[viewer] not in line, line
        overheard = texts.event_line(narration, event, PUBLIC, PEOPLE) or ""
        if PEOPLE[viewer] in overheard:
            assert re.search(r"\byou", line, re.IGNORECASE), line


def test_no_event_message_is_left_unused() -> None:
    """Every line in the file is one that can be said."""
    reached = set()
    for event, viewer in product((event for some in EVENTS.values() for event in some), VIEWERS):
        phrase = event_phrase(typing.cast("ze.ZipangEvent", event))
        reached.add(next((name for name in phrase.ids(viewer) if Texts("en").has(name)), ""))
    written = {name for name in messages("en", "zipang.ftl") if name.startswith("zipang-event-")}
    assert written - reached <= {"zipang-event-blocked-at-you"}


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        (
            ze.Stole(0, ze.POT, 1),
            PUBLIC,
            "Anna takes 1 coin from the pot.",
            "Anna nimmt 1 Münze aus dem Topf.",
        ),
        (ze.Stole(0, 1, 2), 1, "Anna takes 2 coins from you.", "Anna nimmt 2 Münzen von dir."),
        (ze.Stole(0, 1, 0), 0, "You take nothing from Ben.", "Du nimmst nichts von Ben."),
        (
            ze.Played(0, "commander", [1, 2]),
            2,
            "Anna plays Commander against Ben and you.",
            "Anna spielt Befehlshaber gegen Ben und dich.",
        ),
        (
            ze.GameEnded([5, 0, 1], [1, 3, 2]),
            2,
            "The game is over. Anna becomes shogun: 1. Anna (5 coins), 2. you (1 coin) and 3. Ben (0 coins).",
            "Das Spiel ist aus. Anna wird Shogun: 1. Anna (5 Münzen), 2. du (1 Münze) und 3. Ben (0 Münzen).",
        ),
    ],
)
def test_lines_read_well(event: Event, viewer: int, english: str, german: str) -> None:
    assert Texts("en").event_line(narration, event, viewer, PEOPLE) == english
    assert Texts("de").event_line(narration, event, viewer, PEOPLE) == german


# --- cards, moves, questions, refusals ----------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    texts = Texts(language)
    for name in NAMES:
        short = name.replace("_", "-")
        check_line(texts(f"zipang-card-{short}"))
        assert texts.has(f"zipang-card-{short}")
        assert texts(f"zipang-effect-{short}").endswith(STOPS)


@pytest.mark.parametrize("language", languages())
def test_every_move_has_a_label(language: str) -> None:
    texts = Texts(language)
    people = [*PEOPLE, "Dora", "Emil", "Frida"]
    labels = {name: texts.move_label(narration, name, people, 0) for name in BOOK.named}
    for name, label in labels.items():
        assert label != name
        check_line(label)
    assert len(set(labels.values())) == len(labels)


def test_no_move_message_is_left_unused() -> None:
    used = {
        next(name for name in move_phrase(move).ids(PUBLIC) if Texts("en").has(name)) for move in BOOK.named
    }
    assert used == {name for name in messages("en", "zipang.ftl") if name.startswith("zipang-move-")}


def observation(step: StepName, viewer: int, **changes: Any) -> Observation:
    table = Table.open(games.load("zipang", 3), [], b"0" * 32)
    fields = {"step": step, "viewer": viewer, "actors": [1], **changes}
    seen: Observation = table.observe(viewer)
    return msgspec.structs.replace(seen, **fields)


def questions() -> list[tuple[StepName, dict[str, Any]]]:
    attack = Question("captain", 0, [1], 1, {}, 3)
    quiet = Question("merchant", 0, [1, 2], 1, {}, 0)
    return [
        ("turn", {}),
        ("turn", {"last_turn": True}),
        ("react", {"question": attack}),
        ("react", {"question": quiet}),
        ("play-taken", {"taken": "monk", "taken_from": 0}),
        ("take-discard", {}),
        ("take-hand", {"question": Question("nobleman", 1, [0], None, {}, 0)}),
        ("over", {"actors": [], "ranks": [2, 1, 3]}),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_step_has_a_question(language: str) -> None:
    texts = Texts(language)
    tried = {step for step, _ in questions()}
    assert tried == set(get_args(StepName))
    for (step, changes), viewer in product(questions(), VIEWERS):
        asked = texts.question(narration, observation(step, viewer, **changes), PEOPLE)
        check_line(asked)
        assert asked.endswith((*STOPS, *ASKS, ":", "："))
        assert (viewer >= 0 and PEOPLE[viewer] in asked) is False


def test_the_asked_and_the_waiting_read_different_questions() -> None:
    for step, changes in questions():
        texts = Texts("en")
        mine = texts.question(narration, observation(step, 1, **changes), PEOPLE)
        theirs = texts.question(narration, observation(step, PUBLIC, **changes), PEOPLE)
        assert mine != theirs
        assert "Ben" in theirs


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    texts = Texts(language)
    used = {value.code for value in vars(zipang_steps).values() if isinstance(value, Refusal)}
    assert used <= set(ZIPANG_REFUSALS)
    for code in (*COMMON_REFUSALS, *ZIPANG_REFUSALS):
        assert texts.has(f"refusal-{code}")
        assert texts.refusal(Refusal(code, "")).endswith(STOPS)


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_words(language: str) -> None:
    texts = Texts(language)
    written = {name for name in messages(language, "common.ftl") if name.startswith("problem-")}
    assert written == {f"problem-{code}" for code in SENTENCES}
    assert all(texts(name).endswith(STOPS) for name in written)


def random_game(seats: int, seed: int) -> AnyTable:
    table = Table.open(games.load("zipang", seats), [], seed.to_bytes(32, "big"))
    dice = random.Random(seed)
    while not table.is_over():
        seat = table.actors()[0]
        table.play(seat, dice.choice(table.moves(seat)))
    return table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_can_be_told(language: str, seats: int) -> None:
    """Real games leave no placeholder, for any viewer."""
    texts = Texts(language)
    people = [*PEOPLE, "Dora", "Emil", "Frida"][:seats]
    for seed in range(3):
        table = random_game(seats, seed)
        for viewer in range(PUBLIC, seats):
            for _, told in table.log(viewer):
                for event in told:
                    line = texts.event_line(narration, event, viewer, people)
                    if line is not None:
                        check_line(line)


# --- rule pages ---------------------------------------------------------------------------------------------

PARAGRAPH_IDS = [f"{letter}{number}" for letter, count in RULES.items() for number in range(1, count + 1)]


@pytest.mark.parametrize("language", languages())
def test_rule_page_is_complete(language: str) -> None:
    page = rule_page("zipang", language)
    assert list(page) == PARAGRAPH_IDS
    assert all(paragraph.title and paragraph.text for paragraph in page.values())
    cited = {
        int(number) for paragraph in page.values() for number in re.findall(r"\bZ(\d+)\b", paragraph.text)
    }
    assert cited == set(range(1, 49))


@pytest.mark.parametrize("language", languages())
def test_card_table_shows_the_material(language: str) -> None:
    texts = Texts(language)
    page = (rules_folder() / f"zipang.{language}.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| \[([^]]+)\]\([^)]*\) \| (.+?) \|[^|]+\|$", page, re.MULTILINE))
    assert set(rows) == {texts("zipang-card-" + name.replace("_", "-")) for name in NAMES}
    for card in CARDS:
        counts = [deck(seats).count(KIND[card["id"]]) for seats in (2, 4, 6)]
        row = rows[texts("zipang-card-" + card["id"].replace("_", "-"))]
        assert [int(cell) for cell in row.split("|")] == [card["btl"], card["hnr"], *counts]


def test_a_wheel_brings_its_own_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (rules_folder() / "zipang.en.md").is_file()
    (tmp_path / "rules_pages").mkdir()
    monkeypatch.setattr("tenka.texts.PACKAGE", tmp_path)
    assert rules_folder() == tmp_path / "rules_pages"


def test_cited_rules_exist() -> None:
    texts = Texts("en")
    for value in vars(zipang_steps).values():
        if isinstance(value, Refusal):
            assert texts.rule(value.rule) is not None, value


def test_unknown_rules() -> None:
    texts = Texts("de")
    assert texts.rule("zipang/Q1") is None
    assert texts.rule("nonsense") is None
    assert texts.rule("../../zipang/A1") is None
    found = texts.rule("zipang/d2")
    assert found is not None
    assert found.id == "zipang/D2"


def test_field_types_are_all_spoken_or_known_to_be_silent() -> None:
    """A new field of an event must be thought about."""
    silent = {"last", "answer", "count", "stake", "reason", "hands", "draws", "ranks"}
    for kind in get_args(ze.ZipangEvent):
        assert set(kind.__struct_fields__) <= set(SAY) | silent, kind
