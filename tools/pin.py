"""Pins the exact versions of all dependencies in pyproject.toml: `python tools/pin.py [DATE]`.

The versions are the newest ones on DATE (such as 2026-11-10; by default the date in the file). uv's lock file
is not kept, because it contains the URLs that files were downloaded from.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import bootstrap

PROJECT = bootstrap.ROOT / "pyproject.toml"
LISTS = {
    "constraint-dependencies": ("--extra=server", "--all-groups"),
    "build-constraint-dependencies": ("--only-group=build",),
}
EXPORT = ("--no-hashes", "--no-emit-project", "--no-header", "--no-annotate", "--quiet")


def replace(text: str, name: str, lines: list[str]) -> str:
    body = "".join(f'    "{line}",\n' for line in lines)
    return re.sub(rf"(?ms)^{name} = \[\n.*?^\]", lambda _: f"{name} = [\n{body}]", text)


def resolved(text: str, which: tuple[str, ...]) -> list[str]:
    """What uv resolves for a project without pins. Where nothing is dynamic, uv need not build it."""
    text = re.sub(r"(?m)^dynamic = .*", 'version = "0"', text)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(text, "utf-8")
        command = [bootstrap.find_uv(), "export", *EXPORT, *which]
        return subprocess.check_output(
            command, cwd=folder, env=bootstrap.environment(), text=True
        ).splitlines()


def main(arguments: list[str]) -> int:
    text = PROJECT.read_text("utf-8")
    if arguments:
        text = re.sub(r'(?m)^(exclude-newer) = ".*"', rf'\1 = "{arguments[0]}T00:00:00Z"', text)
    bare = text
    for name in LISTS:
        bare = replace(bare, name, [])
    for name, which in LISTS.items():
        text = replace(text, name, resolved(bare, which))
    PROJECT.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
