"""
The sentence for a Linux system that lacks a library that Qt needs.

It is printed instead of a traceback. It cannot be translated, because Qt, which translates, did not load.
"""

import re

PACKAGES = {
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libsystemd.so.0": ("libsystemd0", "systemd-libs"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libX11.so.6": ("libx11-6", "libX11"),
}
"""The package's names in Debian and similar systems, and in Fedora and similar ones."""
LACKING = re.compile(r"(lib[\w.+-]+\.so[.\d]*): cannot open shared object file")


def sentence_for(error: ImportError) -> str | None:
    """Return a sentence that says what to install; None if *error* is not about a missing library."""
    found = LACKING.search(str(error))
    if found is None:
        return None
    library = found[1]
    if library not in PACKAGES:
        return f"Ombre cannot start: the system lacks the library {library}. Please install it."
    debian, fedora = PACKAGES[library]
    return (
        f"Ombre cannot start: the system lacks the library {library}. "
        f"Please install the package {debian} (Debian, Ubuntu) or {fedora} (Fedora)."
    )
