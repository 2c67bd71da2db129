"""
``python -m tools.surface``: write the list of what programs of others may rely on, from the engine itself.

A test compares the list with the engine, and its checksum with the last row of *Changes* in docs/engine.md.
So nothing changes without a note.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import FunctionType
from zlib import crc32

from ombre_desktop.value import Value

ROOT = Path(__file__).resolve().parents[1]
LIST, PAGE = ROOT / "docs" / "engine-surface.txt", ROOT / "docs" / "engine.md"
MODULES = ("ombre_desktop.engine", "ombre_desktop.engine.notation")
"""The modules whose ``__all__`` is kept; everything else may change at any time."""


def main() -> int:
    """Write the list, and print the checksum that a note names."""
    text = told()
    LIST.write_text(text, encoding="utf-8", newline="\n")
    print(f"{checksum(text)}: say in {PAGE.relative_to(ROOT)} what has changed")
    return 0


def told() -> str:
    """Return the list: a line for each name, and below a class one for each field, property and method."""
    return "".join(f"{line}\n" for module in MODULES for line in _of_module(module))


def checksum(text: str) -> str:
    """Return the checksum of a list, as eight digits."""
    return f"{crc32(text.encode()):08x}"


def _of_module(name: str) -> Iterator[str]:
    module = import_module(name)
    yield f"[{name}]"
    for public in sorted(module.__all__):
        found = getattr(module, public)
        if isinstance(found, FunctionType):
            yield f"{public}{_called(found)}"
        elif isinstance(found, type):
            yield f"class {public}({', '.join(base.__name__ for base in found.__bases__)})"
            yield from (f"  {line}" for line in _of_class(found))
        else:
            yield f"{public}: {type(found).__name__}"


def _of_class(kind: type) -> Iterator[str]:
    """Yield the members of an enumeration, else the fields, then properties and methods by their names."""
    if issubclass(kind, Enum):
        yield from (f"{one.name} = {one.value!r}" for one in kind)
        return
    fields = inspect.get_annotations(kind)
    defaults = kind._defaults if issubclass(kind, Value) else getattr(kind, "_field_defaults", {})
    for name, what in fields.items():
        if not name.startswith("_"):
            default = f" = {defaults[name]!r}" if name in defaults else ""
            yield f"{name}: {getattr(what, '__forward_arg__', what)}{default}"
    for name, member in sorted(vars(kind).items()):
        if name.startswith("_") or name in fields:
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield f"{name} -> {inspect.signature(member.fget).return_annotation}"
        elif isinstance(function := getattr(member, "__func__", member), FunctionType):
            yield f"{name}{_called(function)}"


def _called(function: FunctionType) -> str:
    """Return the signature of a function, its annotations as they are written."""
    return str(inspect.signature(function)).replace("'", "")


if __name__ == "__main__":
    sys.exit(main())
