"""Lists in a sentence: "a, b and c"."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def all_of(items: Sequence[str]) -> str:
    """The *items* as one phrase, the last joined by "and"."""
    return _joined(items, translate("Listing", "{first} and {last}"))


def one_of(items: Sequence[str]) -> str:
    """The *items* as one phrase, the last joined by "or"."""
    return _joined(items, translate("Listing", "{first} or {last}"))


def capital(phrase: str) -> str:
    """The *phrase* with a capital letter, to begin a sentence."""
    return phrase[:1].upper() + phrase[1:]


def _joined(items: Sequence[str], template: str) -> str:
    if len(items) < 2:
        return "".join(items)
    comma = translate("Listing", ", ")
    return template.format(first=comma.join(items[:-1]), last=items[-1])
