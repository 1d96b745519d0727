"""Chambers: what everything outside this folder asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import Material
from tenka.games.shogun.modules.chambers.events import EVENTS
from tenka.games.shogun.modules.chambers.material import MATERIAL, SIZE, SPACE_NAMES, SPACES
from tenka.games.shogun.modules.chambers.observation import FIELD, ChambersView
from tenka.games.shogun.modules.chambers.state import (
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    QUESTION,
    Chambers,
    chambers_of,
    markers_left,
    region_asked,
)
from tenka.games.shogun.modules.chambers.steps import (
    PAGE,
    ROUNDS,
    Exchange,
    LayOutRegions,
    OpenChambers,
    ScoreChambers,
    names,
)
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.rules import ModuleView, Rules
from tenka.games.shogun.state import NONE, State

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


class ChambersModuleView(ModuleView[ChambersView]):
    def show(self, state: State) -> ChambersView:
        part = chambers_of(state)
        ids = self.rules.material.board.region_ids
        regions = [ids[region] for region in part.regions]
        asked = region_asked(self.rules, state)
        return ChambersView(
            open=names(part.with_(FACE_UP)),
            down=names(part.with_(FACE_DOWN)),
            taken={SPACE_NAMES[space]: seat for space, seat in enumerate(part.spaces) if seat >= 0},
            markers=markers_left(self.rules, part),
            regions=regions,
            region=None if asked == NONE else ids[asked],
        )

    def read(self, state: State, view: ChambersView) -> None:
        part = chambers_of(state)
        part.spaces = [IN_BAG] * SPACES
        for name in view.open:
            part.spaces[SPACE_NAMES.index(name)] = FACE_UP
        for name in view.down:
            part.spaces[SPACE_NAMES.index(name)] = FACE_DOWN
        for name, seat in view.taken.items():
            part.spaces[SPACE_NAMES.index(name)] = seat
        ids = self.rules.material.board.region_ids
        part.regions = [ids.index(region) for region in view.regions]
        part.tile = 0 if view.region is None else view.regions.index(view.region)


class ChambersModule(Module):
    def __init__(self) -> None:
        super().__init__(MATERIAL, FIELD, (QUESTION,))

    def check(self, material: Material) -> None:
        data: dict[str, Any] = material.files[MATERIAL]
        if len(data["rows"]) != SIZE or len(data["columns"]) != SIZE:
            raise BadOptions("material-chambers-size")
        if not 1 <= data["drawn"] <= SPACES // ROUNDS:
            raise BadOptions("material-chambers-drawn")

    def pages(self, material: Material) -> dict[str, list[str]]:
        return {PAGE: [*SPACE_NAMES, "none"]}

    def install(self, rules: Rules) -> None:
        self.check(rules.material)
        rules.module_states.append(Chambers([IN_BAG] * SPACES, [], 0))
        rules.module_views.append(ChambersModuleView(rules, self.field))
        rules.insert_after("load_tower", LayOutRegions("lay_out_regions", rules))
        rules.insert_after("lay_out_actions", OpenChambers("open_chambers", rules))
        rules.insert_after("carry_out", Exchange(QUESTION, rules))
        rules.insert_after("score", ScoreChambers("score_chambers", rules))

    # --- what people see ------------------------------------------------------------------------------

    def view_type(self) -> type[msgspec.Struct]:
        return ChambersView

    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def narration(self) -> ModuleNarration:
        from tenka.games.shogun.modules.chambers.narration import NARRATION

        return NARRATION

    def look(self) -> ModuleLook:
        from tenka.games.shogun.modules.chambers.terminal import ChambersLook

        return ChambersLook()

    # --- what thinks ----------------------------------------------------------------------------------

    def layout(self, names: FieldNames) -> list[Field[Observation]]:
        from tenka.games.shogun.modules.chambers.layout import fields

        return fields(names)

    def rows(self, rules: Rules) -> ModuleRows:
        from tenka.games.shogun.modules.chambers.rows import ChambersRows

        return ChambersRows(rules)

    def bot(self) -> ModuleBot:
        from tenka.games.shogun.modules.chambers.bot import ChambersBot

        return ChambersBot()
