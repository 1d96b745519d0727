"""Why a move is not legal: a code for the text, and the rule paragraph that says so."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """`code` names a message in the locale files, `rule` a paragraph such as `zipang/D2`.

    What it says depends only on what the asking seat may know.
    """

    code: str
    rule: str
