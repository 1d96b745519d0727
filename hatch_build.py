"""Adds the built client, the compiled rules, the rule pages and Tenka without a server to a package.

The addresses of the project are those of the repository whose workflow builds it; no file names it.

The source package has both builds of the client, too, so that a wheel made of it needs no network.
With TENKA_PURE=1 the rules are left as they are written: the wheel then works everywhere, more slowly.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = re.compile(r"(!?)(\[[^]]*\])\((?!\w+:|#)")
"""A picture or a link of the readme that lies in the repository."""
KIND = {"!": "raw", "": "blob"}


class TenkaMetadataHook(MetadataHookInterface):  # type: ignore[misc, unused-ignore]
    """Elsewhere than in a checkout, only whole addresses lead anywhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        repository = os.environ.get("GITHUB_REPOSITORY")
        if repository:
            home = f"{os.environ['GITHUB_SERVER_URL']}/{repository}"
            metadata["urls"] = {
                "Source": home,
                "Issues": f"{home}/issues",
                "Changelog": f"{home}/blob/main/CHANGELOG.md",
            }
            tag = f"v{metadata['version']}"
            readme = RELATIVE.sub(lambda link: f"{link[0]}{home}/{KIND[link[1]]}/{tag}/", readme)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


class TenkaBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """An editable install needs none of this: `run.py` builds the parts in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path[:0] = [str(root), str(root / "src")]
        from tools import site  # noqa: PLC0415 - only importable from here on

        folder = site.build()
        if self.target_name == "wheel":
            build_data["force_include"][str(folder)] = "tenka/offline"
            self._fill_wheel(root, build_data)
        else:
            for built in (folder, site.STAMP):
                build_data["force_include"][str(built)] = str(built.relative_to(root))

    def _fill_wheel(self, root: Path, build_data: dict[str, Any]) -> None:
        from tools import compile as compiler  # noqa: PLC0415

        if not os.environ.get("TENKA_PURE") and compiler.ensure():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("src/tenka/_compiled/**")
        if (root / "docs/rules").is_dir():
            build_data["force_include"][str(root / "docs/rules")] = "tenka/rules_pages"
