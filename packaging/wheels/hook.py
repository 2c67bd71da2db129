"""
A step of building a wheel: compile the solver for it, where there is a C compiler.

Hatchling calls it. Without a compiler the wheel is built all the same, and the solver runs as text.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The folder above is called "packaging", and so is a library often installed: go by the neighbour's own name.
sys.path.append(str(Path(__file__).resolve().parents[1]))

from solver.__main__ import compiled

PLACE = "ombre_desktop/players/solver/core"
EDITABLE = "editable"
"""An editable install runs in the checkout, where ``python packaging/solver`` compiles."""


class CompiledSolver(BuildHookInterface):
    """A build hook that puts the compiled solver into the wheel, which is then for one kind of system."""

    _folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the solver, before the wheel is filled."""
        if version == EDITABLE:
            return
        self._folder = TemporaryDirectory()
        try:
            made = compiled(Path(self._folder.name))
        except (Exception, SystemExit) as trouble:  # any failure of a compiler
            self.app.display_warning(f"The solver was not compiled, and runs slower for it: {trouble}")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{platform()}"
        build_data["force_include"][str(made)] = f"{PLACE}/{made.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the temporary files, once the wheel is written."""
        if self._folder is not None:
            self._folder.cleanup()


def platform() -> str:
    """Return the tag of the system for which a wheel is built here."""
    from packaging.tags import platform_tags  # noqa: PLC0415

    return next(iter(platform_tags()))
