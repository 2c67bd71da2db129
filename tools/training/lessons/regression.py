"""Least squares and logistic regression with a prior, which matters if there are few samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

Row = Sequence[float]

ROUNDS = 25


def least_squares(rows: Sequence[Row], targets: Sequence[float], prior: Row, trust: float) -> list[float]:
    """Return the weights that fit best; *prior* counts as much as *trust* rows."""
    rests = [target - _dot(prior, row) for row, target in zip(rows, targets, strict=True)]
    matrix, vector = _normal(rows, rests, [1.0] * len(rows), trust)
    return [known + more for known, more in zip(prior, solved(matrix, vector), strict=True)]


def logistic(rows: Sequence[Row], wins: Sequence[bool], prior: Row, trust: float) -> list[float]:
    """Return the weights under which *wins* are likeliest; *prior* counts as much as *trust* rows."""
    weights = list(prior)
    for _ in range(ROUNDS):
        chances = [1.0 / (1.0 + exp(-_dot(weights, row))) for row in rows]
        spread = [chance * (1.0 - chance) for chance in chances]
        rests = [win - chance for win, chance in zip(wins, chances, strict=True)]
        matrix, _ = _normal(rows, rests, spread, trust / 4)
        plain, _ = _normal(rows, rests, spread, 0.0)
        held = [matrix[at][at] - plain[at][at] for at in range(len(prior))]
        slope = [
            sum(rest * row[at] for rest, row in zip(rests, rows, strict=True))
            - held[at] * (weights[at] - prior[at])
            for at in range(len(prior))
        ]
        weights = [weight + step for weight, step in zip(weights, solved(matrix, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve *matrix* times x = *vector* by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def _normal(
    rows: Sequence[Row], targets: Sequence[float], spread: Sequence[float], trust: float
) -> tuple[list[list[float]], list[float]]:
    """Return the normal equations; *trust* is in rows of the usual size."""
    size = len(rows[0])
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for row, target, weight in zip(rows, targets, spread, strict=True):
        for one in range(size):
            vector[one] += row[one] * target
            for other in range(size):
                matrix[one][other] += weight * row[one] * row[other]
    for at in range(size):
        usual = sum(row[at] ** 2 for row in rows) / len(rows)
        matrix[at][at] += trust * max(usual, 1e-3)
    return matrix, vector


def _dot(weights: Row, row: Row) -> float:
    total: float = sum(map(mul, weights, row))
    return total
