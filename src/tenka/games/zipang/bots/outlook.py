"""How good a position is for one seat: its chance to win the game, by a simple and quick estimate."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import exp, log

from tenka.games.zipang.bots.odds import (
    Hand,
    Odds,
    chance_below,
    chance_to_hold,
    draws,
    hand_odds,
    honor_odds,
    honor_ranks,
    honor_wins,
    kinds,
    total,
    unseen,
)
from tenka.games.zipang.material import ATTACK, BTL, CAPTAIN, COMMANDER, HNR, MONK, PEASANT, WARLORD
from tenka.games.zipang.observation import Observation, SeatView

RICHES = 2.5
"""How much faster than the coins themselves the hope to win the game grows."""
HOPE = 0.25
"""What a hand is worth that stands no attack, compared with one that stands them all."""
MONK_MISSES = 0.4
"""How often an attack that the hand cannot stand gets through although there is a Monk."""
COIN_BLOCKS = 0.6
"""How often somebody who may buy a block does so when the hand is too weak."""
IKKI_WEIGHT = 0.25
"""How many attacks one unseen Peasant stands for."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A position as the seat imagines it after a move."""

    coins: tuple[int, ...]
    pot: int
    alive: tuple[float, ...]
    """Each seat's chance to be in the campaign."""
    hand: Hand
    honor_decides: bool = False
    """The campaign ends now."""

    def pay(self, giver: int, taker: int, coins: int) -> Outlook:
        purses = list(self.coins)
        purses[giver] -= coins
        purses[taker] += coins
        return replace(self, coins=tuple(purses))

    def pay_pot(self, giver: int, coins: int) -> Outlook:
        """Negative coins go from the pot to the seat."""
        purses = list(self.coins)
        purses[giver] -= coins
        return replace(self, coins=tuple(purses), pot=self.pot + coins)

    def weaken(self, seat: int, survival: float) -> Outlook:
        alive = list(self.alive)
        alive[seat] *= survival
        return replace(self, alive=tuple(alive))


@dataclass(frozen=True, slots=True)
class Guess:
    """What can be worked out about one hand."""

    odds: Odds
    monk: float
    """The chance of a Monk."""
    honors: dict[int, float]
    honor_ranks: list[float]
    strength: float


class Evaluator:
    """Estimates outlooks for the viewer of one observation."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.me = seen.viewer
        self.pool = unseen(seen)
        self.threats = _threats(self.pool)
        self._guessed: dict[tuple[Hand, int, int], Guess] = {}
        self.guesses = [self._guess(view) for view in seen.seats]
        self._judged: dict[Outlook, float] = {}

    def now(self) -> Outlook:
        seats = self.seen.seats
        return Outlook(
            coins=tuple(view.coins for view in seats),
            pot=self.seen.pot,
            alive=tuple(float(view.in_campaign) for view in seats),
            hand=kinds(self.seen.hand),
            honor_decides=self.seen.last_turn,
        )

    # --- other hands -----------------------------------------------------------------------------

    def _guess(self, view: SeatView) -> Guess:
        """The same for all seats of which the same is known."""
        key = (kinds(view.known), view.cards, view.proved_btl)
        if key not in self._guessed:
            odds = hand_odds(view, self.pool)
            honors = honor_odds(odds)
            strength = sum(chance * self.strength(hand) for hand, chance in odds.items())
            monk = chance_to_hold(odds, MONK)
            self._guessed[key] = Guess(odds, monk, honors, honor_ranks(honors), strength)
        return self._guessed[key]

    def survival(self, seat: int, attack: int) -> float:
        """A target's chance to stand an attack: by battle points, a Monk or a coin."""
        view = self.seen.seats[seat]
        guess = self.guesses[seat]
        falls = chance_below(guess.odds, attack) * (1 - guess.monk)
        may_pay = not view.had_turn and view.coins > 0
        return 1 - falls * (1 - COIN_BLOCKS if may_pay else 1.0)

    def random_hands(self, kept: Hand, count: int) -> list[tuple[Hand, float]]:
        """The own hand after drawing some cards, with its chance."""
        found = list(draws(self.pool, min(count, self.seen.supply)))
        ways = sum(number for _, number in found)
        return [(kept + drawn, number / ways) for drawn, number in found]

    # --- how good it is --------------------------------------------------------------------------

    def value(self, outlook: Outlook) -> float:
        """The chance to win the game, over who wins this campaign."""
        if outlook not in self._judged:
            self._judged[outlook] = self._worth(outlook)
        return self._judged[outlook]

    def _worth(self, outlook: Outlook) -> float:
        return sum(
            share * hope(outlook.pay_pot(seat, -outlook.pot).coins, self.me)
            for seat, share in enumerate(self._campaign_shares(outlook))
            if share
        )

    def _campaign_shares(self, outlook: Outlook) -> list[float]:
        """Everybody's chance to win the campaign: by outliving the others, or by honor at its end."""
        strength = [guess.strength for guess in self.guesses]
        strength[self.me] = self.strength(outlook.hand)
        fight = _shares([power * alive for power, alive in zip(strength, outlook.alive, strict=True)])
        honor = _shares(
            [win * alive for win, alive in zip(self._honors(outlook), outlook.alive, strict=True)]
        )
        end = 1.0 if outlook.honor_decides else self._nearness()
        if sum(1 for alive in outlook.alive if alive) == 1:
            end = 0.0
        return [(1 - end) * a + end * b for a, b in zip(fight, honor, strict=True)]

    def _nearness(self) -> float:
        """How likely the campaign is to last until honor decides."""
        rounds = self.seen.supply / max(1, sum(view.in_campaign for view in self.seen.seats))
        return 1 / (1 + rounds)

    def _honors(self, outlook: Outlook) -> list[float]:
        present = [seat for seat, alive in enumerate(outlook.alive) if alive]
        mine = {total(outlook.hand, HNR): 1.0}
        honors = [mine if seat == self.me else self.guesses[seat].honors for seat in present]
        ranks = [honor_ranks(mine) if seat == self.me else self.guesses[seat].honor_ranks for seat in present]
        wins = dict(zip(present, honor_wins(honors, ranks), strict=True))
        return [wins.get(seat, 0.0) for seat in range(len(outlook.alive))]

    def strength(self, hand: Hand) -> float:
        """How well a hand stands the attacks that may still come."""
        attacks = sum(self.threats.values())
        points = total(hand, BTL)
        stands = sum(weight for attack, weight in self.threats.items() if attack <= points)
        falls = 1 - stands / attacks if attacks else 0.0
        return HOPE + 1 - falls * (MONK_MISSES if MONK in hand else 1.0)

    def usual_strength(self) -> float:
        """Of two cards nobody knows."""
        return sum(chance * self.strength(hand) for hand, chance in self.random_hands((), 2))


def _threats(pool: Counter[int]) -> dict[int, float]:
    """Attacks that others can still make: battle points, and how many."""
    threats = {ATTACK[card]: float(pool[card]) for card in (CAPTAIN, COMMANDER)}
    threats[ATTACK[WARLORD]] = pool[WARLORD] + IKKI_WEIGHT * pool[PEASANT]
    return threats


def _shares(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else weights


def hope(coins: tuple[int, ...], me: int) -> float:
    """The chance to win the game with these coins at a campaign's end; somebody without any ends it."""
    if min(coins) == 0:
        top = max(coins)
        return 1 / coins.count(top) if coins[me] == top else 0.0
    powers = [exp(RICHES * log(purse)) for purse in coins]
    return powers[me] / sum(powers)
