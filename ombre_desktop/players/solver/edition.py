"""The edition of the compiled core, which is used only if it was built from the sources beside it."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

PREFIX = "compiled-"


def folder_name(core: Path) -> str:
    """Return the name of the folder for code compiled from *core*, with a checksum of the sources."""
    edition = 0
    for path in texts(core):
        edition = crc32(path.read_bytes(), crc32(path.name.encode(), edition))
    return f"{PREFIX}{edition:08x}"


def texts(core: Path) -> list[Path]:
    """List the source modules of *core* and their C declarations."""
    return sorted(path for path in core.glob("*.p*") if path.suffix in (".py", ".pxd"))


def compiled_folders(core: Path) -> list[Path]:
    """List the folders with compiled modules, of any edition."""
    return sorted(core.glob(f"{PREFIX}*"))


def search_path(core: Path) -> list[str]:
    """List the folders in which Python looks for the modules of *core*, a compiled one first."""
    compiled = compiled_folder(core)
    return [str(core)] if compiled is None else [str(compiled), str(core)]


def compiled_folder(core: Path) -> Path | None:
    """
    Return the folder compiled from the present sources of *core*, or None.

    A frozen program carries no sources; there, the first compiled folder is taken.
    """
    folders = compiled_folders(core)
    if not any(path.suffix == ".pxd" for path in texts(core)):
        return next(iter(folders), None)
    place = core / folder_name(core)
    return place if any(place.glob("*.*")) else None
