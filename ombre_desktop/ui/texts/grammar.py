"""
Grammar: the plurals, articles and cases of languages.

A catalogue names its language by translating "en" in the context "Grammar". A form is named by its own word:
a German sentence asks for ``{card:den}`` and gets "den König der Kelche".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.value import Value

PROPER = "name"
"""The kind of people's names, which have no article."""
PLURAL = "pl"
"""The suffix for the kind of a noun without a singular."""
OTHER = "other"
"""The form for any kind or number that has no form of its own."""

Pattern = Mapping[str, str]
"""A form for each kind of noun, with ``{}`` for the noun."""


class Grammar(Value):
    """The plural category of a number, by CLDR's rules for whole numbers, and the forms of a noun."""

    plural: Callable[[int], str]
    forms: Mapping[str, Pattern]


def _one(number: int) -> str:
    return "one" if number == 1 else OTHER


def _one_to_zero(number: int) -> str:
    return "one" if number in (0, 1) else OTHER


def _many(one: Callable[[int], str], number: int) -> str:
    """Return "many" for whole millions, as Romance languages need ("un millón de"); otherwise by *one*."""
    return "many" if number and number % 1_000_000 == 0 else one(number)


GRAMMARS: dict[str, Grammar] = {
    "en": Grammar(_one, {"the": {OTHER: "the {}"}}),
    "de": Grammar(
        _one,
        {
            "der": {"m": "der {}", "f": "die {}", "n": "das {}", "pl": "die {}"},
            "den": {"m": "den {}", "f": "die {}", "n": "das {}", "pl": "die {}"},
            "dem": {"m": "dem {}", "f": "der {}", "n": "dem {}", "pl": "den {}"},
            "ein": {"m": "ein {}", "f": "eine {}", "n": "ein {}", "pl": "{}"},
            "einen": {"m": "einen {}", "f": "eine {}", "n": "ein {}", "pl": "{}"},
            "einem": {"m": "einem {}", "f": "einer {}", "n": "einem {}", "pl": "{}"},
        },
    ),
    "es": Grammar(
        lambda number: _many(_one, number),
        {
            "el": {"m": "el {}", "f": "la {}", "mpl": "los {}", "fpl": "las {}"},
            "al": {"m": "al {}", "f": "a la {}", "mpl": "a los {}", "fpl": "a las {}", PROPER: "a {}"},
            "del": {"m": "del {}", "f": "de la {}", "mpl": "de los {}", "fpl": "de las {}", PROPER: "de {}"},
            "un": {"m": "un {}", "f": "una {}", "mpl": "unos {}", "fpl": "unas {}"},
        },
    ),
    "fr": Grammar(
        lambda number: _many(_one_to_zero, number),
        {
            "le": {"m": "le {}", "f": "la {}", "mv": "l’{}", "fv": "l’{}", "mpl": "les {}", "fpl": "les {}"},
            "de": {OTHER: "de {}", "mv": "d’{}", "fv": "d’{}", PROPER: "de {}"},
            "du": {"m": "du {}", "f": "de la {}", "mv": "de l’{}", "fv": "de l’{}", PROPER: "de {}"},
            "au": {"m": "au {}", "f": "à la {}", "mv": "à l’{}", "fv": "à l’{}", PROPER: "à {}"},
            "un": {"m": "un {}", "mv": "un {}", "f": "une {}", "fv": "une {}"},
        },
    ),
    "it": Grammar(
        lambda number: _many(_one, number),
        {
            "il": {"m": "il {}", "f": "la {}", "mv": "l’{}", "fv": "l’{}", "mpl": "i {}", "fpl": "le {}"},
            "del": {"m": "del {}", "f": "della {}", "mv": "dell’{}", "fv": "dell’{}", PROPER: "di {}"},
            "al": {"m": "al {}", "f": "alla {}", "mv": "all’{}", "fv": "all’{}", PROPER: "a {}"},
            "un": {"m": "un {}", "mv": "un {}", "f": "una {}", "fv": "un’{}"},
        },
    ),
    "pt": Grammar(
        lambda number: _many(_one, number),
        {
            "o": {"m": "o {}", "f": "a {}", "mpl": "os {}", "fpl": "as {}"},
            "do": {"m": "do {}", "f": "da {}", "mpl": "dos {}", "fpl": "das {}", PROPER: "de {}"},
            "ao": {"m": "ao {}", "f": "à {}", "mpl": "aos {}", "fpl": "às {}", PROPER: "a {}"},
            "um": {"m": "um {}", "f": "uma {}"},
        },
    ),
    "da": Grammar(_one, {"en": {"c": "en {}", "n": "et {}"}}),
    "ja": Grammar(lambda _: OTHER, {}),
}
"""The grammar of every language with a catalogue."""


_OWN_CODE = ("Grammar", QT_TRANSLATE_NOOP("Grammar", "en"))
"""The message whose translation is the code of the language."""
_english = ContextVar("english", default=False)


@contextmanager
def in_english() -> Iterator[None]:
    """Say everything in English for a while: the cards and people of a text that is not translated."""
    before = _english.set(True)
    try:
        yield
    finally:
        _english.reset(before)


def translated(context: str, text: str, comment: str | None = None) -> str:
    """Return what the catalogue has for *text*."""
    return text if _english.get() else QCoreApplication.translate(context, text, comment)


def language() -> str:
    """Return the code of the language in use."""
    return translated(*_OWN_CODE)


def grammar() -> Grammar:
    """Return the grammar of the present language."""
    return GRAMMARS.get(language(), GRAMMARS["en"])
