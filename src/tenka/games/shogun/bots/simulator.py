"""Tries whole choices of Shogun in drawn worlds: a plan of many cards as well as a single march."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tenka.core.bot import Bot
from tenka.core.game import AnyGame
from tenka.games.shogun.bots.plan import CHEST_CARD
from tenka.games.shogun.bots.rollout import SplitChance
from tenka.games.shogun.bots.sharp import SharpShogun
from tenka.games.shogun.bots.world_sampler import WorldSampler
from tenka.games.shogun.material import SPACE_IDS
from tenka.games.shogun.observation import Observation
from tenka.search.line import FRESH

BID = SPACE_IDS[-1]


class ShogunSimulator:
    """For the coach: other worlds than those that `sharp` chooses by."""

    def __init__(self, bot: Bot[Observation], seen: Observation, moves: list[str]) -> None:
        self._sampler = WorldSampler(seen, moves, bot.seed + FRESH, None)
        self._estimate = cast("SharpShogun", bot).estimate(self._sampler)
        self._viewer = seen.viewer
        self._laid = seen.draft
        self.game: AnyGame = self._sampler.game

    def simulation(self, choice: list[str]) -> Callable[[int], float]:
        """The chance to win at the end of the round."""
        spaces = self._sampler.rollout.rules.space_ids
        laid = [f"plan:{space}:{card}" for space, card in zip(spaces, self._laid, strict=False)]
        moves = [self.game.book.named[name] for name in laid + choice]

        def value(number: int) -> float:
            state = self._sampler.world(number).copy()
            chance = SplitChance(FRESH + number)
            for move in moves:
                self.game.play(state, self._viewer, move, chance)
            self._sampler.rollout.finish_round(state, chance)
            return self._estimate.win(state, self._viewer)

        return value


def alike(name: str) -> str:
    """A move without what makes no difference: chest cards are all the same, but for the bid."""
    head, _, rest = name.partition(":")
    space, _, card = rest.partition(":")
    bluff = head == "plan" and space != BID and card.startswith(CHEST_CARD)
    return f"{head}:{space}:{CHEST_CARD}" if bluff else name
