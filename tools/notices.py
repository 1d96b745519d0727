"""Writes NOTICES.txt: the licenses of the work of others that a package of Tenka has inside.

    python tools/notices.py

The client must be built: its build tells whose code it has taken. The texts are the packages' own; where one
brings none, it is the one that its license is known by, from `tools/licenses`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

from tools import client
from tools.progress import say

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "NOTICES.txt"
LICENSES: Final = ROOT / "tools/licenses"
FONTS: Final = client.WEB / "src/fonts"
PACKAGES: Final = client.OUTPUT / "packages.json"
PYTHON: Final = ("anyio", "msgspec", "mypy", "mypy_extensions", "starlette", "typing_extensions")
"""In Tenka without a server; of mypy, what compiled rules run on. The last one has Python's own license."""
SOURCES: Final = ("Source", "Source code", "Repository", "Homepage")
"""What packages of Python call the place of their source, best first."""
NAMES: Final = ("LICENSE", "LICENSE.md", "LICENSE.txt", "license")
INTRODUCTION: Final = """Notices

Tenka is published under the MIT license. Its packages also contain the work of others, under these licenses:
in the browser client, its fonts, Tenka without a server, which has Python and its library inside, and in the
compiled rules, which have the runtime of mypy's compiler inside.
"""


class Part(NamedTuple):
    name: str
    license: str
    source: str
    text: str

    def __str__(self) -> str:
        head = f"{self.name} ({self.license})\n{self.source}".strip()
        return f"{'=' * 100}\n{head}\n{'=' * 100}\n\n{self.text.strip()}\n"


def of_npm(name: str) -> Part:
    folder = client.MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    found = [folder / file for file in NAMES if (folder / file).is_file()]
    text = found[0] if found else LICENSES / f"{about['license']}.txt"
    address = about.get("repository", {})
    source = address if isinstance(address, str) else address.get("url", "")
    return Part(name, about["license"], source.removeprefix("git+"), text.read_text("utf-8"))


def of_python(name: str) -> Part:
    about = distribution(name)
    texts = [file for file in about.files or [] if file.parent.name == "licenses"]
    text = "\n".join(file.read_text("utf-8") for file in texts)
    addresses = dict(line.split(", ", 1) for line in about.metadata.get_all("Project-URL") or [])
    source = next(addresses[called] for called in SOURCES if called in addresses)
    return Part(name, str(about.metadata["License-Expression"]), source, text)


def of_font(file: Path) -> Part:
    name = file.name.removeprefix("LICENSE-").replace("-", " ").title()
    return Part(name, "OFL-1.1", "", file.read_text("utf-8"))


def parts() -> Iterator[Part]:
    yield from map(of_npm, [*json.loads(PACKAGES.read_text("utf-8")), "pyodide"])
    yield from map(of_font, sorted(FONTS.glob("LICENSE-*")))
    yield from map(of_python, PYTHON)


def notices() -> str:
    return "\n".join([INTRODUCTION, *map(str, parts())])


def main() -> int:
    TARGET.write_text(notices(), "utf-8")
    say(f"wrote {TARGET.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
