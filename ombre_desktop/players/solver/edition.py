"""The compiled core is taken only if it was made from the texts that lie beside it."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

PREFIX = "compiled-"


def folder_name(core: Path) -> str:
    """The name of the folder with what was compiled from the texts in *core*, different for every edition."""
    edition = 0
    for path in texts(core):
        edition = crc32(path.read_bytes(), crc32(path.name.encode(), edition))
    return f"{PREFIX}{edition:08x}"


def texts(core: Path) -> list[Path]:
    """The modules of *core* and their declarations for the compiler."""
    return sorted(path for path in core.glob("*.p*") if path.suffix in (".py", ".pxd"))


def compiled_folders(core: Path) -> list[Path]:
    """The folders with compiled modules, of whatever edition."""
    return sorted(core.glob(f"{PREFIX}*"))


def compiled_folder(core: Path) -> Path | None:
    """The folder with all of *core*, compiled from the texts there; a frozen program has no texts."""
    folders = compiled_folders(core)
    modules = {path.stem for path in texts(core) if path.suffix == ".pxd"}
    if not modules:
        return next(iter(folders), None)
    place = core / folder_name(core)
    made = {path.name.partition(".")[0] for path in place.glob("*.*")} if place in folders else set()
    return place if modules <= made else None
