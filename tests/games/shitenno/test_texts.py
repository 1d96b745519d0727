"""Everything that can happen, be asked, be played or be refused in Shitennō has words in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from tenka.core.events import PUBLIC
from tenka.core.refusals import Refusal
from tenka.games.shitenno import events as se
from tenka.games.shitenno import game as shitenno_game
from tenka.games.shitenno import narration, steps
from tenka.games.shitenno.material import BONUS_NAMES, GENERALS, NAMES, PROVINCE_NAMES, TITLE_NAMES
from tenka.games.shitenno.moves import BOOK
from tenka.games.shitenno.narration import LINES, event_phrase, move_phrase
from tenka.games.shitenno.observation import StepName
from tenka.texts import Texts, languages, rule_page
from tests.games.shitenno.kit import kit
from tests.games.shitenno.positions import Scene
from tests.kit.records import play_table
from tests.kit.translation import ASKS, STOPS

PEOPLE = ["Anna", "Ben", "Cleo", "Dora"]
VIEWERS = (PUBLIC, 0, 1, 2)
SILENT = {"shitenno-event-turn-ended"}
RULES = {"A": 2, "B": 4, "C": 9, "D": 7, "E": 4, "F": 4, "G": 4, "H": 2, "X": 3}

LOT = ["samurai", "samurai", "koku2"]
DOUBLE = ["samurai", "bushi+sohei"]
EVENTS: dict[str, list[Any]] = {
    "titles-dealt": [se.TitlesDealt([2, 4, 1])],
    "dealt": [se.Dealt(DOUBLE)],
    "sharing-started": [se.SharingStarted(3, 0, LOT, last=last) for last in (False, True)],
    "reshuffled": [se.Reshuffled(1), se.Reshuffled(12)],
    "lot-offered": [se.LotOffered(0, 1, 4, LOT), se.LotOffered(0, 1, 1, [])],
    "lot-refused": [se.LotRefused(0, 1), se.LotRefused(0, None)],
    "lots-split": [se.LotsSplit(0, 1, 4, LOT, 3, [])],
    "lot-taken": [se.LotTaken(0, 2, LOT, how) for how in ("accepted", "kept", "chosen", "left")],
    "titles-taken": [se.TitlesTaken([2, 4, 1])],
    "turn-started": [se.TurnStarted(0, 4)],
    "card-taken": [se.CardTaken(0), se.CardTaken(0, "sohei")],
    "controlled": [
        se.Controlled(0, "kanto", 1, "troops", DOUBLE, hatamoto=True, exchange=1, plus_one=2, points=7)
    ],
    "tile-taken": [se.TileTaken(0, "kanto", "bushi", "exchange", below) for below in ("sohei", None)],
    "turn-ended": [se.TurnEnded(0, 0), se.TurnEnded(0, 2)],
    "gilded": [se.Gilded(0, "kanto", 1)],
    "hand-counted": [se.HandCounted(0, LOT, 2, 1), se.HandCounted(0, [], 0, 1)],
    "province-counted": [se.ProvinceCounted("kanto", 0, 6)],
    "game-ended": [se.GameEnded([40, 31, 35], [1, 3, 2])],
}


@cache
def messages(language: str) -> dict[str, str]:
    text = (files("tenka") / "locale" / language / "shitenno.ftl").read_text("utf-8")
    found = [entry for entry in FluentResource(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def check_line(line: str) -> None:
    assert line == line.strip()
    assert not re.search(r"[{}$!]|shitenno-|\bNone\b|\(\)", line), line


def test_every_event_is_tried() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(se.ShitennoEvent)}
    assert tags == set(EVENTS) == set(LINES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tag", EVENTS)
def test_every_event_is_told(language: str, tag: str) -> None:
    texts = Texts(language)
    for event, viewer in product(EVENTS[tag], VIEWERS):
        line = texts.event_line(narration, event, viewer, PEOPLE)
        phrase = event_phrase(event)
        assert (line is None) == (phrase.base + phrase.variant in SILENT), event
        if line is not None:
            check_line(line)
            assert line.endswith(STOPS)
            assert viewer == PUBLIC or PEOPLE[viewer] not in line


def test_no_event_message_is_left_unused() -> None:
    texts = Texts("en")
    said = {
        next((name for name in event_phrase(event).ids(viewer) if texts.has(name)), "")
        for some in EVENTS.values()
        for event, viewer in product(some, VIEWERS)
    }
    written = {name for name in messages("en") if name.startswith("shitenno-event-")}
    assert written == said - {""}


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        (
            se.Controlled(
                0, "chubu", 3, "troops", ["bushi"], hatamoto=True, exchange=0, plus_one=2, points=7
            ),
            1,
            "Anna takes control of Chūbu, position 3, with Bushi, the Hatamoto and 2 × +1 tile and scores 7.",
            "Anna übernimmt Chūbu, Position 3, mit Bushi, Hatamoto und 2 × +1-Plättchen und bekommt 7.",
        ),
        (
            EVENTS["lot-offered"][0],
            1,
            "Anna offers you a lot: 2 × Samurai and 2 kokus with 4 seals (Daimyō).",
            "Anna bietet dir ein Los an: 2 × Samurai und 2 Koku mit 4 Siegeln (Daimyō).",
        ),
        (
            EVENTS["titles-taken"][0],
            2,
            "The titles of this round: Ben is Daimyō, Anna is Sensei and you are Hatamoto.",
            "Die Titel dieser Runde: Ben ist Daimyō, Anna ist Sensei und du bist Hatamoto.",
        ),
    ],
)
def test_lines_read_well(event: Any, viewer: int, english: str, german: str) -> None:
    assert Texts("en").event_line(narration, event, viewer, PEOPLE) == english
    assert Texts("de").event_line(narration, event, viewer, PEOPLE) == german


@pytest.mark.parametrize("language", languages())
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    texts = Texts(language)
    labels = {name: texts.move_label(narration, name, PEOPLE, 0) for name in BOOK.named}
    for name, label in labels.items():
        assert label != name
        check_line(label)
    assert len(set(labels.values())) == len(labels)


def test_no_move_message_is_left_unused() -> None:
    texts = Texts("en")
    used = {next(name for name in move_phrase(move).ids(PUBLIC) if texts.has(name)) for move in BOOK.named}
    assert used == {name for name in messages("en") if name.startswith("shitenno-move-")}


def questions() -> list[tuple[Scene, StepName]]:
    titled = Scene(3).titles(4, 3, 2).tray("samurai bushi")
    split = Scene(2).titles(4, 3).tray("samurai bushi")
    turn = Scene(3).titles(4, 3, 2).turn(0).hand(0, "koku1 koku2 koku3 koku3")
    gilding = Scene(3).titles(2, 3, 4).turn(0).kamons("kanto", "0").play("end")
    ended = Scene(2).titles(4, 3).turn(1)
    ended.state.koku_deck = []
    return [
        (titled, "lot"),
        (Scene(3).titles(4, 3, 2).tray("samurai").share("samurai", "offer:2"), "offer"),
        (split, "split"),
        (Scene(2).titles(4, 3).tray("samurai").share("samurai", "split:4+3"), "choose"),
        (turn, "turn"),
        (Scene(3).titles(4, 3, 2).turn(0).hand(0, "koku1 koku2 koku3").play("chugoku:kokus"), "pay"),
        (gilding, "gild"),
        (ended.play("end"), "over"),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_step_has_a_question(language: str) -> None:
    texts = Texts(language)
    assert [step for _, step in questions()] == list(get_args(StepName))
    for scene, step in questions():
        asked = texts.question(narration, scene.game.observe(scene.state, scene.actor or 0), PEOPLE)
        watched = texts.question(narration, scene.game.observe(scene.state, PUBLIC), PEOPLE)
        for line in (asked, watched):
            check_line(line)
            assert line.endswith((*STOPS, *ASKS))
        assert asked != watched
        assert scene.game.observe(scene.state, scene.actor or 0).step == step


def test_the_question_of_a_turn_tells_how_many_kamons_were_placed() -> None:
    scene = Scene(3).titles(4, 3, 2).turn(0).bonuses(0, "card_taking").hand(0, "koku3 koku3 koku3")
    texts = Texts("en")
    said = []
    for placed in range(3):
        scene.state.placed = placed
        said.append(texts.question(narration, scene.game.observe(scene.state, 0), PEOPLE))
    assert len(set(said)) == 3


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words_and_a_paragraph(language: str) -> None:
    texts = Texts(language)
    constants = [*vars(steps).values(), *vars(shitenno_game).values()]
    refusals = [value for value in constants if isinstance(value, Refusal)]
    assert len(refusals) > 25
    for refusal in refusals:
        assert texts.refusal(refusal).endswith(STOPS)
        assert texts.rule(refusal.rule) is not None, refusal.rule


@pytest.mark.parametrize("language", languages())
def test_everything_printed_has_a_name(language: str) -> None:
    texts = Texts(language)
    wanted = [("card", name) for name in NAMES] + [("province", name) for name in PROVINCE_NAMES]
    wanted += [("bonus", name) for name in BONUS_NAMES] + [("effect", name) for name in BONUS_NAMES]
    wanted += [("title", name) for name in TITLE_NAMES[1:]] + [("power", name) for name in TITLE_NAMES[1:]]
    wanted += [("general", name) for name in GENERALS] + [("tile", str(seals)) for seals in range(1, 5)]
    for kind, name in wanted:
        assert texts.has(f"shitenno-{kind}-" + name.replace("_", "-").replace("+", "-"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told(language: str, seats: int) -> None:
    texts = Texts(language)
    table = play_table(kit(seats).make(), seats)
    for viewer in range(PUBLIC, seats):
        for _, told in table.log(viewer):
            for event in told:
                check_line(texts.event_line(narration, event, viewer, PEOPLE) or "")


# --- the rule pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_rule_page_has_every_paragraph_and_every_ruling(language: str) -> None:
    page = rule_page("shitenno", language)
    assert list(page) == [
        f"{letter}{number}" for letter, count in RULES.items() for number in range(1, count + 1)
    ]
    cited = {int(number) for text in page.values() for number in re.findall(r"\bS(\d+)\b", text.text)}
    assert cited == set(range(1, 46))
