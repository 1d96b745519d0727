"""What `run.py` does. Standard library only: this runs before anything is installed."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

from tools import chromium
from tools.progress import StepError, fail, quietly, say, step

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BOOT = ROOT / ".boot"
UV_VERSION = "0.13.7"
UV_OLDEST = (0, 9)
WINDOWS = os.name == "nt"
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

USAGE = """\
python3 run.py COMMAND [arguments]

  play    set everything up, start the server and open the browser (this is the default);
          arguments go to `tenka serve`
  test    set everything up and run all tests; arguments go to pytest
  check   lint, format, types, import rules, known holes in libraries; `check ruff` runs one of them
  bench   measure against other engines; arguments go to the benchmark
  build   make a wheel with the browser client inside, in dist/
  clean   remove everything that these commands made
  help    show this
"""

MADE = (".venv", ".boot", "dist", "uv.lock", "src/tenka/static", "src/tenka/_compiled", "web/node_modules")
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "test-results")


def in_folder(folder: Path, program: str) -> Path:
    """Where a virtual environment keeps a program."""
    return folder / ("Scripts" if WINDOWS else "bin") / (program + (".exe" if WINDOWS else ""))


def environment() -> dict[str, str]:
    """The surroundings for uv and all that follows: this Python, our folder, no downloads of interpreters."""
    ours = {
        "UV_PYTHON": BASE_PYTHON,
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_PROJECT_ENVIRONMENT": str(VENV),
    }
    return {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"} | ours


# --- the libraries -----------------------------------------------------------------------------------------


def new_enough(uv: str) -> bool:
    said = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= UV_OLDEST


def find_uv() -> str:
    """The uv of this machine, or one of our own."""
    there = shutil.which("uv")
    if there and new_enough(there):
        return there
    own = in_folder(BOOT, "uv")
    if not own.exists():
        fetch_uv()
    return str(own)


def fetch_uv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise StepError(
            "This Python cannot make virtual environments (its `ensurepip` is missing).\n"
            "On Debian or Ubuntu: apt install python3-venv. Then run this again."
        )
    with step("fetching the installer, uv (first time about 5 s)"):
        try:
            venv.create(BOOT, with_pip=True, clear=True)
        except subprocess.CalledProcessError as error:
            raise StepError(f"This Python cannot make virtual environments: {error}") from error
        pip = [str(in_folder(BOOT, "python")), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        quietly([*pip, "install", f"uv=={UV_VERSION}"], ROOT)


def recipe() -> str:
    """Changes when the libraries may have to change."""
    parts = [(ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(VENV).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def installed() -> set[str]:
    """The groups that are installed and still as the recipe wants them."""
    try:
        noted = json.loads((VENV / "tenka.json").read_text("utf-8"))
        current = noted["recipe"] == recipe() and in_folder(VENV, "python").exists()
        return set(noted["groups"]) if current else set()
    except (OSError, ValueError, KeyError, TypeError):
        return set()


def trustingly(command: list[str]) -> None:
    """uv trusts the certificates it brings along; behind a company's proxy only the system's own will do."""
    try:
        quietly(command, ROOT, environment())
    except StepError as error:
        if "certificate" not in str(error):
            raise
        quietly(command, ROOT, environment() | {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"})


def sync(*groups: str) -> None:
    """Install the groups, on top of those already there: play and test never undo each other's work."""
    there = installed()
    if there.issuperset(groups):
        return
    wanted = sorted(there.union(groups))
    chosen = [word for group in wanted for word in ("--group", group)]
    command = [find_uv(), "sync", "--no-progress", "--no-default-groups", *chosen]
    with step("fetching libraries (first time about 30 s)"):
        trustingly(command)
    (VENV / "tenka.json").write_text(json.dumps({"recipe": recipe(), "groups": wanted}), "utf-8")


# --- the parts we build ------------------------------------------------------------------------------------


def python() -> str:
    return str(in_folder(VENV, "python"))


def run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def build_parts() -> None:
    """The browser client and, at the same time, the compiled rules; both look for changes themselves.

    Without compiled rules everything still works, so a failure there is shown and does not stop us.
    """
    command = [python(), "tools/compile.py"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as compiling:
        failed = run(python(), "tools/client.py")
        pass_on(compiling)
    if failed:
        raise StepError("The browser client could not be built; the reason is above.")


def pass_on(process: subprocess.Popen[bytes]) -> None:
    """Show what a process said and goes on to say."""
    while chunk := os.read(process.stdout.fileno(), 4096) if process.stdout else b"":
        sys.stdout.write(chunk.decode(errors="replace"))
        sys.stdout.flush()


def become(*command: str) -> int:
    """Hand this process over to the command."""
    if not WINDOWS:
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execve(command[0], command, environment())
    return run(*command)


# --- the commands ------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    sync("build")
    build_parts()
    return become(str(in_folder(VENV, "tenka")), "serve", "--open", *arguments)


def test(arguments: list[str]) -> int:
    sync("build", "dev")
    browser = chromium.ensure()
    if browser:
        os.environ["CHROMIUM"] = browser
    build_parts()
    return become(python(), "-m", "pytest", *spread(arguments), *arguments)


def spread(arguments: list[str]) -> list[str]:
    """Use all cores, unless the caller says otherwise or wants a debugger."""
    own_choice = any(word.startswith(("-n", "--numprocesses", "--pdb", "--dist")) for word in arguments)
    return [] if own_choice else ["-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0"]


def check(arguments: list[str]) -> int:
    sync("build", "dev")
    return become(python(), "tools/check.py", *arguments)


def bench(arguments: list[str]) -> int:
    sync("build", "bench")
    run(python(), "tools/compile.py")
    return become(python(), "-m", "bench", *arguments)


def build(arguments: list[str]) -> int:
    sync("build")
    return become(python(), "-m", "hatchling", "build", *(arguments or ["-t", "wheel"]))


def clean(arguments: list[str]) -> int:
    del arguments
    found = [ROOT / name for name in (*MADE, *CACHES) if (ROOT / name).exists()]
    for path in found:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    say(f"removed {', '.join(str(path.relative_to(ROOT)) for path in found) or 'nothing, all was clean'}")
    return 0


def usage(arguments: list[str]) -> int:
    del arguments
    print(USAGE, end="")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "build": build,
    "clean": clean,
    "help": usage,
    "-h": usage,
    "--help": usage,
}


def main(arguments: list[str]) -> int:
    name, *rest = arguments or ["play"]
    command = COMMANDS.get(name)
    if command is None:
        print(f"There is no command `{name}`.\n\n{USAGE}", end="", file=sys.stderr)
        return 2
    try:
        return command(rest)
    except StepError as error:
        return fail(error)
    except KeyboardInterrupt:
        return 130
