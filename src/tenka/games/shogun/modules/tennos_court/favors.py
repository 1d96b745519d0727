"""What the 21 favors do (rules C8 to C13). Which number does what is a matter of the material."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.actions import Build
from tenka.games.shogun.cards import win_province
from tenka.games.shogun.material import BATTLE_A, BATTLE_B, BUILDING_IDS, MARKERS, PROVINCES
from tenka.games.shogun.modules.tennos_court.events import (
    EventDismissed,
    EventUpheld,
    FavorGranted,
    FavorKept,
    FavorVoid,
    GarrisonPlaced,
    GrantName,
    MarkerParried,
)
from tenka.games.shogun.modules.tennos_court.material import FAVORS, MATERIAL
from tenka.games.shogun.modules.tennos_court.state import court_of
from tenka.games.shogun.rules import Hooks, Rules, Shield
from tenka.games.shogun.state import NOBODY, NONE, State, provinces_of

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

USE: Final = "use"
DISMISS: Final = PROVINCES
UPHOLD: Final = PROVINCES + 1
"""Places on the page of moves `use`, after the provinces."""
GRANTS: Final[list[GrantName]] = ["chests", "rice", "points", "tray"]
PEACE: Final = ("peace_a", "peace_b", "peace_ab")
KINDS: Final = (*GRANTS, *PEACE, *BUILDING_IDS, "event", "calm", "garrison")

PEACE_SHIELD: Final = Refusal("favor-shield", "shogun/C12")
NOT_BY_C10: Final = Refusal("not-for-this-favor", "shogun/C10")
NOT_BY_C11: Final = Refusal("not-for-this-favor", "shogun/C11")
NOT_BY_C13: Final = Refusal("not-for-this-favor", "shogun/C13")


class Favor:
    """One favor card."""

    def __init__(self, rules: Rules, number: int, amount: int) -> None:
        self.rules: Final = rules
        self.number: Final = number
        self.amount: Final = amount

    def apply(self, state: State, seat: int, story: ShogunStory | None) -> bool:
        """Do what it does; False if a decision is needed."""
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> list[Move]:
        return []

    def use(self, state: State, seat: int, choice: int, story: ShogunStory | None) -> None:
        raise NotImplementedError

    def refusal(self) -> Refusal:
        """Why it cannot be used in another way."""
        raise NotImplementedError

    def void(self, seat: int, story: ShogunStory | None) -> None:
        if story is not None:
            story.tell(FavorVoid(seat, self.number))


class Grant(Favor):
    """Chests, rice or points; or armies into the tray, as many as the supply has."""

    def __init__(self, rules: Rules, number: int, amount: int, grant: GrantName) -> None:
        super().__init__(rules, number, amount)
        self.grant: Final = GRANTS.index(grant)

    def apply(self, state: State, seat: int, story: ShogunStory | None) -> bool:
        amount = self.amount
        if GRANTS[self.grant] == "tray":
            amount = min(amount, state.supply[seat])
            state.supply[seat] -= amount
        if amount == 0:
            self.void(seat, story)
            return True
        self.purse(state)[seat] += amount
        if story is not None:
            story.tell(FavorGranted(seat, self.number, GRANTS[self.grant], amount))
        return True

    def purse(self, state: State) -> list[int]:
        return [state.chests, state.rice, state.points, state.tray][self.grant]


class RemoveEvent(Favor):
    """The event of the round may be removed."""

    def apply(self, state: State, seat: int, story: ShogunStory | None) -> bool:
        if state.event == NONE:
            self.void(seat, story)
        return state.event == NONE

    def moves(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.pages[USE].moves
        return [page[DISMISS], page[UPHOLD]]

    def use(self, state: State, seat: int, choice: int, story: ShogunStory | None) -> None:
        name = self.rules.material.event_ids[state.event]
        if story is not None:
            story.tell(EventDismissed(seat, name) if choice == DISMISS else EventUpheld(seat, name))
        if choice == DISMISS:
            state.past_events.append(state.event)
            state.event = NONE

    def refusal(self) -> Refusal:
        return NOT_BY_C10


class Kept(Favor):
    """Works later: see Parry and Peace."""

    def __init__(self, rules: Rules, number: int, amount: int, kind: str) -> None:
        super().__init__(rules, number, amount)
        self.kind: Final = kind

    def apply(self, state: State, seat: int, story: ShogunStory | None) -> bool:
        court_of(state).holder[self.number] = seat
        if story is not None:
            story.tell(FavorKept(seat, self.number, self.kind))
        return True


# --- favors for one province ------------------------------------------------------------------------


class ForProvince(Kept):
    """Its owner chooses a province; with only one to choose from nobody is asked."""

    def targets(self, state: State, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, state: State, seat: int, story: ShogunStory | None) -> bool:
        targets = self.targets(state, seat)
        if not targets:
            self.without_target(state, seat, story)
        elif len(targets) == 1:
            self.use(state, seat, targets[0], story)
        return len(targets) < 2

    def without_target(self, state: State, seat: int, story: ShogunStory | None) -> None:
        self.void(seat, story)

    def moves(self, state: State, seat: int) -> list[Move]:
        page = self.rules.moves.pages[USE].moves
        return [page[province] for province in self.targets(state, seat)]


class Calm(ForProvince):
    """Removes a revolt marker; kept against the next one if there is none."""

    def targets(self, state: State, seat: int) -> list[int]:
        return [province for province in provinces_of(state, seat) if state.markers[province] > 0]

    def without_target(self, state: State, seat: int, story: ShogunStory | None) -> None:
        court_of(state).holder[self.number] = seat
        if story is not None:
            story.tell(FavorKept(seat, self.number, self.kind))

    def use(self, state: State, seat: int, choice: int, story: ShogunStory | None) -> None:
        state.markers[choice] -= 1
        state.stock[MARKERS] += 1
        if story is not None:
            story.marker_removed(choice, state.markers[choice])

    def refusal(self) -> Refusal:
        return NOT_BY_C11


class FreeBuilding(ForProvince):
    """A building for nothing, by the rules of building."""

    def __init__(self, rules: Rules, number: int, kind: str) -> None:
        super().__init__(rules, number, 0, kind)
        self.building: Final = BUILDING_IDS.index(kind)

    def builder(self) -> Build:
        action = self.rules.actions[self.building]
        if not isinstance(action, Build):
            raise TypeError("this action builds nothing")
        return action

    def targets(self, state: State, seat: int) -> list[int]:
        builder = self.builder()
        owned = provinces_of(state, seat)
        return [province for province in owned if not builder.obstacle(state, seat, province, 0)]

    def use(self, state: State, seat: int, choice: int, story: ShogunStory | None) -> None:
        self.builder().build(state, seat, choice, 0, story)

    def refusal(self) -> Refusal:
        return NOT_BY_C10


class Garrison(ForProvince):
    """Free armies for an own province or a neutral one, which is taken without a battle."""

    def targets(self, state: State, seat: int) -> list[int]:
        if state.supply[seat] < self.amount:
            return []
        return [
            province
            for province, owner in enumerate(state.owner)
            if owner == seat or (owner == NOBODY and self.rules.in_play[province])
        ]

    def use(self, state: State, seat: int, choice: int, story: ShogunStory | None) -> None:
        neutral = state.owner[choice] == NOBODY
        state.supply[seat] -= self.amount
        state.armies[choice] += self.amount
        if neutral:
            win_province(state, choice, seat)
        if story is not None:
            name = self.rules.material.board.ids[choice]
            story.tell(GarrisonPlaced(seat, name, self.amount, neutral))

    def refusal(self) -> Refusal:
        return NOT_BY_C13


# --- kept favors ------------------------------------------------------------------------------------


class Parry(Hooks):
    """A kept favor wards off the next revolt marker in a province of its owner."""

    def __init__(self, rules: Rules, favors: list[int]) -> None:
        self.rules: Final = rules
        self.favors: Final = favors

    def parries_marker(self, state: State, province: int, story: ShogunStory | None) -> bool:
        holder = court_of(state).holder
        for favor in self.favors:
            if holder[favor] != NOBODY and holder[favor] == state.owner[province]:
                if story is not None:
                    story.tell(MarkerParried(holder[favor], self.rules.material.board.ids[province]))
                holder[favor] = NOBODY
                return True
        return False


class Peace(Shield):
    """Who keeps such a favor cannot be attacked with an action."""

    def __init__(self, rules: Rules, favors: list[list[int]]) -> None:
        super().__init__(rules)
        self.favors: Final = favors
        """By action."""

    def refusal(self, state: State, seat: int, province: int) -> Refusal | None:
        owner = state.owner[province]
        if state.slot == NONE or owner == NOBODY:
            return None
        holder = court_of(state).holder
        for favor in self.favors[state.track[state.slot]]:
            if holder[favor] == owner:
                return PEACE_SHIELD
        return None


# --- the cards --------------------------------------------------------------------------------------


def kind_of(rules: Rules, favor: int) -> str:
    kind: str = rules.material.files[MATERIAL]["favors"][str(favor)]["kind"]
    return kind


def amount_of(rules: Rules, favor: int) -> int:
    amount: int = rules.material.files[MATERIAL]["favors"][str(favor)]["amount"]
    return amount


def make_favor(rules: Rules, number: int) -> Favor:
    kind = kind_of(rules, number)
    amount = amount_of(rules, number)
    for grant in GRANTS:
        if grant == kind:
            return Grant(rules, number, amount, grant)
    if kind in BUILDING_IDS:
        return FreeBuilding(rules, number, kind)
    if kind == "calm":
        return Calm(rules, number, amount, kind)
    if kind == "garrison":
        return Garrison(rules, number, amount, kind)
    return RemoveEvent(rules, number, amount) if kind == "event" else Kept(rules, number, amount, kind)


def favors_of_kind(rules: Rules, kinds: list[str]) -> list[int]:
    return [favor for favor in range(1, FAVORS + 1) if kind_of(rules, favor) in kinds]


def make_peace(rules: Rules) -> Peace:
    favors: list[list[int]] = [[] for _ in rules.actions]
    favors[BATTLE_A] = favors_of_kind(rules, ["peace_a", "peace_ab"])
    favors[BATTLE_B] = favors_of_kind(rules, ["peace_b", "peace_ab"])
    return Peace(rules, favors)
