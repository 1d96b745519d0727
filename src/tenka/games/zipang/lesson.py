"""A first campaign: an attack, a Monk against another, two cards that take, and the pot."""

from __future__ import annotations

from tenka.core.lesson import Example, Lesson, Reply, Task

LESSON = Lesson(
    seats=3,
    example=Example("D2", "attack", replies=1),
    seed="57ff9ef16cf1c4512b5812bb3cc375108e9019b412e1167aa747c93d8d7d5ce6",
    line=(
        Task("coins"),
        Task("pot"),
        Task("hand"),
        Task("attack", "captain:2"),
        Reply(2, "react:let"),
        Reply(1, "warlord:0"),
        Task("out"),
        Task("answer", "react:monk"),
        Task("tea", "tea_master:1"),
        Reply(1, "react:let"),
        Task("taken", "monk"),
        Reply(1, "peasant"),
        Task("nobleman", "nobleman:1"),
        Reply(1, "react:let"),
        Task("take", "take:captain"),
        Task("last", "captain:1"),
        Reply(1, "react:let"),
        Task("won"),
        Task("end"),
    ),
)
