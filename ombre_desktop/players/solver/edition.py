"""The compiled solver is taken only if it was made from the text that lies beside it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zlib import crc32


def edition_of(text: Path) -> int:
    """A number that tells one text of the solver from another."""
    return crc32(text.read_bytes())


def is_outdated(core: ModuleType, text: Path) -> bool:
    """Whether *core* was compiled from another text than *text*; a frozen program has no text to ask."""
    # What was compiled before editions were told apart has none.
    return core.COMPILED and text.is_file() and getattr(core, "EDITION", 0) != edition_of(text)


def text_instead(core: ModuleType, text: Path) -> ModuleType:
    """Run *text* in the place of *core*, whoever imports it from now on."""
    spec = spec_from_file_location(core.__name__, text)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    package, _, name = core.__name__.rpartition(".")
    setattr(sys.modules[package], name, module)
    sys.modules[core.__name__] = module
    spec.loader.exec_module(module)
    return module
