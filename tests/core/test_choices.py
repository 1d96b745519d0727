"""Several moves as one choice: for what is done in secret, and never as a way to look ahead."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tenka.core.chance import Chance
from tenka.core.choices import MOST_MOVES, play_choice, read_choice
from tenka.core.errors import Refused
from tenka.core.events import Story
from tenka.core.game import AnyGame
from tenka.core.moves import Move, MoveBook
from tenka.core.refusals import Refusal
from tests.core.games import Revealed
from tests.games.zipang.positions import Play, position


class Draft:
    """Write letters in secret; `send` tells them, `roll` draws, a letter may be written once."""

    seats = 1

    def __init__(self) -> None:
        self.book = MoveBook()
        for name in ("a", "b", "c", "send", "roll"):
            self.book.add(name, 0)

    def new_story(self) -> Story:
        return Story()

    def copy(self, state: list[str]) -> list[str]:
        return list(state)

    def refusal(self, state: list[str], seat: int, move: Move) -> Refusal | None:
        return Refusal("written", "draft/A1") if move.name in state else None

    def play(self, state: list[str], seat: int, move: Move, chance: Chance, story: Any = None) -> None:
        state.append(move.name)
        if move.name == "send" and story is not None:
            story.tell(Revealed([len(state)]))
        if move.name == "roll":
            chance.pick("roll", 6)


DRAFT = cast("AnyGame", Draft())


def read(text: str, state: list[str] | None = None) -> list[str]:
    return [move.name for move in read_choice(DRAFT, [] if state is None else state, 0, text)]


def refused(text: str) -> str:
    with pytest.raises(Refused) as caught:
        read(text)
    return caught.value.refusal.code


def test_silent_moves_and_a_last_one_are_one_choice() -> None:
    """The last may tell or draw, because nothing is chosen after it."""
    state: list[str] = []
    assert read("a b send", state) == ["a", "b", "send"]
    assert read("c roll", state) == ["c", "roll"]
    assert state == [], "reading plays nothing"


def test_every_move_must_be_legal_after_those_before_it() -> None:
    assert refused("a b a") == "written"
    assert read("a b c") == ["a", "b", "c"]


@pytest.mark.parametrize("text", ["", " ", "a ", " a", "a  b", "a x", "A", "a\tb", "a b send\n"])
def test_anything_but_names_with_single_spaces_is_unknown(text: str) -> None:
    assert refused(text) == "unknown-move"


def test_a_choice_has_an_end() -> None:
    assert refused(" ".join(["a"] * (MOST_MOVES + 2))) == "unknown-move"


@pytest.mark.parametrize("text", ["roll a", "send a", "a send b"])
def test_nothing_is_chosen_in_advance_of_a_draw_or_of_something_told(text: str) -> None:
    assert refused(text) == "one-at-a-time"


def test_a_choice_is_played_in_its_order() -> None:
    state: list[str] = []
    play_choice(DRAFT, state, 0, read_choice(DRAFT, state, 0, "b a"), chance=cast("Chance", None))
    assert state == ["b", "a"]


def answer(play: Play, text: str) -> str:
    """What an asking seat is told."""
    try:
        read_choice(play.game, play.state, play.actor(), text)
    except Refused as error:
        return f"{error.refusal.code} {error.refusal.rule}"
    return "legal"


@pytest.mark.parametrize(
    "text", ["react:let warlord:0", "react:monk warlord:0", "react:let react:let", "react:coin warlord:0"]
)
def test_asking_for_two_moves_tells_nothing_of_the_supply_or_of_other_hands(text: str) -> None:
    """In a two-player game the second move would be the own next turn, with a card drawn from the supply."""
    hands = ["captain bandit peasant", "monk captain"]
    told = {
        answer(position(hands, supply, had_turn=[True, False]).do("captain:1"), text)
        for supply in ("warlord ...", "ninja warlord ...", "ninja merchant princess ...", "")
    }
    assert told == {"one-at-a-time "}


def test_the_last_one_asked_cannot_try_out_what_becomes_of_the_others() -> None:
    """Whether seat 1 holds an Ikki is not known before seat 2 has answered for good."""
    told = {
        answer(position(["peasant peasant captain", other, "monk warlord"]).do("ikki", "react:let"), text)
        for other in ("captain bandit", "merchant princess")
        for text in ("react:let captain:0", "react:monk react:let")
    }
    assert told == {"one-at-a-time "}
