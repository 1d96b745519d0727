"""Reads the weights that bots have learned: `.npz` files of plain numbers, without numpy."""

from __future__ import annotations

import ast
import sys
from array import array
from pathlib import Path
from zipfile import ZipFile

MAGIC = b"\x93NUMPY\x01\x00"
NUMBERS = "<f8"
"""How numbers are stored: eight bytes, the lowest first."""


def read_weights(file: Path) -> dict[str, list[list[float]]]:
    """By name, the rows; a single row stands alone."""
    with ZipFile(file) as archive:
        return {name.removesuffix(".npy"): _rows(archive.read(name)) for name in archive.namelist()}


def _rows(data: bytes) -> list[list[float]]:
    if not data.startswith(MAGIC):
        raise ValueError("these are no weights")
    start = len(MAGIC) + 2
    end = start + int.from_bytes(data[len(MAGIC) : start], "little")
    header = ast.literal_eval(data[start:end].decode("ascii"))
    if header["descr"] != NUMBERS or header["fortran_order"]:
        raise ValueError("these weights are stored in another way")
    stored = array("d", data[end:])
    if sys.byteorder == "big":
        stored.byteswap()
    numbers = stored.tolist()
    width = header["shape"][-1]
    return [numbers[place : place + width] for place in range(0, len(numbers), width)]
