"""The commands for a terminal: ``ombre rulesets``, ``ombre replay FILE`` and the rest of `COMMANDS`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module

from ombre_desktop.isolation import isolate
from ombre_desktop.terminal import command

HOME = "ombre_desktop.ui.shell.home_command"
ENGINE, PLAYERS = "ombre_desktop.engine.__main__", "ombre_desktop.players.__main__"

COMMANDS: Mapping[str, tuple[str, str]] = {
    "replay": (ENGINE, "check records, print results and payments"),
    "rulesets": (ENGINE, "list games and settings"),
    "code": (ENGINE, "print the code of each deal in records"),
    "deal": (ENGINE, "print the deal of a code or number as a record"),
    "verify": (ENGINE, "check the proofs of fair shuffles in records"),
    "backup": (HOME, "write all games, preferences and progress to one file"),
    "restore": (HOME, "put a backup in the place of what is kept"),
    "export": (HOME, "write all deals to a file: .csv, .json, or .ombre for records"),
    "import": (HOME, "add the deals of an exported .ombre file"),
    "play": (PLAYERS, "let computer players play, and print one row for each deal"),
    "duplicate": (PLAYERS, "measure a player against another on the same cards"),
    "gap": (PLAYERS, "measure how much a player loses by not seeing the other hands"),
    "choices": (PLAYERS, "count how often a player chooses one of the best cards"),
    "foresight": (PLAYERS, "find out how often the best card can be known"),
    "review": (PLAYERS, "judge every decision of records, and tell luck from skill"),
    "advise": (PLAYERS, "advise the seat to act where unfinished records end"),
    "losses": (PLAYERS, "measure how much a player's cards lose, in parts of the stake"),
    "oddities": (PLAYERS, "count how often a player does what people would call odd"),
    "tempers": (PLAYERS, "tell how often a player can be known by what everybody sees"),
    "bids": (PLAYERS, "compare the chances a bidder saw with what was won"),
}
"""Each command, the module whose `main` runs it, and its description."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in *arguments*, by default the program's own; return its exit status."""
    isolate()
    return command(partial(_carry_out, arguments))


def _carry_out(arguments: Sequence[str] | None) -> int:
    chosen = _parser().parse_args(arguments)
    module, _ = COMMANDS[chosen.command]
    status: int = import_module(module).main([chosen.command, *chosen.arguments], prog="ombre")
    return status


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {about}" for name, (_, about) in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="ombre",
        description="Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.",
        epilog="\n".join(["commands:", *lines, "", "ombre COMMAND --help lists the arguments of a command."]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...", help="its arguments")
    return parser
