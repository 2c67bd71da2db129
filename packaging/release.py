"""
The last steps of a release: ``python packaging/release.py checksums|draft FOLDER``.

``checksums`` writes SHA256SUMS for every file in FOLDER. ``draft`` puts all the files into a draft release
with GitHub's own command ``gh``, and quotes the newest part of the changelog. A person then reads the draft
and publishes it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHECKSUMS = "SHA256SUMS"


def main() -> int:
    """Run the command; return the status of the process."""
    assert __doc__
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("step", choices=("checksums", "draft"))
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    if chosen.step == "checksums":
        print(write_checksums(chosen.folder))
        return 0
    tag = os.environ.get("GITHUB_REF_NAME", "")
    if not tag.startswith("v"):
        print("This run is not for the tag of a version, so there is no release to draft.")
        return 0
    return subprocess.run(draft_command(tag, chosen.folder), check=False).returncode


def write_checksums(folder: Path) -> str:
    """Write the checksums of every file in *folder* as ``sha256sum --check`` reads them; return the text."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != CHECKSUMS)
    text = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / CHECKSUMS).write_text(text, encoding="utf-8", newline="\n")
    return text


def draft_command(tag: str, folder: Path) -> list[str]:
    """Return the command that makes the draft for *tag* with every file in *folder*."""
    files = sorted(str(path) for path in folder.iterdir())
    title = f"Ombre {tag.removeprefix('v')}"
    text = news((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    return [
        "gh",
        "release",
        "create",
        tag,
        "--draft",
        "--verify-tag",
        "--title",
        title,
        "--notes",
        text,
        *files,
    ]


def news(changelog: str) -> str:
    """Return the newest part of *changelog*."""
    parts = re.split(r"^## .*$", changelog, flags=re.MULTILINE)
    return parts[1].strip()


if __name__ == "__main__":
    sys.exit(main())
