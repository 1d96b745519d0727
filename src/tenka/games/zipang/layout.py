"""Zipang Portable as a row of numbers."""

from __future__ import annotations

from typing import Any, get_args

from tenka.core.game import AnyGame
from tenka.core.layout import (
    Field,
    Layout,
    by_seat,
    codes,
    counts,
    listed,
    number,
    numbers,
    one_of,
    seat_flags,
    turned,
    viewer,
)
from tenka.games.zipang.material import NAMES
from tenka.games.zipang.observation import Observation, StepName

MOST_CARDS = 30
MOST_IN_HAND = 3
ANSWERS = ("let", "monk", "coin")


def layout(game: AnyGame) -> Layout:
    seats = game.seats
    return Layout([*_table(seats), *_hands(seats), *_question(seats)])


def _table(seats: int) -> list[Field]:
    return [
        viewer(seats),
        one_of("step", "what is decided now", get_args(StepName), lambda seen: seen.step),
        seat_flags("actors", "who decides", seats, lambda seen: seen.actors),
        seat_flags("active", "whose turn it is", seats, lambda seen: [seen.active]),
        number("campaign", "campaigns so far", lambda seen: seen.campaign),
        number("last_turn", "1 in the last turn of a campaign", lambda seen: seen.last_turn),
        number("pot", "coins in the pot", lambda seen: seen.pot),
        number("removed", "coins that left the game", lambda seen: seen.removed),
        number("supply", "cards in the supply", lambda seen: seen.supply),
        codes("discards", "face-up discards, oldest first", NAMES, MOST_CARDS, lambda seen: seen.discards),
        numbers("ranks", "final ranks", seats, lambda seen: turned(seen, seen.ranks)),
    ]


def _hands(seats: int) -> list[Field]:
    view = [
        number("coins", "coins", lambda view: view.coins),
        number("cards", "cards in hand", lambda view: view.cards),
        number("in_campaign", "1 if still in the campaign", lambda view: view.in_campaign),
        number("had_turn", "1 from the first turn of the campaign on", lambda view: view.had_turn),
        number("proved_btl", "battle points that the hand is known to reach", lambda view: view.proved_btl),
        counts("known", "cards of this hand that you know", NAMES, lambda view: view.known),
        counts("knows_mine", "cards of yours that this seat knows", NAMES, lambda view: view.knows_mine),
    ]
    hand = codes(
        "hand", "your cards in the order in which they came", NAMES, MOST_IN_HAND, lambda seen: seen.hand
    )
    return [hand, *by_seat(view, seats, lambda seen: seen.seats)]


def _question(seats: int) -> list[Field]:
    return [
        one_of("taken", "a card that was taken and must be played", NAMES, lambda seen: seen.taken),
        seat_flags(
            "taken_from",
            "whom it was taken from",
            seats,
            lambda seen: [s for s in [seen.taken_from] if s >= 0],
        ),
        number("from_discards", "1 if it comes from the discards", lambda seen: seen.taken_from < -1),
        one_of("card", "the card being resolved", NAMES, lambda seen: _of(seen, "card", None)),
        seat_flags("targets", "at whom", seats, lambda seen: [s for s in _of(seen, "targets", []) if s >= 0]),
        number("at_pot", "1 if it is played at the pot", lambda seen: -1 in _of(seen, "targets", [])),
        seat_flags("asked", "who is to answer", seats, lambda seen: listed(_of(seen, "asked", None))),
        *(_answers(answer, seats) for answer in ANSWERS),
    ]


def _answers(answer: str, seats: int) -> Field:
    def given(seen: Observation) -> list[int]:
        return [seat for seat, word in _of(seen, "answers", {}).items() if word == answer]

    return seat_flags(f"answered.{answer}", f"who has answered '{answer}'", seats, given)


def _of(seen: Observation, name: str, default: Any) -> Any:
    return default if seen.question is None else getattr(seen.question, name)
