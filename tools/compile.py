"""Compiles the hot modules (see `tenka._speed`) with mypyc, where a C compiler is found.

`python tools/compile.py` does nothing if the last result still fits the sources; `--force` compiles anyway.
"""

from __future__ import annotations

import ast
import contextlib
import io
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tenka import _speed
from tools.progress import StepError, fail, say, step

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "pyproject.toml"

QUICKLY: Final = [] if sys.platform == "win32" else ["-w", "-fvisibility=hidden"]
"""Looking for warnings in C that nobody wrote took 40 % of the time; hidden functions are called directly."""


def obstacle() -> str | None:
    """Why nothing can be compiled here, if so."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing"
    if sys.platform == "win32":
        return None
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    found = any(shutil.which(name.split()[0]) for name in names if name)
    return None if found else "there is no C compiler"


def up_to_date(package: Path, hot: tuple[str, ...]) -> bool:
    covered = set(_speed.read_stamp(package)[1])
    return _speed.fresh_folder(package) is not None and covered.issuperset(_speed.hot_files(package, hot))


# --- which sources the result depends on -------------------------------------------------------------------


def imported(source: Path, module: str) -> Iterator[str]:
    """The absolute names that a module may import: modules, or things inside of modules."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def locate(name: str, package: Path) -> Path | None:
    """The source file of a module of ours."""
    if name.partition(".")[0] != package.name:
        return None
    stem = package.parent.joinpath(*name.split("."))
    return next((file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()), None)


def covered_files(package: Path, hot: list[str]) -> list[str]:
    """The hot sources and all of ours that they import: mypyc copies constants and types from these."""
    waiting = [package / file for file in hot]
    seen: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        found = (locate(name, package) for name in imported(file, module_name(file, package)))
        waiting.extend(path for path in found if path is not None)
    return sorted(file.relative_to(package).as_posix() for file in seen)


def module_name(file: Path, package: Path) -> str:
    return ".".join(file.relative_to(package.parent).with_suffix("").parts)


# --- compiling ---------------------------------------------------------------------------------------------


def translate_and_build(package: Path, hot: list[str], work: Path) -> Path:
    """Run mypyc and the C compiler; the extension files stand in the folder returned."""
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, mostly not needed
    from setuptools import Distribution  # noqa: PLC0415

    options = ["--config-file", str(CONFIG), "--cache-dir", str(work / "cache")]
    sources = [f"{package.name}/{file}" for file in hot]
    extensions = mypycify(
        [*options, *sources],
        opt_level="2",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name=package.name,
    )
    for extension in extensions:
        extension.extra_compile_args += QUICKLY
    command = Distribution({"name": package.name, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return work / "lib"


def put_in_place(package: Path, built: Path, digest: str, covered: list[str]) -> None:
    """Every step leaves a state that the loader accepts: old, none, or new."""
    home = package / _speed.COMPILED
    fresh = Path(tempfile.mkdtemp(prefix="new-", dir=home))
    for file in built.rglob(f"*{_speed.SUFFIX}"):
        shutil.move(file, fresh / ".".join(file.relative_to(built).parts))
    fresh.chmod(0o755)
    target = _speed.folder_for(package, digest)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    stamp = home / "stamp.new"
    stamp.write_text("\n".join([digest, *covered]) + "\n", "utf-8")
    stamp.replace(home / "stamp")
    for old in home.iterdir():
        if old.is_dir() and old != target:
            shutil.rmtree(old, ignore_errors=True)


def compile_package(package: Path = _speed.PACKAGE, hot: tuple[str, ...] = _speed.HOT) -> None:
    """Compile now. The digest is taken before and after, so an edit in between is never covered up."""
    files = _speed.hot_files(package, hot)
    covered = covered_files(package, files)
    digest = _speed.digest(package, covered)
    (package / _speed.COMPILED).mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tenka-compile-") as work, contextlib.chdir(package.parent):
        built = captured(package, files, Path(work))
        if _speed.digest(package, covered) != digest:
            raise StepError("A source was edited meanwhile; plain Python runs until the next one.")
        put_in_place(package, built, digest, covered)


def captured(package: Path, files: list[str], work: Path) -> Path:
    """mypyc reports by printing and leaving; turn that into an error of ours."""
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            return translate_and_build(package, files, work)
    except (SystemExit, Exception) as error:
        reason = "" if isinstance(error, SystemExit) else f"{error}\n"
        text = f"{output.getvalue()}{reason}The rules were not compiled; plain Python runs."
        raise StepError(text) from error


def ensure(package: Path = _speed.PACKAGE, hot: tuple[str, ...] = _speed.HOT, *, force: bool = False) -> bool:
    """Compile if it is possible and needed; tell whether compiled modules are there now."""
    files = _speed.hot_files(package, hot)
    if not files:
        return False
    if not force and up_to_date(package, hot):
        return True
    reason = obstacle()
    if reason:
        say(f"the rules run as plain Python, several times slower: {reason}.")
        return False
    with step(f"compiling {len(files)} modules"):
        compile_package(package, hot)
    return True


def main(arguments: list[str]) -> int:
    try:
        ensure(force="--force" in arguments)
    except StepError as error:
        return fail(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
