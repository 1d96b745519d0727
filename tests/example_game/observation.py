"""What a viewer sees."""

from __future__ import annotations

from tenka.core.observation import ObservationBase


class Observation(ObservationBase, frozen=True):
    game: str
    viewer: int
    step: str
    actors: list[int]
    ranks: list[int]
    hand: list[int]
    table: list[int]
    """By seat; 0 for nothing."""
    gone: list[int]
    points: list[int]
