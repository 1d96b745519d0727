"""Runs the server while more is built in the background; all share a terminal and stop together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

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


class Task(NamedTuple):
    """Something to do beside the server, and what is said about it."""

    command: Sequence[str]
    begins: str
    counts: str
    """Of how many parts are done; a line `1 2` of the command says so."""
    done: str


class Background:
    """Runs tasks one after the other, with their progress on a screen."""

    def __init__(self, tasks: Sequence[Task], folder: Path, env: Mapping[str, str], screen: Screen) -> None:
        self._tasks, self._folder, self._env, self._screen = tasks, folder, env, screen
        self._stopped = self._ended = False
        self._process: subprocess.Popen[str] | None = None
        self._starting = threading.Lock()
        self._runner = threading.Thread(target=self._run)
        self._runner.start()

    def _run(self) -> None:
        for task in self._tasks:
            with self._starting:
                if self._stopped:
                    return
                self._screen.line(task.begins)
                self._process = self._started(task)
            self._report(task, self._process)

    def _started(self, task: Task) -> subprocess.Popen[str]:
        return subprocess.Popen(
            task.command,
            cwd=self._folder,
            env=self._env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=None if WINDOWS else 0,  # so that its C compilers can be stopped with it
        )

    def _report(self, task: Task, process: subprocess.Popen[str]) -> None:
        output: list[str] = []
        for line in process.stdout or ():
            if count := re.fullmatch(r"(\d+) (\d+)\n", line):
                self._screen.status(f"{task.counts} {count[1]} of {count[2]} parts")
            else:
                output.append(line)
        self._screen.status("")
        if process.wait() == 0 and not output:
            output = [task.done]
        if not self._ended:
            self._screen.line("".join(output).rstrip())

    def stop(self) -> None:
        """Unfinished work is discarded and done again next time."""
        with self._starting:
            self._stopped = True
            if self._process is not None and self._process.poll() is None:
                self._ended = True
                self._process.terminate() if WINDOWS else os.killpg(self._process.pid, signal.SIGTERM)
        self._runner.join()


def serve_beside(serve: Sequence[str], tasks: Sequence[Task], folder: Path, env: Mapping[str, str]) -> int:
    """Returns when the server exits. The tasks start when it is listening, so as not to delay it."""
    screen = Screen(sys.stdout)
    background: Background | None = None
    server = subprocess.Popen(serve, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    signal.signal(signal.SIGINT, lambda *_: None)  # the server gets Ctrl+C as well and shuts down
    try:
        for line in server.stdout or ():
            screen.line(line.rstrip("\n"))
            if line.startswith(READY) and background is None:
                background = Background(tasks, folder, env, screen)
        return server.wait()
    finally:
        if background is not None:
            background.stop()
