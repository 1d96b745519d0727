"""What the rule page tells is what the game does: its tables and examples are played."""

from __future__ import annotations

import re

import pytest

from tenka.games.shitenno.material import (
    BONUS_NAMES,
    KIND,
    NAMES,
    NUMBERS,
    PROVINCE_NAMES,
    TITLE_NAMES,
    TITLE_POINTS,
    TROOP_NAMES,
    VALUE,
)
from tenka.games.shitenno.payment import need_of
from tenka.texts import Texts, languages, rule_page, rules_folder
from tests.games.shitenno.positions import Scene
from tests.games.shogun.test_rules_page import rows
from tests.kit.translation import LISTED

GENERALS = ["honda", "sakakibara", "sakai"]
"""By seat."""


def tables(text: str) -> list[list[list[str]]]:
    return [rows(block) for block in text.split("\n\n") if block.startswith("|")]


def example(name: str, language: str) -> list[list[list[str]]]:
    return tables(rule_page("shitenno", language)[name].text)


def seat_of(told: str, language: str) -> int:
    """The page names a general by the family name, which comes first."""
    names = [Texts(language)(f"shitenno-general-{general}") for general in GENERALS]
    (seat,) = (seat for seat, name in enumerate(names) if name.startswith(told))
    return seat


def ids(kind: str, names: list[str], language: str) -> dict[str, str]:
    """What things are called on the page."""
    return {Texts(language)(f"shitenno-{kind}-" + re.sub(r"[_+]", "-", name)): name for name in names}


def things(cell: str, language: str) -> str:
    """A list of cards, tiles and the Hatamoto, in the words of a scene."""
    known = ids("card", NAMES, language) | ids("bonus", BONUS_NAMES, language)
    known |= ids("title", ["hatamoto"], language)
    names = LISTED.split(cell)
    assert set(names) - known.keys() == set(), "the page and the locale file call something differently"
    order = ["hatamoto", *BONUS_NAMES, *NAMES]
    return " ".join(sorted((known[name] for name in names), key=order.index))


def numbers(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"\b\d+\b", cell, re.ASCII)]


# --- titles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_titles_stand_in_their_order(language: str) -> None:
    """The odd year goes by falling seals, and the page lists the titles so."""
    page = (rules_folder() / f"shitenno.{language}.md").read_text("utf-8")
    listed = tables(page)[0]
    seals = [int(row[1]) for row in listed]
    named = ids("title", TITLE_NAMES[1:], language)
    assert [TITLE_NAMES.index(named[row[0]]) for row in listed] == seals
    scene = Scene(4).titles(2, 4, 1, 3).turn(1)
    turns = [scene.state.titles[scene.actor or 0], *(turn_after(scene) for _ in range(3))]
    assert turns == seals
    assert [sum(numbers(row[2])[:1]) for row in listed] == [TITLE_POINTS[title] for title in seals]


def turn_after(scene: Scene) -> int:
    """The title of whoever comes next, when somebody does nothing."""
    scene.play("end")
    return int(scene.state.titles[scene.actor or 0])


# --- Exchange -------------------------------------------------------------------------------------------


def troops_made(tiles: int) -> int:
    """How many troops so many Exchange tiles make of one card of 3 kokus: Chūgoku takes three Samurai."""
    found = []
    for made in range(1, 4):
        scene = Scene(4).titles(4, 3, 2, 1).turn(0).stack("chugoku", "samurai samurai samurai")
        scene.hand(0, "koku3" + " samurai" * (3 - made)).bonuses(0, "exchange " * tiles)
        found += [made for payment in scene.payments("chugoku", "troops") if "koku3" in payment]
    return max(found)


@pytest.mark.parametrize("language", languages())
def test_E2_each_exchange_changes_one_koku_of_a_card_and_the_rest_is_lost(language: str) -> None:
    made, lost = ([int(cell) for cell in row[1:]] for row in rows(rule_page("shitenno", language)["E2"].text))
    assert made == [troops_made(tiles) for tiles in (1, 2, 3)]
    assert lost == [VALUE[KIND["koku3"]] - troops for troops in made]


# --- examples -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_X1_the_sharing_goes_as_told(language: str) -> None:
    (lots,) = example("X1", language)
    titles = ids("title", TITLE_NAMES[1:], language)
    cards = [things(row[2], language) for row in lots]
    seals = [TITLE_NAMES.index(titles[row[1]]) for row in lots]
    scene = Scene(3).titles(3, 2, 1).tray(" ".join(cards))
    assert scene.actor == GENERALS.index("honda")
    scene.hand(0, "").hand(1, "").hand(2, "").share(cards[0], f"offer:{seals[0]}").play("refuse", "accept")
    scene.share(cards[1], f"split:{seals[1]}+{seals[2]}").play(f"choose:{seals[1]}")
    for (_, _, _, general), hand, title in zip(lots, cards, seals, strict=True):
        seat = seat_of(general, language)
        assert (scene.hand_of(seat), scene.state.titles[seat]) == (hand, title)
    assert [scene.actor, scene.play("end").actor, scene.play("end").actor] == [1, 0, 2]


@pytest.mark.parametrize("language", languages())
def test_X2_provinces_are_taken_as_told(language: str) -> None:
    (kamons,) = example("X2", language)
    scene = Scene(3).titles(3, 4, 1).turn(GENERALS.index("sakakibara")).kamons("shikoku", "2")
    scene.stack("kyushu", "sohei samurai samurai").stack("chugoku", "bushi samurai samurai")
    scene.stack("shikoku", "sohei shinobi samurai")
    for seat in range(len(GENERALS)):
        spent = ", ".join(row[3] for row in kamons if seat_of(row[0], language) == seat)
        held = set(NAMES)
        scene.hand(seat, " ".join(card for card in things(spent, language).split() if card in held))
    for general, where, takes, discarded, points in kamons:
        province, position = place(where, language)
        while scene.actor != seat_of(general, language):
            scene.play("end")
        assert needed(takes, language) == needs_now(scene, province)
        check_kamon(scene, province, things(discarded, language), points)
        assert numbers(points)[0] == NUMBERS[PROVINCE_NAMES.index(province)][position - 1]
        assert len(scene.in_province(province)) == position


def place(cell: str, language: str) -> tuple[str, int]:
    name, _, position = cell.partition(" ")
    return ids("province", list(PROVINCE_NAMES), language)[name], int(position)


def needed(cell: str, language: str) -> tuple[dict[str, int], int]:
    """Troops by type, and the price in kokus, which comes last."""
    types = ids("card", list(TROOP_NAMES), language)
    *troops, price = re.findall(r"\d+", cell)
    named = re.findall("|".join(sorted(types, key=len, reverse=True)), cell)
    return {types[name]: int(count) for name, count in zip(named, troops, strict=True)}, int(price)


def needs_now(scene: Scene, province: str) -> tuple[dict[str, int], int]:
    need = need_of(scene.state, PROVINCE_NAMES.index(province))
    second = {TROOP_NAMES[need.second]: need.b} if need.b else {}
    return {TROOP_NAMES[need.first]: need.a, **second}, need.price


def check_kamon(scene: Scene, province: str, payment: str, points: str) -> None:
    seat = scene.state.active
    before = scene.state.points[seat]
    way = "kokus" if all(thing.startswith("koku") for thing in payment.split()) else "troops"
    scene.pay(province, way, payment)
    *parts, total = numbers(points)
    assert sum(parts or [total]) == total == scene.state.points[seat] - before


@pytest.mark.parametrize("language", languages())
def test_X3_the_final_count_goes_as_told(language: str) -> None:
    provinces, counted = example("X3", language)
    scene = Scene(3).titles(3, 4, 1).turn(GENERALS.index("sakai"))
    scene.state.koku_deck = []
    golden = Texts(language)("shitenno-golden")
    named = ids("province", list(PROVINCE_NAMES), language)
    for province, kamons, _ in provinces:
        scene.kamons(named[province], " ".join(kamon(one, golden, language) for one in LISTED.split(kamons)))
    for general, hand, tiles, points in counted:
        seat = seat_of(general, language)
        scene.hand(seat, things(hand, language)).bonuses(seat, things(tiles, language))
        scene.state.points[seat] = numbers(points)[0]
    scene.play("end")
    for general, _, _, points in counted:
        *parts, total = numbers(points)
        assert sum(parts) == total == scene.state.points[seat_of(general, language)]
    ranks = scene.game.standing(scene.state).ranks
    assert [ranks[seat_of(row[0], language)] for row in counted] == [1, 2, 3]
    won = [(event.province, event.seat) for event in scene.told if hasattr(event, "province")]
    assert sorted(won) == sorted(
        (named[province], seat_of(winner, language)) for province, _, winner in provinces
    )


def kamon(told: str, golden: str, language: str) -> str:
    general, *face = re.split(r" ?[(（]|[)）]", told)
    return str(seat_of(general, language)) + ("*" if face == [golden, ""] else "")
