"""Samurai: what everything outside this folder asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import Material
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.modules.samurai.events import EVENTS
from tenka.games.shogun.modules.samurai.material import MATERIAL
from tenka.games.shogun.modules.samurai.observation import FIELD, SamuraiView
from tenka.games.shogun.modules.samurai.state import Samurai, samurai_of
from tenka.games.shogun.modules.samurai.steps import (
    ARMIES,
    BENEFIT_IDS,
    PAGE,
    CheckRegions,
    SortSamurai,
    benefits,
)
from tenka.games.shogun.rules import ModuleView, Rules
from tenka.games.shogun.state import State

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


class SamuraiModuleView(ModuleView[SamuraiView]):
    def show(self, state: State) -> SamuraiView:
        return SamuraiView([card + 1 for card in samurai_of(state).cards])

    def read(self, state: State, view: SamuraiView) -> None:
        samurai_of(state).cards = [card - 1 for card in view.cards]


class SamuraiModule(Module):
    def __init__(self) -> None:
        super().__init__(MATERIAL, FIELD, ("samurai",))

    def check(self, material: Material) -> None:
        data: dict[str, Any] = material.files[MATERIAL]
        if not 1 <= data["regions"] <= 5:
            raise BadOptions("material-samurai-regions")
        if max(row[ARMIES] for row in benefits(data)) > material.armies:
            raise BadOptions("material-samurai-armies")

    def pages(self, material: Material) -> dict[str, list[str]]:
        return {PAGE: [*BENEFIT_IDS]}

    def install(self, rules: Rules) -> None:
        self.check(rules.material)
        rules.module_states.append(Samurai([0] * rules.seats))
        rules.module_views.append(SamuraiModuleView(rules, self.field))
        rules.insert_after("take_specials", CheckRegions("samurai", rules))
        rules.insert_after("score", SortSamurai("sort_samurai", rules))

    # --- what people see ------------------------------------------------------------------------------

    def view_type(self) -> type[msgspec.Struct]:
        return SamuraiView

    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def narration(self) -> ModuleNarration:
        from tenka.games.shogun.modules.samurai.narration import NARRATION

        return NARRATION

    def look(self) -> ModuleLook:
        from tenka.games.shogun.modules.samurai.terminal import SamuraiLook

        return SamuraiLook()

    # --- what thinks ----------------------------------------------------------------------------------

    def layout(self, names: FieldNames) -> list[Field[Observation]]:
        from tenka.games.shogun.modules.samurai.layout import fields

        return fields(names)

    def rows(self, rules: Rules) -> ModuleRows:
        from tenka.games.shogun.modules.samurai.rows import SamuraiRows

        return SamuraiRows()

    def bot(self) -> ModuleBot:
        from tenka.games.shogun.modules.samurai.bot import SamuraiBot

        return SamuraiBot()
