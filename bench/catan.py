"""catanatron: four of its random players, in its own game loop."""

from __future__ import annotations

from bench.measure import Played, Subject


def subject(_name: str) -> Subject:
    """Raises ImportError if catanatron is not installed."""
    from catanatron import Color, Game, RandomPlayer

    def new(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(seed: int) -> Played:
        game = new(seed)
        game.play()
        return Played(len(game.state.actions), games=1)

    middle = new(1)
    for _ in range(200):
        middle.play_tick()
    return Subject("catanatron", play, middle.copy)
