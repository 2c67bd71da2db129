"""
Checks that something exists or has the right type, which raise errors of their own.

The checks replace asserts, which a frozen program does not have.
"""

from __future__ import annotations

from typing import TypeVar

from ombre_desktop.engine import OmbreError

T = TypeVar("T")


class MissingError(OmbreError):
    """Something was used before it existed, or after it was gone: a defect of the program."""

    def __init__(self, what: str) -> None:
        super().__init__(f"there is no {what}")
        self.what = what


class WrongKindError(OmbreError):
    """Something has the wrong type: a defect of the program."""

    def __init__(self, found: object, wanted: type) -> None:
        super().__init__(f"a {type(found).__name__} stands where a {wanted.__name__} should")
        self.found = found
        self.wanted = wanted


def present(thing: T | None, what: str) -> T:
    """Return *thing*; raise `MissingError`, which names *what* is missing, if it is None."""
    if thing is None:
        raise MissingError(what)
    return thing


def of_kind(thing: object, kind: type[T]) -> T:
    """Return *thing*; raise `WrongKindError` if it is not of this *kind*."""
    if not isinstance(thing, kind):
        raise WrongKindError(thing, kind)
    return thing
