"""Military Leaders: what everything outside this folder asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import MARKERS, PROVINCES, Material
from tenka.games.shogun.modules.military_leaders.events import EVENTS
from tenka.games.shogun.modules.military_leaders.material import MATERIAL
from tenka.games.shogun.modules.military_leaders.observation import FIELD, LeadersView, StatuesView
from tenka.games.shogun.modules.military_leaders.state import Leaders, LoseLeader, install_bonuses, leaders_of
from tenka.games.shogun.modules.military_leaders.steps import (
    PAGE,
    ClaimWithLeader,
    MoveLeaders,
    PlaceLeaders,
    ReturnLeaders,
    ScoreStatues,
)
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.rules import ModuleView, Rules
from tenka.games.shogun.state import NOBODY, NONE, State

if TYPE_CHECKING:
    import msgspec

    from tenka.core.events import Event
    from tenka.core.layout import Field
    from tenka.games.shogun.modules.facets import (
        FieldNames,
        ModuleBot,
        ModuleLook,
        ModuleNarration,
        ModuleRows,
    )
    from tenka.games.shogun.observation import Observation


class LeadersModuleView(ModuleView[LeadersView]):
    def show(self, state: State) -> LeadersView:
        leaders = leaders_of(state)
        ids = self.rules.material.board.ids
        seats = state.seats
        return LeadersView(
            provinces=[None if place == NONE else ids[place] for place in leaders.provinces],
            statues={
                ids[place]: StatuesView(seat, leaders.counts[place])
                for place, seat in enumerate(leaders.statues)
                if seat != NOBODY
            },
            left=leaders.left[:],
            trophies=[leaders.trophies[seat * seats : (seat + 1) * seats] for seat in range(seats)],
            deciding=None if leaders.deciding == NONE else ids[leaders.deciding],
        )

    def read(self, state: State, view: LeadersView) -> None:
        number = self.rules.material.board.number
        leaders = leaders_of(state)
        leaders.provinces = [NONE if name is None else number[name] for name in view.provinces]
        for name, standing in view.statues.items():
            leaders.statues[number[name]] = standing.seat
            leaders.counts[number[name]] = standing.count
        leaders.left = list(view.left)
        leaders.trophies = [count for row in view.trophies for count in row]
        leaders.deciding = NONE if view.deciding is None else number[view.deciding]


class LeadersModule(Module):
    def __init__(self) -> None:
        super().__init__(MATERIAL, FIELD, ("leader_here", "leader_place", "leader_move", "leader_return"))

    def check(self, material: Material) -> None:
        if material.files[MATERIAL]["statues"] > PROVINCES:
            raise BadOptions("material-statues", where=MATERIAL, most=PROVINCES)

    def pages(self, material: Material) -> dict[str, list[str]]:
        return {PAGE: [*material.board.ids, "none"]}

    def install(self, rules: Rules) -> None:
        self.check(rules.material)
        rules.module_states.append(Leaders(rules.seats, rules.material.files[MATERIAL]["statues"]))
        rules.module_views.append(LeadersModuleView(rules, self.field))
        rules.hooks.append(LoseLeader(rules))
        install_bonuses(rules, MARKERS)
        if rules.steps[0].name == "claim":
            rules.replace(ClaimWithLeader("claim", rules))
        rules.insert_after("take_specials", PlaceLeaders("leader_place", rules))
        rules.insert_after("carry_out", MoveLeaders("leader_move", rules))
        rules.insert_after("score", ReturnLeaders("leader_return", rules))
        rules.insert_after("score", ScoreStatues("score_statues", rules))

    # --- what people see ------------------------------------------------------------------------------

    def view_type(self) -> type[msgspec.Struct]:
        return LeadersView

    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def narration(self) -> ModuleNarration:
        from tenka.games.shogun.modules.military_leaders.narration import NARRATION

        return NARRATION

    def look(self) -> ModuleLook:
        from tenka.games.shogun.modules.military_leaders.terminal import LeadersLook

        return LeadersLook()

    # --- what thinks ----------------------------------------------------------------------------------

    def layout(self, names: FieldNames) -> list[Field[Observation]]:
        from tenka.games.shogun.modules.military_leaders.layout import fields

        return fields(names)

    def rows(self, rules: Rules) -> ModuleRows:
        from tenka.games.shogun.modules.military_leaders.rows import LeadersRows

        return LeadersRows()

    def bot(self) -> ModuleBot:
        from tenka.games.shogun.modules.military_leaders.bot import LeadersBot

        return LeadersBot()
