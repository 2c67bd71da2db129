"""Letters as keys: one for each name, taken from its label in the language in use."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from string import ascii_uppercase
from typing import TypeVar

Name = TypeVar("Name")

_KEY_BEHIND = re.compile(r"\s?\(&.\)")
"""The key behind a label whose letters are not on the keyboard: "ゲーム(&G)"."""


def without_key(label: str) -> str:
    """Return *label* in plain words, without the mark of its key."""
    return _KEY_BEHIND.sub("", label).replace("&", "")


def shared_out(
    offers: Iterable[Sequence[Name]], label: Callable[[Name], str], *, reserved: Collection[str] = ()
) -> dict[Name, str]:
    """
    Return a letter for each name in *offers*, the same in all of them.

    Names that are offered together never share one, and none has a *reserved* one. The first to be named
    choose first.
    """
    offers = tuple(offers)
    keys: dict[Name, str] = {}
    for name in dict.fromkeys(chain(*offers)):
        rivals = chain(*(offer for offer in offers if name in offer))
        taken = set(reserved) | {keys[rival] for rival in rivals if rival in keys}
        keys[name] = next(key for key in _candidates(label(name)) if key not in taken)
    return keys


def door_letters(labels: Mapping[Name, str]) -> dict[Name, str]:
    """Return a letter for each door of the first page, by the names that have these *labels*."""
    return shared_out([tuple(labels)], labels.__getitem__)


def _candidates(label: str) -> Iterator[str]:
    """
    Yield the Latin letters, those of the label first.

    Every keyboard has them. Figures are for cards.
    """
    yield from (letter for letter in label.upper() if letter in ascii_uppercase)
    yield from ascii_uppercase
