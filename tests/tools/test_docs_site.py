"""The documentation site: every page is there, and a dead link or anchor fails the build."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from urllib.parse import unquote

import pytest

from tenka import api
from tenka.core.table import Table
from tools import docs
from tools.progress import StepError

ADDRESS = "https://anna.example/tenka/"
SOUGHT = {
    "index": ("install", "pip"),
    "fairness": ("fairness", "seed", "verify"),
    "playing-browser": ("install", "offline", "mobile", "dark", "rematch", "undo", "keyboard"),
    "playing-terminal": ("install", "complete"),
    "people": ("tournament", "rating"),
    "hosting": ("backup", "rollback", "privacy", "docker", "password"),
    "bots": ("mcts", "monte carlo"),
    "research": ("observation", "reward", "pettingzoo", "mask"),
    "rules/shogun.en": ("revolt", "battle"),
}
"""Words that people type into the search, by the page that answers; they need not be those of its title."""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the pages that are written by hand, and a site made of it elsewhere."""
    config = docs.CONFIG.read_text("utf-8").replace('["src"]', f'["{docs.ROOT}/src"]')
    (tmp_path / docs.CONFIG.name).write_text(config, "utf-8")
    shutil.copytree(docs.WRITTEN, tmp_path / docs.WRITTEN.name)
    for name in ("CONFIG", "WRITTEN", "SOURCE", "OUTPUT"):
        monkeypatch.setattr(docs, name, tmp_path / getattr(docs, name).relative_to(docs.ROOT))
    return docs.WRITTEN


def test_every_page_is_built(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what a file server answers where there is nothing, and the map for search engines."""
    monkeypatch.setenv("TENKA_DOCS_ADDRESS", ADDRESS)
    docs.build_pages()
    pages = {page.relative_to(written).with_suffix(".html") for page in written.rglob("*.md")}
    built = {page.relative_to(docs.OUTPUT) for page in docs.OUTPUT.rglob("*.html")}
    assert built >= pages | {Path("reference.html"), Path("screens.html")}
    anchors = set(re.findall(r'id="?(tenka\.[\w.]+)', (docs.OUTPUT / "reference.html").read_text("utf-8")))
    assert anchors >= {f"tenka.api.{name}" for name in api.__all__}
    assert anchors >= {f"tenka.api.Table.{name}" for name in vars(Table) if not name.startswith("_")}
    assert [link for page in docs.OUTPUT.rglob("*.html") for link in dead_links(page)] == []
    assert f"<loc>{ADDRESS}rules/zipang.de.html</loc>" in (docs.OUTPUT / "sitemap.xml").read_text("utf-8")
    links = re.findall(r'(?:href|src)="?(/[^">\s]*)', (docs.OUTPUT / "404.html").read_text("utf-8"))
    assert "/tenka/tenka.css" in links
    assert all(link.startswith("/tenka/") for link in links)
    assert [(word, page) for page, words in SOUGHT.items() for word in words if not found(word, page)] == []
    assert list(docs.CONFIG.parent.glob("*.toml")) == [docs.CONFIG]
    rules = (docs.OUTPUT / "rules/shitenno.fr.html").read_text("utf-8")
    assert '<article lang="fr"' in rules
    assert 'href="../play/index.html#/rules/shitenno"' in rules
    assert 'href="../play/index.html#/learn/shitenno"' in rules


def found(word: str, page: str) -> bool:
    """Whether the search knows it of a page; it looks for words that begin like that."""
    parts = json.loads((docs.OUTPUT / "search.json").read_text("utf-8"))["items"]
    own = [part for part in parts if part["location"].partition("#")[0] == f"{page}.html"]
    return any(re.search(rf"\b{word}", f"{part['title']} {part['text']}", re.IGNORECASE) for part in own)


def dead_links(page: Path) -> list[str]:
    """Links to files that the site does not have; the playable page is made apart."""
    links = re.findall(r'href="?(?!\w+:)([^"#:\s>/][^"#:\s>]*)', page.read_text("utf-8"))
    return [link for link in links if "play/" not in link and not (page.parent / unquote(link)).exists()]


def test_dead_links_and_anchors_fail_the_build(written: Path) -> None:
    with (written / "coach.md").open("a", encoding="utf-8") as page:
        page.write("\n[a page](gone.md) and [an anchor](index.md#gone)\n")
    with pytest.raises(StepError, match="2 issues found"):
        docs.build_pages()


def test_a_link_to_a_file_that_is_gone_fails_the_build(written: Path) -> None:
    with (written / "coach.md").open("a", encoding="utf-8") as page:
        page.write("\n[a file](../examples/gone.py)\n")
    with pytest.raises(StepError, match=r"gone\.py"):
        docs.build_pages()


@pytest.mark.parametrize(
    ("screen", "section", "title"),
    [
        ("shogun-plan", "Shogun", "Shogun plan"),
        ("replay-zipang-graph", "Afterwards", "Replay Zipang Portable graph"),
        ("stand-in", docs.ANY, "Stand in"),
    ],
)
def test_pictures_are_in_the_order_in_which_one_meets_them(screen: str, section: str, title: str) -> None:
    assert (docs.section_of(screen), docs.title_of(screen)) == (section, title)
