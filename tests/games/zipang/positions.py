"""Positions of Zipang Portable for tests, written as a person would describe a table.

Cards are words: `position(["captain monk peasant", "bandit ninja"], supply="warlord ...")` is a turn of
seat 0, who has drawn already. The supply is written in the order of drawing; `...` stands for the rest of
the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tenka.core.chance import ReplayedChance
from tenka.core.events import PUBLIC, Event
from tenka.games import load
from tenka.games.zipang.material import KIND, NAMES, deck, start_coins
from tenka.games.zipang.state import State

REST = "..."


class Play:
    """A game in progress, played by the names of moves. `heard` speaks of the last call of `do`."""

    def __init__(self, state: State, story: Any = None) -> None:
        self.game = load("zipang", state.seats)
        self.state = state
        self.story = story or self.game.new_story()

    def do(self, *names: str, **draws: list[int]) -> Play:
        """Play moves, each by the seat that owes one. Draws not given are a deck in its printed order."""
        self.story = self.game.new_story()
        chance = ReplayedChance({"deck": list(range(len(deck(self.state.seats)))), **draws})
        for name in names:
            seat = self.actor()
            assert self.refused(name) is None, f"seat {seat} may not play {name}: {self.refused(name)}"
            self.game.play(self.state, seat, self.game.book.named[name], chance, self.story)
        unused = [stream for stream in draws if chance.draws[stream]]
        assert not unused, f"nobody asked for the draws of {unused}"
        return self

    def actor(self) -> int:
        (seat,) = self.game.actors(self.state)
        return seat

    def refused(self, name: str, seat: int | None = None) -> str | None:
        """Why a seat (the one that acts, unless told) may not play a move: the code and the paragraph."""
        asking = self.actor() if seat is None else seat
        refusal = self.game.refusal(self.state, asking, self.game.book.named[name])
        return f"{refusal.code} {refusal.rule}" if refusal else None

    def moves(self, seat: int | None = None) -> list[str]:
        return [move.name for move in self.game.moves(self.state, self.actor() if seat is None else seat)]

    def hand(self, seat: int) -> str:
        return " ".join(sorted(NAMES[card] for card in self.state.hands[seat]))

    def discards(self) -> str:
        return " ".join(NAMES[card] for card in self.state.discards)

    def supply(self) -> str:
        """In the order of drawing."""
        return " ".join(NAMES[card] for card in reversed(self.state.supply))

    def seen(self, viewer: int = PUBLIC) -> Any:
        return self.game.observe(self.state, viewer)

    def heard(self, viewer: int = PUBLIC) -> list[Event]:
        heard: list[Event] = self.story.heard_by(viewer)
        return heard

    def heard_of(self, *kinds: type[Event], viewer: int = PUBLIC) -> list[Event]:
        """The events of some kinds only."""
        return [event for event in self.heard(viewer) if isinstance(event, kinds)]


def position(
    hands: Sequence[str],
    supply: str = REST,
    *,
    discards: str = "",
    coins: Sequence[int] | None = None,
    pot: int | None = None,
    active: int = 0,
    had_turn: Sequence[bool] | None = None,
    out: Sequence[int] = (),
    last_turn: bool = False,
) -> Play:
    """A turn of `active`. Unless told, everybody has had a turn and the coins of the first campaign.

    `out` lists who is eliminated.

    The face-down discard is some card that is not named. With `...` in the supply the whole deck is there.
    """
    seats = len(hands)
    state = started(seats).state
    state.active = active
    state.last_turn = last_turn
    state.hands = [cards(hand) for hand in hands]
    state.discards = cards(discards)
    state.in_campaign = [seat not in out for seat in range(seats)]
    state.had_turn = list(had_turn or [True] * seats)
    state.coins = list(coins or [start_coins(seats) - 1] * seats)
    state.pot = seats - 1 if pot is None else pot
    state.removed = start_coins(seats) * seats - sum(state.coins) - state.pot
    _lay_supply(state, supply)
    return Play(state)


def cards(words: str) -> list[int]:
    return [KIND[word] for word in words.split()]


def _lay_supply(state: State, supply: str) -> None:
    first = cards(supply.replace(REST, ""))
    used = Counter(first + state.discards + [card for hand in state.hands for card in hand])
    unused = Counter(deck(state.seats))
    unused.subtract(used)
    assert min(unused.values()) >= 0, "more cards than the box has"
    left = list(unused.elements())
    state.face_down = left.pop()
    drawn = first + (left if REST in supply else [])
    state.supply = drawn[::-1]


def dealt(seats: int, first: str) -> list[int]:
    """The draws of a shuffle after which these cards are dealt first, in this order."""
    return shuffled(seats, first)[::-1]


def shuffled(seats: int, *firsts: str) -> list[int]:
    """The draws of shuffles, one after the other, each with these cards at its front."""
    return [place for first in firsts for place in _order(seats, first)]


def _order(seats: int, first: str) -> list[int]:
    places = list(range(len(deck(seats))))
    front: list[int] = []
    for card in cards(first):
        place = next(place for place in places if deck(seats)[place] == card)
        places.remove(place)
        front.append(place)
    return front + places


def started(seats: int, first: int = 0, deal: str = "") -> Play:
    """A new game: who begins, and which cards are dealt first."""
    game = load("zipang", seats)
    story = game.new_story()
    chance = ReplayedChance({"first": [first], "deck": dealt(seats, deal)})
    state: State = game.start(chance, story)
    chance.finish()
    return Play(state, story)
