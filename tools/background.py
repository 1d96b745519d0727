"""Serves while the rules are being compiled: one terminal for both, one end for both."""

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
"""How the line begins that the server prints when it listens."""
WINDOWS = os.name == "nt"


class Screen:
    """Lines that stay, and below them one that changes; that one only where it can be overwritten."""

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
    """The compiler at work, its progress on a screen."""

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
            process_group=None if WINDOWS else 0,  # to be ended with the C compilers that it starts
        )
        self._reader = threading.Thread(target=self._tell)
        self._reader.start()

    def _tell(self) -> None:
        said: list[str] = []
        for line in self._process.stdout or ():
            if count := re.fullmatch(r"(\d+) (\d+)\n", line):
                self._screen.status(f"Tenka: compiled {count[1]} of {count[2]} parts")
            else:
                said.append(line)
        self._screen.status("")
        if self._process.wait() == 0 and not said:
            said = ["Tenka: the rules are compiled; bots that start from now on think faster."]
        if not self._stopped:
            self._screen.line("".join(said).rstrip())

    def stop(self) -> None:
        """Nothing half made is left: what is not finished is done again next time."""
        if self._process.poll() is None:
            self._stopped = True
            self._process.terminate() if WINDOWS else os.killpg(self._process.pid, signal.SIGTERM)
        self._reader.join()


def serve_while_compiling(
    serve: Sequence[str], compiler: Sequence[str], folder: Path, env: Mapping[str, str]
) -> int:
    """Until the server ends. Compiling begins when it listens, so that it does not keep anybody waiting."""
    screen = Screen(sys.stdout)
    compiling: Compiling | None = None
    server = subprocess.Popen(serve, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C reaches the server as well, which ends in order
    try:
        for line in server.stdout or ():
            screen.line(line.rstrip("\n"))
            if line.startswith(READY) and compiling is None:
                compiling = Compiling(compiler, folder, env, screen)
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()
