"""Rows to columns, each once, so that the sum is the largest: the Hungarian method with potentials."""

from __future__ import annotations

from math import inf

FORBIDDEN = -1e9
"""The value of a pair that must not be."""


def best_columns(values: list[list[float]]) -> list[int]:
    """For each row its column. There are at least as many columns as rows."""
    columns = len(values[0])
    row_price, column_price = [0.0] * len(values), [0.0] * (columns + 1)
    holder = [-1] * (columns + 1)
    """By column, which row has it; the last column is the place of the row that looks for one."""
    for row in range(len(values)):
        holder[columns] = row
        way = _grow(values, holder, row_price, column_price)
        _shift(holder, way)
    found = [-1] * len(values)
    for column in range(columns):
        if holder[column] >= 0:
            found[holder[column]] = column
    return found


def _grow(
    values: list[list[float]], holder: list[int], row_price: list[float], column_price: list[float]
) -> list[tuple[int, int]]:
    """Grow a tree of tight pairs to a free column: the pairs (column, the column before) of the way back."""
    columns = len(holder) - 1
    slack = [inf] * columns
    before = [columns] * columns
    reached = [columns]
    waiting = list(range(columns))
    current = columns
    while holder[current] >= 0:
        row = holder[current]
        price = row_price[row]
        costs = values[row]
        for column in waiting:
            gap = -costs[column] - price - column_price[column]
            if gap < slack[column]:
                slack[column], before[column] = gap, current
        current = min(waiting, key=slack.__getitem__)
        step = slack[current]
        for column in reached:
            row_price[holder[column]] += step
            column_price[column] -= step
        for column in waiting:
            slack[column] -= step
        waiting.remove(current)
        reached.append(current)
    way = []
    while current != columns:
        way.append((current, before[current]))
        current = before[current]
    return way


def _shift(holder: list[int], way: list[tuple[int, int]]) -> None:
    """Everybody along the way moves on to the next column."""
    for column, previous in way:
        holder[column] = holder[previous]
    holder[-1] = -1
