"""The rule pages of Shogun are complete, agree with each other and with the material."""

from __future__ import annotations

import re

import pytest

from tenka.core.chance import FastChance
from tenka.games import load
from tenka.games.shogun.events import Unsupplied
from tenka.games.shogun.material import SIDES, SPACE_IDS, SPECIAL_IDS, Board, Material, load_material
from tenka.games.shogun.material_files import PRINTED, read_files, values
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.shogun.state import FALL, NONE, SPRING
from tenka.texts import Texts, languages, rule_page, rules_folder
from tests.games.shogun.positions import Play
from tests.kit.translation import LISTED

RULES = {
    "S": 9, "Y": 5, "P": 5, "T": 4, "A": 13, "B": 9, "R": 3, "W": 4, "V": 3, "H": 2, "C": 13, "M": 4, "L": 7,
    "K": 5, "X": 3,
}  # fmt: skip
PARAGRAPHS = [
    f"{letter}{number}" for letter, count in RULES.items() for number in range(letter != "A", count + 1)
]
CITED = {
    "S2": "G5", "S4": "G2 G55", "S5": "G1", "S7": "G3", "S8": "G4", "Y2": "G10", "Y3": "G11", "P2": "G6",
    "P3": "G6", "P4": "G7 G56 G57", "P5": "G8 G9", "T1": "G10", "T2": "G10", "T3": "G10", "A0": "G12",
    "A1": "G12 G31", "A3": "G18", "A4": "G15 G17", "A5": "G15 G17", "A6": "G15 G16 G53", "A7": "G15",
    "A8": "G14", "A9": "G13", "A10": "G5",
    "A11": "G15", "A12": "G19", "A13": "G20", "B2": "G21", "B3": "G22 G23", "B4": "G24", "B5": "G25",
    "B6": "G26", "B7": "G27", "B8": "G30", "B9": "G31 G54", "R1": "G17", "R2": "G28", "R3": "G29",
    "W1": "G32", "W3": "G33", "W4": "G35", "V2": "G34", "V3": "G36", "H1": "G8", "H2": "G8",
    "C3": "G37", "C4": "G40", "C5": "G38", "C6": "G39", "C7": "G39", "C8": "G41", "C9": "G41 G43",
    "C10": "G43", "C12": "G42", "C13": "G41", "L2": "G48", "L3": "G44 G53", "L4": "G45", "L5": "G46",
    "L6": "G47", "L7": "G49",
    "K1": "G50", "K2": "G51", "K3": "G51", "K4": "G51", "K5": "G52",
}  # fmt: skip
"""Which ruling is cited where, as the rules were agreed upon."""


@pytest.fixture(scope="module")
def printed() -> Material:
    return load_material("sun")


@pytest.mark.parametrize("language", languages())
def test_rule_page_is_complete(language: str) -> None:
    page = rule_page("shogun", language)
    assert list(page) == PARAGRAPHS
    assert all(paragraph.title and paragraph.text for paragraph in page.values())
    for name, paragraph in page.items():
        cited = re.findall(r"\bG\d+\b", paragraph.text)
        assert cited == CITED.get(name, "").split(), name
    assert {ruling for some in CITED.values() for ruling in some.split()} == {f"G{i}" for i in range(1, 58)}


def rows(text: str) -> list[list[str]]:
    """The table in a text, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [cells(line) for line in lines[2:]]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", languages())
def test_tables_show_the_material(language: str, printed: Material) -> None:
    texts = Texts(language)
    page = (rules_folder() / f"shogun.{language}.md").read_text("utf-8")
    _top, _glance, actions_part, specials_part, events_part, *_rest = re.split(
        r"^## ", page, flags=re.MULTILINE
    )
    actions = rows(actions_part)
    costs = [int((re.findall(r"\d+", cost) or ["0"])[0]) for _name, cost, _text in actions]
    assert costs == printed.action_chests
    named = [re.sub(r"\[(.+)\]\(.*\)", r"\1", name) for name, _cost, _text in actions]
    assert named == [texts("shogun-space-" + name.replace("_", "-")) for name in SPACE_IDS[:-1]]
    assert [name for name, _ in rows(specials_part)] == [
        texts(f"shogun-special-{name}") for name in SPECIAL_IDS
    ]
    events = [(name, int(loss)) for name, _text, loss in rows(events_part)]
    kinds = [event.rpartition("_")[0].replace("_", "-") for event in printed.event_ids]
    losses = zip(kinds, printed.rice_loss, strict=True)
    assert sorted(events) == sorted((texts(f"shogun-card-{kind}"), loss) for kind, loss in losses)


@pytest.mark.parametrize("language", languages())
def test_numbers_of_the_rules_are_those_of_the_material(language: str, printed: Material) -> None:
    page = rule_page("shogun", language)
    provisions = [[int(cell) for cell in row[1:]] for row in rows(page["W2"].text)]
    assert provisions == [[line.revolts, line.farmers] for line in printed.provisions]
    groups = {
        int(players): [int(one) for one in LISTED.split(sizes)] for players, sizes in rows(page["S6"].text)
    }
    assert groups == {seats: printed.groups[seats] for seats in (3, 4, 5)}
    assert [int(cell) for cell in rows(page["S3"].text)[0][1:]] == printed.start_chests[3:]
    for side, row in zip(SIDES, rows(page["S2"].text), strict=True):
        board = load_material(side).board
        names = province_names(board, language)
        assert LISTED.split(row[1]) == [names[number] for number in board.removed_with_three]
    for number in (printed.farmers, *printed.stock):
        assert str(number) in page["B9"].text


@pytest.mark.parametrize("language", languages())
def test_tables_of_the_modules_show_the_material(language: str, printed: Material) -> None:
    page = rule_page("shogun", language)
    favors = printed.files["tennos_court"]["favors"]
    for row in rows(page["C9"].text):
        numbers, amounts = (re.findall(r"\d+", cell) for cell in row)
        assert [str(favors[number]["amount"]) for number in numbers] == amounts
    cards = printed.files["samurai"]["cards"]
    for card, text in rows(page["M2"].text):
        assert sorted(re.findall(r"\d+", text)) == sorted(str(amount) for amount in cards[card].values())
    worth = ", ".join(str(value) for value in printed.files["chambers"]["rows"][:-1])
    assert worth in LISTED.sub(", ", page["K1"].text)
    for number in (printed.files["chambers"]["markers"], printed.files["tennos_court"]["officials"]):
        assert str(number) in page["K1"].text + page["C1"].text


# --- what a round and a game begin and end with -----------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_S3_tells_what_everybody_starts_with(language: str) -> None:
    starts = [load("shogun", seats).start(FastChance(1)) for seats in (3, 4, 5)]
    told = [[int(cell) for cell in row[1:]] for row in rows(rule_page("shogun", language)["S3"].text)]
    assert told == [[getattr(state, thing)[0] for state in starts] for thing in ("chests", "rice", "points")]


AT_THE_END_OF_A_ROUND = {"chamber": "K3", "leader_move": "L4", "end_peace": "C12"}


@pytest.mark.parametrize("language", languages())
def test_Y5_names_what_modules_do_at_the_end_of_a_round(language: str) -> None:
    steps = [step.name for step in Play(4, modules=MODULE_NAMES).rules.steps]
    last = steps[steps.index("carry_out") + 1 : steps.index("end_round")]
    links = re.findall(r"\[(\w\d+)\]\(#", rule_page("shogun", language)["Y5"].text)
    assert links == [AT_THE_END_OF_A_ROUND[step] for step in last]


def test_Y5_cards_come_back_and_the_event_leaves_the_game() -> None:
    play = Play(3).own("aki", 0, 2).special(0, "chest").event("taxes_max_0")
    state = play.carry_out({0: {"taxes": "aki"}}, "taxes").state
    assert (state.season, state.event, state.markers[play.number("aki")]) == (SPRING + 1, NONE, 1)
    assert play.game.material.event_ids.index("taxes_max_0") in state.past_events
    assert "aki" in play.hand(0)
    assert (state.special_of, state.order) == ([NONE] * 3, [])


def test_Y5_the_turn_order_of_fall_holds_in_winter() -> None:
    play = Play(3).special(0, "chest")
    for name in "aki bingo bitchu bizen".split():
        play.own(name, 0, 2)
    play.state.season = FALL
    play.state.open_events = [play.game.material.event_ids.index("taxes_max_0")]
    play.go_on("end_round", order=[2, 0, 1], revolts=[0, 0])
    assert (play.seen().step, play.state.order) == ("revolt", [2, 0, 1])
    assert play.state.special_of[0] != NONE


@pytest.mark.parametrize("language", languages())
def test_B9_chests_have_no_limit_but_what_is_listed_has(language: str, printed: Material) -> None:
    """G54: the chests in the box are only change."""
    play = Play().own("settsu", 0, 2).chests(0, 1000).carry_out({0: {"taxes": "settsu"}}, "taxes")
    assert play.state.chests[0] == 1000 + printed.board.tax[play.number("settsu")]
    listed = re.findall(r"\b\d+", rule_page("shogun", language)["B9"].text, re.ASCII)
    assert listed == [str(number) for number in (printed.farmers, *printed.stock)]


@pytest.mark.parametrize("language", languages())
def test_P4_a_province_card_beats_a_bid_of_0_and_loses_to_1(language: str) -> None:
    assert Play(3).own("aki", 0, 2).bids(["aki", "chest0", "chest1"]).state.bidders == [2, 0, 1]
    assert re.findall(r"\b\d+", rule_page("shogun", language)["P4"].text, re.ASCII) == ["0", "1"]


# --- tables of the material ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_S7_lists_the_predetermined_set_ups(language: str, printed: Material) -> None:
    ids = dict(zip(province_names(printed.board, language), printed.board.ids, strict=True))
    blocks = [block for block in rule_page("shogun", language)["S7"].text.split("\n\n") if block[0] == "|"]
    heads = [cells(block.partition("\n")[0]) for block in blocks]
    told = [
        {
            letter: {ids[row[place]]: int(row[0]) for row in rows(block)}
            for place, letter in enumerate(head)
            if place
        }
        for head, block in zip(heads, blocks, strict=True)
    ]
    assert told == [printed.predetermined[seats] for seats in ("3", "4", "5")]


@pytest.mark.parametrize("language", languages())
def test_the_last_table_lists_all_provinces_with_values_and_neighbors(language: str) -> None:
    page = (rules_folder() / f"shogun.{language}.md").read_text("utf-8")
    listed = rows(page.rpartition("\n## ")[2])
    for side in SIDES:
        board = load_material(side).board
        assert [row[0] for row in listed] == province_names(board, language)
        assert [region_told(row, side) for row in listed] == region_names(board, language)
        assert [[int(cell) for cell in row[3:6]] for row in listed] == [
            list(values) for values in zip(board.tax, board.rice, board.spaces, strict=True)
        ]
        assert [set(LISTED.split(row[6])) for row in listed] == neighbors(board, language)


def region_told(row: list[str], side: str) -> str:
    """The moon side is named only where it differs."""
    return row[2] if side == "moon" and row[2] else row[1]


def region_names(board: Board, language: str) -> list[str]:
    return [Texts(language)(f"shogun-region-{board.region_ids[region]}") for region in board.region]


def province_names(board: Board, language: str) -> list[str]:
    return [Texts(language)("shogun-province-" + name.replace("_", "-")) for name in board.ids]


def neighbors(board: Board, language: str) -> list[set[str]]:
    """By name, with a mark for sea routes."""
    names = province_names(board, language)
    found: list[set[str]] = [set() for _ in names]
    for borders, mark in ((board.land, ""), (board.sea, "~")):
        for a, b in borders:
            found[a].add(mark + names[b])
            found[b].add(mark + names[a])
    return found


PLACES = {
    "tower": "B1",
    "board_moon.borders": "S1",
    "tennos_court.favors": "C9",
    **{f"tennos_court.favors.{favor}": "C10" for favor in (7, 17, 21)},
    **{f"tennos_court.favors.{favor}": "C12" for favor in (10, 11, 18)},
    "samurai.cards": "M2",
    "chambers": "K1",
}
"""Where values stand that nobody has read from the box."""


@pytest.mark.parametrize("language", languages())
def test_paragraphs_say_which_of_their_values_are_not_printed(language: str) -> None:
    texts, page = Texts(language), rule_page("shogun", language)
    doubtful = [one for one in values(read_files()) if one.provenance != PRINTED]
    for one in doubtful:
        place = max((path for path in PLACES if f"{one.path}.".startswith(f"{path}.")), key=len)
        assert texts(f"shogun-provenance-{one.provenance}") in page[PLACES[place]].text, one.path
    page_text = (rules_folder() / f"shogun.{language}.md").read_text("utf-8").lower()
    origins = {one.provenance for one in doubtful}
    named = {texts(f"shogun-provenance-{origin}") for origin in origins}
    assert named <= set(re.findall(r"^\* \*\*(\w+)(?:\s?:)?\*\*", page_text, re.MULTILINE))


# --- examples -----------------------------------------------------------------------------------------------


def example(name: str, language: str) -> list[list[int]]:
    """The numbers in the table of an example."""
    table = rows(rule_page("shogun", language)[name].text.split("\n\n")[1])
    return [[int(cell) for cell in row if cell.isdecimal()] for row in table]


@pytest.mark.parametrize("language", languages())
def test_X1_the_battle_goes_as_told(language: str) -> None:
    thrown, tray, left = example("X1", language)
    for stuck, owner, armies in ((0, NONE, left[0]), (1, 0, 1)):
        play = Play(3).own("mino", 0, 6).own("owari", 1, thrown[1]).tray(0, 0, 0, thrown[2])
        play.carry_out({0: {"battle_a": "mino"}}, "battle_a")
        fallen = [tray[0], tray[1] - stuck, 0, tray[2]]
        assert play.do(f"march:owari:{thrown[0]}", tower=fallen).at("owari") == (owner, armies)


@pytest.mark.parametrize("language", languages())
def test_X2_the_winter_is_as_hungry_as_told(language: str) -> None:
    ((provinces, rice, unsupplied, revolts, farmers),) = example("X2", language)
    play = Play()
    for name in "aki bingo bitchu bizen hoki harima tajima tamba".split():
        play.own(name, 0, 3)
    play.winter("rice_min_3", [6, 0, 0, 0], revolts=[0, 0])
    (told,) = play.heard_of(Unsupplied)
    assert (told.provinces, told.rice, told.unsupplied, told.farmers) == (
        provinces,
        rice,
        unsupplied,
        farmers,
    )
    assert len(told.drawn) == revolts


@pytest.mark.parametrize("language", languages())
def test_X3_the_points_are_as_told(language: str) -> None:
    anna, ben = example("X3", language)
    play = Play().own("aki", 0, 2, "castle temple").own("bingo", 0, 2, "castle").own("bitchu", 0, 2)
    play.own("hoki", 1, 2, "castle temple").own("iwami", 1, 2).winter("taxes_max_0", [9, 9, 0, 0])
    assert [play.state.points[seat] for seat in (0, 1)] == [anna[-1], ben[-1]]
    assert [sum(row[:-1]) for row in (anna, ben)] == [anna[-1], ben[-1]]
