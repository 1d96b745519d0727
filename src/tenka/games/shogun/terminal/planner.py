"""Planning by typing: `castle mino`, `bid 2`, `clear castle`, `fill`, `show`, `seal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from tenka.games.shogun.advice.fill import fill
from tenka.games.shogun.advice.hints import Adviser
from tenka.games.shogun.advice.plan import ACTIONS, Plan
from tenka.games.shogun.material import CHEST_CARDS
from tenka.games.shogun.modules.catalog import modules_seen, spaces_seen
from tenka.games.shogun.terminal.atlas import plain
from tenka.games.shogun.terminal.naming import name_of
from tenka.games.shogun.terminal.view import built, card_name, framed
from tenka.terminal import short

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from tenka.core.look import Session, Words
    from tenka.games.shogun.game import Shogun
    from tenka.games.shogun.observation import Observation
    from tenka.games.shogun.terminal.atlas import Atlas

FILL_AND_SEAL = "1"
EMPTY = "-"


def word_id(space: str) -> str:
    return "cli-shogun-word-" + space.replace("_", "-")


class Place(Protocol):
    """Where somebody plans: the desk."""

    session: Session
    texts: Words
    atlas: Atlas
    game: Shogun

    def say(self, message: str, **arguments: str | int) -> None: ...


class Planner:
    """One plan, from the first card to the seal."""

    def __init__(self, desk: Place, observation: Observation) -> None:
        self.desk = desk
        self.texts = desk.texts
        self.seen = observation
        self.round = (observation.year, observation.season)
        self.plan = Plan(observation, spaces_seen(observation))
        self.adviser = Adviser(desk.atlas.material, observation, self.plan)

    # --- looking -----------------------------------------------------------------------------------

    def show(self) -> None:
        session = self.desk.session
        session.show(self.spaces())
        session.show(self.provinces())
        session.show(Text(self.means()))

    def spaces(self) -> Table:
        """The actions in this round's order, with what lies there."""
        words = (("number", True), ("word", False), ("action", False), ("cost", True), ("card", False))
        columns = [(self.texts(f"cli-shogun-column-{word}"), number) for word, number in words]
        shown = framed(
            self.texts("cli-shogun-plan"), [*columns, (self.texts("cli-shogun-column-hint"), False)]
        )
        for number, space in self.plan.order(self.seen):
            place = str(number or "?") if space in ACTIONS else ""
            card = self.plan.on.get(space)
            shown.add_row(
                place,
                self.texts(word_id(space)),
                name_of("space", space, self.texts),
                str(self.adviser.cost(space) or ""),
                "" if card is None else card_name(card, self.texts),
                Text(self.hint_text(space), style="yellow" if self.warns(space) else ""),
            )
        return shown

    def provinces(self) -> Table:
        """What one owns, and what each province is planned for."""
        words = (("province", False), ("region", False), ("armies", True), ("markers", True), ("tax", True),
                 ("rice", True), ("spaces", False), ("planned", False))  # fmt: skip
        columns = [(self.texts(f"cli-shogun-column-{word}"), number) for word, number in words]
        shown = framed(self.texts("cli-shogun-own"), columns)
        planned = {card: space for space, card in self.plan.on.items()}
        places = self.desk.atlas.places
        for card in sorted(
            self.plan.provinces, key=lambda card: self.desk.atlas.regions.index(places[card].region)
        ):
            place, view = places[card], self.seen.provinces[card]
            space = planned.get(card)
            shown.add_row(
                place.name,
                name_of("region", place.region, self.texts),
                str(view.armies),
                str(view.markers or "-"),
                str(place.tax),
                str(place.rice),
                built(place, view, self.texts),
                "" if space is None else name_of("space", space, self.texts),
            )
        return shown

    def means(self) -> str:
        """Chests, and rice for winter."""
        me = self.adviser.me
        losses = [self.desk.atlas.material.rice_loss[number] for number in self.open_events()]
        return self.texts(
            "cli-shogun-means",
            chests=self.texts("shogun-chests", count=me.chests),
            rice=me.rice,
            provinces=me.provinces,
            least=min(losses, default=0),
            most=max(losses, default=0),
        )

    def open_events(self) -> list[int]:
        return [self.desk.atlas.material.event_ids.index(card) for card in self.seen.open_events]

    def hint_text(self, space: str) -> str:
        return "; ".join(
            self.texts(f"shogun-hint-{hint.code}", **hint.values) for hint in self.adviser.hints_for(space)
        )

    def warns(self, space: str) -> bool:
        return any(hint.warns() for hint in self.adviser.hints_for(space))

    # --- obeying -----------------------------------------------------------------------------------

    def obey(self, word: str, rest: str) -> bool:
        command = self.texts.typed_table(COMMANDS).get(word.casefold())
        if command is not None:
            command(self, rest)
            return True
        if word == FILL_AND_SEAL and not rest:
            self.fill("")
            self.seal("")
            return True
        if word.startswith("plan:") and not rest:
            _, _, word = word.partition(":")
            word, _, rest = word.partition(":")
        spaces = self.find_spaces(word)
        if len(spaces) != 1 or not rest:
            return self.not_a_space(word, rest, spaces)
        self.put(spaces[0], rest)
        return True

    def words(self) -> list[str]:
        return [*self.texts.typed_table(COMMANDS), *self.space_words()]

    def space_words(self) -> dict[str, str]:
        """What may be typed for a space, beside its id."""
        spaces = self.plan.spaces
        named = self.texts.typed_table({word_id(space): space for space in spaces})
        return {**{space: space for space in spaces}, **named}

    def not_a_space(self, word: str, rest: str, spaces: list[str]) -> bool:
        """Whether it names several spaces, or one without a card; then what is missing is said."""
        if not spaces:
            return False
        if len(spaces) > 1:
            names = ", ".join(self.texts(word_id(space)) for space in spaces)
            self.desk.say("cli-shogun-several", typed=short(word), provinces=names)
        else:
            self.desk.say("cli-shogun-which-card", space=name_of("space", spaces[0], self.texts))
        return True

    def find_spaces(self, typed: str) -> list[str]:
        wish = plain(typed)
        words = self.space_words()
        if wish in words:
            return [words[wish]]
        return sorted({space for word, space in words.items() if len(wish) > 1 and word.startswith(wish)})

    def put(self, space: str, typed: str) -> None:
        if plain(typed) in self.texts.typed("cli-typed-empty") or typed == EMPTY:
            self.clear(space)
            return
        card = self.find_card(typed)
        if card is None:
            return
        left = self.plan.put(space, card)
        if left is not None:
            self.desk.say("cli-shogun-moved", space=name_of("space", left, self.texts))
        self.tell(space)

    def tell(self, space: str) -> None:
        """One line about a space."""
        card = card_name(self.plan.on[space], self.texts)
        hints = self.hint_text(space)
        line = self.texts("shogun-move-plan", space=name_of("space", space, self.texts), card=card)
        tail = f" ({hints})" if hints else ""
        self.desk.session.say(line + tail, style="yellow" if self.warns(space) else "")

    def find_card(self, typed: str) -> str | None:
        """A chest card by its number, or an own province."""
        wish = plain(typed)
        for word in self.texts.typed("cli-typed-chest"):
            wish = wish.removeprefix(word)
        if wish.strip("_") in {str(value) for value in range(CHEST_CARDS)}:
            return f"chest{wish.strip('_')}"
        for module in modules_seen(self.seen):
            cards = module.look().cards_meant(plain(typed), self.plan.free(), self.texts)
            if cards is not None:
                return self.module_card(cards)
        found = self.desk.atlas.find(typed, self.plan.provinces)
        if len(found) == 1:
            return found[0]
        if found or self.desk.atlas.find(typed):
            self.several(typed, found)
        else:
            self.desk.say("cli-shogun-no-card", typed=short(typed))
        return None

    def module_card(self, free: list[str]) -> str | None:
        if not free:
            self.desk.say("cli-shogun-no-free-card")
        return free[0] if free else None

    def several(self, typed: str, found: list[str]) -> None:
        if found:
            names = ", ".join(card_name(card, self.texts) for card in found)
            self.desk.say("cli-shogun-several", typed=short(typed), provinces=names)
        else:
            self.desk.say("refusal-not-your-province")

    def clear_typed(self, rest: str) -> None:
        if not rest:
            self.plan.on.clear()
            self.desk.say("cli-shogun-cleared-all")
            return
        spaces = self.find_spaces(rest)
        if len(spaces) == 1:
            self.clear(spaces[0])
        else:
            self.desk.say("cli-shogun-no-space", typed=short(rest))

    def clear(self, space: str) -> None:
        self.plan.clear(space)
        self.desk.say("cli-shogun-cleared", space=name_of("space", space, self.texts))

    def show_typed(self, _rest: str) -> None:
        self.show()

    def fill(self, _rest: str) -> None:
        empty = self.plan.empty()
        fill(self.desk.atlas.material, self.seen, self.plan)
        for space in empty:
            if space in self.plan.on:
                self.tell(space)

    def seal(self, _rest: str) -> None:
        """Hand the whole plan over as one choice; the rules say what is wrong with it."""
        missing = self.plan.missing()
        if missing > 0:
            spaces = ", ".join(self.texts(word_id(space)) for space in self.plan.empty())
            self.desk.say("cli-shogun-missing", count=missing, spaces=spaces)
            return
        self.desk.session.play(self.plan.choice())


COMMANDS: dict[str, Callable[[Planner, str], None]] = {
    "cli-typed-show": Planner.show_typed,
    "cli-typed-clear": Planner.clear_typed,
    "cli-typed-fill": Planner.fill,
    "cli-typed-seal": Planner.seal,
}
"""By the message that has the words for it."""
