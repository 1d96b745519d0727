"""A game that begins in the middle of another one: from what one seat knew there, with the rest drawn anew.

Nothing else of the other game is in it. So whoever plays on learns nothing that the seat could not know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tenka.core.chance import Chance
from tenka.core.errors import BadChance, BadRecord, ImpossiblePosition
from tenka.core.events import PUBLIC
from tenka.core.game import Game, Obs, S, StoryT

LARGEST_NUMBER = 10_000
LONGEST_LIST = 1_000


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    of: str
    """The commitment of the game that it was taken from."""
    at: int
    """After how many of its entries."""
    observation: dict[str, Any]
    """What the seat knew then; its `viewer` is the seat."""


def fork_of(promise: str, at: int, observation: object) -> Fork:
    return Fork(promise, at, msgspec.to_builtins(observation, str_keys=True))


def resampled(game: Game[S, Obs, StoryT], fork: Fork, chance: Chance) -> S:
    """A State that agrees with what the seat knew. A BadRecord if there can be none."""
    _check_size(fork.observation)
    try:
        observation = game.read_observation(fork.observation)
        state = game.resample(observation, chance)
        agrees = game.observe(state, observation.viewer) == observation
    except BadChance:
        raise
    except ImpossiblePosition as error:
        raise BadRecord("fork-undrawable", why=error) from None
    except Exception as error:  # noqa: BLE001 - rules trust an Observation; one from a file may be anything
        raise BadRecord("fork-impossible", error=type(error).__name__) from None
    if not agrees or not PUBLIC < observation.viewer < game.seats:
        raise BadRecord("fork-contradiction")
    return state


def _check_size(plain: object) -> None:
    """Rules may count up to any number in an Observation, so a file must not name a huge one."""
    waiting = [plain]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict | list) and len(thing) <= LONGEST_LIST:
            waiting.extend(thing.values() if isinstance(thing, dict) else thing)
        elif isinstance(thing, dict | list) or (isinstance(thing, int) and abs(thing) > LARGEST_NUMBER):
            raise BadRecord("fork-numbers")
