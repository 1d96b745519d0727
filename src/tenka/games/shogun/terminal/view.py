"""How Shogun looks in a terminal: round, map, provinces, tower. Sees Observations only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tenka.core.narration import Phrase
from tenka.games.shogun.material import BUILDING_IDS
from tenka.games.shogun.modules.catalog import modules_seen
from tenka.games.shogun.narration import plan_card
from tenka.games.shogun.terminal.naming import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from tenka.core.look import Words
    from tenka.games.shogun.observation import Observation, ProvinceView
    from tenka.games.shogun.terminal.atlas import Atlas, Place

COLORS = ("bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
"""Of the seats; every line can be read without them."""
SEA = "~"
FREE = "·"
TURN_MARK = "▶"


def event_name(card: str, texts: Words) -> str:
    return name_of("card", card.rpartition("_")[0], texts)


def card_name(card: str, texts: Words) -> str:
    """A card that may lie on a space."""
    said = plan_card(card)
    if not isinstance(said, Phrase):
        return texts(said.id)
    return texts(said.base, **{name: str(value) for name, value in said.arguments.items()})


def owner_name(owner: int | None, names: Sequence[str]) -> Text:
    return Text("-", style="dim") if owner is None else Text(names[owner], style=COLORS[owner])


def framed(title: str, columns: Iterable[tuple[str, bool]]) -> Table:
    """An empty table; a True stands for a column of numbers."""
    shown = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        show_edge=False,
    )
    for heading, number in columns:
        shown.add_column(heading, justify="right" if number else "left", no_wrap=number, overflow="fold")
    return shown


# --- players and round -------------------------------------------------------------------------------------


def table(observation: Observation, names: Sequence[str], texts: Words) -> RenderableType:
    """Everybody's things and the round, for one look; the map is shown by its own command."""
    lines = _round(observation, texts)
    for module in modules_seen(observation):
        lines += module.look().lines(observation, names, texts)
    return Group(_players(observation, names, texts), *(Text(line) for line in lines))


def _players(observation: Observation, names: Sequence[str], texts: Words) -> Table:
    season = texts(f"shogun-{observation.season}")
    title = texts("cli-shogun-title", year=observation.year, season=season)
    words = ("provinces", "armies", "supply", "chests", "rice", "points")
    columns = [("", False), (texts("cli-column-name"), False)]
    columns += [(texts(f"cli-shogun-column-{word}"), True) for word in words]
    shown = framed(title, [*columns, (texts("cli-shogun-column-notes"), False)])
    for seat, view in enumerate(observation.seats):
        armies = sum(one.armies for one in observation.provinces.values() if one.owner == seat)
        numbers = (view.provinces, armies, view.supply, view.chests, view.rice, view.points)
        shown.add_row(
            f"{TURN_MARK if seat in observation.actors else ' '} {seat}",
            Text(names[seat], style=COLORS[seat]),
            *(str(number) for number in numbers),
            _notes(observation, seat, texts),
        )
    return shown


def _notes(observation: Observation, seat: int, texts: Words) -> str:
    view = observation.seats[seat]
    notes = [texts("cli-note-you")] if seat == observation.viewer else []
    if view.place is not None and view.special is not None:
        special = name_of("special", view.special, texts)
        notes.append(texts("cli-shogun-note-place", place=view.place, special=special))
    if view.sealed:
        notes.append(texts("cli-shogun-note-sealed"))
    if view.groups:
        notes.append(texts("cli-shogun-note-groups", groups=", ".join(str(size) for size in view.groups)))
    return "; ".join(notes)


def _round(observation: Observation, texts: Words) -> list[str]:
    lines = []
    if observation.draft_table is not None:
        cards = [name_of("province", card, texts) for card in observation.draft_table.face_up]
        pile = observation.draft_table.pile
        lines.append(texts("cli-shogun-draft", cards=texts.join(cards), pile=pile))
    if observation.track:
        lines.append(texts("cli-shogun-actions", actions=_track(observation, texts)))
    if observation.event is not None:
        kind = observation.event.rpartition("_")[0]
        card, effect = name_of("card", kind, texts), name_of("card", f"{kind}_effect", texts)
        lines.append(texts("cli-shogun-event", card=card, effect=effect))
    if observation.open_events:
        lines.append(texts("cli-shogun-events", events=_open_events(observation, texts)))
    if observation.specials and not observation.order:
        lines.append(texts("cli-shogun-specials", specials=_free_specials(observation, texts)))
    return lines


def _track(observation: Observation, texts: Words) -> str:
    now = observation.number
    marks = (
        (TURN_MARK if number == now else "") + f"{number} " + name_of("space", action, texts)
        for number, action in enumerate(observation.track, start=1)
        if action is not None
    )
    hidden = observation.track.count(None)
    return ", ".join(marks) + (texts("cli-shogun-hidden", count=hidden) if hidden else "")


def _open_events(observation: Observation, texts: Words) -> str:
    return texts.join(
        texts("shogun-open-event", card=event_name(card, texts), loss=card.rpartition("_")[2])
        for card in observation.open_events
    )


def _free_specials(observation: Observation, texts: Words) -> str:
    taken = {view.place for view in observation.seats}
    places = [
        texts("shogun-place", place=place, special=name_of("special", special, texts))
        for place, special in enumerate(observation.specials, start=1)
        if place not in taken
    ]
    return ", ".join(places)


# --- the map -----------------------------------------------------------------------------------------------

MAP_COLUMNS = (
    ("province", False), ("owner", False), ("armies", True), ("markers", True), ("spaces", False),
    ("tax", True), ("rice", True), ("near", False),
)  # fmt: skip


def map_of(
    atlas: Atlas, observation: Observation, names: Sequence[str], texts: Words, regions: Sequence[str]
) -> RenderableType:
    """The provinces of some regions, one table for each."""
    return Group(*(_region(atlas, observation, names, texts, region) for region in regions), legend(texts))


def legend(texts: Words) -> Text:
    letters = {name: texts(f"cli-shogun-letter-{name}") for name in BUILDING_IDS}
    return Text(texts("cli-shogun-map-legend", sea=SEA, free=FREE, **letters), style="dim")


def _region(atlas: Atlas, observation: Observation, names: Sequence[str], texts: Words, region: str) -> Table:
    columns = [(texts(f"cli-shogun-column-{word}"), number) for word, number in MAP_COLUMNS]
    shown = framed(texts("cli-shogun-region", region=name_of("region", region, texts)), columns)
    for name in atlas.in_region(region):
        shown.add_row(*_row(atlas, observation, name, names, texts))
    return shown


def _row(
    atlas: Atlas, observation: Observation, name: str, names: Sequence[str], texts: Words
) -> list[str | Text]:
    place, view = atlas.places[name], observation.provinces[name]
    return [
        place.name,
        owner_name(view.owner, names),
        str(view.armies or "-"),
        str(view.markers or "-"),
        built(place, view, texts),
        str(place.tax),
        str(place.rice),
        neighbors(atlas, name),
    ]


def built(place: Place, view: ProvinceView, texts: Words) -> str:
    """A letter for each building, a dot for each free space."""
    letters = [texts(f"cli-shogun-letter-{building}") for building in view.buildings]
    return " ".join([*letters, *[FREE] * (place.spaces - len(letters))])


def buildings(view: ProvinceView, texts: Words) -> str:
    return ", ".join(texts(f"shogun-{building}") for building in view.buildings) or "-"


def neighbors(atlas: Atlas, name: str) -> str:
    near = atlas.places[name].near
    return ", ".join((SEA if by_sea else "") + atlas.places[other].name for other, by_sea in near.items())


def holders(
    atlas: Atlas, observation: Observation, near: Iterable[str], names: Sequence[str], texts: Words
) -> str:
    """Some provinces with who stands there."""
    return ", ".join(
        f"{atlas.places[name].name} ({holder(observation, name, names, texts)})" for name in near
    )


def holder(observation: Observation, name: str, names: Sequence[str], texts: Words) -> str:
    view = observation.provinces[name]
    if view.owner is None:
        return texts("shogun-neutral")
    who = texts("seat-me") if view.owner == observation.viewer else names[view.owner]
    return f"{who} {view.armies}"


def province_lines(
    atlas: Atlas, observation: Observation, name: str, names: Sequence[str], texts: Words
) -> list[str]:
    """All about one province."""
    place, view = atlas.places[name], observation.provinces[name]
    free = place.spaces - len(view.buildings)
    return [
        texts(
            "cli-shogun-province",
            province=place.name,
            region=name_of("region", place.region, texts),
            holder=holder(observation, name, names, texts),
        ),
        texts("cli-shogun-province-values", tax=place.tax, rice=place.rice, spaces=place.spaces, free=free),
        texts("cli-shogun-province-state", buildings=buildings(view, texts), markers=view.markers),
        texts("cli-shogun-province-near", near=holders(atlas, observation, place.near, names, texts)),
    ]


# --- the tower ---------------------------------------------------------------------------------------------


def tower(observation: Observation, names: Sequence[str], texts: Words) -> RenderableType:
    """What lies where, by color, with what is left in the supplies."""
    shelves = observation.tower.shelves
    headings = [texts("cli-shogun-shelf", number=number) for number in range(1, len(shelves) + 1)]
    headings += [texts("shogun-tray-word"), texts("shogun-supply-word")]
    shown = framed(texts("cli-shogun-tower"), [("", False), *((heading, True) for heading in headings)])
    supplies = [*(view.supply for view in observation.seats), observation.farmers]
    labels = [Text(name, style=COLORS[seat]) for seat, name in enumerate(names)]
    labels.append(Text(texts("shogun-farmers-name")))
    for color, label in enumerate(labels):
        numbers = [*(shelf[color] for shelf in shelves), observation.tower.tray[color], supplies[color]]
        shown.add_row(label, *(str(number) for number in numbers))
    return shown
