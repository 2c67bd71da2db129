"""The check that the solver is compiled; otherwise the opponents consider fewer possible deals."""

from __future__ import annotations

from ombre_desktop.frozen import is_frozen
from ombre_desktop.players.player import solver_runs
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError, SkippedCheckError


def compiled_solver(_: Bench) -> str:
    """Return how the solver runs; fail if it is not compiled in a frozen program."""
    runs = solver_runs()
    if runs != "compiled":
        if is_frozen():
            raise FailedCheckError(f"the solver is {runs}")
        raise SkippedCheckError(f"the solver is {runs}: there was no C compiler, or it was not used")
    return runs
