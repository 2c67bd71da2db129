"""
Install what the build needs of the system: ``python packaging/frozen/system.py``.

On a Debian or Ubuntu these are the libraries that are packed. The set-up names them too, for playing from a
checkout. On Windows it is NSIS, which makes the installer.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from setup.system_libraries import TO_LOAD, TO_OPEN_A_WINDOW

OTHERS = (
    "libxcb-image0",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
)
"""More parts of X11 that come with every desktop, and with no machine that builds."""


def main() -> int:
    """Install it; the status of the first command that fails."""
    if sys.platform == "win32":
        return subprocess.run(["choco", "install", "nsis", "--yes", "--no-progress"], check=False).returncode
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None:
        print("Nothing to install on this system.")
        return 0
    packages = [*TO_LOAD.values(), *TO_OPEN_A_WINDOW.values(), *OTHERS]
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(["sudo", "apt-get", *command], check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
