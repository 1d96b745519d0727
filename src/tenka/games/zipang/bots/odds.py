"""What a seat can work out about hidden cards, exactly: every place of an unseen card is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod

from tenka.games.zipang.material import BTL, HNR, KIND, deck
from tenka.games.zipang.observation import Observation, SeatView

Hand = tuple[int, ...]
Odds = dict[Hand, float]

MOST_HONOR = 3 * max(HNR)
"""No hand has more."""


def kinds(cards: list[str]) -> Hand:
    return tuple(KIND[card] for card in cards)


def total(hand: Hand, values: list[int]) -> int:
    return sum(values[card] for card in hand)


def unseen(seen: Observation) -> Counter[int]:
    """The cards whose place the viewer does not know, by kind."""
    pool = Counter(deck(len(seen.seats)))
    pool.subtract(kinds(seen.discards))
    for view in seen.seats:
        pool.subtract(kinds(view.known))
    if seen.taken is not None:
        pool.subtract([KIND[seen.taken]])
    return +pool


def draws(pool: Counter[int], count: int) -> Iterator[tuple[Hand, int]]:
    """Every way to draw some cards from the pool, with how many ways lead to it."""
    for hand in combinations_with_replacement(sorted(pool), count):
        ways = prod(comb(pool[card], times) for card, times in Counter(hand).items())
        if ways:
            yield hand, ways


def hand_odds(view: SeatView, pool: Counter[int]) -> Odds:
    """The hands that a seat may hold, given the cards known there and the blocks that it made."""
    known = kinds(view.known)
    possible = {
        known + rest: ways
        for rest, ways in draws(pool, view.cards - len(known))
        if total(known + rest, BTL) >= view.proved_btl
    }
    all_ways = sum(possible.values())
    return {hand: ways / all_ways for hand, ways in possible.items()}


def chance_below(odds: Odds, attack: int) -> float:
    """That a hand has fewer battle points than an attack."""
    return sum(chance for hand, chance in odds.items() if total(hand, BTL) < attack)


def chance_to_hold(odds: Odds, card: int) -> float:
    return sum(chance for hand, chance in odds.items() if card in hand)


def card_odds(odds: Odds) -> dict[int, float]:
    """One card of the hand, drawn at random."""
    shares: dict[int, float] = {}
    for hand, chance in odds.items():
        for card in hand:
            shares[card] = shares.get(card, 0.0) + chance / len(hand)
    return shares


def honor_odds(odds: Odds) -> dict[int, float]:
    """The hand's sum of honor points."""
    shares: dict[int, float] = {}
    for hand, chance in odds.items():
        honor = total(hand, HNR)
        shares[honor] = shares.get(honor, 0.0) + chance
    return shares


def honor_ranks(honors: dict[int, float]) -> list[float]:
    """By honor points: the chance to have fewer; an equal counts half."""
    below, ranks = 0.0, []
    for honor in range(MOST_HONOR + 1):
        equal = honors.get(honor, 0.0)
        ranks.append(below + equal / 2)
        below += equal
    return ranks


def honor_wins(honors: list[dict[int, float]], ranks: list[list[float]]) -> list[float]:
    """Each player's chance to have the most honor; equals share."""
    wins = [
        sum(
            chance * prod(ranks[j][honor] for j in range(len(ranks)) if j != i)
            for honor, chance in mine.items()
        )
        for i, mine in enumerate(honors)
    ]
    whole = sum(wins)
    return [win / whole for win in wins]
