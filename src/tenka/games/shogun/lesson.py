"""A first season: the summer of the first year, with a plan, a revolt, a theater and a battle."""

from __future__ import annotations

from typing import Final

from tenka.core.lesson import Example, Lesson, Task, replies

OWN_PLAN: Final = {"rice": "hoki", "theater": "etchu", "battle_b": "bizen"}
"""What the learner lays; the rest of the plan is filled in sensibly."""
PLAN: Final = (
    "plan:castle:omi plan:temple:bingo plan:theater:etchu plan:rice:hoki plan:taxes:shinano "
    "plan:deploy5:yamato plan:deploy3:bitchu plan:deploy1:chest2 plan:battle_a:chest0 "
    "plan:battle_b:bizen plan:auction:chest1"
)
SPRING: Final = """
2 plan:castle:suruga plan:temple:izu plan:theater:sagami plan:rice:mino plan:taxes:owari plan:deploy5:musashi plan:deploy3:tajima plan:deploy1:chest2 plan:battle_a:tamba plan:battle_b:harima plan:auction:chest0
1 plan:castle:awa_shikoku plan:temple:hitachi plan:theater:shimotsuke plan:rice:shimosa plan:taxes:ise plan:deploy5:kii plan:deploy3:kaga plan:deploy1:chest1 plan:battle_a:yamato plan:battle_b:echizen plan:auction:chest0
0 plan:castle:bingo plan:temple:bitchu plan:theater:bizen plan:rice:hoki plan:taxes:settsu plan:deploy5:shinano plan:deploy3:etchu plan:deploy1:chest3 plan:battle_a:hida plan:battle_b:omi plan:auction:chest0
2 special:defense
1 special:rice
0 special:armies
2 march:settsu:3
0 march:kaga:3
1 march:settsu:4
2 march:settsu:2
0 march:yamato:1
1 march:hida:2
"""  # noqa: E501 - a choice a line
PLANS_OF_OTHERS: Final = """
2 plan:castle:owari plan:temple:tajima plan:theater:izu plan:rice:mino plan:taxes:suruga plan:deploy5:settsu plan:deploy3:tamba plan:deploy1:harima plan:battle_a:sagami plan:battle_b:musashi plan:auction:chest0
1 plan:castle:shimotsuke plan:temple:awa_shikoku plan:theater:kii plan:rice:kaga plan:taxes:hitachi plan:deploy5:echizen plan:deploy3:chest1 plan:deploy1:chest0 plan:battle_a:ise plan:battle_b:shimosa plan:auction:hida
"""  # noqa: E501

LESSON: Final = Lesson(
    seats=3,
    example=Example("B2", "march"),
    seed="9a7d665576a3467bdfa9124fe2b9bdc44223243a079d78172b44b852477b150a",
    before=replies(SPRING) + replies(PLANS_OF_OTHERS),
    line=(
        Task("goal"),
        Task("season"),
        Task("rice"),
        Task("theater"),
        Task("battle"),
        Task("fill"),
        Task("seal", PLAN),
        Task("special", "special:rice"),
        *replies("""
            1 special:defense
            2 special:attack
            2 stay
            1 march:kozuke:2
        """),
        Task("revolt"),
        Task("built"),
        Task("march", "march:harima:4"),
        *replies("""
            2 march:shimosa:7
            1 march:owari:2
            2 march:kai:1
        """),
        Task("won"),
        Task("winter"),
        Task("end"),
    ),
)
