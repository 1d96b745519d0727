"""Turns what the rules do into events, each with who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tenka.core.events import Story
from tenka.games.zipang import events
from tenka.games.zipang.material import HNR, NAMES, names
from tenka.games.zipang.moves import MAX_SEATS, POT

if TYPE_CHECKING:
    from tenka.games.zipang.state import State

Stake = Literal["campaign", "game"]
WonBy = Literal["last", "honor"]
ANSWERS: tuple[events.Answer, ...] = ("let", "monk", "coin")


def laid_open(cards: list[int]) -> list[str]:
    """A hand as others see it: sorted, so that nobody learns which card came last."""
    return names(sorted(cards))


def target_list(targets: int) -> list[int]:
    """The seats of a bit set, or the pot."""
    return [events.POT] if targets == POT else [seat for seat in range(MAX_SEATS) if targets >> seat & 1]


class ZipangStory(Story):
    def campaign_started(self, state: State, first: int) -> None:
        self.tell(events.CampaignStarted(state.campaign, first, state.pot))
        self.tell(None, {seat: events.Dealt(names(hand)) for seat, hand in enumerate(state.hands)})

    def turn_started(self, seat: int, *, last: bool) -> None:
        self.tell(events.TurnStarted(seat, last))

    def drew(self, seat: int, card: int) -> None:
        self.tell(events.Drew(seat), {seat: events.Drew(seat, NAMES[card])})

    def played(self, state: State, count: int, source: int) -> None:
        origin = events.HAND if source == -1 else source
        self.tell(events.Played(state.active, NAMES[state.card], target_list(state.targets), count, origin))

    def asked(self, seat: int, card: int) -> None:
        self.tell(events.Asked(seat, NAMES[card]))

    def reacted(self, seat: int, answer: int) -> None:
        self.tell(events.Reacted(seat, ANSWERS[answer]))

    def blocked(self, seat: int, attacker: int, hand: list[int]) -> None:
        shown = events.Blocked(seat, attacker, laid_open(hand))
        self.tell(events.Blocked(seat, attacker), {attacker: shown, seat: shown})

    def eliminated(self, seat: int, cards: list[int]) -> None:
        self.tell(events.Eliminated(seat, names(cards)))

    def out_of_cards(self, seat: int) -> None:
        self.tell(events.OutOfCards(seat))

    def stole(self, seat: int, victim: int, coins: int) -> None:
        self.tell(events.Stole(seat, victim, coins))

    def stole_from_pot(self, seat: int, coins: int) -> None:
        self.tell(events.Stole(seat, events.POT, coins))

    def paid(self, seat: int, coins: int) -> None:
        self.tell(events.Paid(seat, coins))

    def hand_shown(self, seat: int, hand: list[int]) -> None:
        self.tell(events.HandShown(seat, laid_open(hand)))

    def hand_lost(self, seat: int, cards: list[int]) -> None:
        self.tell(events.HandLost(seat, names(cards)))

    def looked(self, seat: int, target: int, hand: list[int]) -> None:
        shown = events.Looked(seat, target, laid_open(hand))
        self.tell(events.Looked(seat, target), {seat: shown, target: shown})

    def took(self, seat: int, source: int, card: int) -> None:
        self.tell(events.Took(seat, source, NAMES[card]))

    def no_effect(self, state: State) -> None:
        self.tell(events.NoEffect(state.active, NAMES[state.card]))

    def honor_compared(self, seats: list[int], hands: list[list[int]]) -> None:
        self.tell(events.HonorCompared([honor(*pair) for pair in zip(seats, hands, strict=True)]))

    def tie_drawn(self, seats: list[int], cards: list[int], stake: Stake) -> None:
        draws = [honor(seat, [card]) for seat, card in zip(seats, cards, strict=True)]
        self.tell(events.TieDrawn(draws, stake))

    def campaign_won(self, seat: int, coins: int, reason: WonBy) -> None:
        self.tell(events.CampaignWon(seat, coins, reason))

    def game_ended(self, coins: list[int], ranks: list[int]) -> None:
        self.tell(events.GameEnded(list(coins), list(ranks)))


def honor(seat: int, cards: list[int]) -> events.Honor:
    return events.Honor(seat, laid_open(cards), sum(HNR[card] for card in cards))
