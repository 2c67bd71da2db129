"""
A step in building a wheel: compile the translators' catalogues, and the solver if there is a C compiler.

Hatchling calls this hook. Without a compiler, the wheel is still built, and its solver runs interpreted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The folder above has the name of a common library, "packaging", so it cannot be imported by that name.
sys.path.append(str(Path(__file__).resolve().parents[1]))

import languages
from solver.__main__ import compiled

PLACE = "ombre_desktop/players/solver/core"
EDITABLE = "editable"
"""The version that means an editable install, for which ``python packaging/solver`` compiles the solver."""


class CompiledParts(BuildHookInterface):
    """
    A build hook that puts catalogues and solver into the wheel.

    With the solver, the wheel fits only one kind of system.
    """

    _folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is filled."""
        if version == EDITABLE:
            languages.see_to(languages.PLACE)
            return
        self._folder = TemporaryDirectory()
        catalogues = languages.compile_all(Path(self._folder.name, "languages"))
        build_data["force_include"][str(catalogues)] = languages.PLACE.relative_to(languages.ROOT).as_posix()
        try:
            made = compiled(Path(self._folder.name))
        except (Exception, SystemExit) as trouble:  # any failure of a compiler
            self.app.display_warning(f"The solver was not compiled, so it runs more slowly: {trouble}")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{platform()}"
        build_data["force_include"][str(made)] = f"{PLACE}/{made.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the temporary files after the wheel is written."""
        if self._folder is not None:
            self._folder.cleanup()


def platform() -> str:
    """Return the tag of the system for which a wheel is built here."""
    from packaging.tags import platform_tags  # noqa: PLC0415

    return next(iter(platform_tags()))
