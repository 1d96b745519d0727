"""What everybody knows and remembers: exactly what the rules let them see, and nothing by accident."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from tenka.core.chance import FastChance
from tenka.core.events import PUBLIC
from tenka.games import load
from tenka.games.zipang import events
from tenka.games.zipang.material import BTL, KIND
from tests.games.zipang.positions import Play, position

REVEALING = {
    "eliminated": (["captain monk peasant", "peasant merchant", "ninja peasant"], ["captain:1", "react:let"]),
    "blocked": (["captain monk peasant", "bandit merchant", "ninja peasant"], ["captain:1", "react:let"]),
    "shown": (
        ["shrine_maiden monk peasant", "peasant merchant", "ninja peasant"],
        ["shrine_maiden", "react:let"],
    ),
    "looked": (["nobleman monk peasant", "peasant merchant", "ninja captain"], ["nobleman:1", "react:let"]),
    "lost": (["ninja monk peasant", "peasant merchant", "bandit peasant"], ["ninja:1", "react:let"]),
    "compared": (["emperor monk peasant", "peasant warlord", "bandit peasant"], ["emperor"]),
}


@pytest.mark.parametrize("case", REVEALING)
def test_a_revealed_hand_does_not_tell_in_which_order_its_cards_came(case: str) -> None:
    """The two orders of the same hand give the same events, views and choices to everybody else."""
    hands, moves = REVEALING[case]
    told = set()
    for order in permutations(hands[1].split()):
        play = position([hands[0], " ".join(order), hands[2]], supply="captain captain ...").do(*moves)
        others = [(play.heard(viewer), play.seen(viewer)) for viewer in (PUBLIC, 0, 2)]
        told.add(msgspec.json.encode((others, play.moves(0))))
    assert len(told) == 1


def test_a_card_that_left_is_forgotten_and_one_that_stayed_is_remembered() -> None:
    """After a look, the taken card is gone from memory; the rest stays known until it is played."""
    play = position(
        ["nobleman monk peasant", "bandit captain", "ninja peasant"], supply="captain peasant ..."
    )
    play.do("nobleman:1", "react:let", "take:bandit", "bandit:2", "react:let")
    assert play.seen(0).seats[1].known == ["captain"]
    assert play.seen(1).seats[0].knows_mine == ["captain"]
    assert play.hand(1) == "captain captain peasant"
    play.do("captain:2", "react:let")
    assert play.seen(0).seats[1].known == [], "it may have been the one that was seen"


def test_unknown_cards_played_leave_the_known_ones_known() -> None:
    """The Peasant drawn after the look is played: the two cards seen before are still there."""
    play = position(["shrine_maiden monk peasant", "bandit captain", "ninja peasant"], supply="peasant ...")
    play.do("shrine_maiden", "react:let", "react:let", "peasant")
    for viewer in (PUBLIC, 0, 2):
        assert play.seen(viewer).seats[1].known == ["bandit", "captain"]


def test_a_discarded_hand_is_forgotten_by_everybody() -> None:
    """After the Ninja nobody knows anything of the new hand."""
    play = position(["ninja monk peasant", "bandit captain", "shrine_maiden captain peasant"], active=2)
    play.do("shrine_maiden", "react:let", "react:let", "ninja:1", "react:let")
    for viewer in (PUBLIC, 0, 2):
        assert play.seen(viewer).seats[1].known == []
    assert [play.seen(1).seats[seat].knows_mine for seat in (0, 2)] == [[], []]


def test_a_block_proves_points_until_cards_are_played() -> None:
    """Five points shown by a block; after a Captain of that hand at least two are left."""
    play = position(["warlord monk peasant", "bandit captain", "ninja captain"], supply="captain ...")
    play.do("warlord:1", "react:let")
    assert [play.seen(viewer).seats[1].proved_btl for viewer in (PUBLIC, 0, 2)] == [5, 5, 5]
    play.do("captain:2", "react:let")
    assert play.seen().seats[1].proved_btl == 2
    assert [seat.proved_btl for seat in play.seen().seats] == [0, 2, 3]


def test_a_weaker_block_does_not_lower_what_was_proved() -> None:
    """First five points against the Warlord, then three against a Captain: still five."""
    hands = ["warlord monk peasant", "captain peasant", "captain bandit", "captain captain"]
    play = position(hands).do("warlord:2", "react:let", "captain:2", "react:let")
    assert len(play.heard_of(events.Blocked)) == 2
    assert play.seen().seats[2].proved_btl == 5


def test_a_new_campaign_wipes_all_knowledge() -> None:
    """Nothing seen or proved before is left."""
    hands = ["warlord emperor peasant", "bandit captain", "monk ninja"]
    play = position(hands, supply="merchant nobleman peasant ...")
    play.do("warlord:1", "react:let", "bandit:2", "react:let", "monk")
    assert play.seen(0).seats[1].known == ["captain"]
    assert play.seen(0).seats[1].proved_btl == 3
    play.do("emperor")
    assert play.state.campaign == 2
    for viewer, seat in permutations(range(3), 2):
        assert play.seen(viewer).seats[seat].known == []
        assert play.seen(viewer).seats[seat].proved_btl == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_random_games_known_cards_are_really_there_and_proofs_hold(seats: int) -> None:
    """Everybody's memory is a part of the true hand, and the owner knows who remembers what."""
    game = load("zipang", seats)
    chance = FastChance(seats)
    for _ in range(6):
        play = Play(game.start(chance))
        while game.actors(play.state):
            check_memory(play)
            moves = game.moves(play.state, play.actor())
            game.play(play.state, play.actor(), moves[chance.pick("", len(moves))], chance)


def check_memory(play: Play) -> None:
    for viewer in range(PUBLIC, play.state.seats):
        for seat, view in enumerate(play.seen(viewer).seats):
            hand = list(play.state.hands[seat])
            for card in view.known:
                hand.remove(KIND[card])
            assert view.proved_btl <= sum(BTL[card] for card in play.state.hands[seat])
            if viewer not in (PUBLIC, seat):
                assert play.seen(seat).seats[viewer].knows_mine == view.known


def test_the_public_story_of_a_deal_names_no_card() -> None:
    """Spectators hear that a campaign began and that cards were drawn, not which."""
    play = position(["emperor warlord peasant", "bandit captain", "ninja captain"]).do("emperor")
    after = play.heard()[-3:]
    assert after == [events.CampaignStarted(2, 0, 2), events.TurnStarted(0, last=False), events.Drew(0)]
