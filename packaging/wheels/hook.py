"""
A step in building a wheel: fill it with its parts of the package, and with what is compiled for them.

Hatchling calls this hook for each distribution. Its ``parts`` are files and folders of ``ombre_desktop``, and
each file has one owner. Without a C compiler, the players' wheel is still built, with the solver as Python.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The folder above has the name of a common library, "packaging", so it cannot be imported by that name.
sys.path.append(str(Path(__file__).resolve().parents[1]))

import languages
from solver.__main__ import CORE, compiled

PACKAGE = languages.ROOT / "ombre_desktop"
ENGINE, PLAYERS = "ombre-engine", "ombre-players"
TERMINAL = "LC_MESSAGES"
"""The folder of the words of the terminal, which the engine speaks; the others are the screen's."""
MADE_HERE = ("__pycache__", "compiled-*", ".compiled-*", languages.PLACE.name)
"""Folders that a checkout makes for itself within the package."""
EDITABLE = "editable"
"""The version that means an editable install, for which ``python packaging/solver`` compiles the solver."""
UNCOMPILED = "OMBRE_UNCOMPILED"
"""The variable that asks for a wheel that fits every system, even where there is a compiler."""


class Parts(BuildHookInterface):
    """
    A build hook that puts a distribution's parts into its wheel.

    With the solver, the wheel fits only one kind of system.
    """

    _folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is filled."""
        if version == EDITABLE:
            languages.see_to(languages.PLACE)
            return
        self._folder = TemporaryDirectory()
        included = build_data["force_include"]
        included.update(_placed(files_of(self.config["parts"]), languages.ROOT))
        if self.metadata.name == PLAYERS:
            self._add_solver(Path(self._folder.name), build_data)
        else:
            compiled_words = languages.compile_all(Path(self._folder.name, "languages"))
            words = [path for path in _files(compiled_words) if self._speaks(path)]
            included.update(_placed(words, compiled_words, languages.PLACE.relative_to(languages.ROOT)))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the temporary files after the wheel is written."""
        if self._folder is not None:
            self._folder.cleanup()

    def _speaks(self, words: Path) -> bool:
        """Tell whether the compiled *words* belong to the distribution."""
        is_of_engine: bool = self.metadata.name == ENGINE
        return (TERMINAL in words.parts) == is_of_engine

    def _add_solver(self, folder: Path, build_data: dict[str, Any]) -> None:
        if os.environ.get(UNCOMPILED):
            return
        try:
            made = compiled(folder)
        except (Exception, SystemExit) as trouble:  # any failure of a compiler
            self.app.display_warning(f"The solver was not compiled, so it runs more slowly: {trouble}")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{platform()}"
        build_data["force_include"].update(
            _placed(_files(made), made.parent, CORE.relative_to(languages.ROOT))
        )


def files_of(parts: list[str]) -> Iterator[Path]:
    """Yield the files of these *parts* of the package that stand in the checkout."""
    for part in parts:
        path = PACKAGE / part
        yield from [path] if path.is_file() else _files(path)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(PACKAGE).parents if path.is_relative_to(PACKAGE) else ()
        if path.is_file() and not any(parent.match(name) for parent in inner for name in MADE_HERE):
            yield path


def _placed(files: Iterator[Path] | list[Path], root: Path, place: Path = Path()) -> dict[str, str]:
    """Return where each of the *files* below *root* goes, below *place* in the wheel."""
    return {str(path): (place / path.relative_to(root)).as_posix() for path in files}


def platform() -> str:
    """Return the tag of the system for which a wheel is built here."""
    from packaging.tags import platform_tags  # noqa: PLC0415

    return next(iter(platform_tags()))
