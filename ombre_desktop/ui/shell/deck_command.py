"""
The command about a deck of your own: ``ombre deck check FOLDER`` and ``ombre deck example FOLDER``.

The check lists what the table would tell, card by card. The example is our French deck, to be changed.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.terminal import PROGRAM, Status, complain
from ombre_desktop.terminal_language import CommandParser, translate
from ombre_desktop.ui.paint.card_deck import DeckError, our_deck, read_deck
from ombre_desktop.ui.shell.home_command import speaking
from ombre_desktop.ui.table.deck_check import flaws_of
from ombre_desktop.ui.texts import decks as words


def main(arguments: Sequence[str] | None = None) -> Status:
    """Run the command and return its exit status."""
    chosen = parser().parse_args(arguments)
    # Letters in a drawing need fonts, and with them an application; no screen is needed.
    with _application(), speaking():
        return _DEEDS[chosen.deed](chosen.folder, as_json=chosen.json)


@contextmanager
def _application() -> Iterator[None]:
    """Keep an application for the time of the command, if there is none."""
    application = QGuiApplication.instance() or QGuiApplication(["ombre", "-platform", "offscreen"])
    yield
    del application


def parser() -> CommandParser:
    """Return the parser of the command."""
    about = translate("Terminal", "check a deck of your own, or write an example")
    whole = CommandParser(prog=PROGRAM)
    own: CommandParser = whole.add_subparsers(required=True).add_parser("deck", description=about)
    deed = translate("Terminal", "check: list the flaws card by card; example: write a deck to change")
    own.add_argument("deed", choices=_DEEDS, help=deed)
    folder = translate("Terminal", "the folder of the deck; for an example, one that does not exist yet")
    own.add_argument("folder", type=Path, metavar="FOLDER", help=folder)
    one_line = translate("Terminal", "print each result as one line of JSON")
    own.add_argument("--json", action="store_true", help=one_line)
    return whole


def _check(folder: Path, *, as_json: bool) -> Status:
    """Print every flaw of the deck in *folder*, or that it has none."""
    told, kind, name = [], Deck.FRENCH, folder.absolute().name
    try:
        deck = read_deck(folder)
        kind = deck.kind
        told.append(words.credit(deck))
        flaws = [flaw for flaw in flaws_of(deck) if flaw is not None]
        told += [] if flaws else [words.sound(deck)]
    except DeckError as error:
        flaws = [error.flaw]
    if as_json:
        told = [
            json.dumps({"flaw": one.flaw.name.lower(), "of": one.name, "file": one.file}) for one in flaws
        ]
    else:
        told += [words.flaw_told(flaw, name, kind) for flaw in flaws]
    sys.stdout.writelines(f"{line}\n" for line in told)
    return Status.FLAWED if flaws else Status.DONE


def _write_example(folder: Path, *, as_json: bool) -> Status:
    """Copy our French deck to *folder*, which must not exist, and print the place."""
    if folder.exists():
        complain(folder, translate("Terminal", "there is something of this name already"))
        return Status.COULD_NOT
    shutil.copytree(our_deck(Deck.FRENCH).folder, folder)
    place = str(folder.absolute())
    sys.stdout.write(f"{json.dumps({'folder': place}) if as_json else place}\n")
    return Status.DONE


_DEEDS = {"check": _check, "example": _write_example}


if __name__ == "__main__":
    sys.exit(main())
