"""Zipang Portable as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, get_args

from tenka.core.game import AnyGame
from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
    counts,
    flag,
    listed,
    number,
    numbers,
    one_of,
    seat_flags,
    turned,
    viewer,
)
from tenka.games.zipang.material import DATA, MOST_CARDS, MOST_IN_HAND, NAMES
from tenka.games.zipang.observation import Observation, Question, SeatView, StepName

T = TypeVar("T")
MOST_COINS: int = DATA["coins"]
MOST = 100
"""More campaigns or battle points nobody has seen."""
ANSWERS = ("let", "monk", "coin")


def layout(game: AnyGame) -> Layout[Observation]:
    seats = game.seats
    return Layout([*_table(seats), *_hands(seats), *_question(seats)])


def _table(seats: int) -> list[Field[Observation]]:
    return [
        viewer(seats),
        one_of("step", "what is decided now", get_args(StepName), lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        seat_flags("active", "whose turn it is", seats, lambda seen: [seen.active]),
        number("campaign", "campaigns so far", MOST, lambda seen: seen.campaign),
        flag("last_turn", "1 in the last turn of a campaign", lambda seen: seen.last_turn),
        number("pot", "coins in the pot", MOST_COINS, lambda seen: seen.pot),
        number("removed", "coins that left the game", MOST_COINS, lambda seen: seen.removed),
        number("supply", "cards in the supply", MOST_CARDS, lambda seen: seen.supply),
        codes("discards", "face-up discards, oldest first", NAMES, MOST_CARDS, lambda seen: seen.discards),
        numbers("ranks", "final ranks", seats, seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _hands(seats: int) -> list[Field[Observation]]:
    view: list[Field[SeatView]] = [
        number("coins", "coins", MOST_COINS, lambda view: view.coins),
        number("cards", "cards in hand", MOST_IN_HAND, lambda view: view.cards),
        flag("in_campaign", "1 if still in the campaign", lambda view: view.in_campaign),
        flag("had_turn", "1 from the first turn of the campaign on", lambda view: view.had_turn),
        number(
            "proved_btl", "battle points that the hand is known to reach", MOST, lambda view: view.proved_btl
        ),
        counts("known", "cards of this hand that you know", NAMES, MOST_IN_HAND, lambda view: view.known),
        counts(
            "knows_mine",
            "cards of yours that this seat knows",
            NAMES,
            MOST_IN_HAND,
            lambda view: view.knows_mine,
        ),
    ]
    hand: Field[Observation] = codes(
        "hand", "your cards in the order in which they came", NAMES, MOST_IN_HAND, lambda seen: seen.hand
    )
    return [hand, *by_seat(view, seats, lambda seen: seen.seats)]


def _question(seats: int) -> list[Field[Observation]]:
    return [
        one_of("taken", "a card that was taken and must be played", NAMES, lambda seen: seen.taken),
        seat_flags(
            "taken_from",
            "whom it was taken from",
            seats,
            lambda seen: [s for s in [seen.taken_from] if s >= 0],
        ),
        flag("from_discards", "1 if it comes from the discards", lambda seen: seen.taken_from < -1),
        one_of("card", "the card being resolved", NAMES, _asked(lambda question: question.card, None)),
        seat_flags(
            "targets", "at whom", seats, _asked(lambda question: [s for s in question.targets if s >= 0], [])
        ),
        flag("at_pot", "1 if it is played at the pot", _asked(lambda question: -1 in question.targets, 0)),
        seat_flags("asked", "who is to answer", seats, _asked(lambda question: listed(question.asked), [])),
        *(_answers(answer, seats) for answer in ANSWERS),
    ]


def _answers(answer: str, seats: int) -> Field[Observation]:
    def given(question: Question) -> list[int]:
        return [seat for seat, word in question.answers.items() if word == answer]

    return seat_flags(f"answered.{answer}", f"who has answered '{answer}'", seats, _asked(given, []))


def _asked(get: Callable[[Question], T], default: T) -> Callable[[Observation], T]:
    """Something of the question, if there is one."""
    return lambda seen: default if seen.question is None else get(seen.question)
