"""The program's own command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ombre_desktop import __version__
from ombre_desktop.value import Value

QUICK, FULL = "quick", "full"
PARTS = (QUICK, FULL, "window", "table")
"""The kinds of self-test; the last two are for processes that a self-test starts itself."""


class Options(Value):
    """
    The options of the command line: a *record* to open; *deck* and *folder* for a demonstration.

    *self_test* is one of `PARTS`, or empty; *report* is the file for its findings.
    """

    record: Path | None = None
    folder: Path = Path()
    deck: str = "spanish"
    self_test: str = ""
    report: Path | None = None


def parsed(arguments: Sequence[str]) -> Options:
    """Parse *arguments*; a wrong option ends the program with a plain message."""
    if not arguments:
        return Options()
    parser = argparse.ArgumentParser(
        prog="ombre-desktop", allow_abbrev=False, description="Ombre at a card table."
    )
    parser.add_argument("record", nargs="?", type=Path, metavar="FILE.ombre", help="a record to open")
    # Only this option needs a module of the players; a start must not load it.
    version = version_line() if "--version" in arguments else ""
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument(
        "--deck", choices=("spanish", "french"), default="spanish", help="cards of the demonstration"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path(),
        help="where the demonstration puts its files when there is no display",
    )
    parser.add_argument(
        "--self-test",
        nargs="?",
        default="",
        const=QUICK,
        choices=PARTS,
        metavar=FULL,
        help="try everything the program has, without touching your games; 'full' plays with experts",
    )
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="where the self-test writes what it found"
    )
    chosen = parser.parse_args(arguments)
    return Options(chosen.record, chosen.folder, chosen.deck, chosen.self_test, chosen.report)


def version_line() -> str:
    """Return the version of the program, and whether the solver runs compiled or interpreted."""
    from ombre_desktop.players.player import solver_runs  # noqa: PLC0415 - 17 ms, not for every start

    return f"ombre-desktop {__version__}, solver {solver_runs()}"
