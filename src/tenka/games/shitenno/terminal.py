"""How Shitennō looks in a terminal, and what can be typed there beside moves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tenka.core.look import Desk
from tenka.games.shitenno.material import DATA, KIND, NAMES, POSITIONS, TITLE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from tenka.core.look import Session, Words
    from tenka.games.shitenno.observation import Lot, Observation, Payment, ProvinceView, SeatView

TURN_MARK = "▶"
FREE = "·"
GOLDEN = "★"
TILES = ("exchange", "plus_one", "card_taking")


def word(kind: str, name: str, texts: Words) -> str:
    return texts(f"shitenno-{kind}-" + name.replace("_", "-").replace("+", "-"))


def cards(names: Iterable[str], texts: Words) -> str:
    """Equal cards together."""
    found = [
        word("card", name, texts) if count == 1 else f"{count} × {word('card', name, texts)}"
        for name, count in Counter(names).items()
    ]
    return ", ".join(found) or texts("cli-shitenno-none")


# --- the table ---------------------------------------------------------------------------------------------


def table(observation: Observation, names: Sequence[str], texts: Words) -> RenderableType:
    """Everything the viewer may know, for one look."""
    parts: list[RenderableType] = [_players(observation, names, texts), _provinces(observation, names, texts)]
    parts += [Text(line) for line in _middle(observation, texts)]
    if observation.viewer >= 0:
        held = cards(observation.hand, texts)
        parts.append(Text(texts("cli-shitenno-hand", cards=held), style="bold"))
    return Group(*parts)


def _title(observation: Observation, texts: Words) -> str:
    year = "shitenno-odd-year" if observation.active is not None else "shitenno-even-year"
    return texts("cli-shitenno-title", year=observation.year, years=observation.years, half=texts(year))


def _players(observation: Observation, names: Sequence[str], texts: Words) -> Table:
    shown = Table(title=_title(observation, texts), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in ("", "name", "title", "points", "kamons", "cards", "tiles", "known"):
        shown.add_column(texts(f"cli-shitenno-column-{column}") if column else "")
    for seat in observation.order:
        view = observation.seats[seat]
        mark = TURN_MARK if seat in observation.actors else " "
        row = [
            f"{mark} {seat}",
            names[seat],
            word("title", TITLE_NAMES[view.title], texts),
            str(view.points),
            str(view.kamons),
            str(view.cards),
            _tiles(view, texts),
            texts("cli-note-you") if seat == observation.viewer else cards(view.known, texts),
        ]
        shown.add_row(*(Text(cell) for cell in row))
    return shown


def _tiles(view: SeatView, texts: Words) -> str:
    held = {name: getattr(view, name) for name in TILES}
    return ", ".join(
        f"{count} × {word('bonus', name, texts)}" for name, count in held.items() if count
    ) or texts("cli-shitenno-none")


def _provinces(observation: Observation, names: Sequence[str], texts: Words) -> Table:
    shown = Table(box=SIMPLE_HEAD)
    for column in ("province", "troops", "price", "kamons-there", "leader"):
        shown.add_column(texts(f"cli-shitenno-column-{column}"))
    for view in observation.provinces:
        row = [
            word("province", view.id, texts),
            cards(view.troops, texts),
            "" if view.price is None else str(view.price),
            _kamons(view, names),
            "" if view.leader is None else names[view.leader],
        ]
        shown.add_row(*(Text(cell) for cell in row))
    return shown


def _kamons(view: ProvinceView, names: Sequence[str]) -> str:
    placed = [names[kamon.seat] + (GOLDEN if kamon.golden else "") for kamon in view.kamons]
    return ", ".join(placed + [FREE] * (POSITIONS - len(placed)))


def _middle(observation: Observation, texts: Words) -> list[str]:
    decks = {"troops": observation.troop_deck, "kokus": observation.koku_deck}
    lines = [texts("cli-shitenno-decks", **decks)]
    if observation.active is None and observation.actors:
        seals = ", ".join(texts(f"shitenno-tile-{seals}") for seals in observation.hierarchy)
        lines.append(texts("cli-shitenno-tray", cards=cards(observation.tray, texts), seals=seals))
    lines += [_lot(lot, texts) for lot in (observation.lot, observation.other_lot) if lot is not None]
    return lines


def _lot(lot: Lot, texts: Words) -> str:
    if lot.seals is None:
        return texts("cli-shitenno-draft", cards=cards(lot.cards, texts))
    return texts("cli-shitenno-lot", cards=cards(lot.cards, texts), tile=texts(f"shitenno-tile-{lot.seals}"))


# --- typing ------------------------------------------------------------------------------------------------


def desk(session: Session) -> Desk:
    return ShitennoDesk(session)


class ShitennoDesk(Desk):
    """`lot CARD CARD … SEALS` forms a lot in any order, `pay NUMBER` takes one of the listed payments."""

    @property
    def seen(self) -> Observation:
        return cast("Observation", self.session.table.observe(self.session.viewer))

    def ask(self) -> None:
        self.session.show_moves()
        seen, texts = self.seen, self.session.texts
        if seen.step in ("lot", "split"):
            self.session.say(texts(f"cli-shitenno-how-{seen.step}"), style="dim")
        if seen.payments:
            self.session.say(texts("cli-shitenno-payments"), style="bold")
        for number, payment in enumerate(seen.payments, start=1):
            self.session.say(f"  pay {number:<3} {payment_line(payment, texts)}")

    def obey(self, word: str, rest: str) -> bool:
        if word.casefold() == "pay":
            return self._pay(rest)
        return self._lot(rest.split()) if word.casefold() == "lot" else False

    def _pay(self, number: str) -> bool:
        payments = {str(place): payment for place, payment in enumerate(self.seen.payments, start=1)}
        if number in payments:
            self.session.play(payments[number].choice)
        else:
            self.session.say(self.session.texts("cli-no-number", number=number[:9]))
        return True

    def _lot(self, words: list[str]) -> bool:
        """The last word names the hierarchy tile, or two with a plus between."""
        if not words or any(name not in KIND for name in words[:-1]):
            self.session.say(self.session.texts("cli-shitenno-cards", cards=", ".join(NAMES)))
            return True
        adds = [f"add:{name}" for name in sorted(words[:-1], key=KIND.__getitem__)]
        end = "split" if self.seen.step == "split" else "offer"
        self.session.play(" ".join([*adds, f"{end}:{words[-1]}"]))
        return True


def payment_line(payment: Payment, texts: Words) -> str:
    aid = {"hatamoto": int(payment.hatamoto), "exchange": payment.exchange, "plus_one": payment.plus_one}
    used = [f"{count} × {word('part', name, texts)}" for name, count in aid.items() if count]
    spent = [cards(payment.cards, texts)] if payment.cards else []
    return f"{word('province', payment.province, texts)}: {', '.join(spent + used)}"


# --- material ----------------------------------------------------------------------------------------------


def material(texts: Words, _corrected: Sequence[str] = ()) -> RenderableType:
    """The printed values, with their provenance."""
    origins = [Text(texts(f"shitenno-provenance-{name}"), style="dim") for name in DATA["provenance"]]
    return Group(_printed_provinces(texts), *_printed_things(texts), *origins)


def _printed_provinces(texts: Words) -> Table:
    shown = Table(box=SIMPLE_HEAD)
    for column in ("province", "troops", "price", "provenance"):
        shown.add_column(texts(f"cli-shitenno-column-{column}"))
    for province in DATA["provinces"]:
        troops = f"{province['beside_gate']} × {word('card', province['troop'], texts)}"
        numbers = " ".join(str(number) for number in province["positions"])
        shown.add_row(word("province", province["id"], texts), troops, numbers, province["provenance"])
    return shown


def _printed_things(texts: Words) -> list[Text]:
    things: dict[str, Any] = {
        name: DATA[name] for name in ("simple_troops", "double_troops", "kokus", "bonus_tiles")
    }
    return [
        Text(
            texts(
                "cli-shitenno-thing-" + name.replace("_", "-"),
                total=thing["total"],
                split=_split(thing),
                origin=texts("cli-shitenno-origin-" + thing["provenance"]),
            )
        )
        for name, thing in things.items()
    ]


def _split(thing: dict[str, Any]) -> str:
    counts: dict[str, int] = thing.get("counts", {})
    return ", ".join(f"{count} × {value}" for value, count in counts.items()) or str(thing.get("each"))
