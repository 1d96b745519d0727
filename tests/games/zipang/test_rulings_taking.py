"""Rulings Z11 to Z21: cards that take cards."""

from __future__ import annotations

from itertools import product

import pytest

from tenka.core.chance import ReplayedChance
from tenka.games.zipang import events
from tenka.games.zipang.state import PLAY_TAKEN, TURN, State
from tests.games.zipang.positions import Play, cards, position, shuffled

TAKING = ("tea_master", "nobleman", "kabuki")
PLACES = ("own", "first", "second", "supply", "discards")


def test_Z11_a_chain_goes_on_as_long_as_takers_are_taken() -> None:
    """Tea Master, Nobleman, Kabuki, the Tea Master again and a last card: five cards in one turn."""
    hands = ["tea_master peasant peasant", "nobleman captain", "kabuki bandit"]
    play = position(hands, supply="monk monk merchant ...")
    play.do("tea_master:1", "react:let", tea=[0])
    play.do("nobleman:2", "react:let", "take:kabuki", "kabuki", "take:tea_master")
    play.do("tea_master:1", "react:let", tea=[0])
    assert play.moves() == ["captain:1", "captain:2"]
    assert play.discards() == "nobleman kabuki tea_master"


def test_Z11_no_chain_is_longer_than_five_cards() -> None:
    """Every order of play, from every distribution of the three takers over hands, supply and discards."""
    lengths = {
        longest_chain(first, dict(zip(others(first), places, strict=True)))
        for first in TAKING
        for places in product(PLACES, repeat=2)
    }
    assert max(lengths) == 5


def others(first: str) -> list[str]:
    return [card for card in TAKING if card != first]


def longest_chain(first: str, where: dict[str, str]) -> int:
    """The most cards that the active player can lay in one turn that begins with `first`."""
    filler = {"own": ["peasant", "bandit"], "first": ["monk", "monk"], "second": ["captain", "peasant"]}
    filler |= {"supply": ["merchant", "captain", "captain"], "discards": ["peasant"]}
    for card, place in where.items():
        filler[place] = (
            [card, *filler[place]] if place in ("supply", "discards") else [card, filler[place][0]]
        )
    if list(where.values()) == ["own", "own"]:
        filler["own"] = list(where)
    hands = [f"{first} {' '.join(filler['own'])}", " ".join(filler["first"]), " ".join(filler["second"])]
    play = position(hands, supply=" ".join(filler["supply"]), discards=" ".join(filler["discards"]))
    openings = [name for name in play.moves() if name.startswith(first)]
    return max(1 + search(play, after(play, name, 0)) for name in openings)


def after(play: Play, name: str, tea: int) -> State:
    state = play.game.copy(play.state)
    (seat,) = play.game.actors(state)
    chance = ReplayedChance(
        {"tea": [tea], "deck": list(range(18)), "tie": shuffled(3, "emperor monk peasant")}
    )
    play.game.play(state, seat, play.game.book.named[name], chance)
    assert isinstance(state, State)
    return state


def search(play: Play, state: State) -> int:
    """How many more cards can be laid; every target, every choice and every random card is tried."""
    if state.step == TURN:
        return 0
    if state.step == PLAY_TAKEN and state.taken not in cards(" ".join(TAKING)):
        return 1
    here = Play(state)
    laid = 1 if state.step == PLAY_TAKEN else 0
    names = ["react:let"] if "react:let" in here.moves() else here.moves()
    drawn = range(len(state.hands[state.asked])) if names == ["react:let"] else range(1)
    return laid + max(search(here, after(here, name, tea)) for name in names for tea in drawn)


def test_Z12_the_kabuki_never_takes_itself_but_even_the_card_that_fetched_it() -> None:
    """It lies among the discards when it resolves, next to the Tea Master that brought it."""
    play = position(["tea_master captain peasant", "kabuki bandit", "ninja peasant"], discards="merchant")
    play.do("tea_master:1", "react:let", "kabuki", tea=[0])
    assert play.discards() == "merchant tea_master kabuki"
    assert play.moves() == ["take:merchant", "take:tea_master"]
    assert play.refused("take:kabuki") == "kabuki-itself zipang/T3"
    play.do("take:tea_master")
    assert play.moves() == ["tea_master:1", "tea_master:2"]


def test_Z13_a_kabuki_without_open_discards_does_nothing() -> None:
    """Only itself lies open: no effect, the next player's turn."""
    play = position(["kabuki captain peasant", "monk bandit", "ninja peasant"]).do("kabuki")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "kabuki")]
    assert (play.actor(), play.seen().step) == (1, "turn")


TAKEN_EMPEROR = {
    "kabuki": (
        ["kabuki captain peasant", "monk bandit", "ninja peasant"],
        "emperor",
        ["kabuki", "take:emperor"],
    ),
    "tea_master": (
        ["tea_master captain peasant", "emperor", "monk peasant"],
        "",
        ["tea_master:1", "react:let"],
    ),
    "nobleman": (
        ["nobleman captain warlord", "monk emperor", "ninja monk"],
        "",
        ["nobleman:1", "react:let", "take:emperor"],
    ),
}


@pytest.mark.parametrize("taker", TAKEN_EMPEROR)
def test_Z14_a_taken_emperor_ends_the_campaign_and_nobody_is_asked(taker: str) -> None:
    """However he came into play: honor decides at once, and a Monk is of no use."""
    hands, discards, moves = TAKEN_EMPEROR[taker]
    play = position(hands, discards=discards)
    play.do(*moves, **({"tea": [0]} if taker == "tea_master" else {}))
    assert play.moves() == ["emperor"]
    play.do("emperor")
    assert play.heard_of(events.Asked) == []
    assert len(play.heard_of(events.HonorCompared)) == 1
    assert play.state.campaign == 2


def test_Z15_a_taken_monk_is_played_without_effect() -> None:
    """He goes to the discards and the turn is over."""
    play = position(["nobleman captain peasant", "monk bandit", "ninja peasant"])
    play.do("nobleman:1", "react:let", "take:monk", "monk")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "monk")]
    assert play.discards() == "nobleman monk"
    assert play.actor() == 1


def test_Z16_a_taken_peasant_is_played_alone_or_as_half_of_an_ikki() -> None:
    """The other half comes from the own hand, which is refilled."""
    play = position(
        ["nobleman captain peasant", "peasant bandit", "ninja bandit", "monk monk"], "warlord ..."
    )
    play.do("nobleman:1", "react:let", "take:peasant")
    assert play.moves() == ["peasant", "ikki"]
    play.do("ikki")
    assert play.heard_of(events.Played) == [events.Played(0, "peasant", [1, 2, 3], 2, 1)]
    assert play.discards() == "nobleman peasant peasant"
    assert len(play.state.hands[0]) == 2


def test_Z16_without_an_own_peasant_there_is_no_ikki() -> None:
    """One taken Peasant alone does nothing."""
    play = position(["nobleman captain monk", "peasant peasant", "ninja bandit"])
    play.do("nobleman:1", "react:let", "take:peasant")
    assert play.moves() == ["peasant"]
    assert play.refused("ikki") == "two-peasants zipang/E2"


def test_Z17_a_taken_attack_must_attack_and_may_hit_the_robbed_player() -> None:
    """The taker chooses the target; attacking nobody is refused."""
    play = position(["nobleman monk peasant", "captain bandit", "ninja peasant"], supply="merchant ...")
    play.do("nobleman:1", "react:let", "take:captain")
    assert play.moves() == ["captain:1", "captain:2"]
    assert play.refused("captain") == "pick-target zipang/T6"
    assert play.refused("captain:0") == "no-self zipang/T6"
    play.do("captain:1", "react:let")
    assert play.heard_of(events.Blocked) == [events.Blocked(1, 0)]


def test_Z18_the_taken_card_cannot_be_declined_kept_or_exchanged() -> None:
    """Neither at the choice nor afterwards is there any other move."""
    play = position(["nobleman captain monk", "bandit ninja", "peasant peasant"])
    play.do("nobleman:1", "react:let")
    assert play.moves() == ["take:bandit", "take:ninja"]
    assert play.refused("captain:1") == "choose-card zipang/T1"
    assert play.refused("react:let") == "choose-card zipang/T1"
    play.do("take:bandit")
    assert play.moves() == ["bandit:1", "bandit:2"]
    assert play.refused("captain:1") == "play-taken zipang/T2"
    assert play.refused("take:ninja") == "play-taken zipang/T2"
    assert play.refused("react:let") == "nothing-to-answer zipang/M1"
    assert "bandit" not in play.hand(0)


def test_Z19_the_card_of_a_robbed_player_without_cards_is_still_played() -> None:
    """The Merchant collects from the victim as well; then the taker is the last one and takes the pot."""
    play = position(["tea_master bandit", "merchant"], supply="")
    play.do("tea_master:1", "react:let", "merchant", tea=[0])
    assert play.heard_of(events.Asked, events.Paid, events.OutOfCards, events.CampaignWon) == [
        events.Asked(1, "tea_master"),
        events.Paid(1, 1),
        events.OutOfCards(1),
        events.CampaignWon(0, 2, "last"),
    ]


def test_Z19_a_robbed_player_without_cards_is_no_target_any_more() -> None:
    """He counts as out for the taken card, except for what reaches eliminated players."""
    play = position(["tea_master kabuki peasant", "princess", "bandit peasant"], supply="")
    play.do("tea_master:1", "react:let", tea=[0])
    assert play.moves() == ["princess:pot", "princess:2"]
    assert play.refused("princess:1") == "not-in-campaign zipang/T6"


@pytest.mark.parametrize(
    "card", ["princess", "captain", "commander", "ninja", "tea_master", "nobleman", "warlord"]
)
def test_Z20_targets_are_others_who_are_still_in_the_campaign(card: str) -> None:
    """Neither oneself nor somebody eliminated."""
    play = position(
        [f"{card} peasant peasant", "monk bandit", "", "peasant bandit"], discards="merchant", out=[2]
    )
    assert play.refused(f"{card}:0") == "no-self zipang/T6"
    assert play.refused(f"{card}:1") is None
    assert play.refused(f"{card}:2") == "not-in-campaign zipang/T6"
    assert play.refused(f"{card}:3") is None
    assert play.refused(card) == "pick-target zipang/T6"


def test_Z21_only_the_nobleman_and_his_victim_know_what_he_saw() -> None:
    """Others hear that he looked, not at what."""
    play = position(["nobleman captain peasant", "monk bandit", "ninja peasant"]).do(
        "nobleman:1", "react:let"
    )
    shown = events.Looked(0, 1, ["bandit", "monk"])
    heard = [play.heard_of(events.Looked, viewer=viewer) for viewer in (0, 1, 2, -1)]
    assert heard == [[shown], [shown], [events.Looked(0, 1)], [events.Looked(0, 1)]]
    assert [play.seen(viewer).seats[1].known for viewer in (0, 2, -1)] == [["bandit", "monk"], [], []]
    assert play.seen(1).seats[0].knows_mine == ["bandit", "monk"]
    assert play.moves(2) == []
