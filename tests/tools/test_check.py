"""Lint, format, types and import rules are part of the test suite."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tools import audit
from tools import check as checks
from tools.audit import NOT_RUN
from tools.check import Check, present


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "check", [check for check in present() if check.timeless], ids=lambda check: check.name
)
def test_check(check: Check) -> None:
    done = check.run()
    assert done.returncode == 0, f"\n{done.stdout}"


# --- the audit of libraries, against a service of our own ------------------------------------------


class Advisories(BaseHTTPRequestHandler):
    """Speaks as much of OSV's protocol as is asked for; knows one hole, in `vulnerable`."""

    vulnerable = ""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        hole = {"vulns": [{"id": "TEST-1", "modified": "2026-01-01T00:00:00Z"}]}
        self.answer({"results": [hole if one["package"]["name"] == self.vulnerable else {} for one in asked]})

    def do_GET(self) -> None:
        where = {"package": {"ecosystem": "PyPI", "name": self.vulnerable}, "versions": ["1.0"]}
        self.answer({"id": "TEST-1", "modified": "2026-01-01T00:00:00Z", "affected": [where]})

    def answer(self, content: object) -> None:
        data = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@contextmanager
def advisories(vulnerable: str) -> Iterator[str]:
    handler = type("Handler", (Advisories,), {"vulnerable": vulnerable})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{service.server_port}/"
        service.shutdown()


@pytest.mark.parametrize(("vulnerable", "code"), [("", 0), ("starlette", 1)])
def test_a_known_hole_in_a_library_fails_the_audit(
    vulnerable: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with advisories(vulnerable) as service:
        monkeypatch.setenv("TENKA_AUDIT_SERVICE", service)
        done = subprocess.run(
            [sys.executable, "tools/audit.py"], cwd=checks.ROOT, capture_output=True, text=True, check=False
        )
    assert done.returncode == code, done.stdout
    assert ("starlette" in done.stdout) == bool(vulnerable)


def test_a_service_that_cannot_be_reached_gives_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "error: Request failed after 3 retries"
    monkeypatch.delenv("TENKA_AUDIT", raising=False)
    assert audit.verdict(2, said) == NOT_RUN
    assert audit.verdict(2, "error: no such option") == 1
    monkeypatch.setenv("TENKA_AUDIT", "required")
    assert audit.verdict(2, said) == 1
