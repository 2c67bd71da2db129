"""
The language of the terminal commands, as the environment has it.

The variables are LANGUAGE, LC_ALL, LC_MESSAGES and LANG, the first that is set. The messages are marked as
those of the screen are, in the context ``Terminal``, and stand in the same catalogues. They are compiled for
`gettext` of the standard library, so that no command needs Qt to speak, and `argparse` finds its own words
there too. What a command prints as data stays as it is in every language.
"""

from __future__ import annotations

import argparse
import gettext
import os
from pathlib import Path
from typing import Any

DOMAIN = "ombre"
CATALOGUES = Path(os.environ.get("OMBRE_LANGUAGES") or Path(__file__).parent / "assets" / "languages")
"""The folder of the compiled catalogues; a checkout that cannot be written to has them elsewhere."""


def QT_TRANSLATE_NOOP(_: str, text: str) -> str:  # noqa: N802 - lupdate looks for this name
    """Return the text unchanged; it is marked for translation."""
    return text


def translate(_: str, text: str) -> str:
    """Return a message in the language of the environment, or in English."""
    return gettext.translation(DOMAIN, CATALOGUES, fallback=True).gettext(text)


class CommandParser(argparse.ArgumentParser):
    """
    A parser of a command line whose own words are in the language of the environment.

    A description begins with a capital letter, also if it stands in a list of commands without one.
    """

    def __init__(self, *, description: str = "", **options: Any) -> None:
        gettext.bindtextdomain(DOMAIN, str(CATALOGUES))
        gettext.textdomain(DOMAIN)
        super().__init__(description=description[:1].upper() + description[1:], **options)


OF_ARGPARSE = (
    QT_TRANSLATE_NOOP("Terminal", "usage: "),
    QT_TRANSLATE_NOOP("Terminal", "positional arguments"),
    QT_TRANSLATE_NOOP("Terminal", "options"),
    QT_TRANSLATE_NOOP("Terminal", "show this help message and exit"),
    QT_TRANSLATE_NOOP("Terminal", "show program's version number and exit"),
    QT_TRANSLATE_NOOP("Terminal", "%(prog)s: error: %(message)s\n"),
    QT_TRANSLATE_NOOP("Terminal", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("Terminal", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("Terminal", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("Terminal", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("Terminal", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("Terminal", "expected one argument"),
    QT_TRANSLATE_NOOP("Terminal", "expected at least one argument"),
    QT_TRANSLATE_NOOP("Terminal", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("Terminal", "ignored explicit argument %r"),
)
"""The words of `argparse` itself that these commands can show."""
