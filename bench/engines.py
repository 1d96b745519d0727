"""Random play by the rules of another engine: python-chess."""

from __future__ import annotations

from random import Random

from bench.measure import Played, Subject


def chess(_name: str) -> Subject:
    """Raises ImportError if python-chess is not installed."""
    import chess as library

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        board = library.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            decisions += 1
        return Played(decisions, games=1)

    return Subject("python-chess", play, library.Board().copy)
