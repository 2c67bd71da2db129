"""What the core needs of Cython where it runs uncompiled: names for types, and decorators that do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

compiled = False


class longlong(int):  # noqa: N801 - Cython's own name
    """A whole number; `longlong[::1]` is a row of them."""

    def __class_getitem__(cls, item: object) -> type[longlong]:
        return cls


class NoLock:
    """There is no lock to let go of: a decorator, and a block, that change nothing."""

    def __call__(self, thing: T) -> T:
        """The function as it is."""
        return thing

    def __enter__(self) -> None:
        return None

    def __exit__(self, *error: object) -> None:
        return None


def unchanged(thing: T) -> T:
    """A class or function as it is."""
    return thing


def declare(kind: type[longlong], value: int) -> int:  # noqa: ARG001 - Cython's own form
    """A constant of the module."""
    return value


def exceptval(**promise: object) -> Callable[[T], T]:  # noqa: ARG001 - Cython's own form
    """No promise about exceptions is needed."""
    return unchanged


cclass = cfunc = ccall = unchanged
nogil = NoLock()
