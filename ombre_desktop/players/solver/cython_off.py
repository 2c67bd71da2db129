"""A stand-in for Cython when the core runs uncompiled: type names, and decorators that do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

compiled = False


class longlong(int):  # noqa: N801 - Cython's own name
    """A 64-bit integer in C; `longlong[::1]` is an array of them."""

    def __class_getitem__(cls, item: object) -> type[longlong]:
        return cls


class NoLock:
    """A decorator and context manager without effect: interpreted code keeps the interpreter lock."""

    def __call__(self, thing: T) -> T:
        """Return the function unchanged."""
        return thing

    def __enter__(self) -> None:
        return None

    def __exit__(self, *error: object) -> None:
        return None


def unchanged(thing: T) -> T:
    """Return a class or function unchanged."""
    return thing


def declare(_kind: type[longlong], value: int) -> int:
    """Return *value*, a constant of the module."""
    return value


def exceptval(**_promise: object) -> Callable[[T], T]:
    """Return a decorator that ignores what the function promises about exceptions."""
    return unchanged


cclass = cfunc = ccall = unchanged
nogil = NoLock()
