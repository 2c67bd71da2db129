"""
Install the system packages that the build needs: ``python packaging/frozen/system.py``.

On Debian and Ubuntu, these are a C compiler and the libraries to be packed. (The set-up installs most of the
libraries too, for playing from a checkout.) On Windows, the package is NSIS, which makes the installer.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from setup.apt import is_root
from setup.system_libraries import TO_LOAD, TO_OPEN_A_WINDOW

OTHERS = (
    "libxcb-image0",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
)
"""More parts of X11, which every desktop has, but a build machine does not."""
TOOLS = ("gcc", "libc6-dev", "binutils")
"""The compiler for the solver, and the tools with which PyInstaller inspects libraries."""
PARTS_OF_PYTHON = ("python3-venv", "python3-dev")
"""The parts of the system's own Python that are separate packages: environments, headers and library."""
SYSTEM = "/usr"
"""The folder of the system's own Python."""


def main() -> int:
    """Install the packages; return the status of the first command that fails."""
    if sys.platform == "win32":
        return subprocess.run(["choco", "install", "nsis", "--yes", "--no-progress"], check=False).returncode
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None:
        print("Nothing to install on this system.")
        return 0
    install = ["install", "-y", "--no-install-recommends", *packages(sys.base_prefix)]
    for command in (["update"], install):
        done = subprocess.run([*([] if is_root() else ["sudo"]), "apt-get", *command], check=False)
        if done.returncode:
            return done.returncode
    return 0


def packages(prefix: str) -> list[str]:
    """Return the Debian packages that a build by the Python in *prefix* needs."""
    parts = PARTS_OF_PYTHON if prefix == SYSTEM else ()
    return [*TOOLS, *parts, *TO_LOAD.values(), *TO_OPEN_A_WINDOW.values(), *OTHERS]


if __name__ == "__main__":
    sys.exit(main())
