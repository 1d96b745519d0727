"""Loads the compiled twins of the hot modules, and only while they match the sources they were made from.

`tools/compile.py` writes `_compiled/stamp`: a digest, then the source files it covers (the hot modules and
everything of ours that they import). The extension files stand in `_compiled/`, in a folder named after
the digest. If one byte of one covered source differs, the digest differs and plain Python runs.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

HOT = (
    "core/chance.py",
    "core/moves.py",
    "core/game.py",
    "core/sealed.py",
    "core/playout.py",
    "core/rows.py",
    "core/steps.py",
    "core/vectorized.py",
    "games/*/*.py",
    "games/*/modules/**/*.py",
    "search/guide.py",
    "search/line.py",
    "search/linear.py",
    "search/tree.py",
    "games/*/bots/guide.py",
    "games/shogun/bots/assign.py",
    "games/shogun/bots/rollout.py",
    "games/shogun/bots/sketch.py",
    "games/shogun/bots/tables.py",
    "games/shogun/bots/value.py",
    "server/rooms/differences.py",
)
"""Globs inside the package: what is worth compiling. A glob may match nothing yet."""

COLD = (
    "__init__.py",
    "advice.py",
    "bot.py",
    "events.py",
    "facets.py",
    "forecasts.py",
    "layout.py",
    "lesson.py",
    "material_files.py",
    "narration.py",
    "observation.py",
    "omniscient.py",
    "plugin.py",
    "printed.py",
    "story.py",
    "terminal.py",
    "transcript.py",
    "wire.py",
    "words.py",
)
"""Files that stay plain Python: they define or build the Structs that people see, or run once."""

PACKAGE = Path(__file__).parent
COMPILED = "_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
LIBRARY = "__mypyc"
"""How the name of a module's library ends; its file holds the entry point of the module as well."""


class CompiledFinder:
    """Finds exactly the modules that have an extension file in one folder."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
        libraries = {file.name.removesuffix(SUFFIX): str(file) for file in found}
        self._files = {name.removesuffix(LIBRARY): file for name, file in libraries.items()} | libraries

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def hot_files(package: Path = PACKAGE, hot: Iterable[str] = HOT) -> list[str]:
    """The existing hot sources, as posix paths relative to the package."""
    found = {path for pattern in hot for path in package.glob(pattern) if path.name not in COLD}
    return sorted(path.relative_to(package).as_posix() for path in found)


def digest(package: Path, files: Iterable[str]) -> str:
    """One hash for these sources, this interpreter and this platform."""
    machine = os.uname().machine if hasattr(os, "uname") else ""
    total = hashlib.sha256(f"{sys.implementation.cache_tag}\0{sys.platform}\0{machine}\0{SUFFIX}".encode())
    for file in files:
        source = (package / file).read_bytes()
        total.update(f"\0{file}\0{len(source)}\0".encode())
        total.update(source)
    return total.hexdigest()


def read_stamp(package: Path = PACKAGE) -> tuple[str, list[str]]:
    """The digest and the covered sources of the last compilation; empty if there was none."""
    try:
        lines = (package / COMPILED / "stamp").read_text("utf-8").splitlines()
    except OSError:
        return "", []
    return (lines[0], lines[1:]) if lines else ("", [])


def folder_for(package: Path, wanted: str) -> Path:
    return package / COMPILED / wanted[:16]


def fresh_folder(package: Path = PACKAGE) -> Path | None:
    """Where the extension files that match today's sources are, if there are any."""
    wanted, files = read_stamp(package)
    folder = folder_for(package, wanted)
    try:
        return folder if wanted and folder.is_dir() and digest(package, files) == wanted else None
    except OSError:
        return None


def activate(package: Path = PACKAGE) -> None:
    """Let imports of hot modules find their compiled twins. TENKA_PLAIN=1 switches this off."""
    if os.environ.get("TENKA_PLAIN") or compiled(package.name):
        return
    folder = fresh_folder(package)
    if folder is not None:
        sys.meta_path.insert(0, CompiledFinder(package.name, folder))


def build() -> str:
    """What a process that is started now would run; it changes when compiling is done."""
    return COMPILED if compiled() else read_stamp()[0]


def compiled(package: str = PACKAGE.name) -> bool:
    """Whether this process runs the compiled modules."""
    return any(isinstance(finder, CompiledFinder) and finder.package == package for finder in sys.meta_path)
