"""What each card does once everybody in its reach has answered (rules K)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.games.zipang.hands import (
    after,
    discard_hand,
    give_up,
    points,
    refill,
    show_to,
    show_to_all,
)
from tenka.games.zipang.material import (
    ATTACK,
    BANDIT,
    BTL,
    CAPTAIN,
    COMMANDER,
    KABUKI,
    KINDS,
    MERCHANT,
    MONK,
    NINJA,
    NOBLEMAN,
    PEASANT,
    PRINCESS,
    SHRINE_MAIDEN,
    TEA_MASTER,
    WARLORD,
)
from tenka.games.zipang.moves import POT
from tenka.games.zipang.state import PLAY_TAKEN, TAKE_DISCARD, TAKE_HAND, State

if TYPE_CHECKING:
    from tenka.games.zipang.story import ZipangStory

FROM_DISCARDS: Final = -2


class Effect:
    """The base of the others, and the Emperor, who ends the campaign as soon as he is resolved."""

    def resolve(self, state: State, chance: Chance, story: ZipangStory | None) -> bool:
        """Carry it out; True if the active player must choose before the chain goes on.

        It happens to each target that did not cancel or block, clockwise from the active player.
        """
        must_choose = False
        affected = state.targets & ~(state.monks | state.paid)
        seat = after(state, state.active)
        while seat != state.active:
            if affected >> seat & 1:
                must_choose = self.happen(state, seat, chance, story)
            seat = after(state, seat)
        return must_choose

    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        """What it does to one target; True as for `resolve`."""
        return False


class Nothing(Effect):
    """One Peasant, the Monk in one's own turn, a card that reaches nobody."""

    def resolve(self, state: State, chance: Chance, story: ZipangStory | None) -> bool:
        if story is not None:
            story.no_effect(state)
        return False


class Attack(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        attack: i64 = ATTACK[state.card]
        if points(state.hands[seat], BTL) >= attack:
            self.block(state, seat, attack, story)
        else:
            self.eliminate(state, seat, story)
        return False

    def block(self, state: State, seat: i64, attack: i64, story: ZipangStory | None) -> None:
        show_to(state, seat, state.active)
        state.proved[seat] = max(state.proved[seat], attack)
        if story is not None:
            story.blocked(seat, state.active, state.hands[seat])

    def eliminate(self, state: State, seat: i64, story: ZipangStory | None) -> None:
        state.in_campaign[seat] = False
        cards = discard_hand(state, seat)
        if story is not None:
            story.eliminated(seat, cards)


class Bandit(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        steal(state, seat, min(1, state.coins[seat]), story)
        return False


class Princess(Effect):
    def resolve(self, state: State, chance: Chance, story: ZipangStory | None) -> bool:
        if state.targets != POT:
            return super().resolve(state, chance, story)
        coins = state.pot // 2
        state.pot -= coins
        state.coins[state.active] += coins
        if story is not None:
            story.stole_from_pot(state.active, coins)
        return False

    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        steal(state, seat, state.coins[seat] // 2, story)
        return False


def steal(state: State, victim: i64, coins: i64, story: ZipangStory | None) -> None:
    state.coins[victim] -= coins
    state.coins[state.active] += coins
    if story is not None:
        story.stole(state.active, victim, coins)


class Merchant(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        coins = min(1, state.coins[seat])
        state.coins[seat] -= coins
        state.pot += coins
        if story is not None:
            story.paid(seat, coins)
        return False


class ShrineMaiden(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        show_to_all(state, seat)
        if story is not None:
            story.hand_shown(seat, state.hands[seat])
        return False


class Ninja(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        cards = discard_hand(state, seat)
        if story is not None:
            story.hand_lost(seat, cards)
        refill(state, seat, story)
        return False


class TeaMaster(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        hand = state.hands[seat]
        take_from_hand(state, seat, hand[chance.pick("tea", len(hand))], story)
        return True


class Nobleman(Effect):
    def happen(self, state: State, seat: i64, chance: Chance, story: ZipangStory | None) -> bool:
        show_to(state, seat, state.active)
        state.step = TAKE_HAND
        state.taken_from = seat
        if story is not None:
            story.looked(state.active, seat, state.hands[seat])
        return True


class Kabuki(Effect):
    def resolve(self, state: State, chance: Chance, story: ZipangStory | None) -> bool:
        for card in state.discards:
            if card != KABUKI:
                state.step = TAKE_DISCARD
                return True
        return NOTHING.resolve(state, chance, story)


def take_from_hand(state: State, seat: i64, card: i64, story: ZipangStory | None) -> None:
    """The robbed player refills before the card is played (rule D5)."""
    give_up(state, seat, card)
    set_taken(state, seat, card, story)
    refill(state, seat, story)


def take_from_discards(state: State, card: i64, story: ZipangStory | None) -> None:
    state.discards.remove(card)
    set_taken(state, FROM_DISCARDS, card, story)


def set_taken(state: State, source: i64, card: i64, story: ZipangStory | None) -> None:
    state.step = PLAY_TAKEN
    state.taken = card
    state.taken_from = source
    if story is not None:
        story.took(state.active, source, card)


NOTHING: Final = Nothing()


def _effects() -> list[Effect]:
    table = [Effect() for _ in range(KINDS)]
    table[MONK] = NOTHING
    for card in (PEASANT, CAPTAIN, COMMANDER, WARLORD):
        table[card] = Attack()
    table[BANDIT] = Bandit()
    table[PRINCESS] = Princess()
    table[MERCHANT] = Merchant()
    table[SHRINE_MAIDEN] = ShrineMaiden()
    table[NINJA] = Ninja()
    table[TEA_MASTER] = TeaMaster()
    table[NOBLEMAN] = Nobleman()
    table[KABUKI] = Kabuki()
    return table


EFFECTS: Final[list[Effect]] = _effects()
