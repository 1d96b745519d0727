"""The line that somebody types: it can be edited, called back by the arrow keys, and completed by Tab."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress


class Prompt:
    """`words` are those that can be typed now."""

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        self._words = words
        self._found: list[str] = []
        with suppress(ImportError):  # Windows has no readline; its console edits lines by itself
            import readline

            readline.set_completer(self.complete)
            readline.set_completer_delims(" ")
            editline = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    def complete(self, begun: str, number: int) -> str | None:
        """The words that begin so, one by one, as readline asks for them."""
        if number == 0:
            wish = begun.casefold()
            self._found = sorted({word for word in self._words() if word.startswith(wish)})
        return f"{self._found[number]} " if number < len(self._found) else None
