"""How Zipang Portable looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tenka.core.look import Desk
from tenka.games.zipang.material import BTL, CARDS, DATA, HNR, KIND, NAMES, deck

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from tenka.core.look import Session, Words
    from tenka.games.zipang.observation import Observation

TURN_MARK = "▶"
DECKS = {"2-3": 2, "4-5": 4, "6": 6}


def desk(session: Session) -> Desk:
    return Desk(session)


def card_name(card: str, texts: Words) -> str:
    return texts("zipang-card-" + card.replace("_", "-"))


def card_names(cards: Iterable[str], texts: Words) -> str:
    return ", ".join(card_name(card, texts) for card in cards)


def table(observation: Observation, names: Sequence[str], texts: Words) -> RenderableType:
    """Everything the viewer may know, for one look."""
    parts: list[RenderableType] = [_players(observation, names, texts), Text(_middle(observation, texts))]
    parts.append(Text(_discards(observation, texts)))
    if observation.viewer >= 0:
        parts.append(Text(_hand(observation, texts), style="bold"))
    return Group(*parts)


def _players(observation: Observation, names: Sequence[str], texts: Words) -> Table:
    title = texts("cli-zipang-title", campaign=observation.campaign)
    shown = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    shown.add_column("")
    shown.add_column(texts("cli-column-name"))
    shown.add_column(texts("cli-column-coins"), justify="right")
    shown.add_column(texts("cli-column-cards"), justify="right")
    shown.add_column(texts("cli-column-notes"))
    for seat, view in enumerate(observation.seats):
        mark = TURN_MARK if seat == observation.active and observation.actors else " "
        row = [
            f"{mark} {seat}",
            names[seat],
            str(view.coins),
            str(view.cards),
            _notes(observation, seat, texts),
        ]
        shown.add_row(*(Text(cell) for cell in row), style="" if view.in_campaign else "dim")
    return shown


def _notes(observation: Observation, seat: int, texts: Words) -> str:
    view = observation.seats[seat]
    own = seat == observation.viewer
    if not view.in_campaign:
        return texts("cli-note-out")
    notes = [
        (own, texts("cli-note-you")),
        (not view.had_turn and view.coins > 0, texts("cli-note-block")),
        (bool(view.known) and not own, texts("cli-note-known", cards=card_names(view.known, texts))),
        (view.proved_btl > 0 and not own, texts("cli-note-proved", btl=view.proved_btl)),
        (bool(view.knows_mine), texts("cli-note-knows", cards=card_names(view.knows_mine, texts))),
    ]
    return "; ".join(note for holds, note in notes if holds)


def _middle(observation: Observation, texts: Words) -> str:
    seen = {"pot": observation.pot, "supply": observation.supply, "removed": observation.removed}
    return texts("cli-zipang-middle", **seen)


def _discards(observation: Observation, texts: Words) -> str:
    if not observation.discards:
        return texts("cli-zipang-discards-none")
    return texts("cli-zipang-discards", cards=card_names(observation.discards, texts))


def _hand(observation: Observation, texts: Words) -> str:
    if not observation.hand:
        return texts("cli-zipang-hand-none")
    cards = [
        texts("cli-zipang-card", card=card_name(card, texts), btl=BTL[KIND[card]], hnr=HNR[KIND[card]])
        for card in observation.hand
    ]
    return texts("cli-zipang-hand", cards=", ".join(cards))


# --- material ----------------------------------------------------------------------------------------------


def material(texts: Words, _corrected: Sequence[str] = ()) -> RenderableType:
    """The printed values, with their provenance."""
    box = texts(
        "cli-data-box", cards=sum(card["count"] for card in CARDS), coins=DATA["coins"], hand=DATA["hand"]
    )
    return Group(_cards(texts), Text(box), *_coins(texts), *_provenances(texts))


def _cards(texts: Words) -> Table:
    shown = Table(title=texts("cli-data-cards"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    shown.add_column(texts("cli-data-card"), no_wrap=True)
    for heading in ("BTL", "HNR", *(texts("cli-data-count", players=players) for players in DECKS)):
        shown.add_column(heading, justify="right")
    shown.add_column(texts("cli-data-provenance"))
    decks = [deck(seats) for seats in DECKS.values()]
    for kind, name in enumerate(NAMES):
        counts = [str(cards.count(kind)) for cards in decks]
        row = [
            card_name(name, texts),
            str(BTL[kind]),
            str(HNR[kind]),
            *counts,
            _origin(CARDS[kind]["provenance"], texts),
        ]
        shown.add_row(*row)
    return shown


def _coins(texts: Words) -> list[Text]:
    lines = [
        texts("cli-data-coins-line", players=players, coins=coins)
        for players, coins in DATA["start_coins"].items()
    ]
    return [
        Text(f"{texts('cli-data-coins')} ({_origin(DATA['start_provenance'], texts)})"),
        *(Text(f"  {line}") for line in lines),
    ]


def _origin(word: str, texts: Words) -> str:
    return texts(f"cli-provenance-{word}")


def _provenances(texts: Words) -> list[Text]:
    return [Text(texts(f"cli-provenance-{word}-long"), style="dim") for word in DATA["provenance"]]
