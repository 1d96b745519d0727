"""The map by ids, for who types."""

from __future__ import annotations

from tenka.games.shogun.material import load_material
from tenka.games.shogun.terminal.atlas import Atlas

ATLAS = Atlas(load_material("sun"), 3)


def test_the_atlas_knows_the_sea() -> None:
    near = Atlas(load_material("sun"), 4).places["izu"].near
    assert near == {"awa_boso": True, "sagami": False, "shima": True, "suruga": False}
    assert "awa_boso" not in ATLAS.places["izu"].near
    assert ATLAS.find("awa") == ["awa_shikoku"]
    assert ATLAS.find("") == []
