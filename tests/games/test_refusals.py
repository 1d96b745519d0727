"""Every refusal cites the paragraph that says it, wherever illegal moves meet it, and tells the truth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tenka.core.chance import FastChance
from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.shogun.modules.samurai.state import samurai_of
from tenka.texts import Texts, languages
from tests.games.shitenno.positions import Scene, counts
from tests.games.shogun.modules.positions import asks, court, court_play, offer, waiting
from tests.games.shogun.modules.test_leaders import leader_play, lost_leaders
from tests.games.shogun.modules.test_samurai import FOUR
from tests.games.shogun.positions import Play
from tests.kit.kit import walk

ANYWHERE = ""
Table = dict[str, dict[str, str]]
"""By code and paragraph: where it is cited, as steps of the Observation of who asked; or ANYWHERE."""

EVERYWHERE: dict[str, str] = {
    "zipang": """game-over A1, not-your-turn D4, not-in-hand D2, two-peasants E2, no-self T6,
        not-in-campaign T6, no-such-player T6, pick-target T6, answer-first M1, others-answer M5,
        asked-later M5, answered M1, no-hand M1, not-touched M2, nothing-to-answer M1, no-monk K7,
        coin-only-attack E4, coin-too-late E4, no-coins E4, play-taken T2, choose-card T1, kabuki-itself T3,
        nothing-to-take D2""",
    "shitenno": """game-over G1, lot-card-gone C2, lot-order C2, lot-tile-gone C2, lot-one-only C2,
        lot-split-now C6, lot-answer-first C3, lot-choose-first C6, lot-not-there C6, even-year A2,
        odd-year A2, province-full D7, two-kamons D1, no-kamon D1, too-few-troops D2, too-few-kokus D3,
        no-card-taking E4, no-troop-card E4, nothing-to-pay D4, pay-first D4, no-such-payment D4,
        not-sensei F3, gild-later F3, gild-now F3, not-your-kamon F3, golden-already F3""",
    "shogun": """game-over V3, removed S2, not-face-up S4, cannot-renew S5, place-group-first S6,
        claim-first S6, no-such-group S6, next-space P1, card-used P1, must-fill P2, unpayable-bid P4,
        keep-a-bid P4, keep-no-bid P4, already-sealed P5, nothing-sealed P5, special-taken T4, no-border A10,
        leave-one A10, same-province A10, own-only A8, must-move A9, temple-shield A12, not-in-revolt W3,
        not-offered C7, too-few-officials C7, take-a-favor-first C7, use-favor-first C8, favor-shield C12,
        not-on-card M2, supply-too-small M3, leader-must-move L4, decide-leader L2, not-open K3""",
}
"""Codes with the one paragraph that says so wherever they are met."""
BY_STEP: dict[str, Table] = {
    "zipang": {"not-there": {"T3": "take-discard", "K13": "take-hand"}},
    "shitenno": {
        "not-your-turn": {"C2": "lot", "C3": "offer", "C6": "split choose", "D1": "turn gild"},
        "lot-not-offered": {"C2": "lot", "C6": "split"},
    },
    "shogun": {
        "not-your-turn": {
            "S4": "claim group leader_here", "T3": "special", "A0": "move battle", "W3": "revolt",
            "C6": "favor favor_use", "M1": "samurai", "L2": "leader_place", "L4": "leader_move",
            "L6": "leader_return", "K3": "chamber",
        },
        "not-now": {
            "S4": "claim group", "Y2": "plan special move battle favor favor_use", "Y1": "revolt",
            "K3": "chamber", "M1": "samurai", "L2": "leader_place", "L4": "leader_move",
            "L6": "leader_return",
        },
        "not-your-province": {"P1": "plan", "L2": "leader_place", "L4": "leader_move", "L6": "leader_return"},
        "leader-must-stand": {"L2": "leader_place", "L6": "leader_return"},
        "not-for-this-favor": {"C10": "favor_use", "C11": "favor_use", "C13": "favor_use"},
    },
}  # fmt: skip


def table_of(game: str) -> Table:
    pairs = (row.split() for row in EVERYWHERE[game].split(","))
    return {code: {paragraph: ANYWHERE} for code, paragraph in pairs} | BY_STEP[game]


# --- whether it is true -----------------------------------------------------------------------------------


def targets(move: Move) -> list[int]:
    """The seats that a card of Zipang is played at."""
    return [seat for seat in range(6) if move.b >> seat & 1]


def payable(seen: Any) -> bool:
    """Whether somebody who plans a round of Shogun holds a card that could be bid."""
    chests = seen.seats[seen.viewer].chests
    return any(not card.startswith("chest") or int(card[-1]) <= chests for card in seen.hand)


TRUE: dict[str, Callable[[Any, Move], bool]] = {
    "zipang others-answer": lambda seen, _: seen.active == seen.viewer and seen.step == "react",
    "zipang not-your-turn": lambda seen, _: seen.active != seen.viewer,
    "zipang no-such-player": lambda seen, move: max(targets(move)) >= len(seen.seats),
    "zipang not-in-campaign": lambda seen, move: (
        not all(seen.seats[seat].in_campaign for seat in targets(move))
    ),
    "zipang no-self": lambda seen, move: seen.viewer in targets(move),
    "zipang no-hand": lambda seen, _: not seen.hand,
    "zipang answered": lambda seen, _: seen.step == "react" and seen.viewer not in seen.actors,
    "shogun keep-a-bid": lambda seen, _: payable(seen),
    "shogun keep-no-bid": lambda seen, _: not payable(seen),
    "shogun supply-too-small": lambda seen, _: seen.seats[seen.viewer].supply < 3,
    "shogun not-your-turn": lambda seen, _: seen.viewer not in seen.actors,
    "shitenno not-your-turn": lambda seen, _: seen.viewer not in seen.actors,
}
"""What must hold for whoever is told so, where a refusal could easily claim something else."""


# --- asking -----------------------------------------------------------------------------------------------


class Asking:
    """Asks for moves, legal or not, and holds every refusal against the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = table_of(name)
        self.met: dict[str, set[tuple[str, str]]] = defaultdict(set)
        """By code: paragraphs and steps."""

    def ask(self, game: AnyGame, state: Any, seat: int, moves: list[Move]) -> None:
        seen = game.observe(state, seat)
        for move in moves:
            refusal = game.refusal(state, seat, move)
            if refusal is not None:
                game_name, paragraph = refusal.rule.split("/")
                where = f"{refusal.code} for {move.name} of seat {seat} at {seen.step}"
                assert game_name == self.name
                assert self.says(refusal.code, paragraph, seen.step), f"{paragraph} does not say {where}"
                true = TRUE.get(f"{self.name} {refusal.code}")
                assert true is None or true(seen, move), f"it is not true: {where}"
                self.met[refusal.code].add((paragraph, seen.step))

    def says(self, code: str, paragraph: str, step: str) -> bool:
        where = self.table.get(code, {}).get(paragraph)
        return where is not None and (where == ANYWHERE or step in where.split())

    def missed(self) -> set[str]:
        """Rows of the table that nothing has led to."""
        rows = {
            (code, paragraph, step)
            for code, places in self.table.items()
            for paragraph, steps in places.items()
            for step in steps.split() or [ANYWHERE]
        }
        met = {
            (code, paragraph, place)
            for code, places in self.met.items()
            for paragraph, step in places
            for place in (step, ANYWHERE)
        }
        return {" ".join(row) for row in rows - met}


OFTEN = 20
"""So many times seats are asked at each step of a game."""


def ask_along(asking: Asking, game: AnyGame, seed: int) -> None:
    """For some moves of every kind, through a random game and at its end."""
    pages: dict[int, list[Move]] = defaultdict(list)
    for move in game.book.all:
        pages[move.kind].append(move)
    chance = FastChance(seed)
    times: dict[tuple[str, bool], int] = defaultdict(int)
    for state in positions(game, seed):
        actors = game.actors(state)
        step = game.observe(state, PUBLIC).step
        for seat in range(game.seats):
            times[step, seat in actors] += 1
            if times[step, seat in actors] <= OFTEN:
                count = 12 if seat in actors else 1
                some = [page[chance.pick("move", len(page))] for page in pages.values() for _ in range(count)]
                asking.ask(game, state, seat, some)


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    state = game.start(chance := FastChance(seed))
    for _ in walk(game, chance, state):
        yield state
    yield state


# --- positions that random games hardly meet --------------------------------------------------------------


def planning(chests: int, provinces: str, cards: str) -> Play:
    """Seat 0 plans with such provinces and has laid out some cards."""
    play = Play()
    for name in provinces.split():
        play.own(name, 0, 1)
    play.chests(0, chests).plan()
    for space, card in zip(play.rules.space_ids, cards.split(), strict=False):
        play.do(f"plan:{space}:{card}", 0)
    return play


def under_attack(event: str) -> Play:
    """Seat 1 has a temple next to the attacker, and the favor of peace."""
    play = court_play().own("aki", 0, 4).own("iyo", 1, 2, "temple").event(event)
    court(play).holder[18] = 1
    return play.carry_out({0: {"battle_a": "aki"}}, "battle_a")


def with_few_armies() -> Play:
    play = Play(modules=["samurai"])
    for name in FOUR.split():
        play.own(name, 0, 1)
    samurai_of(play.state).cards[0] = 1
    return play.supply(0, 0).go_on("samurai")


def restless() -> Play:
    """Seat 0 takes a revolt marker away."""
    play = court_play().own("aki", 0, 2, markers=1).own("kai", 0, 2, markers=1).own("ise", 0, 2)
    return asks(4, play=play)


def poor() -> Scene:
    """Seat 0 has a tile for taking a card; there is no card, and no Kamon."""
    scene = Scene(4).titles(4, 3, 2, 1).turn(0).bonuses(0, "card_taking")
    scene.state.troop_deck, scene.state.discards = [], counts("koku1")
    scene.state.stock[0] = 0
    return scene


FIVE = "aki bingo bitchu bizen hoki"
RARE: dict[str, list[Callable[[], Play | Scene]]] = {
    "zipang": [],
    "shitenno": [poor],
    "shogun": [
        lambda: planning(0, FIVE, f"{FIVE} chest0"),
        lambda: planning(2, f"{FIVE} harima", f"{FIVE} harima chest0 chest1 chest4"),
        lambda: planning(2, f"{FIVE} harima ise", f"{FIVE} harima ise chest0 chest1 chest4"),
        lambda: under_attack("temple_4"),
        lambda: under_attack("castle_2"),
        lambda: asks(12, play=court_play().own("aki", 0, 2).own("iyo", 1, 2)),
        lambda: waiting(offer(court_play(), 19, 3), 3).go_on("convert"),
        lambda: leader_play().own("aki", 0, 1).own("bingo", 0, 1).go_on("leader_place"),
        lambda: lost_leaders(1),
        restless,
        with_few_armies,
    ],
}


# --- the walk ---------------------------------------------------------------------------------------------

WALKS: dict[str, list[tuple[int, Options, int]]] = {
    "zipang": [(seats, {}, seed) for seats in (2, 4, 6) for seed in range(8)],
    "shitenno": [(seats, {}, seed) for seats in (2, 3, 4) for seed in range(3)],
    "shogun": [
        (3, {"modules": MODULE_NAMES, "setup": "draft"}, 0),
        (4, {"modules": MODULE_NAMES}, 1),
    ],
}
"""Seats, options and seeds."""


@pytest.mark.parametrize("name", WALKS)
def test_every_refusal_cites_the_paragraph_that_says_it(name: str) -> None:
    asking = Asking(name)
    for seats, options, seed in WALKS[name]:
        ask_along(asking, load(name, seats, options), seed)
    for make in RARE[name]:
        rare = make()
        for seat in range(rare.game.seats):
            asking.ask(rare.game, rare.state, seat, rare.game.book.all)
    assert asking.missed() == set()


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words_and_its_paragraph(language: str) -> None:
    texts = Texts(language)
    for name in WALKS:
        for code, places in table_of(name).items():
            assert texts.has(f"refusal-{code}"), code
            for paragraph in places:
                assert texts.rule(f"{name}/{paragraph}") is not None, paragraph
