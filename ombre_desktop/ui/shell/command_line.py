"""The program's own command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ombre_desktop import __version__
from ombre_desktop.terminal_language import CommandParser, translate
from ombre_desktop.value import Value

QUICK, FULL = "quick", "full"
PARTS = (QUICK, FULL, "window", "table")
"""The kinds of self-test; the last two are for processes that a self-test starts itself."""


class Options(Value):
    """
    The options of the command line: a *record* to open; *folder* and *deck* for a demonstration.

    *self_test* is one of `PARTS`, or empty; *report* is the file for its findings.
    """

    record: Path | None = None
    folder: Path | None = None
    deck: str = "spanish"
    self_test: str = ""
    report: Path | None = None


def parsed(arguments: Sequence[str]) -> Options:
    """Parse *arguments*; a wrong option ends the program with a plain message."""
    if not arguments:
        return Options()
    # Only this option needs a module of the players; a start must not load it.
    parser = _parser(version_line() if "--version" in arguments else "")
    chosen = parser.parse_args(arguments)
    return Options(chosen.record, chosen.folder, chosen.deck, chosen.self_test, chosen.report)


def _parser(version: str) -> CommandParser:
    parser = CommandParser(
        prog="ombre-desktop",
        allow_abbrev=False,
        description=translate("Terminal", "Ombre at a card table."),
    )
    parser.add_argument(
        "record", nargs="?", type=Path, metavar="FILE.ombre", help=translate("Terminal", "a record to open")
    )
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument(
        "--deck",
        choices=("spanish", "french"),
        default="spanish",
        help=translate("Terminal", "cards of the demonstration"),
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help=translate("Terminal", "where the demonstration puts its files when there is no display"),
    )
    _add_self_test(parser)
    return parser


def _add_self_test(parser: CommandParser) -> None:
    parser.add_argument(
        "--self-test",
        nargs="?",
        default="",
        const=QUICK,
        choices=PARTS,
        metavar=FULL,
        help=translate(
            "Terminal",
            "try everything the program has, without touching your games; 'full' plays with experts",
        ),
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "where the self-test writes what it found"),
    )


def version_line() -> str:
    """Return the version of the program, and whether the solver runs compiled or interpreted."""
    from ombre_desktop.players.player import solver_runs  # 17 ms, not for every start

    return f"ombre-desktop {__version__}, solver {solver_runs()}"
