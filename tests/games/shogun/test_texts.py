"""Everything that Shogun can say is said, in every language, from the same keys."""

from __future__ import annotations

import pkgutil
import random
import re
import typing
from importlib import import_module
from importlib.resources import files
from itertools import product
from typing import Any, get_args

import pytest

from tenka import games
from tenka.core.events import PUBLIC, Event
from tenka.core.refusals import Refusal
from tenka.core.table import AnyTable, Table
from tenka.games.shogun import events as se
from tenka.games.shogun import narration, wire
from tenka.games.shogun.material import (
    BUILDING_IDS,
    CHEST_CARDS,
    SIDES,
    SPACE_IDS,
    SPECIAL_IDS,
    Material,
    load_material,
)
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.shogun.narration import FIELDS, LINES, move_phrase
from tenka.games.shogun.options import KNOWN, SETUPS, TOWERS
from tenka.texts import Texts, languages
from tests.games.shogun.module_samples import BASE_EVENTS, MODULE_EVENTS, MODULE_MOVES, module_questions
from tests.games.shogun.positions import Play
from tests.games.shogun.samples import EVENTS, MOVES, observation, questions
from tests.kit.translation import ASKS, STOPS
from tests.test_texts import messages

ALL_EVENTS = EVENTS | MODULE_EVENTS | {"with modules": BASE_EVENTS}
ALL_MOVES = MOVES + MODULE_MOVES
FILES = ("shogun.ftl", "shogun_modules.ftl")
PEOPLE = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
VIEWERS = (PUBLIC, 0, 1, 2)
REFUSALS = """game-over not-your-turn not-now removed not-face-up cannot-renew place-group-first
    claim-first no-such-group next-space not-your-province card-used must-fill unpayable-bid keep-a-bid
    keep-no-bid already-sealed nothing-sealed special-taken no-border leave-one own-only temple-shield
    must-move same-province not-in-revolt not-offered too-few-officials take-a-favor-first
    use-favor-first not-for-this-favor favor-shield not-on-card supply-too-small leader-must-move
    leader-must-stand decide-leader not-open""".split()


@pytest.fixture(scope="module")
def printed() -> Material:
    return load_material("sun")


def check_line(line: str) -> None:
    assert line == line.strip()
    assert not re.search(r"[{}$!]|shogun-|\bNone\b|  ", line), line


class Listening(Texts):
    """Remembers which messages were said."""

    said: typing.ClassVar[set[str]] = set()

    def __call__(self, message: str, **arguments: str | int) -> str:
        self.said.add(message)
        return super().__call__(message, **arguments)


# --- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name(language: str, printed: Material) -> None:
    texts = Texts(language)
    kinds = {event.rpartition("_")[0] for event in printed.event_ids}
    names = [
        *(f"province-{name}" for name in printed.board.ids),
        *(f"region-{name}" for name in printed.board.region_ids),
        *(f"space-{name}" for name in SPACE_IDS),
        *(f"special-{name}" for name in SPECIAL_IDS),
        *(f"card-{kind}" for kind in kinds),
        *(form + name for name in BUILDING_IDS for form in ("", "a-")),
        *(f"{name}s" for name in BUILDING_IDS),
        *get_args(se.Season),
        *(f"side-{side}" for side in SIDES),
    ]
    sentences = [
        *(f"space-{name}-text" for name in SPACE_IDS),
        *(f"special-{name}-text" for name in SPECIAL_IDS),
        *(f"card-{kind}-effect" for kind in kinds),
    ]
    for name in names + sentences:
        found = "shogun-" + name.replace("_", "-")
        assert texts.has(found), found
        check_line(texts(found))
        assert texts(found).endswith(STOPS) == (name in sentences), found


@pytest.mark.parametrize("language", [language for language in languages() if language != "ja"])
@pytest.mark.parametrize("side", SIDES)
def test_provinces_are_named_as_printed(language: str, side: str) -> None:
    """Japanese writes them in kanji."""
    texts = Texts(language)
    board = load_material(side).board
    for name, written in zip(board.ids, board.names, strict=True):
        assert texts("shogun-province-" + name.replace("_", "-")) == written


@pytest.mark.parametrize("language", languages())
def test_every_option_is_explained(language: str) -> None:
    texts = Texts(language)
    values = {"side": SIDES, "setup": SETUPS, "tower": TOWERS}
    for module in MODULE_NAMES:
        base = "shogun-option-modules-" + module.replace("_", "-")
        assert texts.has(base)
        assert texts(f"{base}-text").endswith(STOPS)
    for name in KNOWN:
        base = "shogun-option-" + name.replace("_", "-")
        assert texts.has(base)
        assert texts(f"{base}-text").endswith(STOPS)
        assert all(texts.has(f"{base}-{value}") for value in values.get(name, ()))


@pytest.mark.parametrize("language", languages())
def test_the_browser_tells_what_a_province_card_is_worth_as_a_bid(language: str) -> None:
    """G56: the best chest card that it beats, and the least that beats it."""
    plays = [Play(3).own("aki", 0, 2).bids(["aki", f"chest{bid}", "empty"]) for bid in range(CHEST_CARDS)]
    beaten = [bid for bid, play in enumerate(plays) if play.state.bidders[0] == 0]
    text = Texts(language)("web-shogun-about-card-text")
    assert re.findall(r"\d+", text) == [str(beaten[-1]), str(beaten[-1] + 1)]


@pytest.mark.parametrize("language", languages())
def test_the_browser_tells_in_what_the_moon_side_differs(language: str) -> None:
    """Only in the regions of some provinces."""
    sun, moon = (load_material(side).board for side in SIDES)
    assert (sun.ids, sun.tax, sun.rice, sun.spaces) == (moon.ids, moon.tax, moon.rice, moon.spaces)
    moved = sum(here != there for here, there in zip(sun.region, moon.region, strict=True))
    assert re.findall(r"\d+", Texts(language)("web-shogun-side-moon-text")) == [str(moved)]


@pytest.mark.parametrize("file", FILES)
def test_all_languages_tell_the_same_convention(file: str) -> None:
    heads = {
        language: (files("tenka") / "locale" / language / file)
        .read_text("utf-8")
        .partition("\n## ")[0]
        .strip()
        for language in languages()
    }
    changed = [language for language, head in heads.items() if head != heads["en"]]
    assert not changed, f"the comments at the head of {file} are not the English ones: {changed}"


# --- events -------------------------------------------------------------------------------------------------


def test_every_event_is_tried() -> None:
    tags = {kind.__struct_config__.tag for kind in wire.ALL_EVENTS}
    assert tags == set(EVENTS | MODULE_EVENTS) == set(LINES)


def is_silent(event: Any) -> bool:
    if isinstance(event, se.CardRevealed):
        if event.action.startswith("convert") and event.card.startswith("tower"):
            return True
        return not event.action.startswith("battle") and event.card in load_material("sun").board.ids
    return isinstance(event, se.CardLost) and event.space is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tag", ALL_EVENTS)
def test_every_event_is_told(language: str, tag: str) -> None:
    texts = Texts(language)
    for event, viewer in product(ALL_EVENTS[tag], VIEWERS):
        line = texts.event_line(narration, event, viewer, PEOPLE)
        assert (line is None) == is_silent(event), event
        if line is not None:
            check_line(line)
            assert line.endswith(STOPS)


@pytest.mark.parametrize("tag", ALL_EVENTS)
def test_the_viewer_is_spoken_to(tag: str) -> None:
    """Somebody who takes part hears "you" and never the own name."""
    texts = Texts("en")
    for event, viewer in product(ALL_EVENTS[tag], (0, 1, 2)):
        line = texts.event_line(narration, event, viewer, PEOPLE) or ""
        assert PEOPLE[viewer] not in line, line
        overheard = texts.event_line(narration, event, PUBLIC, PEOPLE) or ""
        if PEOPLE[viewer] in overheard:
            assert re.search(r"\byou", line, re.IGNORECASE), line


def test_nothing_is_written_in_vain() -> None:
    """Every line for the log, for moves and for questions is one that can be said."""
    texts = Listening("en")
    for event, viewer in product((event for some in ALL_EVENTS.values() for event in some), VIEWERS):
        texts.event_line(narration, event, viewer, PEOPLE)
    for move in ALL_MOVES:
        texts.move_label(narration, move, PEOPLE, 0)
    for (step, changes), viewer in product([*questions(), *module_questions()], VIEWERS):
        texts.question(narration, observation(step, viewer, **changes), PEOPLE)
    parts = (
        r"event|move|ask|amount|bid|score|majority|standing|share|count|thrown|extra|tied|who|garrison|lost"
        r"|offer\b|gift|statue-score|tower-card"
    )
    known = [name for file in FILES for name in messages("en", file)]
    written = {name for name in known if re.match(f"shogun-({parts})", name)}
    assert written <= Listening.said


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        (
            se.Attacked(0, "shinano", "kozuke", 4, 1),
            1,
            "Anna attacks you in Kozuke, with 4 armies from Shinano.",
            "Anna greift dich in Kozuke an, mit 4 Armeen aus Shinano.",
        ),
        (
            EVENTS["thrown"][0],
            PUBLIC,
            "Into the tower go Anna 4 and Ben 3. In the tray lie Anna 3, Ben 1, Cleo 1 and farmers 1.",
            "In den Turm kommen Anna 4 und Ben 3. In der Schale liegen Anna 3, Ben 1, Cleo 1 und Bauern 1.",
        ),
        (
            EVENTS["battle-ended"][0],
            0,
            "3 against 1 plus 1 farmer: you take Kozuke from Ben with 1 army left.",
            "3 gegen 1 Armee und 1 Bauern: Du nimmst Kozuke von Ben, mit noch 1 Armee.",
        ),
        (
            se.TaxesCollected(0, "settsu", EVENTS["taxes-collected"][1].amounts),  # type: ignore[attr-defined]
            PUBLIC,
            "Anna collects 6 chests in Settsu (7 printed, then 5 by the event and 6 with the special card).",
            (
                "Anna zieht 6 Truhen Steuern in Settsu ein "
                "(gedruckt 7, dann 5 durch das Ereignis und 6 mit der Sonderkarte)."
            ),
        ),
        (
            EVENTS["game-ended"][1],
            1,
            (
                "The game is over. Shogun together: Anna and you. The ranking: "
                "1. Anna (40 points, 5 chests), 1. you (40 points, 5 chests) "
                "and 3. Cleo (38 points, 0 chests)."
            ),
            (
                "Das Spiel ist aus. Gemeinsam Shogun: Anna und du. Die Rangfolge: "
                "1. Anna (40 Punkte, 5 Truhen), 1. du (40 Punkte, 5 Truhen) "
                "und 3. Cleo (38 Punkte, 0 Truhen)."
            ),
        ),
    ],
)
def test_lines_read_well(event: Event, viewer: int, english: str, german: str) -> None:
    assert Texts("en").event_line(narration, event, viewer, PEOPLE) == english
    assert Texts("de").event_line(narration, event, viewer, PEOPLE) == german


def test_field_types_are_all_spoken_or_known_to_be_silent() -> None:
    """A new field of an event must be thought about."""
    own = """setup thrown fell_out shelves shelves_before events drawn left actions specials bids tied order
        card reason amounts kind cubes from_tray extra tray attackers defenders outcome returned
        lost_buildings event_card rice unsupplied scores points ranks provinces source
        favors lack cause grant amount gift dismissed upheld neutral waiting removed regions benefit statue
        statue_scores spaces lines""".split()
    for kind in wire.ALL_EVENTS:
        assert set(kind.__struct_fields__) <= set(FIELDS) | set(own), kind


# --- moves, questions, refusals -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("side", SIDES)
def test_every_move_has_a_label(language: str, side: str) -> None:
    texts = Texts(language)
    labels = {}
    for name in games.load("shogun", 5, {"side": side, "modules": MODULE_NAMES}).book.named:
        labels[name] = texts.move_label(narration, name, PEOPLE, 0)
        assert labels[name] != name
        check_line(labels[name])
    assert len(set(labels.values())) == len(labels)


def test_no_move_kind_is_forgotten() -> None:
    kinds = {name.partition(":")[0] for name in games.load("shogun", 5).book.named}
    assert kinds == {name.partition(":")[0] for name in MOVES}
    more = {name.partition(":")[0] for name in games.load("shogun", 5, {"modules": MODULE_NAMES}).book.named}
    assert more == {name.partition(":")[0] for name in ALL_MOVES}
    assert all(move_phrase(name).base.startswith("shogun-move-") for name in ALL_MOVES)


@pytest.mark.parametrize("language", languages())
def test_every_step_has_a_question(language: str) -> None:
    texts = Texts(language)
    asking = [*questions(), *module_questions()]
    assert {step for step, _ in asking} == set(wire.ALL_STEP_NAMES)
    for (step, changes), viewer in product(asking, VIEWERS):
        asked = texts.question(narration, observation(step, viewer, **changes), PEOPLE)
        check_line(asked)
        assert asked.endswith((*STOPS, *ASKS))
        assert viewer < 0 or PEOPLE[viewer] not in asked


def test_the_asked_and_the_waiting_read_different_questions() -> None:
    texts = Texts("en")
    for step, changes in [*questions(), *module_questions()]:
        mine = texts.question(narration, observation(step, 1, **changes), PEOPLE)
        theirs = texts.question(narration, observation(step, PUBLIC, **changes), PEOPLE)
        assert mine != theirs
        assert "Ben" in theirs


def test_who_has_sealed_reads_it() -> None:
    asked = Texts("en").question(narration, observation("plan", 0, actors=[1, 2]), PEOPLE)
    assert asked == "Your plan is sealed. Still planning: Ben and Cleo."


def engine_refusals() -> set[Refusal]:
    package = import_module("tenka.games.shogun")
    found = (info for info in pkgutil.walk_packages(package.__path__, "tenka.games.shogun."))
    modules = [import_module(info.name) for info in found if not info.ispkg]
    return {value for module in modules for value in vars(module).values() if isinstance(value, Refusal)}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words_and_a_rule(language: str) -> None:
    texts = Texts(language)
    for refusal in engine_refusals():
        assert refusal.code in REFUSALS
        assert texts.rule(refusal.rule) is not None, refusal
    for code in REFUSALS:
        assert texts.has(f"refusal-{code}")
        assert texts.refusal(Refusal(code, "")).endswith(STOPS)


def random_game(seats: int, seed: int, options: dict[str, Any]) -> AnyTable:
    table = Table.open(games.load("shogun", seats, options), [], seed.to_bytes(32, "big"), options)
    dice = random.Random(seed)
    while not table.is_over():
        seat = table.actors()[0]
        table.play(seat, dice.choice(table.moves(seat)))
    return table


@pytest.mark.parametrize(
    ("seats", "side", "modules"),
    [(3, "moon", []), (4, "moon", MODULE_NAMES), (5, "sun", MODULE_NAMES)],
)
def test_whole_games_can_be_told(seats: int, side: str, modules: list[str]) -> None:
    """Real games leave no placeholder, for those who watch and those who play, in any language."""
    people = PEOPLE[:seats]
    table = random_game(seats, 5, {"side": side, "modules": modules})
    for language, viewer in product(languages(), (PUBLIC, seats - 1)):
        texts = Texts(language)
        for event in (event for _, told in table.log(viewer) for event in told):
            line = texts.event_line(narration, event, viewer, people)
            assert (line is None) == is_silent(event), event
            check_line(line or "")
