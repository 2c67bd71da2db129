"""Lists inside a sentence, and sentences in a row."""

from collections.abc import Iterable, Sequence

from ombre_desktop.ui.texts.phrases import Several, several, translate


def all_of(items: Sequence[str]) -> Several:
    """Return the *items* as one phrase, the last joined by "and"."""
    return several(items, translate("Listing", "{first} and {last}"))


def one_of(items: Sequence[str]) -> Several:
    """Return the *items* as one phrase, the last joined by "or"."""
    return several(items, translate("Listing", "{first} or {last}"))


def listed(items: Iterable[str]) -> str:
    """Return the *items* separated by commas only."""
    return translate("Listing", ", ").join(items)


def sentences(told: Iterable[str]) -> str:
    """Join whole sentences, or phrases with a full stop; empty ones are left out."""
    return translate("Listing", " ").join(sentence for sentence in told if sentence)
