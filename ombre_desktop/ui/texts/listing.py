"""Lists in a sentence, and sentences one after the other."""

from collections.abc import Iterable, Sequence

from ombre_desktop.ui.texts.phrases import Several, several, translate


def all_of(items: Sequence[str]) -> Several:
    """The *items* as one phrase, the last joined by "and"."""
    return several(items, translate("Listing", "{first} and {last}"))


def one_of(items: Sequence[str]) -> Several:
    """The *items* as one phrase, the last joined by "or"."""
    return several(items, translate("Listing", "{first} or {last}"))


def listed(items: Iterable[str]) -> str:
    """The *items* with nothing but commas between them."""
    return translate("Listing", ", ").join(items)


def sentences(told: Iterable[str]) -> str:
    """Whole sentences, or phrases with a full stop, one after the other; empty ones are left out."""
    return translate("Listing", " ").join(sentence for sentence in told if sentence)
