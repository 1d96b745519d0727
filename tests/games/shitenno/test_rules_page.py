"""What the rule page tells is what the game does."""

from __future__ import annotations

import pytest

from tenka.games.shitenno.material import KIND, VALUE
from tenka.texts import languages, rule_page
from tests.games.shitenno.scenes import Scene
from tests.test_shogun_rules import rows


def troops_made(tiles: int) -> int:
    """How many troops so many Exchange tiles make of one card of 3 kokus: Chūgoku takes three Samurai."""
    found = []
    for made in range(1, 4):
        scene = Scene(4).titles(4, 3, 2, 1).turn(0).stack("chugoku", "samurai samurai samurai")
        scene.hand(0, "koku3" + " samurai" * (3 - made)).bonuses(0, "exchange " * tiles)
        found += [made for payment in scene.payments("chugoku", "troops") if "koku3" in payment]
    return max(found)


@pytest.mark.parametrize("language", languages())
def test_E2_each_exchange_changes_one_koku_of_a_card_and_the_rest_is_lost(language: str) -> None:
    made, lost = ([int(cell) for cell in row[1:]] for row in rows(rule_page("shitenno", language)["E2"].text))
    assert made == [troops_made(tiles) for tiles in (1, 2, 3)]
    assert lost == [VALUE[KIND["koku3"]] - troops for troops in made]
