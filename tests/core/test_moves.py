"""Moves are made once, and found by name."""

from __future__ import annotations

import pytest

from tenka.core.moves import MoveBook
from tenka.games import load


def test_a_book_numbers_its_moves_and_finds_them_by_name() -> None:
    book = MoveBook()
    first, second = book.add("march", 1, 2, 3), book.add("rest", 4)
    assert book.all == [first, second]
    assert book.named == {"march": first, "rest": second}
    assert [(move.index, move.name, move.kind, move.a, move.b) for move in book.all] == [
        (0, "march", 1, 2, 3),
        (1, "rest", 4, 0, 0),
    ]
    assert repr(first) == "Move(march)"


def test_a_name_is_given_once() -> None:
    book = MoveBook()
    book.add("march", 1)
    with pytest.raises(ValueError, match="two moves are named march"):
        book.add("march", 2)
    assert len(book.all) == 1


def test_equal_moves_are_the_same_object() -> None:
    """Two games of one kind share their moves, so identity is equality."""
    assert load("zipang", 2).book.named["captain:1"] is load("zipang", 6).book.named["captain:1"]


def test_the_names_of_zipang_are_stable() -> None:
    """Records and the wire use them for ever: every shape of name, and how many there are."""
    names = set(load("zipang", 6).book.named)
    assert {
        "emperor",
        "ikki",
        "princess:pot",
        "bandit:0",
        "commander:0+5",
        "take:monk",
        "react:coin",
    } <= names
    assert {"commander", "nobleman", "tea_master:5", "warlord:5", "react:let", "react:monk"} <= names
    assert not {"peasant:1", "commander:1+0", "commander:2+2", "captain:6", "take:pot"} & names
    assert len(names) == 14 + 8 * 6 + 1 + 15 + 1 + 14 + 3
