"""Builds the rules of a game from its options: the steps of the base game in their order, then modules."""

from __future__ import annotations

from typing import Final

from tenka.games.shogun.actions import base_actions
from tenka.games.shogun.carry_out import CarryOut, EndRound
from tenka.games.shogun.material import SPACE_IDS, Material, make_material
from tenka.games.shogun.modifiers import install_cards
from tenka.games.shogun.modules.catalog import modules_named
from tenka.games.shogun.modules.module import Module
from tenka.games.shogun.moves import Moves, card_ids
from tenka.games.shogun.options import Options
from tenka.games.shogun.planning import LayOutActions, LayOutEvents, LayOutSpecials, Plan
from tenka.games.shogun.rules import Rules, Step
from tenka.games.shogun.setup import Claim, Deal, LoadTower
from tenka.games.shogun.tower import make_tower
from tenka.games.shogun.turn_order import DetermineEvent, RevealBids, TakeSpecials
from tenka.games.shogun.winter import EndYear, LoseRice, Over, Revolts, ScoreWinter

BOOKS: Final[dict[str, Moves]] = {}
"""By how many armies a player has, and modules: all boards have the same provinces. Last used last."""
MOST_BOOKS: Final = 32
"""More than there are sets of modules."""


def book_of(material: Material, modules: list[Module]) -> Moves:
    key = " ".join([str(material.armies), *(module.name for module in modules)])
    book = BOOKS.pop(key, None)
    if book is None:
        book = make_book(material, modules)
    BOOKS[key] = book
    if len(BOOKS) > MOST_BOOKS:
        del BOOKS[next(iter(BOOKS))]
    return book


def make_book(material: Material, modules: list[Module]) -> Moves:
    ids = material.board.ids
    spaces, cards = SPACE_IDS[:], card_ids(ids)
    for module in modules:
        spaces.extend(module.spaces())
        cards.extend(module.cards())
    moves = Moves(ids, spaces, cards, material.armies)
    for module in modules:
        for name, words in module.pages(material).items():
            moves.add_page(name, words)
    return moves


def base_steps(rules: Rules, setup: str) -> list[Step]:
    """A year goes from `lay_out_events` to `end_year`, a round from `lay_out_actions` to `end_round`."""
    return [
        Claim("claim", rules) if setup == "draft" else Deal("deal", rules),
        LoadTower("load_tower", rules),
        LayOutEvents("lay_out_events", rules),
        LayOutActions("lay_out_actions", rules),
        LayOutSpecials("lay_out_specials", rules),
        Plan("plan", rules),
        DetermineEvent("determine_event", rules),
        RevealBids("reveal_bids", rules),
        TakeSpecials("take_specials", rules),
        CarryOut("carry_out", rules),
        EndRound("end_round", rules),
        LoseRice("lose_rice", rules),
        Revolts("revolts", rules),
        ScoreWinter("score", rules),
        EndYear("end_year", rules),
        Over("over", rules),
    ]


def build(seats: int, options: Options) -> Rules:
    material = make_material(options.side, options.material, options.modules)
    modules = modules_named(options.modules)
    rules = Rules(material, book_of(material, modules), seats, make_tower(options.tower, material.tower))
    rules.may_decline = options.may_decline_moves
    rules.actions = base_actions(rules)
    install_cards(rules)
    rules.steps = base_steps(rules, options.setup)
    for module in modules:
        module.install(rules)
    return rules
