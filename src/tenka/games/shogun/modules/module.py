"""What a module is: everything outside its folder asks one object for what it needs of it.

What people see, what bots and advisers think is imported by the method that needs it: the rules stay light.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.games.shogun.material import Material
from tenka.games.shogun.rules import Rules

if TYPE_CHECKING:
    import msgspec

    from tenka.core.events import Event
    from tenka.core.layout import Field
    from tenka.games.shogun.modules.facets import (
        FieldNames,
        ModuleAdvice,
        ModuleBot,
        ModuleLook,
        ModuleNarration,
        ModuleRows,
    )
    from tenka.games.shogun.observation import Observation


class Module:
    """Adds to a game. Stateless: what it remembers is its ModuleState."""

    def __init__(self, name: str, field: str, questions: tuple[str, ...]) -> None:
        self.name: Final = name
        """That of its folder and of its material."""
        self.field: Final = field
        """Where the Observation shows it."""
        self.questions: Final = questions
        """What its steps ask, as `step` of the Observation."""

    # --- rules ----------------------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        """More spaces of the individual board."""
        return []

    def cards(self) -> list[str]:
        """More cards that may lie there."""
        return []

    def pages(self, material: Material) -> dict[str, list[str]]:
        """Its kinds of moves: one is named by the page and a word on it, such as `leader:aki`."""
        return {}

    def check(self, material: Material) -> None:
        """Whether its printed values make sense; BadOptions if not."""

    def install(self, rules: Rules) -> None:
        """Reach into the rules."""
        raise NotImplementedError

    # --- what people see ------------------------------------------------------------------------------

    def view_type(self) -> type[msgspec.Struct]:
        """The type of its field of the Observation."""
        raise NotImplementedError

    def event_types(self) -> tuple[type[Event], ...]:
        raise NotImplementedError

    def narration(self) -> ModuleNarration:
        raise NotImplementedError

    def look(self) -> ModuleLook:
        raise NotImplementedError

    # --- what thinks ----------------------------------------------------------------------------------

    def layout(self, names: FieldNames) -> list[Field[Observation]]:
        """Its numbers in the row of an Observation."""
        raise NotImplementedError

    def rows(self, rules: Rules) -> ModuleRows:
        """Writes the same numbers straight from the State."""
        raise NotImplementedError

    def bot(self) -> ModuleBot:
        raise NotImplementedError

    def advice(self) -> ModuleAdvice:
        """For its spaces of a plan."""
        from tenka.games.shogun.modules.facets import ModuleAdvice

        return ModuleAdvice()
