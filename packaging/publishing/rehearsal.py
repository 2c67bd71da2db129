"""A rehearsal of a release in a copy of the checkout: every step that needs neither network nor account."""

from __future__ import annotations

import json
import shutil
import subprocess
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from publishing import actions, distribution, drafting, project, stores, texts

ADDRESS = "https://github.com/someone/somewhere"
VERSION = "99.0.0"
BUILT = (
    "ombre-{0}-windows-x86-64-setup.exe",
    "ombre-{0}-macos-arm64.dmg",
    "ombre-{0}-macos-x86-64.dmg",
)
"""Published files, which are empty in the rehearsal."""
TRIALS = (
    ("desktop-file-validate", "{root}/packaging/linux/{id}.desktop"),
    ("appstreamcli", "validate", "--no-net", "{root}/packaging/linux/{id}.metainfo.xml"),
    ("flatpak-builder", "--show-manifest", "{root}/packaging/flatpak/{id}.yml"),
)


def rehearse(root: Path) -> None:
    """Prepare a version that is never published; print what was tried, and what is wanting for a real one."""
    with TemporaryDirectory() as folder:
        copy, published = Path(folder, "copy"), Path(folder, "published")
        subprocess.run(["git", "clone", "--quiet", "--shared", str(root), str(copy)], check=True)
        project.move(copy, ADDRESS)
        texts.write(copy)
        distribution.prepare(copy, VERSION, date(2099, 1, 1))
        published.mkdir()
        for name in BUILT:
            (published / name.format(VERSION)).touch()
        stores.write(copy, published)
        drafting.write_checksums(published)
        print("\n".join(drafting.draft_command(copy, f"v{VERSION}", published)[:7]))
        for name, (_, cleanup) in stores.MODULES.items():
            module = json.dumps(stores.module(name, cleanup, []))
            (copy / stores.FLATPAK / name).write_text(module, encoding="utf-8")
        for trial in TRIALS:
            try_tool(*(word.format(root=copy, id=texts.ID) for word in trial))
    print("Actions that no digest pins:", ", ".join(sorted(actions.unpinned(root))) or "none")
    project.require_home(root)


def try_tool(program: str, *arguments: str) -> None:
    """Run a tool that checks a file of the copy, and say what it found, unless it is not installed."""
    if shutil.which(program) is None:
        print(f"not tried, since it is not installed: {program}")
        return
    there = Path(arguments[-1]).parent  # in the copy, where one of them leaves a folder
    done = subprocess.run([program, *arguments], check=False, stdout=subprocess.PIPE, text=True, cwd=there)
    if done.returncode:
        print(done.stdout)  # its complaint
    done.check_returncode()
    print(f"{program}: accepted", done.stdout.strip()[-200:] if program == "appstreamcli" else "")
