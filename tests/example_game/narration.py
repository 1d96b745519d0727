"""Which words tell what."""

from __future__ import annotations

from tenka.core.events import Event
from tenka.core.narration import Argument, Many, Phrase, Seat, leaders
from tests.example_game.events import CardPlayed, Dealt, RoundWon
from tests.example_game.observation import Observation


def event_phrase(event: Event) -> Phrase:
    base = f"highest-event-{event.__struct_config__.tag}"
    if isinstance(event, Dealt):
        return Phrase(base, arguments={"cards": Many(tuple(event.cards))})
    if not isinstance(event, CardPlayed | RoundWon):
        return Phrase(base)
    said: dict[str, Argument] = {"seat": Seat(event.seat)}
    if isinstance(event, CardPlayed):
        said["card"] = event.card
    return Phrase(base, subjects=frozenset({event.seat}), arguments=said)


def move_phrase(name: str) -> Phrase:
    return Phrase("highest-move-play", arguments={"card": int(name.partition(":")[2])})


def state_phrase(observation: Observation) -> Phrase:
    return Phrase("highest-state", arguments={"leaders": leaders(observation.points)})


def question_phrase(observation: Observation) -> Phrase:
    actors = observation.actors
    said: dict[str, Argument] = {"seat": Seat(actors[0])} if actors else {}
    return Phrase(f"highest-ask-{observation.step}", subjects=frozenset(actors), arguments=said)
