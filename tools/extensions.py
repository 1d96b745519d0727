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


def build_changed(extensions: list[Extension], work: Path, progress: Progress) -> dict[str, Path]:
    """Bring the extension files up to date; returns their paths by module name."""
    command = BuildChanged(Distribution({"ext_modules": extensions}), progress)
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


class BuildChanged(build_ext):  # type: ignore[misc, unused-ignore]
    """Compiles C sources that extensions share (mypyc's runtime) only once.

    A fingerprint of its inputs is stored beside each file. It is written last, so that an interrupted
    build is repeated.
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
            extension.depends = [*extension.depends, *shared]  # their objects differ each time they are made
            extension.extra_objects = objects
        super().build_extensions()

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
        arguments = extension.extra_compile_args

        def build() -> None:
            (made,) = self.compiler.compile(
                [source], self.build_temp, include_dirs=extension.include_dirs, extra_postargs=arguments
            )
            Path(made).replace(output)

        if_changed(output, [source], arguments, build)
        return str(output)


def if_changed(output: Path, inputs: Sequence[str], arguments: list[str], build: Callable[[], None]) -> None:
    stored = output.with_name(output.name + ".fingerprint")
    current = fingerprint(inputs, arguments)
    if stored.exists() and stored.read_text("utf-8") == current:
        return
    stored.unlink(missing_ok=True)
    output.unlink(missing_ok=True)  # else setuptools, which compares timestamps, might keep it
    build()
    stored.write_text(current, "utf-8")


def fingerprint(inputs: Sequence[str], arguments: list[str]) -> str:
    tools = [sys.version, mypy_version, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    digest = hashlib.sha256("\0".join([*tools, *arguments]).encode())
    for file in sorted(set(inputs)):
        digest.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return digest.hexdigest()
