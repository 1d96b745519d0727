"""Runs the server while the rules are compiled in the background; both share a terminal and stop together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

READY = "Tenka: http"
"""Prefix of the line that the server prints when it is listening."""
WINDOWS = os.name == "nt"


class Screen:
    """Permanent lines and, in a terminal, a status line below them."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._status = ""
        self._lock = threading.Lock()

    def line(self, text: str) -> None:
        with self._lock:
            self._show(f"{text}\n{self._status}")

    def status(self, text: str) -> None:
        with self._lock:
            if self._out.isatty():
                self._status = text
                self._show(text)

    def _show(self, text: str) -> None:
        self._out.write(f"\r\x1b[K{text}" if self._out.isatty() else text)
        self._out.flush()


class Compiling:
    """A running compiler, with its progress on a screen."""

    def __init__(self, command: Sequence[str], folder: Path, env: Mapping[str, str], screen: Screen) -> None:
        self._screen = screen
        self._stopped = False
        self._screen.line("Tenka: compiling the rules in the background; everything works meanwhile.")
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=None if WINDOWS else 0,  # so that its C compilers can be stopped with it
        )
        self._reader = threading.Thread(target=self._report)
        self._reader.start()

    def _report(self) -> None:
        output: list[str] = []
        for line in self._process.stdout or ():
            if count := re.fullmatch(r"(\d+) (\d+)\n", line):
                self._screen.status(f"Tenka: compiled {count[1]} of {count[2]} parts")
            else:
                output.append(line)
        self._screen.status("")
        if self._process.wait() == 0 and not output:
            output = ["Tenka: the rules are compiled; bots that start from now on think faster."]
        if not self._stopped:
            self._screen.line("".join(output).rstrip())

    def stop(self) -> None:
        """Unfinished work is discarded and done again next time."""
        if self._process.poll() is None:
            self._stopped = True
            self._process.terminate() if WINDOWS else os.killpg(self._process.pid, signal.SIGTERM)
        self._reader.join()


def serve_while_compiling(
    serve: Sequence[str], compiler: Sequence[str], folder: Path, env: Mapping[str, str]
) -> int:
    """Returns when the server exits. Compilation starts when it is listening, so as not to delay it."""
    screen = Screen(sys.stdout)
    compiling: Compiling | None = None
    server = subprocess.Popen(serve, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    signal.signal(signal.SIGINT, lambda *_: None)  # the server gets Ctrl+C as well and shuts down
    try:
        for line in server.stdout or ():
            screen.line(line.rstrip("\n"))
            if line.startswith(READY) and compiling is None:
                compiling = Compiling(compiler, folder, env, screen)
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()
