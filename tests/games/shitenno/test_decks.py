"""The decks: rulings S15 to S18, and what card counters know."""

from __future__ import annotations

import pytest

from tenka.core.chance import FastChance
from tenka.games.shitenno import events
from tenka.games.shitenno.hands import discard, shuffle_discards, take_open, take_unseen
from tenka.games.shitenno.material import COUNTS, KIND, KINDS, KOKUS, ROUNDS
from tests.games.shitenno.positions import GAMES, Scene, cards_of, counts
from tests.kit.kit import walk


def to_the_next_year(scene: Scene) -> None:
    year = scene.state.year
    while scene.state.year == year and scene.actor is not None:
        scene.play("end" if "end" in scene.moves() else scene.moves()[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s15_the_year_in_which_the_last_koku_is_drawn_is_the_last(seats: int) -> None:
    """Nobody places a Kamon, so only the koku deck can end the game."""
    scene = Scene(seats)
    while scene.actor is not None:
        to_the_next_year(scene)
    assert scene.state.year == ROUNDS[seats] == {2: 12, 3: 8, 4: 6}[seats]
    assert scene.state.koku_deck == []
    started = scene.heard(events.SharingStarted)
    assert [event.last for event in started] == [False] * (ROUNDS[seats] - 2) + [True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s15_no_game_is_shorter_than_the_kamons_allow(seats: int) -> None:
    for seed in range(30):
        *_, (state, _, _) = walk(GAMES[seats], FastChance(seed))
        assert {2: 6, 3: 5, 4: 4}[seats] <= state.year <= ROUNDS[seats]


def test_s16_spent_kokus_leave_the_game() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).turn(0).hand(0, "koku3").play("chugoku:kokus")
    assert cards_of(scene.state.discards) == "koku3"
    shuffle_discards(scene.state, scene.chance, None)
    assert cards_of(scene.state.discards) == "koku3"
    seen = scene.game.observe(scene.state, -1)
    assert (seen.spent_kokus, seen.discards) == (["koku3"], [])


def test_s17_discards_are_shuffled_as_soon_as_the_last_troop_leaves() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).turn(0).bonuses(0, "card_taking").hand(0, "")
    scene.state.troop_deck, scene.state.discards = [0], counts("bushi sohei koku1")
    scene.play("draw")
    assert scene.hand_of(0) == "samurai"
    assert sorted(scene.state.troop_deck) == [1, 2]
    assert cards_of(scene.state.discards) == "koku1"
    assert [event.count for event in scene.heard(events.Reshuffled)] == [2]


def test_s17_drawing_goes_on_from_the_new_deck() -> None:
    scene = Scene(2).titles(4, 3)
    scene.state.troop_deck, scene.state.discards = [0], counts("bushi bushi bushi bushi")
    to_the_next_year(scene)
    assert sum(scene.state.tray[:KOKUS]) == 4
    assert scene.state.tray[:2] == [1, 3]
    assert scene.state.troop_deck == [1]


def test_s18_when_everybody_hoards_there_are_fewer_cards_to_share() -> None:
    scene = Scene(2).titles(4, 3)
    scene.state.troop_deck, scene.state.discards = [0, 1], counts("")
    to_the_next_year(scene)
    assert sum(scene.state.tray[:KOKUS]) == 2
    assert sum(scene.state.tray[KOKUS:]) == 2


def test_s18_card_taking_needs_a_card_to_take() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).turn(0).bonuses(0, "card_taking")
    scene.state.troop_deck, scene.state.discards = [], counts("koku1")
    assert "draw" not in scene.moves()
    assert scene.refused("draw") == ("no-troop-card", "shitenno/E4")


def test_s18_discards_that_come_later_are_shuffled_when_a_card_is_needed() -> None:
    scene = Scene(4).titles(4, 3, 2, 1).turn(0).bonuses(0, "card_taking").hand(0, "samurai " * 3)
    scene.state.troop_deck, scene.state.discards = [], counts("")
    scene.stack("chugoku", "samurai bushi bushi").play("chugoku:troops", "draw")
    assert scene.hand_of(0) == "samurai"
    assert scene.state.troop_deck == [0, 0]


# --- counting cards ---------------------------------------------------------------------------------------


def knowing(hands: list[str], deck: str) -> Scene:
    """A game of two in which the hands hold unseen troops only."""
    scene = Scene(2).titles(4, 3)
    state = scene.state
    state.tray, state.draft = counts(""), counts("")
    for seat, cards in enumerate(hands):
        scene.hand(seat, cards)
    state.known = [0] * len(state.known)
    state.troop_deck = [KIND[card] for card in deck.split()]
    held = counts(" ".join([*hands, deck]))
    state.discards = [total - there for total, there in zip(COUNTS, held, strict=True)]
    state.discards[KOKUS:] = [0] * 3
    state.koku_deck = [kind for kind in range(KOKUS, KINDS) for _ in range(COUNTS[kind])]
    return scene


def test_after_a_shuffle_each_of_two_players_knows_the_others_unseen_cards() -> None:
    scene = knowing(["samurai bushi", "sohei shinobi+shinobi"], "sohei")
    take_unseen(scene.state, 0, scene.chance, None)
    seen = scene.game.observe(scene.state, 0)
    assert sorted(seen.old_unseen) == ["bushi", "samurai", "shinobi+shinobi", "sohei", "sohei"]
    for seed in range(10):
        other = scene.game.resample(seen, FastChance(seed))
        assert cards_of(other.hands[KINDS:]) == "sohei shinobi+shinobi"


def test_an_old_card_that_is_played_is_no_longer_among_the_old_ones() -> None:
    scene = knowing(["samurai bushi", "sohei"], "sohei")
    take_unseen(scene.state, 1, scene.chance, None)
    discard(scene.state, 0, KIND["bushi"], 1)
    assert scene.game.observe(scene.state, -1).old_unseen == ["samurai", "sohei", "sohei"]


def test_if_nobody_can_tell_an_old_card_from_a_new_one_all_are_unseen_alike() -> None:
    scene = knowing(["samurai bushi", "sohei"], "sohei")
    take_unseen(scene.state, 1, scene.chance, None)
    take_unseen(scene.state, 0, scene.chance, None)
    card = next(kind for kind in (0, 1) if scene.state.old[kind])
    discard(scene.state, 0, card, 1)
    assert scene.game.observe(scene.state, -1).old_unseen == []


def test_cards_from_a_lot_are_thought_to_be_played_before_unseen_ones() -> None:
    scene = knowing(["samurai", "bushi"], "sohei")
    take_open(scene.state, 0, counts("samurai"))
    discard(scene.state, 0, KIND["samurai"], 1)
    seat = scene.game.observe(scene.state, -1).seats[0]
    assert (seat.cards, seat.known) == (1, [])
