"""What a field of a document must keep to beyond its type; asked when a file is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Bound:
    """
    A mark on a type, as in ``Annotated[int, at_least(0)]``.

    The documents are made far more often than they are checked, and before the checks are
    even loaded: so the mark is our own, and tells pydantic what it means when that asks.
    """

    def __init__(self, holds: Callable[[Any], bool], words: str) -> None:
        self._holds, self._words = holds, words

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The type itself first, then this."""
        from pydantic_core import core_schema  # noqa: PLC0415 - see above

        return core_schema.no_info_after_validator_function(self._kept, handler(source))

    def _kept(self, value: object) -> object:
        if not self._holds(value):
            raise ValueError(self._words)
        return value


def at_least(least: int) -> Bound:
    """No number below *least*."""
    return between(least, float("inf"))


def between(least: float, most: float) -> Bound:
    """A number from *least* to *most*."""
    return Bound(lambda value: least <= value <= most, f"must be from {least} to {most}")


def no_longer_than(most: int) -> Bound:
    """A text or list of *most* characters or items."""
    return Bound(lambda value: len(value) <= most, f"must not be longer than {most}")


def like(pattern: str) -> Bound:
    """A text that is *pattern* from end to end."""
    return Bound(lambda value: re.fullmatch(pattern, value) is not None, f"must be like {pattern}")


SOME = Bound(bool, "must not be empty")
"""A list with something in it."""
ZONED = Bound(lambda moment: moment.tzinfo is not None, "must name its zone")
"""A time that is the same everywhere."""
