"""
The language of the terminal commands, as the environment has it.

The variables are LANGUAGE, LC_ALL, LC_MESSAGES and LANG, the first that is set. The messages are marked as
those of the screen are, in the context ``Terminal``, and stand in the same catalogues. They are compiled for
`gettext` of the standard library, so that no command needs Qt to speak, and `argparse` finds its own words
there too. What a command prints as data stays as it is in every language.
"""

from __future__ import annotations

import argparse
import errno
import gettext
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
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
        self.taken: list[argparse.Action] = []
        """The arguments that the parser takes, in their order."""
        self.parts: Mapping[str, CommandParser] = {}
        """The parsers of its commands, by their names."""
        super().__init__(description=description[:1].upper() + description[1:], **options)

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """Add an argument, and remember it."""
        added = super().add_argument(*names, **options)
        self.taken.append(added)
        return added

    def add_subparsers(self, **options: Any) -> Any:
        """Let the first argument choose among parsers."""
        added = super().add_subparsers(**options)
        self.parts = added.choices
        return added

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """Parse *args*; an unknown one is refused here, where the known ones can be suggested."""
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            told = gettext.gettext("unrecognized arguments: %s") % " ".join(unknown)
            near = meant(unknown[0], [name for one in self.taken for name in one.option_strings])
            self.error(f"{told}. {near}" if near else told)
        return chosen, unknown


def meant(word: str, known: Iterable[str]) -> str:
    """Return a sentence that suggests the *known* word nearest to *word*, or nothing if none is near."""
    from difflib import get_close_matches  # 1 ms of the window's first frame, which has no use for it

    near = get_close_matches(word, list(known), n=1)
    return "".join(translate("Terminal", "Did you mean {name}?").format(name=name) for name in near)


def one_of(known: Iterable[str]) -> Callable[[str], str]:
    """Return the type of an argument that is one of the *known* words."""
    names = tuple(known)

    def chosen(word: str) -> str:
        if word in names:
            return word
        near = meant(word, names)
        told = translate("Terminal", "{name} is not known; there are: {names}.")
        if near:
            told = translate("Terminal", "{name} is not known.") + f" {near}"
        raise argparse.ArgumentTypeError(told.format(name=repr(word), names=", ".join(names)))

    return chosen


def reason(error: OSError) -> str:
    """Return what the system says of *error*, in the language of the environment if it is a usual one."""
    usual = OF_THE_SYSTEM.get(error.errno or 0)
    return translate("Terminal", usual) if usual else error.strerror or str(error)


OF_THE_SYSTEM: Mapping[int, str] = {
    errno.ENOENT: QT_TRANSLATE_NOOP("Terminal", "No such file or folder"),
    errno.EACCES: QT_TRANSLATE_NOOP("Terminal", "The system does not allow it"),
    errno.EPERM: QT_TRANSLATE_NOOP("Terminal", "The system does not allow it"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Terminal", "This is a folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Terminal", "This is not a folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("Terminal", "There is a file of this name already"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("Terminal", "The disk is full"),
    errno.EROFS: QT_TRANSLATE_NOOP("Terminal", "The disk can only be read"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Terminal", "The name is too long"),
    errno.EIO: QT_TRANSLATE_NOOP("Terminal", "The disk or its connection failed"),
}
"""The usual reasons of the system, which it gives in a language of its own."""


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
