"""
Imports at the first use, for parts that a start does not need: a module's ``__getattr__`` (PEP 562).

Such a module declares its names for the type checker, and tells `from_homes` the module of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def from_homes(module: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of *module*, which imports a name from the module in *homes*."""

    def found(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return found
