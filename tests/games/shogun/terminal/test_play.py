"""A whole game of Shogun by typing: planning, marching, looking around, and mistakes."""

from __future__ import annotations

import builtins
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tenka.core.record import decode
from tests.cli.terminal import Said, assert_refused, real_tenka, tenka

TABLE = ("play", "shogun", "--seats", "me,bot:random,bot:random", "--seed", "1")
ALWAYS_FIRST = "1\n" * 1500


def said_to(*typed: str, table: tuple[str, ...] = TABLE) -> Said:
    return tenka(*table, typed="".join(f"{line}\n" for line in typed))


def test_whole_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ("play", "shogun", "--seats", "me,bot:steady,bot:random", "--seed", "1")
    said = real_tenka(*table, "--record", file, typed=ALWAYS_FIRST)
    assert (said.code, said.err) == (0, "")
    assert "The game is over." in said.out
    assert tenka("verify", file).code == 0
    told = tenka("replay", file, "--as", "1", "--language", "de")
    assert told.code == 0
    assert "Das Spiel ist aus." in told.out


@pytest.mark.parametrize(
    ("seats", "language", "options"),
    [
        (3, "de", ["--side", "moon"]),
        (4, "en", ["--setup", "draft", "--option", "may-decline-moves=true"]),
        (5, "de", ["--side", "sun", "--setup", "predetermined", "--option", "tower=simple"]),
        (4, "en", ["--option", "modules=tennos-court,samurai,military-leaders,chambers"]),
        (3, "de", ["--side", "moon", "--option", "modules=military_leaders, tennos_court"]),
    ],
)
def test_every_table_can_be_played(seats: int, language: str, options: list[str], tmp_path: Path) -> None:
    bots = ",".join(["bot:random"] * (seats - 1))
    file = tmp_path / "game.json"
    table = ["play", "shogun", "--seats", f"{bots},me", "--seed", "2", "--language", language]
    said = tenka(*table, *options, "--record", file, typed=ALWAYS_FIRST)
    assert said.code == 0
    assert {"en": "The game is over.", "de": "Das Spiel ist aus."}[language] in said.out
    record = decode(file.read_bytes())
    assert set(record.options) == {
        word.partition("=")[0].strip("-").replace("-", "_") for word in wishes(options)
    }
    assert tenka("verify", file).code == 0


def wishes(options: list[str]) -> list[str]:
    pairs = zip(options[::2], options[1::2], strict=True)
    return [value if name == "--option" else name for name, value in pairs]


class Person:
    """Reads the screen and types whole plans, marches and names of moves."""

    def __init__(self, screen: pytest.CaptureFixture[str]) -> None:
        self.screen = screen
        self.dice = random.Random(7)
        self.lines: list[str] = []
        self.seen = ""

    def __call__(self, _prompt: str) -> str:
        now = self.screen.readouterr().out
        self.seen += now
        if not self.lines:
            self.lines = self.answer(now)
        return self.lines.pop(0)

    def answer(self, screen: str) -> list[str]:
        if "Your plan is sealed" in screen or "Your choice is sealed." in screen:
            return [""]
        if "Your provinces" in screen:
            return self.plan(screen)
        marches = re.findall(r"^ +\d+  ([\w-]+) \(.+\): 1(?: to (\d+))? arm", screen, re.MULTILINE)
        if marches:
            province, most = self.dice.choice(marches)
            return [f"{province.lower()} {self.dice.randint(1, int(most or 1))}"]
        moves: list[str] = re.findall(r"^ +\d+  .*\[([a-z_:+0-9]+)\]$", screen, re.MULTILINE)
        return [self.dice.choice(moves)]

    def plan(self, screen: str) -> list[str]:
        """Own provinces on spaces in any order, chest cards on the rest."""
        own = re.findall(r"^([A-Z][\w-]+) +(?:green|red|purple|yellow|brown) ", screen, re.MULTILINE)
        spaces = "castle temple theater rice taxes 5 3 1 a b".split()
        self.dice.shuffle(own)
        self.dice.shuffle(spaces)
        typed = [f"{space} {card}" for space, card in zip(spaces, own, strict=False)]
        return [*typed, "bid 0", "show", "fill", "seal"]


def test_a_person_plays_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tenka.cli.play import play_game
    from tenka.texts import Texts

    person = Person(capsys)
    monkeypatch.setattr(builtins, "input", person)
    monkeypatch.setenv("COLUMNS", "200")
    options: dict[str, Any] = {"setup": "draft"}
    seats = "bot:random,me,bot:random"
    play_game("shogun", seats, Texts("en"), seed=9, name="Ayame", file=None, options=options)
    everything = person.seen + capsys.readouterr().out
    assert "The game is over." in everything
    assert everything.count("You seal your plan.") == 6
    assert not re.search(r"cli-[a-z]|shogun-[a-z]|refusal-|is no move and no command|\{ ?\$", everything)


# --- looking around -----------------------------------------------------------------------------------------


def test_help_names_what_can_be_typed() -> None:
    out = said_to("?").out
    for word in (
        "map",
        "province",
        "tower",
        "odds",
        "clear",
        "fill",
        "seal",
        "unseal",
        "why MOVE",
        "rule P4",
    ):
        assert word in out


def test_the_map_shows_every_province_with_its_neighbors() -> None:
    out = said_to("map", table=("play", "shogun", "--seats", "me" + ",bot:random" * 3, "--seed", "1")).out
    assert len(re.findall(r"^[A-Z][\w-]+ .* ·(?: ·)* ", out, re.MULTILINE)) >= 45
    assert re.search(r"^Izu .* ~Awa-Boso, Sagami, ~Shima, Suruga", out, re.MULTILINE)


def test_one_region_of_the_map() -> None:
    for typed in ("map red", "map r"):
        out = said_to(typed).out
        assert "The red region" in out
        assert "The green region" not in out
    assert "There is no region “blue”." in said_to("map blue").out


def test_removed_provinces_are_not_on_the_map() -> None:
    out = said_to("map", "province tosa").out
    assert "Tosa" not in out.partition("There is no province")[0]
    assert "There is no province “tosa” in this game." in out


def test_a_province() -> None:
    out = said_to("province mino").out
    assert "Mino, region red: you 4" in out
    assert "Tax 3, rice 5, building spaces 1, of which 1 free" in out
    assert re.search(r"Neighbors: .*Mikawa \(neutral\)", out)
    assert "“awa” could be one of these" not in said_to("province awa").out  # Awa-Boso is not in the game
    assert "“shim” could be one of these: Shima, Shimosa, Shimotsuke" in said_to("province shim").out


def test_the_tower() -> None:
    out = said_to("tower").out
    assert re.search(r"shelf 1 +shelf 2 +tray +supply", out)
    assert re.search(r"farmers +\d+ +\d+ +\d+ +\d+", out)


def test_odds() -> None:
    out = said_to("odds kai 4", "odds mino 2", "odds kai", "odds", "odds nowhere 3", "odds kai 0").out
    assert re.search(r"Kai with 4 armies, in 100 cases: taken \d+, not taken \d+\.", out)
    assert "Mino is yours already." in out
    assert out.count("Type a province and how many armies attack") == 3
    assert "There is no province “nowhere”" in out


# --- planning -----------------------------------------------------------------------------------------------


def test_a_plan_by_typing() -> None:
    out = said_to("castle mino", "auction chest2", "taxes suru", "taxes tamba", "show").out
    assert "Build a castle: Mino" in out
    assert "Bid for turn order: chest card 2 (costs 2)" in out
    assert "Collect taxes: Suruga (+7 chests)" in out
    assert re.search(r"^ +\? +taxes +Collect taxes +Tamba +\+7 chests", out, re.MULTILINE)


def test_a_card_lies_on_one_space_only() -> None:
    out = said_to("castle mino", "temple mino", "show").out
    assert "The card leaves Build a castle." in out
    assert len(re.findall(r"\bMino\b.*\n", out.rpartition("Your plan")[2])) == 2


def test_clearing() -> None:
    out = said_to(
        "castle mino", "clear castle", "taxes izu", "clear", "clear nonsense", "castle -", "seal"
    ).out
    assert "Build a castle is empty." in out
    assert "Your plan is empty." in out
    assert "There is no space “nonsense” on your board." in out
    assert "11 more cards are needed." in out


def test_a_plan_must_be_complete() -> None:
    out = said_to("castle mino", "seal", "fill", "seal").out
    assert "10 more cards are needed. Empty: temple, theater" in out
    assert "You seal your plan." in out


def test_looking_around_keeps_the_plan() -> None:
    out = said_to("castle mino", "table", "map", "show").out
    assert "Mino" in out.rpartition("Your plan")[2].partition("Your provinces")[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("castle kai", "This province is not yours."),
        ("castle nowhere", "“nowhere” is none of your cards."),
        ("castle", "Build a castle: which card?"),
        ("castle 9", "“9” is none of your cards."),
        ("castle m", "“m” could be one of these: Mino, Musashi"),
        ("t mino", "“t mino” is no move and no command."),
        ("te mino", "Build a temple: Mino"),
        ("th mino", "Build a Nô theater: Mino"),
        ("plan:castle:mino", "Build a castle: Mino"),
        ("dance", "“dance” is no move and no command."),
        ("special:rice", "This is not the time for that."),
        ("unseal", "There is no sealed plan to take back."),
        ("why unseal", "shogun/P5 · Sealing"),
        ("rule P4", "shogun/P4 · The bid"),
        ("a suruga", "Battle/Move A: Suruga (up to 4 march)"),
    ],
)
def test_planning_answers(typed: str, answer: str) -> None:
    said = said_to(typed)
    assert answer in said.out
    assert said.code == 0


def test_a_plan_can_be_taken_back_and_is_still_there() -> None:
    out = said_to("castle mino", "fill", "seal", "unseal", "show", "seal", "").out
    assert out.count("You seal your plan.") == 2
    assert "You take your plan back." in out
    assert "Hideyoshi seals a plan." in out.rpartition("You seal your plan.")[2]


def test_german_words_work_and_english_ones_too() -> None:
    german = (*TABLE, "--language", "de")
    for typed in ("karte rot", "map r"):
        out = said_to(typed, table=german).out
        assert "Region Rot" in out
        assert "Region Grün" not in out
    out = said_to("burg mino", "gebot 1", "weg burg", "fülle", "zeig", "fertig", "zurück", table=german).out
    assert "Burg bauen: Mino" in out
    assert "Du versiegelst deinen Plan." in out
    assert "Du nimmst deinen Plan zurück." in out


def test_hints_are_live(tmp_path: Path) -> None:
    poor = (*TABLE, "--material", str(material(tmp_path, {"supplies": {"start_chests": {"3": 4}}})))
    out = said_to("b tajima", "bid 2", "5 izu", "castle mino", "bid 0", "5 izu", table=poor).out
    assert "Battle/Move B: Tajima (up to 1 march; a stronger neighbor may take it before)" in out
    assert "Deploy 5 armies: Izu (costs 3, but only 2 chests are left then)" in out
    assert "Build a castle: Mino (costs 3, but at worst only 2 chests are left then)" in out
    assert out.rstrip().endswith("Deploy 5 armies: Izu\n> \nYou leave the table. The game is not finished.")
    assert re.search(r"You have 4 chests, and 0 rice for 9 provinces; winter will cost \d to \d rice\.", out)


def test_an_unpayable_bid_is_refused_with_its_rule(tmp_path: Path) -> None:
    poor = (*TABLE, "--material", str(material(tmp_path, {"supplies": {"start_chests": {"3": 2}}})))
    out = said_to("bid 3", "fill", "seal", "bid 2", "fill", "seal", table=poor).out
    assert "Bid for turn order: chest card 3 (you have only 2 chests)" in out
    assert "You do not have that many chests to bid. (Rule P4; type why to read it.)" in out
    assert out.count("You seal your plan.") == 1


# --- wrong wishes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "me,bot:random"], "for 3 to 5 players, not for 2"),
        (["--seats", "me,bot:random,bot:genius"], "There is no bot “genius” for shogun."),
        (["--side", "star"], "The option 'side' is one of sun, moon"),
        (["--side", "moon", "--setup", "predetermined"], "sun side only"),
        (["--option", "side"], "An option is written NAME=VALUE, not “side”."),
        (["--option", "=x"], "An option is written NAME=VALUE"),
        (["--option", "dragons=true"], "shogun has no option 'dragons'."),
        (["--side", "sun", "--option", "side=moon"], "The option side is given twice."),
        (["--option", "may_decline_moves=perhaps"], "true or false"),
        (["--material", "no-such-file.json"], "There is no file no-such-file.json."),
    ],
)
def test_wrong_wishes_get_one_line(arguments: list[str], words: str) -> None:
    seats = [] if "--seats" in arguments else ["--seats", "me,bot:random,bot:random"]
    assert_refused(tenka("play", "shogun", *seats, *arguments), words)


def test_options_of_shogun_are_none_of_zipang(tmp_path: Path) -> None:
    file = material(tmp_path, {"tower": {"shelves": {"stay": [1, 4]}}})
    assert_refused(tenka("play", "zipang", "--side", "moon"), "zipang has no option 'side'.")
    assert_refused(tenka("data", "zipang", "--material", file), "The material of zipang cannot be corrected.")


# --- material -----------------------------------------------------------------------------------------------


def material(folder: Path, content: Any) -> Path:
    file = folder / "mine.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content))
    return file


def test_data_lists_what_is_reconstructed_first() -> None:
    out = tenka("data", "shogun").out
    kinds = re.findall(r" (reconstructed|reported|assumed|inferred) *$", out, re.MULTILINE)
    assert kinds == ["reconstructed"] * 21 + ["reported"] * 9 + ["assumed"] + ["inferred"] * 4
    assert (
        out.index("tower.shelves.stay")
        < out.index("board_moon.borders.land")
        < out.index("Provinces, sun side")
    )
    assert re.search(r"^Suruga +yellow +7 +3 +2\b", out, re.MULTILINE)
    assert re.search(r"events\.events\.theater_5\.rice_loss +5", out)


def test_data_in_german() -> None:
    assert "rekonstruiert" in tenka("data", "shogun", "--language", "de").out


def test_own_values_are_used_and_shown(tmp_path: Path) -> None:
    file = material(
        tmp_path, {"tower": {"shelves": {"stay": [1, 4]}}, "supplies": {"start_chests": {"3": 7}}}
    )
    out = tenka("data", "shogun", "--material", file).out
    assert re.search(r"tower\.shelves\.stay +\[1, 4\] +corrected by your file", out)
    record = tmp_path / "game.json"
    played = tenka(*TABLE, "--material", file, "--record", record, typed="")
    assert "Everybody has 7 chests" in played.out
    assert "tower.shelves.stay=[1, 4]" in decode(record.read_bytes()).options["material"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("nonsense", "holds no corrections"),
        ("", "holds no corrections"),
        ("{}", "holds no corrections"),
        ("[" * 100_000, "holds no corrections"),
        ("[]", "A material file is a JSON object"),
        ({"tower": {"shelf": 1}}, "There is no material value 'tower.shelf'."),
        ({"tower": {"shelves": {"stay": "often"}}}, "of another kind"),
        ({"tower": {"shelves": {"stay": [5, 4]}}}, "is a fraction"),
        ({"board_sun": {"borders": {"land": [["aki", "mars"]]}}}, "there is no province 'mars'"),
    ],
)
def test_wrong_files_get_one_line(tmp_path: Path, content: Any, words: str) -> None:
    file = material(tmp_path, content)
    assert_refused(tenka("data", "shogun", "--material", file), words)
    assert_refused(tenka(*TABLE, "--material", file), words)


def test_a_folder_is_no_file_of_values(tmp_path: Path) -> None:
    assert_refused(tenka("data", "shogun", "--material", tmp_path), "is a folder")
