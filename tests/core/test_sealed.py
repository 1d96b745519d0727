"""Secret simultaneous choice: seal, take back until the last one seals, reveal."""

from __future__ import annotations

import pytest

from tenka.core.sealed import SealedChoice


def test_choices_are_open_when_the_last_expected_seat_has_sealed() -> None:
    """Seat 1 is not expected, so two are enough."""
    choice = SealedChoice([True, False, True])
    assert choice.missing() == [0, 2]
    choice.seal(2, [4, 1])
    assert (choice.missing(), choice.is_open()) == ([0], False)
    choice.seal(0, [])
    assert (choice.missing(), choice.is_open()) == ([], True)
    assert choice.choices == [[], [], [4, 1]]


def test_a_choice_can_be_taken_back_until_all_have_sealed() -> None:
    choice = SealedChoice([True, True])
    assert not choice.can_unseal(0)
    choice.seal(0, [1])
    assert choice.can_unseal(0)
    choice.unseal(0)
    assert choice.missing() == [0, 1]
    choice.seal(0, [2])
    choice.seal(1, [3])
    assert not choice.can_unseal(0)
    with pytest.raises(ValueError, match="seat 0 cannot take its choice back"):
        choice.unseal(0)
    assert choice.choices == [[2], [3]]


@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_owes_a_choice_can_seal(seat: int) -> None:
    """Neither a second time nor without being expected."""
    choice = SealedChoice([True, False, True])
    choice.seal(0, [7])
    with pytest.raises(ValueError, match=f"seat {seat} owes no choice"):
        choice.seal(seat, [8])
    assert choice.choices[0] == [7]


def test_nothing_to_take_back_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot take its choice back"):
        SealedChoice([True, True]).unseal(1)


def test_copies_and_given_lists_are_apart() -> None:
    expected, numbers = [True, True], [1, 2]
    choice = SealedChoice(expected)
    choice.seal(0, numbers)
    copied = choice.copy()
    numbers.append(3)
    expected[1] = False
    copied.choices[0].append(9)
    copied.seal(1, [5])
    assert (choice.choices, choice.missing()) == ([[1, 2], []], [1])
    assert (copied.choices, copied.missing()) == ([[1, 2, 9], [5]], [])
