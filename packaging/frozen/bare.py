"""
Let the frozen program test itself on a bare Debian: ``python packaging/frozen/bare.py FOLDER [--root DIR]``.

The Debian is 12, or 13 on 64-bit ARM. The program then also plays a deal in a home folder with every awkward
character in its name, and tests itself in such a folder of its own. The system has only the packages of every
Debian, and two that every desktop has. So a library missing from the folder is noticed here; a machine that
builds the program would have it. Docker provides the system if it is available. Otherwise debootstrap does,
in the folder DIR, which is kept for the next time. Status 77 means that neither is possible.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = ("libgl1", "libegl1")
RELEASE, IMAGE = (
    ("trixie", "debian:13-slim") if platform.machine() == "aarch64" else ("bookworm", "debian:12-slim")
)
"""The oldest Debian that runs the program: Qt's wheel needs glibc 2.39 on 64-bit ARM, and 2.34 elsewhere."""
SKIPPED = 77
"""The status by which many test programs report that a test is impossible here."""
INSIDE = "/opt/Ombre"
KEYBOARD = "".join(sorted({*map(chr, range(ord(" "), ord("~"))), "é", "札"} - {"/"}))
TRIALS = (
    (INSIDE, "/tmp/home", ("--self-test",)),
    (INSIDE, '/tmp/it\'s "Jürgen" & $HOME 🂡\nin lines', ("--folder", "/tmp")),
    (f"/opt/-{KEYBOARD}\n ", "/tmp/home", ("--self-test",)),
)
"""The program's folder, the home folder, and the command: the self-test, or a deal without a display."""
COPY = f'[ "$1" = {INSIDE} ] || cp -R {INSIDE} "$1"; program=$1/ombre; shift; exec "$program" "$@"'
"""The lines of a shell that start the program in the folder of the first argument."""


def main() -> int:
    """Run the trials on a bare system; return the highest status of any."""
    assert __doc__
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--may-skip", action="store_true", help="if the trial is impossible here, say so and return 0"
    )
    parser.add_argument("--root", type=Path, default=Path("/var/tmp/ombre-bare-debian"))
    chosen = parser.parse_args()
    folder = chosen.folder.resolve()
    if has_docker():
        return in_docker(folder)
    lacking = why_no_chroot()
    if lacking:
        print(f"Not tried: {lacking}", file=sys.stderr)
        return 0 if chosen.may_skip else SKIPPED
    return in_chroot(folder, chosen.root.resolve())


def has_docker() -> bool:
    """Return True if containers can be run."""
    return shutil.which("docker") is not None and _is_fine("docker", "info")


def why_no_chroot() -> str:
    """Return the reason why no Debian can be installed in a folder here; empty if one can be."""
    if not sys.platform.startswith("linux"):
        return "a bare Debian runs on Linux only"
    if os.geteuid() != 0:
        return "only root can make a bare Debian, and there is no docker"
    if shutil.which("debootstrap") is None:
        return "there is neither docker nor debootstrap"
    return ""


def in_docker(folder: Path) -> int:
    """Install the packages in a container, and run the trials there without a network."""
    image = "ombre-bare"
    install = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(PACKAGES)}"
    recipe = f"FROM {IMAGE}\nRUN {install}\n"
    subprocess.run(["docker", "build", "--tag", image, "-"], input=recipe.encode(), check=True)
    container = ("docker", "run", "--rm", "--network=none", "--volume", f"{folder}:{INSIDE}:ro")
    commands = [
        [*container, "--env", f"HOME={home}", image, "sh", "-c", COPY, "sh", place, *trial]
        for place, home, trial in TRIALS
    ]
    return max(subprocess.run(command, check=False).returncode for command in commands)


def in_chroot(folder: Path, root: Path) -> int:
    """Run the trials in a Debian installed in *root*."""
    if not (root / "bin" / "sh").exists():
        subprocess.run(["debootstrap", "--variant=minbase", RELEASE, root], check=True)
    if not all(_is_fine("chroot", root, "dpkg", "--status", package) for package in PACKAGES):
        install = ["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES]
        subprocess.run(["chroot", root, *install], check=True)
    for place in {place for place, _, _ in TRIALS}:
        shutil.rmtree(root / place.lstrip("/"), ignore_errors=True)
    shutil.copytree(folder, root / INSIDE.lstrip("/"), symlinks=True)
    variables = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    found = [
        subprocess.run(
            ["chroot", root, "sh", "-c", COPY, "sh", place, *trial],
            env=variables | {"HOME": home},
            cwd="/",
            check=False,
        )
        for place, home, trial in TRIALS
    ]
    return max(abs(done.returncode) for done in found)


def _is_fine(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
