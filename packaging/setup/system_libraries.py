"""
The system libraries that Qt needs on Linux: their names, packages, and which are missing.

Windows and macOS have all they need. A library counts as present if it can be loaded. No package
manager is asked, because libraries can be installed in other ways too.
"""

import shutil
import sys
from collections.abc import Mapping, Sequence

# Soname -> Debian's package. Without these libraries, parts of Qt cannot be imported, not even to draw
# off-screen: QtCore needs the first, QtNetwork the last, QtGui the others.
TO_LOAD: Mapping[str, str] = {
    "libglib-2.0.so.0": "libglib2.0-0",  # apt finds the successor, libglib2.0-0t64, under this name
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}

# No window opens without these: the first five under X11, the last under Wayland.
TO_OPEN_A_WINDOW: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

# The commands for systems without apt; the set-up runs none of these.
OTHER_INSTALLERS: Mapping[str, str] = {
    "dnf": "sudo dnf install glib2 libglvnd-glx libglvnd-egl fontconfig libxkbcommon-x11 dbus-libs krb5-libs"
    " xcb-util-cursor xcb-util-wm xcb-util-keysyms libwayland-cursor",
    "pacman": "sudo pacman -S --needed glib2 libglvnd fontconfig libxkbcommon-x11 dbus krb5"
    " xcb-util-cursor xcb-util-wm xcb-util-keysyms wayland",
    "zypper": "sudo zypper install libglib-2_0-0 libGL1 libEGL1 fontconfig libxkbcommon-x11-0 libdbus-1-3"
    " krb5 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libwayland-cursor0",
}


def missing(libraries: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of those *libraries* that this system cannot load."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for soname, package in libraries.items() if not can_load(soname)]


def can_load(soname: str) -> bool:
    """Tell whether the library can be loaded, by trying it."""
    try:
        import ctypes  # noqa: PLC0415 - Debian's smallest Python does not have it

        ctypes.CDLL(soname)
    except (ImportError, OSError):
        return False
    return True


def how_to_install(packages: Sequence[str]) -> str:
    """Return the advice to install the libraries in *packages* on a system without apt."""
    names = "Qt, which draws the table, needs system libraries that are missing (Debian's names):\n    "
    names += " ".join(packages)
    for program, line in OTHER_INSTALLERS.items():
        if shutil.which(program):
            return f"{names}\nThis line should install them:\n    {line}"
    return names
