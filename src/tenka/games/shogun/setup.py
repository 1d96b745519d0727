"""Set-up: starting provinces, by choice or as printed, and the first load of the tower (rules S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.cards import take_in_hand
from tenka.games.shogun.material import EMPTY, PROVINCES
from tenka.games.shogun.moves import CLAIM, CLAIM_PILE, GROUP, RENEW
from tenka.games.shogun.rules import NEXT, REMOVED, WAIT, Rules, Step
from tenka.games.shogun.state import NOBODY, NONE, SPRING, Claims, State
from tenka.games.shogun.tower import SHELVES

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

NOT_YOUR_CLAIM: Final = Refusal("not-your-turn", "shogun/S4")
CLAIMING: Final = Refusal("not-now", "shogun/S4")
NOT_FACE_UP: Final = Refusal("not-face-up", "shogun/S4")
CANNOT_RENEW: Final = Refusal("cannot-renew", "shogun/S5")
PLACE_GROUP_FIRST: Final = Refusal("place-group-first", "shogun/S6")
CLAIM_FIRST: Final = Refusal("claim-first", "shogun/S6")
NO_SUCH_GROUP: Final = Refusal("no-such-group", "shogun/S6")

FACE_UP: Final = 2


def empty_state(rules: Rules) -> State:
    """The box is open: nobody owns anything but their own pieces (rule S3)."""
    state = State(rules.seats)
    state.step = 0
    state.year = 0
    state.season = SPRING
    state.claims = None
    state.revolts = []
    state.revolt_farmers = 0
    state.ranks = []
    state.modules = [module.copy() for module in rules.module_states]
    _lay_out_pieces(rules, state)
    _lay_out_cards(rules, state)
    return state


def _lay_out_pieces(rules: Rules, state: State) -> None:
    seats = state.seats
    material = rules.material
    state.owner = [NOBODY] * PROVINCES
    state.armies = [0] * PROVINCES
    state.markers = [0] * PROVINCES
    state.buildings = [0] * PROVINCES
    state.fresh = [False] * PROVINCES
    state.chests = [material.start_chests[seats]] * seats
    state.rice = [0] * seats
    state.points = [0] * seats
    state.supply = [material.armies] * seats + [material.farmers]
    state.stock = material.stock[:]
    state.shelves = [0] * (SHELVES * rules.colors)
    state.tray = [0] * rules.colors


def _lay_out_cards(rules: Rules, state: State) -> None:
    seats = state.seats
    state.hands = [rules.own_cards[:] for _ in range(seats)]
    state.board = [[EMPTY] * len(rules.space_ids) for _ in range(seats)]
    state.shown = [[False] * len(rules.space_ids) for _ in range(seats)]
    state.drafted = [0] * seats
    state.planned = [0] * seats
    state.sealed = None
    state.track = []
    state.slot = NONE
    state.turn = 0
    state.province = NONE
    state.event = NONE
    state.open_events = []
    state.past_events = []
    state.specials = []
    state.places = []
    state.special_of = [NONE] * seats
    state.bidders = []
    state.order = []


def settle(state: State, seat: int, province: int, armies: int) -> None:
    """Armies from the supply into a province of nobody, whose card goes to the hand."""
    state.owner[province] = seat
    state.armies[province] = armies
    state.supply[seat] -= armies
    take_in_hand(state, seat, province)


class Deal(Step):
    """The predetermined starting set-up (rule S7)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        tables = self.rules.material.predetermined[str(state.seats)]
        letters = list(tables)
        number = self.rules.material.board.number
        if story is not None:
            story.game_set_up("predetermined", state)
        for seat, place in enumerate(chance.shuffle("setups", list(range(state.seats)))):
            for name, armies in tables[letters[place]].items():
                settle(state, seat, number[name], armies)
            if story is not None:
                story.start_dealt(seat, letters[place], tables[letters[place]])
        return NEXT


class Claim(Step):
    """Players claim their starting provinces in turn (rules S4 to S6)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.claims is None:
            self.begin(state, chance, story)
        claims = claims_of(state)
        if claims.claimed == NONE and not claims.groups[claimer(claims)]:
            state.claims = None
            return NEXT
        return WAIT

    def begin(self, state: State, chance: Chance, story: ShogunStory | None) -> None:
        first = chance.pick("first", state.seats)
        pile = [province for province in range(PROVINCES) if self.rules.in_play[province]]
        groups = [self.rules.material.groups[state.seats][:] for _ in range(state.seats)]
        state.claims = Claims(first, pile, groups)
        if story is not None:
            story.game_set_up("draft", state)
        turn_up(state.claims, chance, story)

    def question(self, state: State) -> str:
        return "claim" if claims_of(state).claimed == NONE else "group"

    def asks(self, question: str) -> bool:
        return question in ("claim", "group")

    def actors(self, state: State) -> list[int]:
        return [claimer(claims_of(state))]

    def moves(self, state: State, seat: int) -> list[Move]:
        claims = claims_of(state)
        if seat != claimer(claims):
            return []
        moves = self.rules.moves
        if claims.claimed != NONE:
            return [moves.group[armies - 1] for armies in sorted(set(claims.groups[seat]))]
        found = [moves.claim[province] for province in sorted(claims.face_up)]
        found.append(moves.claim_pile)
        if may_renew(claims, seat):
            found.append(moves.renew)
        return found

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        if move.kind == RENEW:
            self.renew(claims_of(state), seat, chance, story)
        elif move.kind == GROUP:
            self.place(state, seat, move.a, chance, story)
        else:
            self.claim(state, seat, move, chance, story)

    def renew(self, claims: Claims, seat: int, chance: Chance, story: ShogunStory | None) -> None:
        if story is not None:
            story.cards_renewed(seat, claims.face_up)
        claims.renewed = True
        claims.under.extend(claims.face_up)
        claims.face_up = []
        turn_up(claims, chance, story)

    def claim(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        claims = claims_of(state)
        claims.faced[seat] = claims.face_up[:]
        claims.claimed = draw_card(claims, chance) if move.kind == CLAIM_PILE else move.a
        if story is not None:
            story.province_claimed(seat, claims.claimed, move.kind == CLAIM_PILE)
        if move.kind == CLAIM:
            claims.face_up.remove(move.a)
        if len(set(claims.groups[seat])) == 1:
            self.place(state, seat, claims.groups[seat][0], chance, story)

    def place(self, state: State, seat: int, armies: int, chance: Chance, story: ShogunStory | None) -> None:
        """Only then a card that was taken from the open ones is replaced (rule S4)."""
        claims = claims_of(state)
        claims.groups[seat].remove(armies)
        settle(state, seat, claims.claimed, armies)
        if story is not None:
            story.group_placed(seat, claims.claimed, armies)
        claims.claimed = NONE
        claims.renewed = False
        if len(claims.face_up) < FACE_UP:
            turn_up(claims, chance, story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        claims = claims_of(state)
        if seat != claimer(claims):
            return NOT_YOUR_CLAIM
        if move.kind not in (CLAIM, CLAIM_PILE, RENEW, GROUP):
            return CLAIMING
        if claims.claimed != NONE:
            return NO_SUCH_GROUP if move.kind == GROUP else PLACE_GROUP_FIRST
        if move.kind == CLAIM:
            return NOT_FACE_UP if self.rules.in_play[move.a] else REMOVED
        return CANNOT_RENEW if move.kind == RENEW else CLAIM_FIRST


def claims_of(state: State) -> Claims:
    if state.claims is None:
        raise ValueError("nobody claims provinces any more")
    return state.claims


def claimer(claims: Claims) -> int:
    """Whose turn it is: the first in order among those who have placed the fewest groups."""
    seats = len(claims.groups)
    best = claims.first
    for i in range(1, seats):
        seat = (claims.first + i) % seats
        if len(claims.groups[seat]) > len(claims.groups[best]):
            best = seat
    return best


def may_renew(claims: Claims, seat: int) -> bool:
    """The same two cards as on the own previous turn, once a turn (rule S5)."""
    return not claims.renewed and sorted(claims.faced[seat]) == sorted(claims.face_up)


def turn_up(claims: Claims, chance: Chance, story: ShogunStory | None) -> None:
    """Two cards lie face up."""
    cards: list[int] = []
    while len(claims.face_up) < FACE_UP:
        cards.append(draw_card(claims, chance))
        claims.face_up.append(cards[-1])
    if story is not None:
        story.cards_turned_up(cards)


def draw_card(claims: Claims, chance: Chance) -> int:
    """The top card of the pile. Cards that were put under it come last, in their order."""
    if claims.pile:
        return claims.pile.pop(chance.pick("cards", len(claims.pile)))
    return claims.under.pop(0)


class LoadTower(Step):
    """Seven armies of each player and ten farmers; what falls out goes back (rule S8)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        material = self.rules.material
        cubes = [material.tower_armies] * state.seats + [material.tower_farmers]
        for color, number in enumerate(cubes):
            state.supply[color] -= number
        self.rules.tower.throw(state, cubes, chance)
        fell_out = state.tray
        for color, number in enumerate(fell_out):
            state.supply[color] += number
        state.tray = [0] * self.rules.colors
        if story is not None:
            story.tower_loaded(cubes, fell_out, state)
        for hooks in self.rules.hooks:
            hooks.tower_loaded(state, fell_out, story)
        return NEXT
