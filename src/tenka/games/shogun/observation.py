"""What one viewer of Shogun may know. Seats are numbers, everything else goes by the ids of the material.

A list "by color" has one number for each seat and, last, one for the farmers. A card is the id of a
province, `chest0` to `chest4`, `tower1` to `tower3`, or `empty` for a space that is known to hold none.
"""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from tenka.core.observation import ObservationBase

STEP_NAMES = ("claim", "group", "plan", "special", "battle", "move", "revolt", "over")
"""What is decided: `move` is the free move of Deploy 1, `battle` that of Battle/Move. Modules ask more."""
V = TypeVar("V")
Side = Literal["sun", "moon"]
SeasonName = Literal["spring", "summer", "fall", "winter"]


class ProvinceView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    owner: int | None
    """None: neutral."""
    armies: int
    buildings: tuple[str, ...]
    markers: int
    new: bool
    """Changed hands this round, so its card lies on nobody's board."""


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chests: int
    rice: int
    points: int
    supply: int
    """Armies in the individual supply."""
    provinces: int
    cards_to_plan: int
    """Cards it had in hand when planning began, the chest cards included; 0 before."""
    sealed: bool
    plan: dict[str, str | None]
    """The spaces of its board: the card if the viewer may know it, else None. Empty while plans are made."""
    shown: list[str]
    """The spaces of its board that everybody has seen."""
    special: str | None
    place: int | None
    """Its place among 1 to 5 in the turn order."""
    groups: list[int]
    """Army groups that it has not placed yet, in the draft."""
    faced: list[str]
    """The two open cards of its previous claim, in the draft."""


class DraftView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Claiming the starting provinces."""

    first: int
    face_up: list[str]
    pile: int
    """Face-down cards."""
    under: list[str]
    """What everybody knows to lie at the bottom of the pile, the lowest last."""
    renewed: bool
    """Whether two new cards were turned up in this turn."""
    claimed: str | None
    """The card that an army group has to be placed for now."""


class TowerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All by color."""

    shelves: list[list[int]]
    tray: list[int]


class Observation(ObservationBase, frozen=True, omit_defaults=True):
    """As in the base game. Tables give one of `wire`, with a field for each module."""

    game: Literal["shogun"]
    viewer: int
    """A seat, or -1 for the public."""
    step: str
    """One of `STEP_NAMES`, or of the questions of a module."""
    actors: list[int]
    side: Side
    year: int
    """1 or 2; 0 during set-up."""
    season: SeasonName
    seats: list[SeatView]
    provinces: dict[str, ProvinceView]
    """Only those that are in the game."""
    hand: list[str]
    """The viewer's own cards that are not on the board."""
    draft: list[str]
    """The viewer's own plan while it is being made: cards for the spaces in printed order."""
    track: list[str | None]
    """The ten action cards in order; None lies face down. Empty while none are laid out."""
    number: int | None
    """Which of them is being carried out, from 1."""
    event: str | None
    open_events: list[str]
    """Event cards of this year that are still face up."""
    past_events: list[str]
    """Event cards that have left the game."""
    specials: list[str]
    """By place."""
    bidders: list[int]
    """Who still has to take a special card, in order."""
    order: list[int]
    turn: int | None
    """Who carries out the action, or has revolts, now."""
    province: str | None
    """The province of the action that waits for a decision."""
    revolts: list[str]
    """Provinces of `turn` that revolt this winter and have not yet."""
    revolt_farmers: int
    """Farmers of the provisions table for each of them."""
    tower: TowerView
    farmers: int
    """In the supply."""
    castles: int
    """Tiles that are left, as are the next three."""
    temples: int
    theaters: int
    markers: int
    draft_table: DraftView | None
    ranks: list[int]
    """Final ranks when the game is over, else empty."""


def view_of(seen: Observation, field: str, kind: type[V]) -> V:
    """What a module shows in its field, in a game with that module."""
    view = getattr(seen, field, None)
    if not isinstance(view, kind):
        raise TypeError(f"nothing is seen of {field}")
    return view
