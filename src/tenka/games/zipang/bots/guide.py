"""How likely drawn worlds of Zipang Portable are, how search plays on in them, and what coins are worth then.

Priors are sums of weights, from what the acting seat itself knows: its hand, what it has seen, the coins.
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from tenka.core.moves import Move
from tenka.games.zipang.game import Zipang
from tenka.games.zipang.hands import points
from tenka.games.zipang.material import ATTACK, BTL, EMPEROR, HNR, KINDS, PRINCESS
from tenka.games.zipang.moves import IKKI, MAX_SEATS, PAY_COIN, POT, USE_MONK
from tenka.games.zipang.state import PLAY_TAKEN, REACT, TURN, State
from tenka.search.linear import LinearGuide

PHASES: Final = 3

# where each group of weights begins
PLAY: Final = 0
"""By phase and card played from the hand."""
PLAY_A_TAKEN: Final = PLAY + PHASES * KINDS
TAKE: Final = PLAY_A_TAKEN + KINDS
"""By card chosen."""
ANSWER: Final = TAKE + KINDS
"""Using the Monk, by card, for a hand that would stand it or not."""
COIN: Final = ANSWER + 2 * KINDS
"""Paying a coin, for a hand that would stand it or not."""
IKKI_PLAYED: Final = COIN + 2
IKKI_TARGETS: Final = IKKI_PLAYED + 1
AIM_STRONG: Final = IKKI_TARGETS + 1
"""The target is known to stand the attack; known to fall; has not had its turn; its coins."""
AIM_WEAK: Final = AIM_STRONG + 1
AIM_FRESH: Final = AIM_WEAK + 1
AIM_COINS: Final = AIM_FRESH + 1
AIM_SECOND: Final = AIM_COINS + 1
"""A second target of the Commander."""
LOOT: Final = AIM_SECOND + 1
"""Each coin that the Princess takes."""
HONOR_LEAD: Final = LOOT + 1
"""Each point of Honor kept when the campaign ends with this turn."""
POLICY: Final = HONOR_LEAD + 1

PLACES: Final = 2
"""In a hand, whose older cards come first: they were kept longer."""
MOST_POINTS: Final = 11
"""Of battle or Honor; more counts as this."""
KEPT: Final = 0
"""By phase, place in the hand and card."""
HAND_BATTLE: Final = KEPT + PHASES * PLACES * KINDS
"""By battle points of the hand."""
HAND_HONOR: Final = HAND_BATTLE + MOST_POINTS + 1
"""By points of Honor of the hand."""
BELIEFS: Final = HAND_HONOR + MOST_POINTS + 1

STAGES: Final = 3
"""How near the end of the game is: after the ante the poorest has no coin, one, or more."""
# for each number of seats:
COINS: Final = 0
"""By stage, each coin."""
LOG_COINS: Final = STAGES
"""By stage, the logarithm of the coins."""
FIRST_PLAYER: Final = 2 * STAGES
VALUE_ROW: Final = FIRST_PLAYER + 1
VALUE: Final = (MAX_SEATS + 1) * VALUE_ROW


def hand_set_policy() -> list[float]:
    """From plain reasoning: attack, keep what defends, keep Honor for the end."""
    weights = [0.0] * POLICY
    first = [-3.0, 1.0, 1.0, 0.6, 0.8, 0.8, -1.0, 0.2, 0.6, 0.6, 0.6, 0.4, 0.4, 0.3]
    for phase in range(PHASES):
        for card in range(KINDS):
            weights[PLAY + phase * KINDS + card] = first[card] - 0.3 * phase * HNR[card]
    for card in range(KINDS):
        weights[TAKE + card] = first[card] + (1.0 if ATTACK[card] else 0.0)
        weights[ANSWER + 2 * card] = -1.0
        weights[ANSWER + 2 * card + 1] = 4.0 if ATTACK[card] else -1.0
    weights[COIN], weights[COIN + 1] = -4.0, 3.0
    weights[IKKI_PLAYED], weights[IKKI_TARGETS] = 0.5, 0.4
    weights[AIM_STRONG], weights[AIM_WEAK], weights[AIM_FRESH] = -3.0, 2.0, -0.3
    weights[AIM_COINS], weights[AIM_SECOND], weights[LOOT] = 0.1, 0.5, 0.4
    weights[HONOR_LEAD] = 0.5
    return weights


def hand_set_value() -> list[float]:
    """The hope to win grows with the coins, and faster near the end."""
    weights = [0.0] * VALUE
    for seats in range(MAX_SEATS + 1):
        for stage in range(STAGES):
            weights[seats * VALUE_ROW + LOG_COINS + stage] = 1.5 - 0.4 * stage
    return weights


def rules_for(seats: int) -> Zipang:
    """The rules of the worlds that are drawn at a table with so many seats."""
    return Zipang(seats)


class ZipangGuide(LinearGuide[State]):
    def log_belief(self, state: State, viewer: int) -> float:
        """By what the others have kept: whoever has had a turn has chosen what to keep."""
        found = 0.0
        seat: i64
        for seat in range(state.seats):
            if seat != viewer and state.in_campaign[seat] and state.had_turn[seat]:
                found += self.kept(state, seat, state.seen[viewer * state.seats + seat])
        return found

    def kept(self, state: State, seat: i64, known: i64) -> float:
        """Of one hand, whose first cards are known."""
        hand = state.hands[seat]
        number: i64 = len(hand)
        if known >= number:
            return 0.0
        weights = self.beliefs
        found = weights[HAND_BATTLE + min(points(hand, BTL), MOST_POINTS)]
        found += weights[HAND_HONOR + min(points(hand, HNR), MOST_POINTS)]
        row = KEPT + phase(state) * PLACES * KINDS
        place: i64
        for place in range(known, number):
            found += weights[row + min(place, PLACES - 1) * KINDS + hand[place]]
        return found

    def mark(self, state: State) -> int:
        return state.campaign

    def outlooks(self, state: State) -> list[float]:
        """At a campaign's start: by everybody's coins, and who begins."""
        row = state.seats * VALUE_ROW
        stage = min(*state.coins, STAGES - 1)
        each, ratio = self.value[row + COINS + stage], self.value[row + LOG_COINS + stage]
        looks = [each * purse + ratio * log(purse + 1) for purse in state.coins]
        looks[state.active] += self.value[row + FIRST_PLAYER]
        return looks

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        if state.step == REACT:
            return self.answers(state, seat, moves)
        if state.step in (TURN, PLAY_TAKEN):
            return [self.play(state, seat, move) for move in moves]
        return [self.policy[TAKE + move.a] for move in moves]

    def answers(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        falls: i64 = 1 if points(state.hands[seat], BTL) < ATTACK[state.card] else 0
        priors: list[float] = []
        for move in moves:
            prior = 0.0
            if move.a == USE_MONK:
                prior = self.policy[ANSWER + 2 * state.card + falls]
            elif move.a == PAY_COIN:
                prior = self.policy[COIN + falls]
            priors.append(prior)
        return priors

    def play(self, state: State, seat: i64, move: Move) -> float:
        weights = self.policy
        card = move.a
        if state.step == PLAY_TAKEN:
            prior = weights[PLAY_A_TAKEN + card]
        else:
            prior = weights[PLAY + phase(state) * KINDS + card]
        if move.kind == IKKI:
            return prior + weights[IKKI_PLAYED] + weights[IKKI_TARGETS] * rivals(state, seat)
        if card == EMPEROR or state.last_turn:
            kept = points(state.hands[seat], HNR) - (HNR[card] if state.step == TURN else 0)
            prior += weights[HONOR_LEAD] * float(kept - 4)
        if card == PRINCESS:
            return prior + weights[LOOT] * float(loot(state, move))
        return prior + self.aim(state, seat, move) if move.b else prior

    def aim(self, state: State, seat: i64, move: Move) -> float:
        """Whom to play a card at."""
        prior = 0.0
        attack: i64 = ATTACK[move.a]
        number: i64 = 0
        target: i64
        for target in range(state.seats):
            if move.b >> target & 1:
                number += 1
                prior += self.policy[AIM_COINS] * float(state.coins[target])
                if attack:
                    prior += self.prey(state, seat, target, attack)
        return prior + self.policy[AIM_SECOND] if number > 1 else prior

    def prey(self, state: State, seat: i64, target: i64, attack: i64) -> float:
        """How an attack looks on a target of which this much is known."""
        weights = self.policy
        hand = state.hands[target]
        seen: i64 = state.seen[seat * state.seats + target]
        known = points(hand[:seen], BTL) if seen else 0
        prior = 0.0 if state.had_turn[target] else weights[AIM_FRESH]
        if known >= attack or state.proved[target] >= attack:
            return prior + weights[AIM_STRONG]
        return prior + weights[AIM_WEAK] if seen == len(hand) else prior


def phase(state: State) -> i64:
    """Far from the end of the supply, near it, at it."""
    rounds = len(state.supply) // state.seats
    return 0 if rounds >= 2 else (1 if len(state.supply) > 1 else 2)


def rivals(state: State, seat: i64) -> float:
    found = 0.0
    other: i64
    for other in range(state.seats):
        if other != seat and state.in_campaign[other]:
            found += 1.0
    return found


def loot(state: State, move: Move) -> i64:
    if move.b == POT:
        return state.pot // 2
    target: i64
    for target in range(state.seats):
        if move.b >> target & 1:
            return state.coins[target] // 2
    return 0
