"""Packing of the frozen program, in the form that people expect on each system."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LINUX = ROOT / "packaging" / "linux"
WINDOWS = ROOT / "packaging" / "windows"
ICON = ROOT / "ombre_desktop" / "assets" / "icon"
EPOCH = 1_700_000_000
"""The time of every file in an archive, so that the same program gives the same archive."""


def packed(folder: Path, out: Path, version: str) -> list[Path]:
    """Pack the program in *folder* into files for people to download; write them to *out* and return them."""
    name = f"ombre-{version}-{system()}-{machine()}"
    if sys.platform == "win32":
        archive = Path(shutil.make_archive(str(out / name), "zip", folder.parent, folder.name))
        return [archive, _installer(folder, out / f"{name}-setup.exe", version)]
    if sys.platform == "darwin":
        return [_disk_image(folder, out / f"{name}.dmg")]
    for path in sorted(LINUX.iterdir()):
        shutil.copy(path, folder)
    share = folder / "icons"
    share.mkdir(exist_ok=True)
    for path in (ICON / "ombre.svg", *ICON.glob("ombre-*.png")):
        shutil.copy(path, share)
    archive = out / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=6) as tar:
        tar.add(folder, f"ombre-{version}", filter=_plain)
    return [archive]


def system() -> str:
    """Return the name of this system as people know it."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def machine() -> str:
    """Return the kind of processor, with one name on all systems."""
    known = {"AMD64": "x86-64", "x86_64": "x86-64", "aarch64": "arm64"}
    return known.get(platform.machine(), platform.machine())


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Remove the owner and the time from an entry of the archive."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = EPOCH
    return entry


def _installer(folder: Path, program: Path, version: str) -> Path:
    """Make the installer for a single user with NSIS, and return it."""
    values = (f"-DFOLDER={folder}", f"-DVERSION={version}", f"-DOUT={program}")
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    subprocess.run([makensis, "-V2", *values, WINDOWS / "ombre.nsi"], check=True)
    return program


def _disk_image(folder: Path, image: Path) -> Path:
    """Sign the application without a certificate, and make a disk image of it with a link to Applications."""
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", folder], check=True)
    stage = image.with_suffix("")
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copytree(folder, stage / folder.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    shutil.copy(ROOT / "packaging" / "macos" / "Open me first.txt", stage)
    image.unlink(missing_ok=True)
    makes = ["hdiutil", "create", "-volname", "Ombre", "-srcfolder", str(stage), "-format", "UDZO"]
    subprocess.run([*makes, str(image)], check=True)
    shutil.rmtree(stage)
    return image


def windows_version_file(folder: Path, version: str) -> Path:
    """Write the file from which PyInstaller takes the program's properties on Windows; return it."""
    numbers = (*map(int, version.split(".")), 0)
    path = folder / "version.txt"
    path.write_text(
        (HERE / "windows-version.txt")
        .read_text(encoding="utf-8")
        .replace("{numbers}", repr(numbers))
        .replace("{version}", version),
        encoding="utf-8",
    )
    return path
