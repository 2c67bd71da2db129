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


_SPACED = ("。", "？", "！")
"""The ends of sentences after which no space stands."""


def sentences(told: Iterable[str]) -> str:
    """Join whole sentences, or phrases with a full stop; empty ones are left out."""
    gap, joined = translate("Listing", " "), ""
    for sentence in filter(None, told):
        # The full-width stop of Japanese has its space within.
        joined += sentence if not joined or joined.endswith(_SPACED) else f"{gap}{sentence}"
    return joined
