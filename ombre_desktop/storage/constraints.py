"""Constraints on the fields of a document beyond their types; applied when a file is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Bound:
    """
    A constraint as part of a type, as in ``Annotated[int, at_least(0)]``.

    Documents are made before pydantic is loaded, and far more often than they are checked. So this
    class is our own, and makes a schema for pydantic only when pydantic asks for it.
    """

    def __init__(self, holds: Callable[[Any], bool], words: str) -> None:
        self._holds, self._words = holds, words

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the schema of the type followed by this check."""
        from pydantic_core import core_schema

        return core_schema.no_info_after_validator_function(self._kept, handler(source))

    def _kept(self, value: object) -> object:
        if not self._holds(value):
            raise ValueError(self._words)
        return value


def at_least(least: int) -> Bound:
    """Require a number of at least *least*."""
    return between(least, float("inf"))


def between(least: float, most: float) -> Bound:
    """Require a number from *least* to *most*."""
    return Bound(lambda value: least <= value <= most, f"must be from {least} to {most}")


def no_longer_than(most: int) -> Bound:
    """Require a text or list of at most *most* characters or items."""
    return Bound(lambda value: len(value) <= most, f"must not be longer than {most}")


def like(pattern: str) -> Bound:
    """Require a text that matches *pattern* from end to end."""
    return Bound(lambda value: re.fullmatch(pattern, value) is not None, f"must match {pattern}")


SOME = Bound(bool, "must not be empty")
"""A list with at least one item."""
ZONED = Bound(lambda moment: moment.tzinfo is not None, "must name its zone")
"""A time with a zone, so that it is the same everywhere."""
