"""What a game is played by: steps in their order, actions, and the places where cards and modules reach in.

Nothing here asks which modules are on. A module inserts, replaces or wraps steps, puts its own actions
into `actions`, modifiers into `modifiers`, and so on; what it has to remember is a ModuleState, which a
ModuleView shows in the Observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from tenka.core import steps
from tenka.core.chance import Chance
from tenka.core.game import PLAYOUT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import ACTIONS, CHEST0, CHEST_CARDS, NO_EFFECT, Material
from tenka.games.shogun.moves import Moves
from tenka.games.shogun.state import NOBODY, NONE, ModuleState, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

V = TypeVar("V")

NEXT: Final = -1
"""A step is done and the one after it follows."""
WAIT: Final = -2
"""A step waits for a decision."""

PRINTED: Final = "printed"
"""The source of a number before anything changes it."""

NOT_NOW: Final = Refusal("not-now", "shogun/Y2")
REMOVED: Final = Refusal("removed", "shogun/S2")


class Step(steps.Step[State, "ShogunStory"]):
    """A piece of the rules that also says who acts, how far it goes on by itself, and what comes next."""

    def __init__(self, name: str, rules: Rules) -> None:
        self.name: Final = name
        self.rules: Final = rules

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        """Go on as far as no decision is needed: WAIT, NEXT, or the number of the step that follows."""
        raise NotImplementedError

    def question(self, state: State) -> str:
        """What is decided now, as in the Observation."""
        return self.name

    def asks(self, question: str) -> bool:
        """Whether this is the step that asks such a question."""
        return question == self.name

    def scores(self) -> bool:
        """Whether it gives points in winter, and does nothing else."""
        return False

    def in_turn(self) -> bool:
        """Whether players come one after the other in turn order here, as counted by `state.turn`."""
        return False

    def actors(self, state: State) -> list[int]:
        return []

    def next_actor(self, state: State) -> int:
        """The first of the actors, or NOBODY."""
        actors = self.actors(state)
        return actors[0] if actors else NOBODY


class TurnStep(Step):
    """A step in which players decide one after the other in turn order."""

    def in_turn(self) -> bool:
        return True

    def actors(self, state: State) -> list[int]:
        return [state.order[state.turn]]

    def next_actor(self, state: State) -> int:
        return state.order[state.turn]


class Action:
    """One of the ten actions, carried out in one province."""

    def __init__(self, rules: Rules, number: int) -> None:
        self.rules: Final = rules
        self.number: Final = number

    def perform(
        self, state: State, seat: int, province: int, chance: Chance, story: ShogunStory | None
    ) -> bool:
        """Carry it out, or let it lapse; False if a decision is needed first."""
        raise NotImplementedError

    def question(self) -> str:
        """What it asks, if it asks anything."""
        return ""

    def moves(self, state: State, seat: int) -> list[Move]:
        return []

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        """One of `moves`, as a pick among all of them gives it."""
        moves = self.moves(state, seat)
        return moves[chance.pick(PLAYOUT, len(moves))]

    def choose(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        raise NotImplementedError

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        return NOT_NOW


class Modifier:
    """Changes the number of an action: what building costs, what is taken, how many armies are deployed."""

    def __init__(self, rules: Rules, source: str) -> None:
        self.rules: Final = rules
        self.source: Final = source

    def apply(self, state: State, seat: int, province: int, amount: int) -> int:
        raise NotImplementedError


class Extra:
    """Armies from the supply that join an attack, or the defense against one."""

    def __init__(self, rules: Rules, source: str) -> None:
        self.rules: Final = rules
        self.source: Final = source

    def armies(self, state: State, seat: int, province: int) -> int:
        raise NotImplementedError


class Shield:
    """Forbids attacks. `refusal` says why a seat may not attack a province, if so."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def refusal(self, state: State, seat: int, province: int) -> Refusal | None:
        raise NotImplementedError


class Hooks:
    """Is told what happens, so that a module can keep its own part of the state right."""

    def province_lost(self, state: State, seat: int, province: int, story: ShogunStory | None) -> None:
        """A seat has lost a province, to somebody or to nobody."""

    def tower_loaded(self, state: State, fell_out: list[int], story: ShogunStory | None) -> None:
        """The tower was filled at the start; by color, what fell out again."""

    def parries_marker(self, state: State, province: int, story: ShogunStory | None) -> bool:
        """Whether a revolt marker is kept off a province."""
        return False


class ModuleView(Generic[V]):
    """How what a module remembers is seen, in one field of the Observation, and read back from there."""

    def __init__(self, rules: Rules, field: str) -> None:
        self.rules: Final = rules
        self.field: Final = field

    def show(self, state: State) -> V:
        """The value of the field. Everything in it is public."""
        raise NotImplementedError

    def read(self, state: State, view: V) -> None:
        """Fill the module's part of a state in, from what was seen."""
        raise NotImplementedError


class Tower:
    """Throws cubes. The models say what stays inside."""

    error: float = 0.0
    """How far odds that are made from `coming_out` may be off."""

    def throw(self, state: State, cubes: list[int], chance: Chance) -> None:
        """Throw cubes (by color) with all that lies in the tray; the tray holds what comes out."""
        raise NotImplementedError

    def coming_out(self, thrown: int, lying: list[int]) -> list[float]:
        """How likely a cube is in the tray after a throw: a thrown one, then one of each shelf."""
        raise NotImplementedError


class Rules:
    """A ruleset: built from options once, then only read."""

    def __init__(self, material: Material, moves: Moves, seats: int, tower: Tower) -> None:
        self.material: Final = material
        self.moves: Final = moves
        self.space_ids: Final = moves.spaces
        """The spaces of the individual board."""
        self.spaces: Final[i64] = len(moves.spaces)
        self.seats: Final = seats
        self.colors: Final = seats + 1
        self.farmers: Final = seats
        self.tower: Final = tower
        self.in_play: Final = material.board.in_play(seats)
        self.neighbors: Final = material.board.neighbors(seats)
        self.may_decline: bool = False
        self.own_cards: list[int] = list(range(CHEST0, CHEST0 + CHEST_CARDS))
        """What every player has in hand besides provinces."""
        self.module_states: list[ModuleState] = []
        """What modules remember, as at the start."""
        self.steps: list[Step] = []
        self.actions: list[Action] = []
        self.modifiers: list[list[Modifier]] = [[] for _ in range(ACTIONS)]
        """By action, in the order in which they apply."""
        self.attack_extras: list[Extra] = []
        self.defense_extras: list[Extra] = []
        self.shields: list[Shield] = []
        self.hooks: list[Hooks] = []
        self.module_views: list[ModuleView[Any]] = []

    def number_of(self, name: str) -> int:
        """The place of a step among all."""
        for number, step in enumerate(self.steps):
            if step.name == name:
                return number
        raise ValueError(f"there is no step {name}")

    def insert_after(self, name: str, step: Step) -> None:
        self.steps.insert(self.number_of(name) + 1, step)

    def replace(self, step: Step) -> None:
        """Put a step in the place of the one of the same name."""
        self.steps[self.number_of(step.name)] = step

    def step_asking(self, question: str) -> int:
        """The place of the step that asks a question of an Observation."""
        for number, step in enumerate(self.steps):
            if step.asks(question):
                return number
        raise ValueError(f"no step asks {question}")

    def effect(self, state: State) -> int:
        """What this round's event does."""
        return NO_EFFECT if state.event == NONE else self.material.event_effect[state.event]

    def advance(self, state: State, chance: Chance, story: ShogunStory | None) -> None:
        """Go on to the next decision."""
        while True:
            following = self.steps[state.step].run(state, chance, story)
            if following == WAIT:
                return
            state.step = state.step + 1 if following == NEXT else following

    def modified(self, action: int, state: State, seat: int, province: int, amount: int) -> int:
        """A number of an action after everything that changes it (rule A11)."""
        for modifier in self.modifiers[action]:
            amount = modifier.apply(state, seat, province, amount)
        return amount

    def amounts(
        self, action: int, state: State, seat: int, province: int, amount: int
    ) -> list[tuple[str, int]]:
        """The same step by step, to be told: what changed it, and what it became."""
        found = [(PRINTED, amount)]
        for modifier in self.modifiers[action]:
            changed = modifier.apply(state, seat, province, amount)
            if changed != amount:
                found.append((modifier.source, changed))
            amount = changed
        return found

    def shield(self, state: State, seat: int, province: int) -> Refusal | None:
        """Why a province may not be attacked, if so."""
        for shield in self.shields:
            refusal = shield.refusal(state, seat, province)
            if refusal is not None:
                return refusal
        return None
