"""Fixed-topology relaxation of borders, like a foam with prescribed cell areas."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import distance_transform_edt, map_coordinates
from scipy.optimize import minimize
from shapely import contains_xy
from shapely.geometry.base import BaseGeometry

from tools.map.maker.topology import BORDER, Subdivision


@dataclass(frozen=True)
class RelaxWeights:
    """Relative weights of the energy terms and the iteration limit."""

    tension: float = 1.0
    area: float = 4.0
    short: float = 10.0
    coast: float = 1.0
    steps: int = 400


@dataclass(frozen=True)
class FoamGoals:
    """Wanted areas, least chord per border arc, wanted distance from the coast."""

    areas: dict[str, float]
    min_lengths: dict[int, float]
    clearance: float


class DepthField:
    """Signed distance to the coast, positive inland, sampled on a grid."""

    def __init__(self, land: BaseGeometry, width: float, height: float, cell: float = 4.0) -> None:
        self.cell = cell
        xs = np.arange(0.0, width + cell, cell)
        ys = np.arange(0.0, height + cell, cell)
        grid_x, grid_y = np.meshgrid(xs, ys)
        inside = np.asarray(contains_xy(land, grid_x, grid_y))
        self.depth = cell * (distance_transform_edt(inside) - distance_transform_edt(~inside))
        self.slope: list[np.ndarray] = list(np.gradient(self.depth, cell))

    def sample(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return depth and its gradient (n, 2) at the points."""
        at = points[:, ::-1].T / self.cell
        depth = map_coordinates(self.depth, at, order=1, mode="nearest")
        down, across = (map_coordinates(part, at, order=1, mode="nearest") for part in self.slope)
        return depth, np.column_stack((across, down))


class Foam:
    """Maps a subdivision's free border points to one vector and its energy."""

    def __init__(
        self,
        subdivision: Subdivision,
        goals: FoamGoals,
        depth: DepthField,
        weights: RelaxWeights,
    ) -> None:
        self.subdivision = subdivision
        self.depth = depth
        self.clearance = goals.clearance
        self.weights = weights
        self.points, self.arc_nodes, self.free = index_points(subdivision)
        self.scale = float(np.sqrt(np.mean(list(goals.areas.values()))))
        rings = [self._ring_nodes(province) for province in subdivision.rings]
        self.corners = corner_table(rings)
        self.targets = np.array([goals.areas[province] for province in subdivision.rings])
        self.signs = np.sign([shoelace(self.points[ring]) for ring in rings])
        borders = [n for n, arc in enumerate(subdivision.arcs) if arc.kind == BORDER]
        self.segments = np.vstack(
            [np.column_stack((nodes[:-1], nodes[1:])) for nodes in (self.arc_nodes[n] for n in borders)]
        )
        self.segment_arc = np.concatenate(
            [np.full(len(self.arc_nodes[n]) - 1, row) for row, n in enumerate(borders)]
        )
        self.chords = np.array([[self.arc_nodes[n][0], self.arc_nodes[n][-1]] for n in borders])
        self.chord_limits = np.array([goals.min_lengths[n] for n in borders])
        self.inland = self._inland_margin(borders)

    def _ring_nodes(self, province: str) -> np.ndarray:
        nodes = []
        for number in self.subdivision.rings[province]:
            ids = self.arc_nodes[number] if number >= 0 else self.arc_nodes[~number][::-1]
            nodes.append(ids[:-1])
        return np.concatenate(nodes)

    def _inland_margin(self, borders: list[int]) -> np.ndarray:
        """Wanted coast clearance per node, shrinking towards coast junctions."""
        margin = np.full(len(self.points), self.clearance)
        for number in borders:
            nodes = self.arc_nodes[number]
            share = np.linspace(0.0, 1.0, len(nodes))
            for anchored, along in ((nodes[0], share), (nodes[-1], share[::-1])):
                if not self.free[anchored]:
                    margin[nodes] = np.minimum(margin[nodes], self.clearance * 1.5 * along)
        return margin

    def energy(self, vector: np.ndarray) -> tuple[float, np.ndarray]:
        points = self.points.copy()
        points[self.free] = vector.reshape(-1, 2)
        gradient = np.zeros_like(points)
        total = (
            self._tension(points, gradient)
            + self._areas(points, gradient)
            + self._short(points, gradient)
            + self._coast(points, gradient)
        )
        return total, gradient[self.free].ravel()

    def _tension(self, points: np.ndarray, gradient: np.ndarray) -> float:
        """Border length, measured so that evenly spaced points are cheapest."""
        difference = points[self.segments[:, 1]] - points[self.segments[:, 0]]
        squares = np.bincount(self.segment_arc, np.sum(difference**2, axis=1))
        count = np.bincount(self.segment_arc)
        length = np.sqrt(count * squares) + 1e-9
        factor = self.weights.tension / self.scale
        pull = (factor * count / length)[self.segment_arc][:, None] * difference
        for axis in (0, 1):
            scatter(gradient[:, axis], self.segments[:, 1], pull[:, axis])
            scatter(gradient[:, axis], self.segments[:, 0], -pull[:, axis])
        return float(factor * np.sum(length))

    def _areas(self, points: np.ndarray, gradient: np.ndarray) -> float:
        here, after, before, cell = self.corners
        x, y = points.T
        twice = x[here] * y[after] - y[here] * x[after]
        signed = 0.5 * self.signs * np.bincount(cell, twice)
        error = signed / self.targets - 1.0
        factor = self.weights.area
        push = (factor * error * self.signs / self.targets)[cell]
        scatter(gradient[:, 0], here, push * (y[after] - y[before]))
        scatter(gradient[:, 1], here, push * (x[before] - x[after]))
        return float(factor * np.sum(error**2))

    def _short(self, points: np.ndarray, gradient: np.ndarray) -> float:
        difference = points[self.chords[:, 1]] - points[self.chords[:, 0]]
        length = np.maximum(np.hypot(*difference.T), 1e-6)
        lack = np.maximum(0.0, 1.0 - length / self.chord_limits)
        factor = self.weights.short
        pull = (-2 * factor * lack / (self.chord_limits * length))[:, None] * difference
        for axis in (0, 1):
            scatter(gradient[:, axis], self.chords[:, 1], pull[:, axis])
            scatter(gradient[:, axis], self.chords[:, 0], -pull[:, axis])
        return float(factor * np.sum(lack**2))

    def _coast(self, points: np.ndarray, gradient: np.ndarray) -> float:
        chosen = np.flatnonzero(self.free)
        depth, slope = self.depth.sample(points[chosen])
        lack = np.maximum(0.0, self.inland[chosen] - depth) / self.clearance
        factor = self.weights.coast
        gradient[chosen] -= (2 * factor * lack / self.clearance)[:, None] * slope
        return float(factor * np.sum(lack**2))

    def solve(self) -> None:
        """Minimise the energy and write the points back into the arcs."""
        start = self.points[self.free].ravel()
        result = minimize(
            self.energy, start, jac=True, method="L-BFGS-B", options={"maxiter": self.weights.steps}
        )
        self.points[self.free] = result.x.reshape(-1, 2)
        for arc, nodes in zip(self.subdivision.arcs, self.arc_nodes, strict=True):
            arc.points = self.points[nodes]


def shoelace(ring: np.ndarray) -> float:
    x, y = ring.T
    return 0.5 * float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))


def scatter(column: np.ndarray, index: np.ndarray, values: np.ndarray) -> None:
    """Add values to the column in place; indices may repeat."""
    column += np.bincount(index, values, minlength=len(column))


def corner_table(rings: list[np.ndarray]) -> tuple[np.ndarray, ...]:
    """Return node, next node, previous node and cell number of every ring corner."""
    here = np.concatenate(rings)
    after = np.concatenate([np.roll(ring, -1) for ring in rings])
    before = np.concatenate([np.roll(ring, 1) for ring in rings])
    cell = np.concatenate([np.full(len(ring), number) for number, ring in enumerate(rings)])
    return here, after, before, cell


def index_points(subdivision: Subdivision) -> tuple[np.ndarray, list[np.ndarray], np.ndarray]:
    """Number all points once; junctions are shared, coast points are not free."""
    points: list[np.ndarray] = []
    junctions: dict[str, int] = {}
    arc_nodes: list[np.ndarray] = []
    fixed: set[int] = set()

    def junction(name: str, point: np.ndarray) -> int:
        if name not in junctions:
            junctions[name] = len(points)
            points.append(point)
        return junctions[name]

    for arc in subdivision.arcs:
        nodes = [junction(arc.start, arc.points[0])]
        for point in arc.points[1:-1]:
            nodes.append(len(points))
            points.append(point)
        nodes.append(junction(arc.end, arc.points[-1]))
        arc_nodes.append(np.array(nodes))
        if arc.kind != BORDER:
            fixed.update(nodes)
    free = np.array([number not in fixed for number in range(len(points))])
    return np.array(points), arc_nodes, free
