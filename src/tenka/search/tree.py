"""Information-set tree search (ISMCTS) with one tree, seen from the seat that decides.

Every simulation draws a new world that agrees with the Observation, so nothing hidden can be used. A node is
a row of moves that everybody at the table has seen; in one world some of its moves may be impossible, so a
child counts how often it could have been chosen. Each seat goes for its own chance to win. What others choose
in secret at the same time makes no node: the tree must not know it. Reactions are moves like others: whoever
is asked goes for its own chance, with the cards it has in this world.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, Generic

from mypy_extensions import i64

from tenka.core.chance import FastChance
from tenka.core.game import Game, Obs, S
from tenka.core.moves import Move
from tenka.search.guide import WORD, Guide, chances

TRUST: Final = 0.75
"""How much of a node's prior comes from the guide; the rest is the same for all."""


class Node:
    __slots__ = ("available", "children", "move", "prior", "seat", "total", "visits")

    def __init__(self, seat: int, move: Move | None, prior: float) -> None:
        self.seat: Final = seat
        """Who played the move that leads here."""
        self.move: Final = move
        self.prior: Final = prior
        self.visits: float = 0.0
        self.available: float = 0.0
        self.total: float = 0.0
        """The sum of what the simulations through here gave to the seat."""
        self.children: dict[Move, Node] | None = None
        """None for a leaf, as most nodes are: a tree is large, and has to be cleared away in time."""


class Search(Generic[S, Obs]):
    """One decision of one seat. The same seed and number of simulations give the same tree."""

    def __init__(
        self,
        game: Game[S, Obs, Any],
        guide: Guide[S],
        observation: Obs,
        moves: list[Move],
        *,
        seed: int,
        horizon: int,
        exploration: float,
    ) -> None:
        self.game: Final = game
        self.guide: Final = guide
        self.observation: Final = observation
        self.viewer: int = observation.viewer
        self.moves: Final = moves
        self.chance = FastChance(seed)
        self.horizon: Final = horizon
        self.exploration: Final = exploration
        self.root: Final = Node(self.viewer, None, 1.0)
        self.path: list[Node] = []
        self.world: S | None = None
        """The one that was drawn last and believed, where the guide tells worlds apart."""
        self.belief: float = 0.0

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        game, guide = self.game, self.guide
        state = self.draw_world()
        end = guide.mark(state) + self.horizon
        self.path = []
        if self.descend(state, self.viewer, self.moves, end):
            self.play_on(state, end)
        self.note(guide.values(game, state))

    def draw_world(self) -> S:
        """A world that agrees with the Observation, drawn as often as it is likely (Metropolis-Hastings)."""
        game, guide = self.game, self.guide
        world = game.resample(self.observation, self.chance)
        if not guide.believes:
            return world
        belief = guide.belief(world, self.viewer)
        if belief >= float(self.chance.word()) / WORD * self.belief or self.world is None:
            self.world, self.belief = world, belief
        return game.copy(self.world)

    def note(self, values: list[float]) -> None:
        """Every node on the way learns what it brought to its seat."""
        self.root.visits += 1.0
        for node in self.path:
            node.visits += 1.0
            node.total += values[node.seat]

    def descend(self, state: S, seat: int, moves: list[Move], end: int) -> bool:
        """Walk down the tree and add one node; whether the game goes on before the horizon."""
        game = self.game
        node = self.root
        while True:
            if len(moves) == 1:
                game.play(state, seat, moves[0], self.chance)
            else:
                node = self.best_child(node, state, seat, moves)
                self.path.append(node)
                move = node.move
                if move is not None:
                    game.play(state, seat, move, self.chance)
            seat = self.next_actor(state)
            if seat < 0 or self.guide.mark(state) >= end:
                return False
            if node.visits == 0.0:
                return True
            moves = game.moves(state, seat)

    def next_actor(self, state: S) -> int:
        """The seat whose decision makes a node; -1 when the game is over.

        As long as several choose in secret, the others choose by their priors, outside of the tree.
        """
        actors = self.game.actors(state)
        while len(actors) > 1:
            seat = actors[0]
            if seat == self.viewer:
                return seat
            moves = self.game.moves(state, seat)
            self.game.play(state, seat, self.guide.choose(state, seat, moves, self.chance), self.chance)
            actors = self.game.actors(state)
        return actors[0] if actors else -1

    def best_child(self, node: Node, state: S, seat: int, moves: list[Move]) -> Node:
        """By its mean so far, and more so the more it is liked and the less it was tried (PUCT)."""
        children = node.children
        if children is None:
            children = node.children = {}
        for move in moves:
            if move not in children:
                self.add_children(children, state, seat, moves)
                break
        hope = self.hope(children)
        best = node
        best_score = -1.0
        for move in moves:
            child = children[move]
            child.available += 1.0
            mean = child.total / child.visits if child.visits > 0.0 else hope
            score = mean + self.exploration * child.prior * sqrt(child.available) / (1.0 + child.visits)
            if score > best_score:
                best, best_score = child, score
        return best

    def hope(self, children: dict[Move, Node]) -> float:
        """What an untried move is believed to bring: as much as the tried ones did."""
        total, visits = 0.0, 0.0
        for child in children.values():
            total += child.total
            visits += child.visits
        return total / visits if visits > 0.0 else 0.5

    def add_children(self, children: dict[Move, Node], state: S, seat: int, moves: list[Move]) -> None:
        """A node for each move that has none yet, with its prior."""
        probabilities = chances(self.guide.priors(state, seat, moves))
        even = (1.0 - TRUST) / len(moves)
        place: i64
        for place in range(len(moves)):
            move = moves[place]
            if move not in children:
                children[move] = Node(seat, move, even + TRUST * probabilities[place])

    def play_on(self, state: S, end: int) -> None:
        """Guided play from the tree's edge to the horizon."""
        game, guide, chance = self.game, self.guide, self.chance
        while True:
            actors = game.actors(state)
            if not actors or guide.mark(state) >= end:
                return
            seat = actors[0]
            moves = game.moves(state, seat)
            game.play(state, seat, guide.choose(state, seat, moves, chance), chance)

    # --- what came of it -----------------------------------------------------------------------------

    def visits(self) -> list[float]:
        """How often each of the root's moves was tried."""
        children = self.root.children or {}
        return [children[move].visits if move in children else 0.0 for move in self.moves]

    def means(self) -> list[float]:
        """What each of the root's moves brought on average; 0 for one that was never tried."""
        means: list[float] = []
        children = self.root.children or {}
        for move in self.moves:
            child = children.get(move)
            means.append(child.total / child.visits if child is not None and child.visits > 0.0 else 0.0)
        return means
