"""Turns what the rules do into events. All of them are public: a planning move tells nothing to anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tenka.core.events import Story
from tenka.games.shogun import events
from tenka.games.shogun.events import Amount, Building
from tenka.games.shogun.fight import NOT_INVOLVED
from tenka.games.shogun.material import (
    BUILDING_IDS,
    MARKERS,
    REGIONS,
    SPACE_IDS,
    SPECIAL_IDS,
    TAXES,
)
from tenka.games.shogun.scoring import building_counts, majority_points
from tenka.games.shogun.state import NOBODY, NONE, bits, provinces_of

if TYPE_CHECKING:
    from tenka.games.shogun.fight import Fight
    from tenka.games.shogun.material import Material
    from tenka.games.shogun.moves import Moves
    from tenka.games.shogun.state import State

SEASONS: tuple[events.Season, ...] = ("spring", "summer", "fall", "winter")


def shelf_lists(shelves: list[int], colors: int) -> list[list[int]]:
    return [shelves[:colors], shelves[colors:]]


def building_names(buildings: list[int]) -> list[Building]:
    return [BUILDING_IDS[building] for building in buildings]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def steps_of(amounts: list[tuple[str, int]]) -> list[Amount]:
    return [Amount(source, amount) for source, amount in amounts]


class ShogunStory(Story):
    def __init__(self, material: Material, moves: Moves, colors: int) -> None:
        super().__init__()
        self.material = material
        self.moves = moves
        self.colors = colors
        self.ids = material.board.ids
        self.event_ids = material.event_ids

    def provinces(self, numbers: list[int]) -> list[str]:
        return [self.ids[number] for number in numbers]

    def card(self, number: int) -> str:
        return self.moves.cards[number]

    # --- set-up -----------------------------------------------------------------------------------

    def game_set_up(self, setup: events.SetUp, state: State) -> None:
        side = cast("events.Side", self.material.board.side)
        first = None if state.claims is None else state.claims.first
        self.tell(events.GameSetUp(side, setup, state.chests[0], first))

    def start_dealt(self, seat: int, player: str, armies: dict[str, int]) -> None:
        self.tell(events.StartDealt(seat, player, dict(armies)))

    def cards_turned_up(self, cards: list[int]) -> None:
        self.tell(events.CardsTurnedUp(self.provinces(cards)))

    def cards_renewed(self, seat: int, cards: list[int]) -> None:
        self.tell(events.CardsRenewed(seat, self.provinces(cards)))

    def province_claimed(self, seat: int, province: int, from_pile: bool) -> None:  # noqa: FBT001
        self.tell(events.ProvinceClaimed(seat, self.ids[province], "pile" if from_pile else "open"))

    def group_placed(self, seat: int, province: int, armies: int) -> None:
        self.tell(events.GroupPlaced(seat, self.ids[province], armies))

    def tower_loaded(self, cubes: list[int], fell_out: list[int], state: State) -> None:
        shelves = shelf_lists(state.shelves, self.colors)
        self.tell(events.TowerLoaded(list(cubes), list(fell_out), shelves))

    # --- the round --------------------------------------------------------------------------------

    def events_laid_out(self, state: State) -> None:
        self.tell(events.EventsLaidOut(state.year, [self.event_ids[event] for event in state.open_events]))

    def actions_laid_out(self, state: State) -> None:
        self.tell(events.SeasonStarted(state.year, SEASONS[state.season]))
        self.tell(events.ActionsLaidOut([SPACE_IDS[action] for action in state.track]))

    def specials_laid_out(self, state: State) -> None:
        self.tell(events.SpecialsLaidOut([SPECIAL_IDS[special] for special in state.specials]))

    def plan_sealed(self, seat: int) -> None:
        self.tell(events.PlanSealed(seat))

    def plan_unsealed(self, seat: int) -> None:
        self.tell(events.PlanUnsealed(seat))

    def event_drawn(self, state: State) -> None:
        left = [self.event_ids[event] for event in state.open_events]
        self.tell(events.EventDrawn(self.event_ids[state.event], left))

    def bids_revealed(
        self, seats: list[int], cards: list[int], prices: list[int], tied: list[list[int]]
    ) -> None:
        rows = zip(seats, cards, prices, strict=True)
        bids = [events.Bid(seat, self.card(card), price) for seat, card, price in rows]
        self.tell(events.BidsRevealed(bids, [list(group) for group in tied]))

    def special_taken(self, seat: int, special: int, place: int) -> None:
        self.tell(events.SpecialTaken(seat, SPECIAL_IDS[special], place + 1))

    def turn_order_set(self, state: State) -> None:
        self.tell(events.TurnOrderSet(list(state.order)))

    # --- actions ----------------------------------------------------------------------------------

    def action_started(self, state: State) -> None:
        self.tell(events.ActionStarted(SPACE_IDS[state.track[state.slot]], state.slot + 1))

    def action_turned_up(self, state: State) -> None:
        self.tell(events.ActionTurnedUp(SPACE_IDS[state.track[-1]], len(state.track)))

    def card_revealed(self, seat: int, action: int, card: int) -> None:
        self.tell(events.CardRevealed(seat, self.moves.spaces[action], self.card(card)))

    def lapsed(self, seat: int, action: int, province: int, reason: events.LapseReason) -> None:
        self.tell(events.Lapsed(seat, SPACE_IDS[action], self.ids[province], reason))

    def built(self, seat: int, province: int, building: int, chests: int) -> None:
        self.tell(events.Built(seat, self.ids[province], building_names([building])[0], chests))

    def income(self, action: int, seat: int, province: int, amounts: list[tuple[str, int]]) -> None:
        kind = events.TaxesCollected if action == TAXES else events.RiceConfiscated
        self.tell(kind(seat, self.ids[province], steps_of(amounts)))

    def marker_placed(self, province: int, markers: int, left: bool) -> None:  # noqa: FBT001
        name = self.ids[province]
        self.tell(events.MarkerPlaced(name, markers) if left else events.NoMarkersLeft(name))

    def marker_removed(self, province: int, markers: int) -> None:
        self.tell(events.MarkerRemoved(self.ids[province], markers))

    def deployed(self, seat: int, province: int, amounts: list[tuple[str, int]], chests: int) -> None:
        self.tell(events.Deployed(seat, self.ids[province], steps_of(amounts), chests))

    def moved(self, seat: int, origin: int, province: int, armies: int) -> None:
        self.tell(events.Moved(seat, self.ids[origin], self.ids[province], armies))

    def stayed(self, seat: int, province: int) -> None:
        self.tell(events.Stayed(seat, self.ids[province]))

    def attacked(self, seat: int, origin: int, province: int, armies: int, defender: int) -> None:
        names = self.ids[origin], self.ids[province]
        self.tell(events.Attacked(seat, *names, armies, seat_or_none(defender)))

    def revolted(self, seat: int, province: int, markers: int, more: int) -> None:
        self.tell(events.Revolted(seat, self.ids[province], markers, more))

    def thrown(self, battle: Fight, state: State, tray: list[int], shelves: list[int]) -> None:
        """`tray` and `shelves` as they were before."""
        colors = self.colors
        self.tell(
            events.Thrown(
                kind=cast("events.BattleKind", battle.kind),
                province=self.ids[battle.province],
                cubes=list(battle.cubes),
                from_tray=list(tray),
                extra=[events.ExtraArmies(source, armies, seat) for seat, source, armies in battle.extras],
                shelves_before=shelf_lists(shelves, colors),
                shelves=shelf_lists(state.shelves, colors),
                tray=list(state.tray),
            )
        )

    def battle_ended(self, battle: Fight, outcome: events.Outcome, survivors: int) -> None:
        attackers, defenders, farmers = battle.counted
        self.tell(
            events.BattleEnded(
                kind=cast("events.BattleKind", battle.kind),
                province=self.ids[battle.province],
                attacker=seat_or_none(battle.attacker),
                defender=seat_or_none(battle.defender),
                attackers=attackers,
                defenders=defenders,
                farmers=None if farmers == NOT_INVOLVED else farmers,
                outcome=outcome,
                survivors=survivors,
                returned=list(battle.returned),
                lost_buildings=building_names(battle.razed),
            )
        )

    def card_lost(self, seat: int, province: int, space: int, taker: int) -> None:
        where = None if space == NONE else self.moves.spaces[space]
        self.tell(events.CardLost(seat, self.ids[province], where, seat_or_none(taker)))

    # --- winter and end ---------------------------------------------------------------------------

    def winter_came(self, state: State, card: int, loss: int) -> None:
        self.tell(events.SeasonStarted(state.year, SEASONS[state.season]))
        self.tell(events.WinterCame(state.year, self.event_ids[card], loss, list(state.rice)))

    def unsupplied(self, state: State, seat: int, provinces: int, unsupplied: int) -> None:
        drawn = self.provinces(state.revolts)
        farmers = state.revolt_farmers
        self.tell(events.Unsupplied(seat, provinces, state.rice[seat], unsupplied, farmers, drawn))

    def scored(self, state: State) -> None:
        """After the points were added."""
        self.tell(events.Scored(state.year, [self.score(state, seat) for seat in range(state.seats)]))

    def score(self, state: State, seat: int) -> events.Score:
        material = self.material
        owned = provinces_of(state, seat)
        provinces = len(owned) * material.province_points
        buildings = sum(bits(state.buildings[province]) for province in owned) * material.building_points
        majorities = self.majorities(state, seat)
        points = provinces + buildings + sum(majority.points for majority in majorities)
        return events.Score(seat, provinces, buildings, majorities, points, state.points[seat])

    def majorities(self, state: State, seat: int) -> list[events.Majority]:
        """The majorities that a seat has or shares, even if a shared one is worth nothing."""
        found: list[events.Majority] = []
        counted = building_counts(self.material, state)
        for region in range(REGIONS):
            for building in range(MARKERS):
                counts = counted[region * MARKERS + building]
                if counts[seat] == max(counts) > 0:
                    found.append(
                        events.Majority(
                            region=self.material.board.region_ids[region],
                            building=building_names([building])[0],
                            count=counts[seat],
                            points=majority_points(self.material, counts, seat, building),
                            tied=counts.count(counts[seat]) > 1,
                        )
                    )
        return found

    def year_ended(self, state: State) -> None:
        self.tell(events.YearEnded(state.year))

    def game_ended(self, state: State) -> None:
        self.tell(events.GameEnded(list(state.points), list(state.chests), list(state.ranks)))
