"""The program's own command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ombre_desktop import __version__
from ombre_desktop.value import Value


class Options(Value):
    """What was asked for: a *record* to open, and where a demonstration puts its files."""

    record: Path | None = None
    folder: Path = Path()
    deck: str = "spanish"


def parsed(arguments: Sequence[str]) -> Options:
    """The options that *arguments* say; a wrong one ends the program with a plain message."""
    if not arguments:
        return Options()
    import argparse  # noqa: PLC0415 - most starts have nothing to parse, and the first frame waits

    parser = argparse.ArgumentParser(
        prog="ombre-desktop", allow_abbrev=False, description="Ombre at a card table."
    )
    parser.add_argument("record", nargs="?", type=Path, metavar="FILE.ombre", help="a record to open")
    # Nothing of the players is loaded for a start that does not ask.
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
    chosen = parser.parse_args(arguments)
    return Options(chosen.record, chosen.folder, chosen.deck)


def version_line() -> str:
    """The version of the program, and whether the opponents' solver runs compiled or interpreted."""
    from ombre_desktop.players.player import solver_runs  # noqa: PLC0415 - not for every start

    return f"ombre-desktop {__version__}, solver {solver_runs()}"
