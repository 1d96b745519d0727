"""Compiles the hot modules (see `tenka._speed`) with mypyc, if a C compiler is available.

`python tools/compile.py` does nothing if the last result is up to date, unless `--force` is given;
`--background` runs at a low priority. Each module is its own extension, and intermediate files are kept in
`.compile`, so that only changed modules are recompiled.
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
from tools.lock import locked
from tools.progress import Counting, Progress, StepError, counted_lines, counted_step, fail, say

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "pyproject.toml"
WORK = ROOT / ".compile"
"""Intermediate files of each module."""

C_FLAGS: Final = [] if sys.platform == "win32" else ["-w", "-fvisibility=hidden", "-fno-plt"]
"""No warnings: looking for them in generated C took 40 % of the time. Direct calls between functions."""
LTO_FLAGS: Final = ["-flto", "-flto-partition=none"] if sys.platform == "linux" else []
"""The hot parts of mypyc's runtime are inlined when each module is linked: 3 % faster than calling them."""


def missing_requirement() -> str | None:
    """Why compilation is not possible here, if so."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing"
    if sys.platform == "win32":
        return None
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    found = any(shutil.which(name.split()[0]) for name in names if name)
    return None if found else "there is no C compiler"


def up_to_date(package: Path = _speed.PACKAGE, hot: tuple[str, ...] = _speed.HOT) -> bool:
    covered = set(_speed.read_stamp(package)[1])
    return _speed.fresh_folder(package) is not None and covered.issuperset(_speed.hot_files(package, hot))


# --- which sources the result depends on -------------------------------------------------------------------


def imported(source: Path, module: str) -> Iterator[str]:
    """The absolute names that a module may import: modules, or names inside modules."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def locate(name: str, package: Path) -> Path | None:
    """The source file of one of our modules."""
    if name.partition(".")[0] != package.name:
        return None
    stem = package.parent.joinpath(*name.split("."))
    return next((file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()), None)


def covered_files(package: Path, hot: list[str]) -> list[str]:
    """The hot sources and all our modules that they import: mypyc copies constants and types from these."""
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


def check_classes(package: Path, hot: list[str]) -> None:
    """mypyc drops the options of a class (`tag=`, `frozen=`) and a Struct's types, without an error."""
    for file in hot:
        for node in ast.walk(ast.parse((package / file).read_bytes())):
            if isinstance(node, ast.ClassDef) and node.keywords:
                raise StepError(
                    f"{file}, line {node.lineno}: compiled, {node.name} would lose its options. "
                    "Move it to events.py, observation.py or wire.py, which are not compiled."
                )


def module_name(file: Path, package: Path) -> str:
    return ".".join(file.relative_to(package.parent).with_suffix("").parts)


# --- compiling ---------------------------------------------------------------------------------------------


def translate_and_build(package: Path, hot: list[str], work: Path, progress: Progress) -> dict[str, Path]:
    """Run mypyc and the C compiler; returns the extension files by module name."""
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, rarely needed

    from tools.extensions import build_changed, with_entry_points  # noqa: PLC0415

    # no cache: with an old one, mypyc may fail on changed classes
    options = ["--config-file", str(CONFIG), "--cache-dir", os.devnull]
    sources = [f"{package.name}/{file}" for file in hot]
    made = mypycify(
        [*options, *sources],
        opt_level="2",
        debug_level="0",
        target_dir=str(work / "c"),
        separate=True,
        include_runtime_files=False,
    )
    extensions = with_entry_points(made, _speed.LIBRARY)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, "-O2", *LTO_FLAGS]
    return build_changed(extensions, work, LTO_FLAGS, progress)


def install(package: Path, built: dict[str, Path], digest: str, covered: list[str]) -> None:
    """Interrupted at any point, this leaves a state that the loader accepts: old, none, or new."""
    home = package / _speed.COMPILED
    fresh = Path(tempfile.mkdtemp(prefix="new-", dir=home))
    for name, file in built.items():
        shutil.copyfile(file, fresh / (name + _speed.SUFFIX))
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


def compile_package(package: Path, hot: tuple[str, ...], work: Path, progress: Progress) -> None:
    """Compile now. The digest is taken before and after, so that an edit in between is detected."""
    files = _speed.hot_files(package, hot)
    check_classes(package, files)
    covered = covered_files(package, files)
    digest = _speed.digest(package, covered)
    (package / _speed.COMPILED).mkdir(exist_ok=True)
    with contextlib.chdir(package.parent):
        built = captured(package, files, work, progress)
    if _speed.digest(package, covered) != digest:
        raise StepError("A source was edited during compilation; running plain Python until the next one.")
    install(package, built, digest, covered)


def captured(package: Path, files: list[str], work: Path, progress: Progress) -> dict[str, Path]:
    """mypyc reports errors by printing and exiting; convert them to a StepError."""
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            return translate_and_build(package, files, work, progress)
    except (SystemExit, Exception) as error:
        reason = "" if isinstance(error, SystemExit) else f"{error}\n"
        text = f"{output.getvalue()}{reason}The rules were not compiled; running plain Python."
        raise StepError(text) from error


def ensure(
    package: Path = _speed.PACKAGE,
    hot: tuple[str, ...] = _speed.HOT,
    work: Path = WORK,
    *,
    force: bool = False,
    counting: Counting = counted_step,
) -> bool:
    """Compile if possible and needed; returns whether compiled modules are available."""
    files = _speed.hot_files(package, hot)
    if not files:
        return False
    reason = missing_requirement()
    if reason and not up_to_date(package, hot):
        say(f"the rules run as plain Python, several times slower: {reason}.")
        return False
    with locked(work / "lock"):
        if force or not up_to_date(package, hot):
            with counting(f"compiling {len(files)} modules") as progress:
                compile_package(package, hot, work, progress)
    return True


def main(arguments: list[str]) -> int:
    background = "--background" in arguments
    if background and hasattr(os, "nice"):
        os.nice(19)
    try:
        ensure(force="--force" in arguments, counting=counted_lines if background else counted_step)
    except StepError as error:
        return fail(error)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
