"""The draft of a release: its files, their checksums, its notes, and what is missing."""

from __future__ import annotations

import hashlib
from pathlib import Path

from publishing import changes

CHECKSUMS = "SHA256SUMS"
EXPECTED = {
    "Windows, installer": "*-setup.exe",
    "Windows, archive": "*windows*.zip",
    "macOS, Apple processors": "*mac*arm64*.dmg",
    "macOS, Intel processors": "*mac*x86-64*.dmg",
    "Linux, x86-64": "*linux-x86-64.tar.xz",
    "Linux, 64-bit ARM": "*linux-a*64.tar.xz",
    "wheel for Linux, x86-64": "ombre_players-*manylinux*x86_64.whl",
    "wheel for Linux, 64-bit ARM": "ombre_players-*manylinux*aarch64.whl",
    "wheel for macOS": "ombre_players-*macosx*.whl",
    "wheel for Windows": "ombre_players-*win_amd64.whl",
    "wheel for all systems, engine": "ombre_engine-*-none-any.whl",
    "wheel for all systems, players": "ombre_players-*-none-any.whl",
    "wheel for all systems, table": "ombre_desktop-*-none-any.whl",
    "source distribution": "ombre_desktop-*.tar.gz",
    "sample of data": "ombre-sample-*.jsonl",
    "pictures for stores": "ombre-store-*.png",
    "list of what is inside (SBOM)": "*.cdx.json",
}
"""The files of a whole release, by what each is for."""


def write_checksums(folder: Path) -> str:
    """Write the checksums of every file in *folder* as ``sha256sum --check`` reads them; return the text."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != CHECKSUMS)
    text = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / CHECKSUMS).write_text(text, encoding="utf-8", newline="\n")
    return text


def missing(folder: Path) -> list[str]:
    """Return what a whole release has and *folder* has not."""
    return [what for what, pattern in EXPECTED.items() if not any(folder.glob(pattern))]


def notes(root: Path, folder: Path) -> str:
    """Return the text of the draft: what is new, after a list of what was not built."""
    _, text = changes.parts((root / "CHANGELOG.md").read_text(encoding="utf-8"))[0]
    lacking = missing(folder)
    if not lacking:
        return text
    rows = "".join(f"* {what}\n" for what in lacking)
    return f"**Not built; look at the run before publishing, and take this list out:**\n\n{rows}\n{text}"


def draft_command(root: Path, tag: str, folder: Path) -> list[str]:
    """Return the command that makes the draft for *tag* with every file in *folder*."""
    files = sorted(str(path) for path in folder.iterdir() if path.is_file())
    title = f"Ombre {tag.removeprefix('v')}"
    options = ["--draft", "--verify-tag", "--title", title, "--notes", notes(root, folder)]
    return ["gh", "release", "create", tag, *options, *files]
