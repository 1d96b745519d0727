"""In the browser's Python: compile what a page imports, to /place/compiled; bytecode is kept in /parts."""

from __future__ import annotations

import importlib
import pkgutil
import shutil
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import cast

SOURCES, PARTS, PLACE = Path("/sources"), Path("/parts"), Path("/place")
STANDARD, MSGSPEC, LIBRARIES = PARTS / "standard", PARTS / "msgspec", PLACE / "libraries"
WHOLE = ("tenka.core", "tenka.games", "tenka.search", "tenka.bots")
"""Packages that import some of their modules only when they are needed."""
NOW_AND_THEN = ("_pylong.py", "concurrent/futures/thread.py", "encodings/cp437.py", "encodings/latin_1.py")
READS_ITSELF = "anyio"
"""To find out which of its parts it need not import yet."""
NO_HASH = bytes(8)
NO_COLUMNS = 0x80 | 13 << 3
"""The kind of entry in a table of lines that names a line only."""
NOT_IN_A_PAGE = ("terminal", "layout", "rows", "vectorized")
"""For people at a terminal, and for research."""


def load_all() -> None:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(PARTS / "bytecode")
    sys.path[:0] = [str(MSGSPEC), str(LIBRARIES), str(SOURCES)]
    importlib.import_module("tenka.page.browser")
    for package in WHOLE:
        root = importlib.import_module(package)
        for found in pkgutil.walk_packages(root.__path__, f"{package}."):
            if not set(NOT_IN_A_PAGE) & set(found.name.split(".")):
                importlib.import_module(found.name)


def flat(code: CodeType, name: str) -> CodeType:
    """Without the columns and lines of every instruction, a third of it: all stand in the first line."""
    units = len(code.co_code) // 2
    lines = b"".join(bytes((NO_COLUMNS | min(8, units - done) - 1, 0)) for done in range(0, units, 8))
    constants = tuple(flat(one, name) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_filename=name, co_linetable=lines, co_consts=constants)


def keep(file: Path, root: Path, name: str) -> None:
    """As bytecode, if it is source."""
    inside = file.relative_to(root)
    target = PLACE / "compiled" / name / inside
    target.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py" and inside.parts[0] != READS_ITSELF:
        code = cast("CodeType", SourceFileLoader(file.stem, str(file)).get_code(file.stem))
        bytecode = _code_to_hash_pyc(flat(code, str(inside)), NO_HASH, checked=False)
        target.with_suffix(".pyc").write_bytes(bytecode)
    else:
        shutil.copyfile(file, target)


def imported() -> set[Path]:
    found = {Path(file) for module in sys.modules.values() if (file := getattr(module, "__file__", None))}
    data = (path for kind in ("json", "jsonl", "npz") for path in SOURCES.glob(f"tenka/games/**/*.{kind}"))
    return found.union(data, MSGSPEC.glob("msgspec/*.so"))


def standard() -> set[Path]:
    """Of the standard library what was imported, and what is imported only now and then."""
    packed = next(Path(entry) for entry in sys.path if entry.endswith(".zip"))
    found = {STANDARD / file.relative_to(packed) for file in imported() if file.is_relative_to(packed)}
    return found | {STANDARD / name for name in NOW_AND_THEN}


def main() -> None:
    load_all()
    for root in (SOURCES, MSGSPEC, LIBRARIES):
        for file in sorted(imported()):
            if file.is_relative_to(root):
                keep(file, root, "tenka")
    for file in sorted(standard()):
        keep(file, STANDARD, "standard")


main()
