"""Positions for the tests of the rules, written in the rulebook's words."""

from __future__ import annotations

from typing import Any

from tenka.core.chance import Chance, FastChance
from tenka.core.events import PUBLIC
from tenka.games import load
from tenka.games.shitenno.material import (
    BONUS_NAMES,
    BONUSES,
    KIND,
    KINDS,
    NAMES,
    POSITIONS,
    PROVINCE_NAMES,
    TILES_A_PROVINCE,
    TROOP_NAMES,
)
from tenka.games.shitenno.state import LOT, NONE, SPLIT, TURN

GAMES = {seats: load("shitenno", seats) for seats in (2, 3, 4)}


class Scene:
    """A position with a game around it. Moves are played by whoever is to decide."""

    def __init__(self, seats: int = 4, seed: int = 1) -> None:
        self.game = GAMES[seats]
        self.chance: Chance = FastChance(seed)
        self.state: Any = self.game.start(self.chance)
        self.told: list[Any] = []

    # --- setting ---------------------------------------------------------------------------------

    def titles(self, *seals: int) -> Scene:
        """By seat; the sharing begins anew with them."""
        state = self.state
        state.titles = list(seals)
        state.taken = [0] * len(seals)
        state.tairo = max(range(len(seals)), key=lambda seat: seals[seat])
        state.step = SPLIT if len(seals) == 2 else LOT
        return self

    def tray(self, cards: str) -> Scene:
        self.state.tray = counts(cards)
        return self

    def hand(self, seat: int, cards: str) -> Scene:
        self.state.hands[seat * KINDS : seat * KINDS + KINDS] = counts(cards)
        self.state.known[seat * KINDS : seat * KINDS + KINDS] = counts(cards)
        self.state.old = [0] * len(self.state.old)
        return self

    def bonuses(self, seat: int, bonuses: str) -> Scene:
        for name in bonuses.split():
            self.state.bonuses[seat * BONUSES + BONUS_NAMES.index(name)] += 1
        return self

    def kamons(self, province: str, owners: str) -> Scene:
        """Seats from the left; an asterisk marks a golden face."""
        first = PROVINCE_NAMES.index(province) * POSITIONS
        for position, owner in enumerate(owners.split()):
            self.state.owners[first + position] = int(owner[0])
            self.state.golden[first + position] = int(owner.endswith("*"))
            self.state.filled[first // POSITIONS] = position + 1
            self.state.stock[int(owner[0])] -= 1
        return self

    def stack(self, province: str, tiles: str) -> Scene:
        """The tiles of a province, those that were taken included, as troop/bonus."""
        first = PROVINCE_NAMES.index(province) * TILES_A_PROVINCE
        self.state.tiles = list(self.state.tiles)
        for place, tile in enumerate(tiles.split()):
            troop, _, bonus = tile.partition("/")
            number = TROOP_NAMES.index(troop) * BONUSES + BONUS_NAMES.index(bonus or "exchange")
            self.state.tiles[first + place] = number
        return self

    def turn(self, seat: int) -> Scene:
        """The odd year has come to this seat."""
        state = self.state
        state.step, state.active, state.tairo = TURN, seat, NONE
        state.placed, state.hatamoto_used = 0, False
        state.tray = [0] * KINDS
        return self

    # --- playing ---------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        actors = self.game.actors(self.state)
        return actors[0] if actors else None

    def moves(self) -> list[str]:
        return [] if self.actor is None else [move.name for move in self.game.moves(self.state, self.actor)]

    def play(self, *names: str) -> Scene:
        for name in names:
            assert name in self.moves(), f"{name} is not one of {self.moves()}"
            story = self.game.new_story()
            self.game.play(self.state, self.actor or 0, self.game.book.named[name], self.chance, story)
            self.told += story.heard_by(PUBLIC)
        return self

    def share(self, lot: str, end: str) -> Scene:
        """Form a lot and finish it."""
        return self.play(*(f"add:{card}" for card in sorted(lot.split(), key=KIND.__getitem__)), end)

    def refused(self, name: str, seat: int | None = None) -> tuple[str, str]:
        """Code and rule of a refusal."""
        asking = seat if seat is not None else self.actor
        refusal = self.game.refusal(self.state, asking or 0, self.game.book.named[name])
        assert refusal is not None, f"{name} is allowed"
        return refusal.code, refusal.rule

    def payments(self, province: str, way: str) -> list[str]:
        """All payments of the player whose turn it is, as words."""
        found = self.game.observe(self.state, self.state.active).payments
        return [words(payment) for payment in found if (payment.province, payment.way) == (province, way)]

    def pay(self, province: str, way: str, payment: str) -> Scene:
        """Take control by one payment, given as words."""
        found = self.game.observe(self.state, self.state.active).payments
        rows = [row for row in found if (row.province, row.way, words(row)) == (province, way, payment)]
        assert rows, f"{payment} is not one of {self.payments(province, way)}"
        return self.play(*rows[0].choice.split())

    # --- looking ---------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> str:
        return cards_of(self.state.hands[seat * KINDS : seat * KINDS + KINDS])

    def bonuses_of(self, seat: int) -> str:
        held = self.state.bonuses[seat * BONUSES : seat * BONUSES + BONUSES]
        return " ".join(name for name, count in zip(BONUS_NAMES, held, strict=True) for _ in range(count))

    def in_province(self, province: str) -> list[int]:
        first = PROVINCE_NAMES.index(province) * POSITIONS
        return [owner for owner in self.state.owners[first : first + POSITIONS] if owner != NONE]

    def heard(self, kind: type) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]


def counts(cards: str) -> list[int]:
    found = [0] * KINDS
    for card in cards.split():
        found[KIND[card]] += 1
    return found


def cards_of(found: list[int]) -> str:
    return " ".join(name for name, count in zip(NAMES, found, strict=True) for _ in range(count))


def words(payment: Any) -> str:
    """Helpers first, then cards: "hatamoto exchange samurai bushi+sohei"."""
    aid = ["hatamoto"] * payment.hatamoto
    aid += ["exchange"] * payment.exchange + ["plus_one"] * payment.plus_one
    return " ".join(aid + payment.cards)
