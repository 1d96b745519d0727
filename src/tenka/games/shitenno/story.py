"""Turns what the rules do into events, each with who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from tenka.core.events import Story
from tenka.games.shitenno import events
from tenka.games.shitenno.material import (
    BONUS_NAMES,
    BONUSES,
    KINDS,
    NAMES,
    PROVINCE_NAMES,
    TROOP_NAMES,
    names,
)
from tenka.games.shitenno.moves import CARD_PARTS, EXCHANGE_PART, HATAMOTO_PART, PLUS_ONE_PART, WAYS
from tenka.games.shitenno.state import NONE

if TYPE_CHECKING:
    from tenka.games.shitenno.state import State


def hand(state: State, seat: int) -> list[int]:
    return state.hands[seat * KINDS : seat * KINDS + KINDS]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


class ShitennoStory(Story):
    def set_up(self, state: State) -> None:
        self.tell(events.TitlesDealt(list(state.titles)))
        dealt = {seat: events.Dealt(names(hand(state, seat))) for seat in range(state.seats)}
        self.tell(None, dealt)

    # --- the even year -----------------------------------------------------------------------------

    def sharing_started(self, state: State) -> None:
        last = not state.koku_deck
        self.tell(events.SharingStarted(state.year, state.tairo, names(state.tray), last))

    def reshuffled(self, cards: int) -> None:
        self.tell(events.Reshuffled(cards))

    def lot_offered(self, state: State) -> None:
        self.tell(events.LotOffered(state.tairo, state.asked, state.lot_seals, names(state.draft)))

    def lot_refused(self, seat: int, asked: int) -> None:
        self.tell(events.LotRefused(seat, seat_or_none(asked)))

    def lots_split(self, state: State) -> None:
        high, low = names(state.draft), names(state.tray)
        seals = (state.lot_seals, state.other_seals)
        self.tell(events.LotsSplit(state.tairo, state.asked, seals[0], high, seals[1], low))

    def lot_taken(
        self, seat: int, seals: int, cards: list[int], how: Literal["accepted", "kept", "chosen", "left"]
    ) -> None:
        self.tell(events.LotTaken(seat, seals, names(cards), how))

    def titles_taken(self, state: State) -> None:
        self.tell(events.TitlesTaken(list(state.titles)))

    # --- the odd year ------------------------------------------------------------------------------

    def turn_started(self, seat: int, title: int) -> None:
        self.tell(events.TurnStarted(seat, title))

    def card_taken(self, seat: int, card: int) -> None:
        self.tell(events.CardTaken(seat), {seat: events.CardTaken(seat, NAMES[card])})

    def controlled(self, state: State, position: int, payment: list[int], points: int) -> None:
        self.tell(
            events.Controlled(
                seat=state.active,
                province=PROVINCE_NAMES[state.province],
                position=position + 1,
                way=WAYS[state.way],
                cards=names(payment[CARD_PARTS:]),
                hatamoto=bool(payment[HATAMOTO_PART]),
                exchange=payment[EXCHANGE_PART],
                plus_one=payment[PLUS_ONE_PART],
                points=points,
            )
        )

    def tile_taken(self, seat: int, province: int, tile: int, below: int) -> None:
        troop, bonus = TROOP_NAMES[tile // BONUSES], cast("events.Bonus", BONUS_NAMES[tile % BONUSES])
        shown = None if below == NONE else TROOP_NAMES[below]
        self.tell(events.TileTaken(seat, PROVINCE_NAMES[province], troop, bonus, shown))

    def turn_ended(self, seat: int, placed: int) -> None:
        self.tell(events.TurnEnded(seat, placed))

    def gilded(self, seat: int, province: int, position: int) -> None:
        self.tell(events.Gilded(seat, PROVINCE_NAMES[province], position + 1))

    # --- the end -----------------------------------------------------------------------------------

    def hand_counted(self, state: State, seat: int, kokus: int, tiles: int) -> None:
        self.tell(events.HandCounted(seat, names(hand(state, seat)), kokus, tiles))

    def province_counted(self, province: int, seat: int, points: int) -> None:
        self.tell(events.ProvinceCounted(PROVINCE_NAMES[province], seat, points))

    def game_ended(self, state: State) -> None:
        self.tell(events.GameEnded(list(state.points), list(state.ranks)))
