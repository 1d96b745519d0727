"""The payments that are offered, against a search that tries everything in every order."""

from __future__ import annotations

from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tenka.games.shitenno.material import KIND, KINDS, KOKUS, SYMBOLS, VALUE, cards_between
from tenka.games.shitenno.moves import BY_KOKUS, BY_TROOPS, CARD_PARTS, PARTS, USES
from tenka.games.shitenno.payment import NEEDS, Need, Strength, narrow, open_part, payments
from tests.games.shitenno.positions import Scene

KOKU = 4
"""An element of a payment is a troop or one koku."""

hands = st.tuples(
    st.lists(st.sampled_from(cards_between(0, KOKUS)), max_size=3),
    st.lists(st.sampled_from(cards_between(KOKUS, KINDS)), max_size=3),
)
aids = st.tuples(st.integers(0, 1), st.integers(0, 2), st.integers(0, 2))


def elements(cards: tuple[int, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for kind, count in enumerate(cards):
        symbols = [troop for troop, number in enumerate(SYMBOLS[kind]) for _ in range(number)]
        found += (symbols + [KOKU] * VALUE[kind]) * count
    return tuple(sorted(found))


def wanted(need: Need, way: int) -> tuple[int, ...]:
    if way == BY_KOKUS:
        return (KOKU,) * need.price
    return tuple(sorted([need.first] * need.a + [need.second] * need.b))


@cache
def reaches(there: tuple[int, ...], goal: tuple[int, ...], exchange: int, plus_one: int) -> bool:
    """Apply tiles in any order to any element, until what is wanted is there."""
    if all(there.count(element) >= goal.count(element) for element in goal):
        return True
    for place, element in enumerate(there):
        rest = there[:place] + there[place + 1 :]
        if plus_one and reaches(tuple(sorted([*there, element])), goal, exchange, plus_one - 1):
            return True
        if exchange and any(
            reaches(tuple(sorted([*rest, other])), goal, exchange - 1, plus_one) for other in range(KOKU + 1)
        ):
            return True
    return False


def pays(need: Need, way: int, parts: tuple[int, ...]) -> bool:
    hatamoto, exchange, plus_one = parts[:CARD_PARTS]
    there = elements(parts[CARD_PARTS:])
    starts = [tuple(sorted([*there, troop])) for troop in range(KOKU)] if hatamoto else [there]
    return any(reaches(start, wanted(need, way), exchange, plus_one) for start in starts)


def without(parts: tuple[int, ...], part: int) -> tuple[int, ...]:
    return (*parts[:part], parts[part] - 1, *parts[part + 1 :])


def by_force(need: Need, way: int, purse: list[int]) -> list[list[int]]:
    """Everything that pays and from which no single thing can be left out."""
    tried = product(*(range(count + 1) for count in purse))
    return [
        list(parts)
        for parts in tried
        if pays(need, way, parts)
        and not any(parts[part] and pays(need, way, without(parts, part)) for part in range(PARTS))
    ]


def purse_with(hand: tuple[list[int], list[int]], aid: tuple[int, int, int]) -> list[int]:
    purse = [*aid, *[0] * KINDS]
    for card in hand[0] + hand[1]:
        purse[CARD_PARTS + card] += 1
    return purse


@settings(max_examples=250)
@given(need=st.sampled_from(NEEDS), way=st.sampled_from([BY_TROOPS, BY_KOKUS]), hand=hands, aid=aids)
def test_payments_are_exactly_those_found_by_force(
    need: Need, way: int, hand: tuple[list[int], list[int]], aid: tuple[int, int, int]
) -> None:
    purse = purse_with(hand, aid)
    found = payments(need, purse, way)
    assert sorted(found) == sorted(by_force(need, way, purse))
    strength = Strength(purse)
    assert bool(found) == (strength.pays_troops(need) if way == BY_TROOPS else strength.pays_kokus(need))


@settings(max_examples=100)
@given(need=st.sampled_from(NEEDS), way=st.sampled_from([BY_TROOPS, BY_KOKUS]), hand=hands, aid=aids)
def test_each_payment_is_reached_by_one_row_of_decisions(
    need: Need, way: int, hand: tuple[list[int], list[int]], aid: tuple[int, int, int]
) -> None:
    found = payments(need, purse_with(hand, aid), way)
    assert sorted(leaves(found)) == sorted(found)


def leaves(ways: list[list[int]]) -> list[list[int]]:
    if len(ways) < 2:
        return ways
    part = open_part(ways)
    reached: list[list[int]] = []
    for move in USES[part]:
        left = narrow(ways, part, move.b)
        assert len(left) < len(ways)
        reached += leaves(left)
    return reached


def test_the_payments_of_a_large_hand_stay_quick_and_few() -> None:
    """The whole of a rich late hand: an exact list, without a limit in between."""
    scene = Scene(4).titles(1, 2, 3, 4).turn(0).bonuses(0, "exchange " * 3 + "plus_one " * 3)
    scene.hand(
        0, "samurai samurai bushi bushi sohei shinobi samurai+bushi sohei+shinobi koku1 koku1 koku2 koku3"
    )
    found = scene.game.observe(scene.state, 0).payments
    assert len({payment.choice for payment in found}) == len(found) > 100
    assert all(payment.choice.count(" ") < 12 for payment in found)


def test_the_moves_of_a_payment_pay_just_that() -> None:
    scene = Scene(4).titles(1, 2, 3, 4).turn(0).bonuses(0, "exchange plus_one")
    scene.hand(0, "samurai samurai bushi sohei+shinobi koku1 koku2 koku3")
    for payment in scene.game.observe(scene.state, 0).payments:
        state = scene.game.copy(scene.state)
        for name in payment.choice.split():
            assert scene.game.refusal(state, 0, scene.game.book.named[name]) is None
            scene.game.play(state, 0, scene.game.book.named[name], scene.chance)
        spent = [before - after for before, after in zip(scene.state.hands, state.hands, strict=True)]
        assert [kind for kind in range(KINDS) for _ in range(spent[kind])] == [
            KIND[card] for card in payment.cards
        ]
        assert sum(state.filled) == 1
