"""Battles and revolts: what is thrown, who wins, what is left (rules B and R)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.chance import Chance
from tenka.games.shogun.cards import lose_province, raze, win_province
from tenka.games.shogun.fight import NEUTRAL, NOT_INVOLVED, REVOLT, Fight
from tenka.games.shogun.material import MARKERS, NEUTRAL_FARMERS
from tenka.games.shogun.rules import Extra, Rules
from tenka.games.shogun.state import NOBODY, State

if TYPE_CHECKING:
    from tenka.games.shogun.events import Outcome
    from tenka.games.shogun.story import ShogunStory


class Battle(Fight):
    """One fight for one province, from the throw to what is left of it."""

    def __init__(self, rules: Rules, state: State, province: int, story: ShogunStory | None) -> None:
        super().__init__(province, rules.colors)
        self.rules = rules
        self.state = state
        self.story = story
        if story is not None:
            self.returned = [0] * rules.colors

    # --- what is thrown (rule B2) ---------------------------------------------------------------------

    def commit(self, seat: int, armies: int) -> None:
        """Armies from the board."""
        self.cubes[seat] = self.cubes[seat] + armies

    def commit_extras(self, extras: list[Extra], seat: int) -> None:
        """Armies from the supply, as far as it lasts."""
        state = self.state
        for extra in extras:
            armies = min(extra.armies(state, seat, self.province), state.supply[seat])
            if armies > 0:
                state.supply[seat] -= armies
                self.commit(seat, armies)
                self.extras.append((seat, extra.source, armies))

    def commit_farmers(self, farmers: int) -> None:
        """From their supply; if it is too small, what there is (rule B9)."""
        state = self.state
        color = self.rules.farmers
        number = min(farmers, state.supply[color])
        state.supply[color] = state.supply[color] - number
        self.commit(color, number)

    def throw(self, chance: Chance) -> None:
        state = self.state
        if self.story is None:
            self.rules.tower.throw(state, self.cubes, chance)
            return
        tray, shelves = state.tray[:], state.shelves[:]
        self.rules.tower.throw(state, self.cubes, chance)
        self.story.thrown(self, state, tray, shelves)

    def count(self, attackers: int, defenders: int, farmers: int) -> None:
        """What lies in the tray, to be told."""
        if self.story is not None:
            self.counted = [attackers, defenders, farmers]

    # --- what is left ---------------------------------------------------------------------------------

    def give_back(self, color: int) -> None:
        """All cubes of a color in the tray go back to their supply."""
        state = self.state
        number = state.tray[color]
        state.tray[color] = 0
        state.supply[color] = state.supply[color] + number
        if self.story is not None:
            self.returned[color] += number

    def keep(self, color: int, survivors: int) -> None:
        """Survivors stand in the province, the other cubes of the color in the tray go back."""
        self.state.tray[color] = self.state.tray[color] - survivors
        self.state.armies[self.province] = survivors
        self.give_back(color)

    def leave_to_nobody(self, outcome: Outcome) -> None:
        """The province is neutral again, without buildings and markers; its card goes to nobody."""
        self.razed = raze(self.state, self.province)
        self.tell(outcome)
        lose_province(self.rules, self.state, self.province, NOBODY, self.story)

    def tell(self, outcome: Outcome) -> None:
        if self.story is not None:
            self.story.battle_ended(self, outcome, self.state.armies[self.province])

    # --- the three kinds ------------------------------------------------------------------------------

    def attack(self, seat: int, armies: int, chance: Chance) -> None:
        """Armies that have left their province fight for this one."""
        self.attacker = seat
        self.defender = self.state.owner[self.province]
        self.commit(seat, armies)
        self.commit_extras(self.rules.attack_extras, seat)
        if self.defender == NOBODY:
            self.attack_neutral(chance)
        else:
            self.attack_player(chance)

    def attack_player(self, chance: Chance) -> None:
        state, attacker, defender = self.state, self.attacker, self.defender
        self.commit(defender, state.armies[self.province])
        state.armies[self.province] = 0
        self.commit_extras(self.rules.defense_extras, defender)
        self.throw(chance)
        involved = state.markers[self.province] == 0
        attackers, defenders = state.tray[attacker], state.tray[defender]
        helpers = state.tray[self.rules.farmers] if involved else 0
        self.count(attackers, defenders, helpers if involved else NOT_INVOLVED)
        if involved:
            self.give_back(self.rules.farmers)
        if attackers > defenders + helpers:
            self.give_back(defender)
            self.keep(attacker, attackers - defenders - helpers)
            self.tell("attacker")
            lose_province(self.rules, state, self.province, attacker, self.story)
        elif attackers < defenders + helpers and defenders > 0:
            self.give_back(attacker)
            self.keep(defender, defenders - max(0, attackers - helpers))
            self.tell("defender")
        else:
            self.give_back(attacker)
            self.give_back(defender)
            self.leave_to_nobody("nobody")

    def attack_neutral(self, chance: Chance) -> None:
        rules, state = self.rules, self.state
        self.kind = NEUTRAL
        self.commit_farmers(neutral_farmers(rules, state))
        self.throw(chance)
        attackers, farmers = state.tray[self.attacker], state.tray[rules.farmers]
        self.count(attackers, 0, farmers)
        self.give_back(rules.farmers)
        self.keep(self.attacker, max(0, attackers - farmers))
        self.tell("attacker" if attackers > farmers else "farmers")
        if attackers > farmers:
            win_province(state, self.province, self.attacker)

    def revolt(self, more: int, chance: Chance) -> bool:
        """Farmers rise against the owner, one for each marker and `more`; whether the province is held."""
        rules, state, province = self.rules, self.state, self.province
        seat = state.owner[province]
        if self.story is not None:
            self.story.revolted(seat, province, state.markers[province], more)
        self.kind = REVOLT
        self.defender = seat
        self.commit(seat, state.armies[province])
        state.armies[province] = 0
        self.commit_farmers(state.markers[province] + more)
        self.throw(chance)
        own, farmers = state.tray[seat], state.tray[rules.farmers]
        self.count(0, own, farmers)
        self.give_back(rules.farmers)
        self.keep(seat, max(0, own - farmers))
        if own > farmers:
            self.tell("defender")
        else:
            self.leave_to_nobody("farmers")
        return own > farmers


def neutral_farmers(rules: Rules, state: State) -> int:
    """How many farmers a neutral province has (rule B7)."""
    return rules.material.event_value[state.event] if rules.effect(state) == NEUTRAL_FARMERS else 1


def add_marker(rules: Rules, state: State, province: int, story: ShogunStory | None) -> None:
    """One more revolt marker, if one is left (rule B9)."""
    for hooks in rules.hooks:
        if hooks.parries_marker(state, province, story):
            return
    left = state.stock[MARKERS] > 0
    if left:
        state.stock[MARKERS] -= 1
        state.markers[province] += 1
    if story is not None:
        story.marker_placed(province, state.markers[province], left)
