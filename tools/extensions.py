"""Builds extension modules, but only those whose C sources changed since they were last built."""

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


def build_changed(extensions: list[Extension], work: Path, progress: Progress) -> dict[str, Path]:
    """Bring the extension files in a folder up to date; where they are, by the names of their modules."""
    command = BuildChanged(Distribution({"ext_modules": extensions}), progress)
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


class BuildChanged(build_ext):  # type: ignore[misc, unused-ignore]
    """C sources that all extensions share, mypyc's own, are compiled once.

    A note beside each file says what it was made from. It is written last, for what is interrupted
    has to be done again.
    """

    def __init__(self, distribution: Distribution, progress: Progress) -> None:
        super().__init__(distribution)
        self._progress = progress
        self._done = 0

    def build_extensions(self) -> None:
        uses = Counter(source for extension in self.extensions for source in extension.sources)
        shared = sorted(source for source, count in uses.items() if count > 1)
        users = [extension for extension in self.extensions if set(shared).intersection(extension.sources)]
        with ThreadPoolExecutor() as pool:
            objects = list(pool.map(lambda source: self._compile_shared(source, users[0]), shared))
        for extension in users:
            extension.sources = [source for source in extension.sources if source not in shared]
            extension.extra_objects = objects
        super().build_extensions()

    def build_extension(self, extension: Any) -> None:
        made = Path(self.get_ext_fullpath(extension.name))
        inputs = [*extension.sources, *extension.depends, *extension.extra_objects]
        build = super().build_extension
        arguments = [*extension.extra_compile_args, *extension.extra_link_args]
        if_changed(made, inputs, arguments, lambda: build(extension))
        self._done += 1
        self._progress(self._done, len(self.extensions))

    def _compile_shared(self, source: str, extension: Any) -> str:
        made = str(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])
        arguments = extension.extra_compile_args

        def build() -> None:
            self.compiler.compile(
                [source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=arguments
            )

        if_changed(Path(made), [source], arguments, build)
        return made


def if_changed(made: Path, inputs: Sequence[str], arguments: list[str], build: Callable[[], None]) -> None:
    note = made.with_name(made.name + ".made-from")
    wanted = fingerprint(inputs, arguments)
    if note.exists() and note.read_text("utf-8") == wanted:
        return
    note.unlink(missing_ok=True)
    made.unlink(missing_ok=True)  # else setuptools, which compares times, might think that it is good
    build()
    note.write_text(wanted, "utf-8")


def fingerprint(inputs: Sequence[str], arguments: list[str]) -> str:
    tools = [sys.version, mypy_version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    total = hashlib.sha256("\0".join([*tools, *arguments]).encode())
    for file in sorted(set(inputs)):
        total.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return total.hexdigest()
