"""The commands for a terminal: ``ombre rulesets``, ``ombre replay FILE`` and the rest of `COMMANDS`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module

from ombre_desktop import __version__
from ombre_desktop.isolation import isolate
from ombre_desktop.terminal import PROGRAM, Status, command
from ombre_desktop.terminal_language import QT_TRANSLATE_NOOP, CommandParser, one_of, translate

DECK = "ombre_desktop.ui.shell.deck_command"
HOME = "ombre_desktop.ui.shell.home_command"
ENGINE, PLAYERS = "ombre_desktop.engine.__main__", "ombre_desktop.players.__main__"
COMPLETIONS = "ombre_desktop.completions"

COMMANDS: Mapping[str, tuple[str, str]] = {
    "replay": (ENGINE, QT_TRANSLATE_NOOP("Terminal", "check records, print results and payments")),
    "rulesets": (ENGINE, QT_TRANSLATE_NOOP("Terminal", "list games and settings")),
    "code": (ENGINE, QT_TRANSLATE_NOOP("Terminal", "print the code of each deal in records")),
    "deal": (ENGINE, QT_TRANSLATE_NOOP("Terminal", "print the deal of a code or number as a record")),
    "verify": (ENGINE, QT_TRANSLATE_NOOP("Terminal", "check the proofs of fair shuffles in records")),
    "backup": (HOME, QT_TRANSLATE_NOOP("Terminal", "write all games, preferences and progress to one file")),
    "restore": (HOME, QT_TRANSLATE_NOOP("Terminal", "put a backup in the place of what is kept")),
    "export": (
        HOME,
        QT_TRANSLATE_NOOP("Terminal", "write all deals to a file: .csv, .json, or .ombre for records"),
    ),
    "import": (HOME, QT_TRANSLATE_NOOP("Terminal", "add the deals of an exported .ombre file")),
    "deck": (DECK, QT_TRANSLATE_NOOP("Terminal", "check a deck of your own, or write an example")),
    "play": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "let computer players play, and print one row for each deal"),
    ),
    "duplicate": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "measure a player against another on the same cards"),
    ),
    "gap": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "measure how much a player loses by not seeing the other hands"),
    ),
    "choices": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "count how often a player chooses one of the best cards"),
    ),
    "foresight": (PLAYERS, QT_TRANSLATE_NOOP("Terminal", "find out how often the best card can be known")),
    "review": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "judge every decision of records, and tell luck from skill"),
    ),
    "advise": (PLAYERS, QT_TRANSLATE_NOOP("Terminal", "advise the seat to act where unfinished records end")),
    "losses": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "measure how much a player's cards lose, in parts of the stake"),
    ),
    "oddities": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "count how often a player does what people would call odd"),
    ),
    "tempers": (
        PLAYERS,
        QT_TRANSLATE_NOOP("Terminal", "tell how often a player can be known by what everybody sees"),
    ),
    "bids": (PLAYERS, QT_TRANSLATE_NOOP("Terminal", "compare the chances a bidder saw with what was won")),
    "completions": (
        COMPLETIONS,
        QT_TRANSLATE_NOOP("Terminal", "print a script that lets bash, zsh or fish complete these commands"),
    ),
}
"""Each command, the module whose `main` runs it, and its description."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in *arguments*, by default the program's own; return its exit status."""
    isolate()
    return command(partial(_carry_out, arguments))


def _carry_out(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return Status.DONE
    module, _ = COMMANDS[chosen.command]
    status: int = import_module(module).main([chosen.command, *chosen.arguments])
    return status


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {translate('Terminal', about)}" for name, (_, about) in COMMANDS.items()]
    heading = translate("Terminal", "commands:")
    more = translate("Terminal", "ombre COMMAND --help lists the arguments of a command.")
    ended = translate(
        "Terminal",
        "Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.",
    )
    parser = CommandParser(
        prog=PROGRAM,
        description=translate(
            "Terminal",
            "Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.",
        ),
        epilog="\n".join([heading, *lines, "", more, ended]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Ombre {__version__}")
    parser.add_argument(
        "command",
        nargs="?",
        type=one_of(COMMANDS),
        metavar="COMMAND",
        help=translate("Terminal", "one of those below"),
    )
    parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, metavar="...", help=translate("Terminal", "its arguments")
    )
    return parser
