"""How it looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tenka.core.look import Desk, Session, Words
from tests.example_game.game import CARDS
from tests.example_game.observation import Observation


def table(observation: Observation, names: Sequence[str], texts: Words) -> str:
    rows = zip(names, observation.table, observation.points, strict=True)
    return "\n".join(
        texts("highest-row", name=name, card=card or "-", points=points) for name, card, points in rows
    )


def material(texts: Words, _corrected: Sequence[str] = ()) -> str:
    return texts("highest-cards", count=len(CARDS))


def desk(session: Session) -> Desk:
    return Desk(session)
