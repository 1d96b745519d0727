"""What a contest came to: a table for the terminal, and a page with plots for the browser."""

from __future__ import annotations

from collections import Counter
from html import escape

from tenka.research.arena.contest import Contest
from tenka.research.arena.plots import Bar, bars, progress, stacks
from tenka.research.arena.ratings import Rating, ratings
from tenka.research.arena.results import Results
from tenka.research.arena.scores import Score, by_name, seats_of, share_of_first
from tenka.texts import Texts

STYLE = """
:root { color-scheme: light dark; --ink: #2b2622; --soft: #6f665c; --line: #d8cfc0; --paper: #faf6ec;
  --mark: #b5402f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece4d6; --soft: #b0a696; --line: #4a443d; --paper: #1f1c19; --mark: #e08a72; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1, h2 { font-family: Georgia, serif; font-weight: 600; } h2 { margin-top: 2.2rem; font-size: 1.2rem; }
p { color: var(--soft); max-width: 44rem; } div.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .35rem .8rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 500; } svg { width: 100%; min-width: 32rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
svg .line { stroke: var(--line); } svg .mark { fill: var(--mark); stroke: var(--mark); stroke-width: 3; }
svg .chance { stroke: var(--soft); stroke-dasharray: 4 4; }
"""


class Report:
    def __init__(self, results: Results, texts: Texts) -> None:
        self.contest: Contest = results.contest
        self.games = results.games()
        self.scores: list[Score] = by_name(self.contest, self.games)
        rated = {rating.level: rating for rating in ratings(self.contest, self.games)}
        self.ratings: list[Rating] = [rated[score.level] for score in self.scores]
        self.texts = texts

    # --- the table -----------------------------------------------------------------------------------

    def rows(self) -> list[list[str]]:
        """A heading, then a row for each name."""
        columns = ["bot", "games", "wins", "interval", "rating", "rating-interval"]
        heading = [self.texts(f"arena-column-{column}") for column in columns]
        found = []
        for score, rating in zip(self.scores, self.ratings, strict=True):
            low, high = score.interval
            found.append(
                [
                    score.level,
                    str(score.games),
                    f"{score.rate:.1%}",
                    f"{low:.1%} – {high:.1%}",
                    f"{rating.rating:.0f}",
                    f"{rating.low:.0f} – {rating.high:.0f}",
                ]
            )
        return [heading, *found]

    def table(self) -> str:
        rows = self.rows()
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        lines = [
            "  ".join([row[0].ljust(widths[0]), *(cell.rjust(widths[i]) for i, cell in enumerate(row) if i)])
            for row in rows
        ]
        return "\n".join([*lines, *self.remarks()])

    def remarks(self) -> list[str]:
        """By chance; how long; where seats were not turned evenly."""
        said = [self.texts("arena-chance", chance=f"{1 / self.contest.seats:.1%}")]
        mean = sum(game.seconds for game in self.games) / len(self.games)
        slowest = max(game.slowest for game in self.games)
        said.append(self.texts("arena-times", mean=f"{mean:.2f}", slowest=f"{slowest:.3f}"))
        for name, late in self._late().items():
            said.append(self.texts("arena-late", bot=name, games=late))
        if len(self.games) % len(self.contest.cycle()):
            said.append(self.texts("arena-uneven", cycle=len(self.contest.cycle())))
        return said

    def _late(self) -> Counter[str]:
        """How many games each bot forfeited, by name."""
        made = self.contest
        seats = [(game, seat) for game in self.games for seat in game.late]
        return Counter(made.entrants[made.seated(game.number)[seat]].name for game, seat in seats)

    # --- the page ------------------------------------------------------------------------------------

    def page(self) -> str:
        t, made = self.texts, self.contest
        title = t("arena-title", game=t(f"game-{made.game}"))
        facts = t("arena-facts", games=len(self.games), seats=made.seats, seed=str(made.seed))
        parts = [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(' '.join([facts, *self._settings(), *self.remarks()]))}</p>",
            self._html_table(),
            self._section("wins", self._win_plot()),
            self._section("ratings", self._rating_plot()),
            self._section("places", self._place_plot()),
            self._section("progress", self._progress_plot()),
        ]
        return (
            f'<!doctype html>\n<html lang="{t.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
        )

    def _settings(self) -> list[str]:
        made = self.contest
        said = [f"{name}: {value}." for name, value in made.options.items()]
        if made.simulations is not None:
            said.append(self.texts("arena-simulations", simulations=made.simulations))
        if made.seconds is not None:
            said.append(self.texts("arena-clock", seconds=f"{made.seconds:g}"))
        return said

    def _section(self, name: str, plot: str) -> str:
        heading, about = self.texts(f"arena-{name}"), self.texts(f"arena-{name}-about")
        return f'<h2>{escape(heading)}</h2><p>{escape(about)}</p><div class="wide">{plot}</div>'

    def _html_table(self) -> str:
        heading, *rows = self.rows()
        head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def _win_plot(self) -> str:
        found = [Bar(score.level, score.rate, *score.interval, f"{score.rate:.1%}") for score in self.scores]
        top = max(bar.high for bar in found)
        return bars(found, 0.0, min(1.0, top * 1.1), 1 / self.contest.seats, self.texts("arena-wins"))

    def _rating_plot(self) -> str:
        found = [Bar(one.level, one.rating, one.low, one.high, f"{one.rating:.0f}") for one in self.ratings]
        low, high = min(bar.low for bar in found), max(bar.high for bar in found)
        return bars(found, low - 30, high + 30, None, self.texts("arena-ratings"))

    def _place_plot(self) -> str:
        rows = [(score.level, [place / score.games for place in score.places]) for score in self.scores]
        words = [self.texts("arena-place", rank=rank + 1) for rank in range(self.contest.seats)]
        return stacks(rows, words, self.texts("arena-places"))

    def _progress_plot(self) -> str:
        rows = [(score.level, self._running(score.level)) for score in self.scores]
        return progress(rows, 1 / self.contest.seats, self.texts("arena-progress"))

    def _running(self, name: str) -> list[float]:
        """The rate of wins after each game."""
        wins, rates = 0.0, list[float]()
        for game in self.games:
            mine = seats_of(self.contest, game, name=name)
            if mine:
                wins += sum(share_of_first(game, seat) for seat in mine) / len(mine)
                rates.append(wins / (len(rates) + 1))
        return rates
