"""One command at a time makes something; another one waits and finds it made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Ends with the process, however that ends; the file stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
