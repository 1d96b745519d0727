"""A first round: a lot that is offered, two provinces, and a lot to form."""

from __future__ import annotations

from tenka.core.lesson import Example, Lesson, Task, replies

LESSON = Lesson(
    seats=3,
    example=Example("D2", "troops"),
    seed="248e069a83edcf27e07ad8dd429070399d2f1e070555a9f6a174bdc99cd92f73",
    before=replies("2 add:bushi add:shinobi add:koku3 offer:4"),
    line=(
        Task("goal"),
        Task("titles"),
        Task("offer"),
        Task("accept", "accept"),
        *replies("""
            2 add:samurai add:sohei add:samurai+samurai add:koku1 split:3+2
            1 choose:3
        """),
        Task("daimyo"),
        Task("province"),
        Task("troops", "chubu:troops"),
        Task("scored"),
        Task("kokus", "chugoku:kokus"),
        *replies("""
            1 chugoku:troops
            1 draw
            1 chugoku:troops
            2 hokkaido:kokus
            2 draw
            2 kyushu:troops
            2 gild:hokkaido:1
        """),
        Task("tairo"),
        Task("card"),
        Task("koku"),
        Task("tile"),
        Task("form", "add:samurai add:koku3 offer:3"),
        *replies("""
            1 refuse
            2 refuse
            1 add:samurai+bushi add:bushi+sohei add:koku3 split:4+1
            2 choose:1
            1 kyushu:troops
            1 draw
            1 chubu:kokus
        """),
        Task("kept"),
        Task("end"),
    ),
)
