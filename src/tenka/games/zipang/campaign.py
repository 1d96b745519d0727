"""How a campaign begins, passes from turn to turn, and ends (rules C, D, F and A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.games.zipang.hands import after, draw, points, reachable
from tenka.games.zipang.material import EMPEROR, HAND, HNR, deck
from tenka.games.zipang.state import NONE, OVER, TURN, State

if TYPE_CHECKING:
    from tenka.games.zipang.story import Stake, WonBy, ZipangStory

DECKS: Final[list[list[int]]] = [deck(seats) if seats >= 2 else [] for seats in range(7)]


def start_campaign(state: State, first: i64, chance: Chance, story: ZipangStory | None) -> None:
    seats = state.seats
    state.campaign += 1
    state.coins = [coins - 1 for coins in state.coins]
    state.pot = seats - 1
    state.removed += 1
    state.in_campaign = [True] * seats
    state.had_turn = [False] * seats
    state.last_turn = False
    state.seen = [0] * ((seats + 1) * seats)
    state.proved = [0] * seats
    state.shown = 0
    _deal(state, first, chance)
    if story is not None:
        story.campaign_started(state, first)
    start_turn(state, first, story)


def _deal(state: State, first: i64, chance: Chance) -> None:
    seats = state.seats
    supply = chance.shuffle("deck", DECKS[seats])
    hands: list[list[int]] = [[] for _ in range(seats)]
    for turn in range(HAND * seats):
        hands[(first + turn) % seats].append(supply.pop())
    state.hands = hands
    state.face_down = supply.pop()
    state.supply = supply
    state.discards = []


def start_turn(state: State, seat: i64, story: ZipangStory | None) -> None:
    """Draw, or note that this turn is the campaign's last (rules D1 and D3)."""
    state.step = TURN
    state.active = seat
    state.had_turn[seat] = True
    state.card = NONE
    state.targets = 0
    state.last_turn = not state.supply
    if story is not None:
        story.turn_started(seat, last=state.last_turn)
    if state.supply:
        draw(state, seat, story)


def end_turn(state: State, chance: Chance, story: ZipangStory | None) -> None:
    """When a chain of cards is resolved: who is out, is the campaign over, whose turn is next."""
    _drop_cardless(state, story)
    following = _next_in_campaign(state, state.active)
    if _next_in_campaign(state, following) == following:
        _win_campaign(state, following, "last", chance, story)
    elif state.card == EMPEROR or state.last_turn or not state.hands[following]:
        _compare_honor(state, chance, story)
    else:
        start_turn(state, following, story)


def _next_in_campaign(state: State, seat: i64) -> i64:
    """The next one clockwise who is still in the campaign; the same seat if there is no other."""
    seat = after(state, seat)
    while not state.in_campaign[seat]:
        seat = after(state, seat)
    return seat


def _drop_cardless(state: State, story: ZipangStory | None) -> None:
    """Whoever has no card is out (rule D6), unless that is true of all: then they tie for Honor."""
    if state.supply or not reachable(state, NONE):
        return  # while the supply lasts, every hand is full
    seat = state.active
    for _ in range(state.seats):
        seat = after(state, seat)
        if state.in_campaign[seat] and not state.hands[seat]:
            state.in_campaign[seat] = False
            if story is not None:
                story.out_of_cards(seat)


def _compare_honor(state: State, chance: Chance, story: ZipangStory | None) -> None:
    clockwise = [(state.active + step) % state.seats for step in range(1, state.seats + 1)]
    remaining = [seat for seat in clockwise if state.in_campaign[seat]]
    honor = [points(state.hands[seat], HNR) for seat in remaining]
    if story is not None:
        story.honor_compared(remaining, [state.hands[seat] for seat in remaining])
    tied = _highest(remaining, honor)
    winner = break_tie(state, tied, "campaign", chance, story)
    _win_campaign(state, winner, "honor", chance, story)


def _highest(seats: list[int], values: list[int]) -> list[int]:
    top = max(values)
    return [seats[i] for i in range(len(seats)) if values[i] == top]


def break_tie(state: State, tied: list[int], stake: Stake, chance: Chance, story: ZipangStory | None) -> int:
    """Equals draw one card each from all cards in use until one has the most Honor (rules F3 and A3)."""
    while len(tied) > 1:
        drawn = chance.shuffle("tie", DECKS[state.seats])[: len(tied)]
        if story is not None:
            story.tie_drawn(tied, drawn, stake)
        tied = _highest(tied, [HNR[card] for card in drawn])
    return tied[0]


def _win_campaign(
    state: State, winner: int, reason: WonBy, chance: Chance, story: ZipangStory | None
) -> None:
    if story is not None:
        story.campaign_won(winner, state.pot, reason)
    state.coins[winner] += state.pot
    state.pot = 0
    if min(state.coins) == 0:
        _end_game(state, chance, story)
    else:
        start_campaign(state, winner, chance, story)


def _end_game(state: State, chance: Chance, story: ZipangStory | None) -> None:
    winner = break_tie(state, _highest(list(range(state.seats)), state.coins), "game", chance, story)
    state.step = OVER
    state.ranks = [rank if seat == winner or rank > 1 else 2 for seat, rank in enumerate(coin_ranks(state))]
    if story is not None:
        story.game_ended(state.coins, state.ranks)


def coin_ranks(state: State) -> list[int]:
    """1 for the most coins; equals share a rank (rule A2)."""
    return [1 + len([other for other in state.coins if other > coins]) for coins in state.coins]
