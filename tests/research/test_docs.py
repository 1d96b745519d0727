"""The pages on research are true: their programs run, their tables are those of the layouts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tenka.research.layouts import page
from tests.test_docs import blocks, run_python

DOCS = Path(__file__).parents[2] / "docs"


def test_the_programs_of_the_page_run_one_after_the_other() -> None:
    done = run_python("\n".join(blocks(DOCS / "research.md", "python")))
    assert done.returncode == 0, done.stderr
    assert "seat_0" in done.stdout
    assert "(256, 246) (256, 96)" in done.stdout


def test_the_tables_are_those_of_the_layouts() -> None:
    assert (DOCS / "research-layouts.md").read_text("utf-8") == page()


def test_without_the_extra_the_error_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None; from tenka.research import zipang_v1"  # as if not there
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "tenka.research.extras.MissingExtra: numpy is not installed. "
        "Install it with: pip install 'tenka[research]'"
    )
