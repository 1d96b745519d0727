"""`steady`: weighs every move by what it does to the chance of winning, one card ahead."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tenka.core.bot import Bot, Clock
from tenka.core.moves import Move
from tenka.games.zipang.bots.odds import Hand, card_odds, kinds, total
from tenka.games.zipang.bots.outlook import Evaluator, Outlook
from tenka.games.zipang.material import (
    ATTACK,
    BANDIT,
    BTL,
    CAPTAIN,
    COMMANDER,
    EMPEROR,
    KABUKI,
    KIND,
    MERCHANT,
    MONK,
    NINJA,
    NOBLEMAN,
    PEASANT,
    PRINCESS,
    SHRINE_MAIDEN,
    TEA_MASTER,
    WARLORD,
)
from tenka.games.zipang.observation import Observation, Question

POT = "pot"
SAME = 1e-9
"""Values that differ by less are equal."""
MONK_SPENT = 0.6
"""How often a holder of a Monk spends it against the loss of a coin or a card."""
CHAIN_CARDS = (TEA_MASTER, KABUKI, NOBLEMAN)


class SteadyZipang(Bot[Observation]):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)

    def decide(self, observation: Observation, moves: list[Move], clock: Clock | None) -> Move:
        if len(moves) == 1:
            return moves[0]
        value = STEPS[observation.step](observation)
        values = [value(move.name) for move in moves]
        best = max(values)
        return self._random.choice([moves[i] for i in range(len(moves)) if values[i] > best - SAME])


# --- the own turn -----------------------------------------------------------------------------------


class Plays:
    """Values the ways to play cards."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.evaluator = Evaluator(seen)
        self.me = seen.viewer
        self.rivals = [seat for seat, view in enumerate(seen.seats) if seat != self.me and view.cards]
        self._best: dict[tuple[int, Hand], float] = {}

    def from_hand(self, name: str) -> float:
        """A move in the own turn."""
        now = self.evaluator.now()
        if name == "ikki":
            return self.ikki(replace(now, hand=without(without(now.hand, PEASANT), PEASANT)))
        card, _, aim = name.partition(":")
        kind = KIND[card]
        return self.play(kind, aim, replace(now, hand=without(now.hand, kind)))

    def taken(self, name: str) -> float:
        """A way to play the card that was taken."""
        now = self.evaluator.now()
        if name == "ikki":
            return self.ikki(replace(now, hand=without(now.hand, PEASANT)))
        card, _, aim = name.partition(":")
        return self.play(KIND[card], aim, now)

    def take(self, name: str) -> float:
        """`take:CARD`: as good as the best way to play that card."""
        return self.best(KIND[name.removeprefix("take:")], self.evaluator.now())

    def play(self, card: int, aim: str, after: Outlook) -> float:
        """A card at somebody; `after` is the outlook once it has left the hand."""
        return EFFECTS[card](self, card, aim, after)

    def best(self, card: int, after: Outlook) -> float:
        """The best way to play a card that came from elsewhere; further chains are not looked at."""
        key = (card, after.hand)
        if key not in self._best:
            self._best[key] = max(self._ways(card, after))
        return self._best[key]

    def _ways(self, card: int, after: Outlook) -> list[float]:
        if card in CHAIN_CARDS:
            return [self.evaluator.value(after)]
        ways = [self.play(card, aim, after) for aim in self._aims(card)]
        if card == PEASANT and PEASANT in after.hand:
            ways.append(self.ikki(replace(after, hand=without(after.hand, PEASANT))))
        return ways

    def _aims(self, card: int) -> list[str]:
        if card == COMMANDER:
            pairs = [f"{a}+{b}" for a in self.rivals for b in self.rivals if a < b]
            return [str(seat) for seat in self.rivals] + pairs
        others = [seat for seat in range(len(self.seen.seats)) if seat != self.me]
        aims = {BANDIT: others, CAPTAIN: self.rivals, WARLORD: self.rivals, NINJA: self.rivals}
        named = [str(seat) for seat in aims.get(card, [])]
        if card == PRINCESS:
            return [POT, *map(str, self.rivals)]
        return named or [""]

    # --- what the cards do ---------------------------------------------------------------------

    def nothing(self, card: int, aim: str, after: Outlook) -> float:
        return self.evaluator.value(after)

    def emperor(self, card: int, aim: str, after: Outlook) -> float:
        return self.evaluator.value(replace(after, honor_decides=True))

    def attack(self, card: int, aim: str, after: Outlook) -> float:
        targets = [int(seat) for seat in aim.split("+")] if aim else []
        return self._assault(targets, ATTACK[card], after)

    def ikki(self, after: Outlook) -> float:
        hands = self.evaluator.random_hands(after.hand, 1)
        return sum(
            chance * self._assault(self.rivals, ATTACK[PEASANT], replace(after, hand=hand))
            for hand, chance in hands
        )

    def _assault(self, targets: list[int], attack: int, after: Outlook) -> float:
        for seat in targets:
            after = after.weaken(seat, self.evaluator.survival(seat, attack))
        return self.evaluator.value(after)

    def bandit(self, card: int, aim: str, after: Outlook) -> float:
        seat = int(aim)
        return self._unless_monk(seat, after.pay(seat, self.me, min(1, after.coins[seat])), after)

    def princess(self, card: int, aim: str, after: Outlook) -> float:
        if aim == POT:
            return self.evaluator.value(after.pay_pot(self.me, -(after.pot // 2)))
        seat = int(aim)
        return self._unless_monk(seat, after.pay(seat, self.me, after.coins[seat] // 2), after)

    def merchant(self, card: int, aim: str, after: Outlook) -> float:
        for seat, coins in enumerate(after.coins):
            if seat != self.me and coins:
                after = after.pay_pot(seat, 1)
        return self.evaluator.value(after)

    def ninja(self, card: int, aim: str, after: Outlook) -> float:
        if not aim:
            return self.evaluator.value(after)
        seat = int(aim)
        weaker = (
            self.evaluator.usual_strength() / self.evaluator.guesses[seat].strength
            if self.seen.supply
            else 0.0
        )
        return self._unless_monk(seat, after.weaken(seat, weaker), after)

    def tea_master(self, card: int, aim: str, after: Outlook) -> float:
        if not aim:
            return self.evaluator.value(after)
        cards = card_odds(self.evaluator.guesses[int(aim)].odds)
        gain = sum(chance * self.best(kind, after) for kind, chance in cards.items())
        return self._mixed(int(aim), gain, after)

    def nobleman(self, card: int, aim: str, after: Outlook) -> float:
        if not aim:
            return self.evaluator.value(after)
        hands = self.evaluator.guesses[int(aim)].odds
        gain = sum(chance * max(self.best(kind, after) for kind in hand) for hand, chance in hands.items())
        return self._mixed(int(aim), gain, after)

    def kabuki(self, card: int, aim: str, after: Outlook) -> float:
        cards = set(kinds(self.seen.discards)) - {KABUKI}
        return max((self.best(kind, after) for kind in cards), default=self.evaluator.value(after))

    def _unless_monk(self, seat: int, done: Outlook, cancelled: Outlook) -> float:
        return self._mixed(seat, self.evaluator.value(done), cancelled)

    def _mixed(self, seat: int, done: float, cancelled: Outlook) -> float:
        spent = MONK_SPENT * self.evaluator.guesses[seat].monk
        return (1 - spent) * done + spent * self.evaluator.value(cancelled)


Effect = Callable[[Plays, int, str, Outlook], float]

EFFECTS: dict[int, Effect] = {
    EMPEROR: Plays.emperor,
    PEASANT: Plays.nothing,
    BANDIT: Plays.bandit,
    MERCHANT: Plays.merchant,
    PRINCESS: Plays.princess,
    CAPTAIN: Plays.attack,
    MONK: Plays.nothing,
    SHRINE_MAIDEN: Plays.nothing,
    COMMANDER: Plays.attack,
    NINJA: Plays.ninja,
    TEA_MASTER: Plays.tea_master,
    KABUKI: Plays.kabuki,
    NOBLEMAN: Plays.nobleman,
    WARLORD: Plays.attack,
}


# --- reactions --------------------------------------------------------------------------------------


class Reactions:
    """Values the answers to a card that somebody plays."""

    def __init__(self, seen: Observation, question: Question) -> None:
        self.seen = seen
        self.question = question
        self.evaluator = Evaluator(seen)
        self.me = seen.viewer

    def value(self, name: str) -> float:
        return ANSWERS[name](self, self._others_fate(self.evaluator.now()))

    def _others_fate(self, now: Outlook) -> Outlook:
        """The same attack also meets others."""
        spared = [seat for seat, answer in self.question.answers.items() if answer != "let"]
        for seat in self.question.targets:
            if self.question.attack and seat != self.me and seat not in spared:
                now = now.weaken(seat, self.evaluator.survival(seat, self.question.attack))
        return now

    def monk(self, now: Outlook) -> float:
        return self._redrawn(without(now.hand, MONK), 1, now)

    def coin(self, now: Outlook) -> float:
        return self.evaluator.value(now.pay_pot(self.me, 1))

    def let(self, now: Outlook) -> float:
        return LOSSES[KIND[self.question.card]](self, now)

    # --- what happens to whoever lets it -------------------------------------------------------

    def attacked(self, now: Outlook) -> float:
        stands = total(now.hand, BTL) >= self.question.attack
        return self.evaluator.value(now if stands else now.weaken(self.me, 0.0))

    def robbed(self, now: Outlook) -> float:
        return self.evaluator.value(now.pay(self.me, self.question.by, min(1, now.coins[self.me])))

    def halved(self, now: Outlook) -> float:
        return self.evaluator.value(now.pay(self.me, self.question.by, now.coins[self.me] // 2))

    def charged(self, now: Outlook) -> float:
        return self.evaluator.value(now.pay_pot(self.me, min(1, now.coins[self.me])))

    def shown(self, now: Outlook) -> float:
        return self.evaluator.value(now)

    def replaced(self, now: Outlook) -> float:
        return self._redrawn((), 2, now)

    def loses_any(self, now: Outlook) -> float:
        losses = [self._redrawn(without(now.hand, card), 1, now) for card in now.hand]
        return sum(losses) / len(losses)

    def loses_best(self, now: Outlook) -> float:
        return min(self._redrawn(without(now.hand, card), 1, now) for card in now.hand)

    def _redrawn(self, kept: Hand, count: int, now: Outlook) -> float:
        hands = self.evaluator.random_hands(kept, count)
        return sum(chance * self.evaluator.value(replace(now, hand=hand)) for hand, chance in hands)


ANSWERS: dict[str, Callable[[Reactions, Outlook], float]] = {
    "react:let": Reactions.let,
    "react:monk": Reactions.monk,
    "react:coin": Reactions.coin,
}

LOSSES: dict[int, Callable[[Reactions, Outlook], float]] = {
    PEASANT: Reactions.attacked,
    BANDIT: Reactions.robbed,
    MERCHANT: Reactions.charged,
    PRINCESS: Reactions.halved,
    CAPTAIN: Reactions.attacked,
    SHRINE_MAIDEN: Reactions.shown,
    COMMANDER: Reactions.attacked,
    NINJA: Reactions.replaced,
    TEA_MASTER: Reactions.loses_any,
    NOBLEMAN: Reactions.loses_best,
    WARLORD: Reactions.attacked,
}


def without(hand: Hand, card: int) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def react(seen: Observation) -> Callable[[str], float]:
    if seen.question is None:
        raise ValueError("nobody asks anything")
    return Reactions(seen, seen.question).value


STEPS: dict[str, Callable[[Any], Callable[[str], float]]] = {
    "turn": lambda seen: Plays(seen).from_hand,
    "play-taken": lambda seen: Plays(seen).taken,
    "take-discard": lambda seen: Plays(seen).take,
    "take-hand": lambda seen: Plays(seen).take,
    "react": react,
}
