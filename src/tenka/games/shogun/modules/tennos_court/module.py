"""Tenno's Court: what everything outside this folder asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenka.core.errors import BadOptions
from tenka.games.shogun.material import Material
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.modules.tennos_court.events import EVENTS
from tenka.games.shogun.modules.tennos_court.favors import (
    KINDS,
    USE,
    Parry,
    amount_of,
    favors_of_kind,
    kind_of,
    make_favor,
    make_peace,
)
from tenka.games.shogun.modules.tennos_court.material import FAVORS, MATERIAL, OFFERED, SPACES, TOWER_CARDS
from tenka.games.shogun.modules.tennos_court.observation import FIELD, CourtView, FavorView, KeptView
from tenka.games.shogun.modules.tennos_court.state import Court, costs_of, court_of, order_at_court
from tenka.games.shogun.modules.tennos_court.steps import (
    ASK,
    AskFavors,
    Convert,
    EndPeace,
    LayOutFavors,
    SendFromTower,
)
from tenka.games.shogun.rules import ModuleView, Rules
from tenka.games.shogun.state import NOBODY, NONE, State

if TYPE_CHECKING:
    import msgspec

    from tenka.core.events import Event
    from tenka.core.layout import Field
    from tenka.games.shogun.modules.facets import (
        FieldNames,
        ModuleAdvice,
        ModuleBot,
        ModuleLook,
        ModuleNarration,
        ModuleRows,
    )
    from tenka.games.shogun.observation import Observation


class CourtModuleView(ModuleView[CourtView]):
    def show(self, state: State) -> CourtView:
        court = court_of(state)
        rows = zip(court.offers, costs_of(self.rules.material.files), strict=True)
        numbers = range(1, FAVORS + 1)
        kept = [KeptView(favor, court.holder[favor]) for favor in numbers if court.holder[favor] != NOBODY]
        return CourtView(
            officials=court.officials[:],
            entrance=court.entrance[:],
            audience=court.audience[:],
            favors=[self.offer(favor, cost) for favor, cost in rows if favor != NONE],
            kept=kept,
            past=[favor for favor in numbers if court.is_past(favor)],
            askers=court.askers[:],
            order=order_at_court(court, state.order or list(range(state.seats))),
            using=None if court.using == NONE else court.using,
        )

    def offer(self, favor: int, cost: int) -> FavorView:
        return FavorView(favor, cost, kind_of(self.rules, favor), amount_of(self.rules, favor))

    def read(self, state: State, view: CourtView) -> None:
        court = court_of(state)
        court.officials = list(view.officials)
        court.entrance = list(view.entrance)
        court.audience = list(view.audience)
        court.askers = list(view.askers)
        court.using = NONE if view.using is None else view.using
        self.read_favors(court, view)

    def read_favors(self, court: Court, view: CourtView) -> None:
        costs = costs_of(self.rules.material.files)
        for offer in view.favors:
            place = costs.index(offer.officials)
            court.offers[place] = offer.favor
        for kept in view.kept:
            court.holder[kept.favor] = kept.seat
        for favor in range(1, FAVORS + 1):
            known = favor in court.offers or favor in view.past or favor == court.using
            court.drawn[favor] = known or court.holder[favor] != NOBODY


class CourtModule(Module):
    def __init__(self) -> None:
        super().__init__(MATERIAL, FIELD, ("favor", "favor_use"))

    def spaces(self) -> list[str]:
        return SPACES

    def cards(self) -> list[str]:
        return TOWER_CARDS

    def check(self, material: Material) -> None:
        data: dict[str, Any] = material.files[MATERIAL]
        costs: list[int] = data["costs"]
        if len(costs) != OFFERED or costs != sorted(set(costs), reverse=True):
            raise BadOptions("material-court-costs", where=MATERIAL)
        if data["tower_cards"] != len(TOWER_CARDS):
            raise BadOptions("material-court-cards", where=MATERIAL)
        for number, favor in data["favors"].items():
            where = f"{MATERIAL}.favors.{number}"
            if favor["kind"] not in KINDS:
                raise BadOptions("material-favor", where=where, favor=favor["kind"], known=", ".join(KINDS))
            if not 1 <= favor["amount"] <= material.armies:
                raise BadOptions("material-favor-amount", where=where, most=material.armies)

    def pages(self, material: Material) -> dict[str, list[str]]:
        return {
            ASK: ["none", *(str(favor) for favor in range(1, FAVORS + 1))],
            USE: [*material.board.ids, "dismiss", "uphold"],
        }

    def install(self, rules: Rules) -> None:
        self.check(rules.material)
        cards = rules.moves.cards
        rules.own_cards.extend(cards.index(name) for name in TOWER_CARDS)
        rules.module_states.append(Court(rules.seats, rules.material.files[MATERIAL]["officials"]))
        rules.module_views.append(CourtModuleView(rules, self.field))
        rules.hooks.append(SendFromTower())
        rules.hooks.append(Parry(rules, favors_of_kind(rules, ["calm"])))
        rules.shields.append(make_peace(rules))
        self.install_steps(rules)

    def install_steps(self, rules: Rules) -> None:
        favors = [make_favor(rules, max(1, number)) for number in range(FAVORS + 1)]
        rules.insert_after("lay_out_specials", LayOutFavors("lay_out_favors", rules))
        rules.insert_after("take_specials", AskFavors("ask_favors", rules, favors))
        rules.insert_after("take_specials", Convert("convert", rules))
        rules.insert_after("carry_out", EndPeace("end_peace", rules))

    # --- what people see ------------------------------------------------------------------------------

    def view_type(self) -> type[msgspec.Struct]:
        return CourtView

    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def narration(self) -> ModuleNarration:
        from tenka.games.shogun.modules.tennos_court.narration import NARRATION

        return NARRATION

    def look(self) -> ModuleLook:
        from tenka.games.shogun.modules.tennos_court.terminal import CourtLook

        return CourtLook()

    # --- what thinks ----------------------------------------------------------------------------------

    def layout(self, names: FieldNames) -> list[Field[Observation]]:
        from tenka.games.shogun.modules.tennos_court.layout import fields

        return fields(names)

    def rows(self, rules: Rules) -> ModuleRows:
        from tenka.games.shogun.modules.tennos_court.rows import CourtRows

        return CourtRows(rules)

    def bot(self) -> ModuleBot:
        from tenka.games.shogun.modules.tennos_court.bot import CourtBot

        return CourtBot()

    def advice(self) -> ModuleAdvice:
        from tenka.games.shogun.modules.tennos_court.advice import CourtAdvice

        return CourtAdvice()
