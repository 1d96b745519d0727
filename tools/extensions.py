"""Builds extension modules, but only those whose C sources have changed."""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools.progress import Progress

INLINED = ("int_ops.c", "list_ops.c")
"""The parts of mypyc's runtime that our modules spend their time in; the others are called."""


def with_entry_points(extensions: list[Extension], suffix: str) -> list[Extension]:
    """mypyc makes two extensions of a module: a library, and a small one that only enters the library.

    Appended to the library's source, the small one needs neither a compiler nor a linker of its own.
    """
    libraries = {extension.name: extension for extension in extensions if extension.name.endswith(suffix)}
    for extension in extensions:
        if extension.name not in libraries:
            (source,) = libraries[extension.name + suffix].sources[:1]
            (entry,) = extension.sources
            with Path(source).open("a", encoding="utf-8") as file:
                file.write(Path(entry).read_text("utf-8"))
    return list(libraries.values())


def build_changed(
    extensions: list[Extension], work: Path, lto_flags: list[str], progress: Progress
) -> dict[str, Path]:
    """Bring the extension files up to date, the largest first; returns their paths by module name."""
    largest_first = sorted(extensions, key=_size, reverse=True)
    command = BuildChanged(Distribution({"ext_modules": largest_first}), lto_flags, progress)
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildChanged(build_ext):  # type: ignore[misc, unused-ignore]
    """Compiles C sources that extensions share (mypyc's runtime) only once.

    A fingerprint of its inputs is stored beside each file. It is written last, so that an interrupted
    build is repeated.
    """

    def __init__(self, distribution: Distribution, lto_flags: list[str], progress: Progress) -> None:
        super().__init__(distribution)
        self._lto_flags = lto_flags
        self._progress = progress
        self._done = 0

    def build_extensions(self) -> None:
        self._forget_this_machine()
        uses = Counter(source for extension in self.extensions for source in extension.sources)
        shared = sorted(source for source, count in uses.items() if count > 1)
        users = [extension for extension in self.extensions if set(shared).intersection(extension.sources)]
        with ThreadPoolExecutor() as pool:
            objects = list(pool.map(lambda source: self._compile_shared(source, users[0]), shared))
        for extension in users:
            extension.sources = [source for source in extension.sources if source not in shared]
            # An object differs each time it is made; its fingerprint tells of its source and its flags.
            extension.depends = [*extension.depends, *map(fingerprint_of, objects)]
            extension.extra_objects = objects
            extension.extra_compile_args = [*extension.extra_compile_args, *self._lto_flags]
        super().build_extensions()

    def _forget_this_machine(self) -> None:
        """Some builds of Python have their own folder searched for libraries; it would go into the wheel."""
        if linker := getattr(self.compiler, "linker_so", None):
            self.compiler.linker_so = [word for word in linker if not word.startswith("-Wl,-rpath")]

    def build_extension(self, extension: Any) -> None:
        output = Path(self.get_ext_fullpath(extension.name))
        inputs = [*extension.sources, *extension.depends]
        build = super().build_extension
        arguments = [*extension.extra_compile_args, *extension.extra_link_args]
        if_changed(output, inputs, arguments, lambda: build(extension))
        self._done += 1
        self._progress(self._done, len(self.extensions))

    def _compile_shared(self, source: str, extension: Any) -> str:
        """In a place that does not depend on where the folder is: it is still found when that moves."""
        output = Path(self.build_temp, Path(source).stem + self.compiler.obj_extension)
        inlined = self._lto_flags if Path(source).name in INLINED else []
        arguments = [*extension.extra_compile_args, *inlined]

        def build() -> None:
            (made,) = self.compiler.compile(
                [source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=arguments
            )
            Path(made).replace(output)

        if_changed(output, [source], arguments, build)
        return str(output)


def if_changed(output: Path, inputs: Sequence[str], arguments: list[str], build: Callable[[], None]) -> None:
    stored = Path(fingerprint_of(output))
    current = fingerprint(inputs, arguments)
    if stored.exists() and stored.read_text("utf-8") == current:
        return
    stored.unlink(missing_ok=True)
    output.unlink(missing_ok=True)  # else setuptools, which compares timestamps, might keep it
    build()
    stored.write_text(current, "utf-8")


def fingerprint_of(output: str | Path) -> str:
    """Where the fingerprint of a file is stored."""
    return f"{output}.fingerprint"


def fingerprint(inputs: Sequence[str], arguments: list[str]) -> str:
    tools = [sys.version, mypy_version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    digest = hashlib.sha256("\0".join([*tools, *arguments]).encode())
    for file in sorted(set(inputs)):
        digest.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return digest.hexdigest()
