"""Keys by their place, where the layout has another character at the place of a letter or figure."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_HELD = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ROWS = {10: "1234567890", 24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
"""The keys of Linux by the first code of their row, under X11 as under Wayland."""
_MAC = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
"""The keys of a Mac, each at the place of its code; other keys are spaces."""
_SPOKEN = frozenset(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?"))
"""The characters that are keys themselves: whatever their place, they mean what they say."""
_FIRST_OTHER = 0x370
"""The first character, in Unicode, of the Greek and all later alphabets."""
_LATIN = range(0x1E00, 0x1F00)
"""Latin letters behind that, mostly of Vietnam."""


def meant(event: QKeyEvent, platform: str = "") -> int:
    """
    Return the key that *event* means, mostly the one it has; *platform* is by default the present one.

    The row of figures means figures also where these need Shift, as on French and Czech keyboards. A letter
    of another alphabet means the Latin letter at its place. A Latin letter is always itself, so that no key
    of Dvorak's or a French keyboard means two things.
    """
    key = int(event.key())
    if key in _SPOKEN or key >= Qt.Key.Key_Escape.value:
        return key
    place = _place(event, platform or QGuiApplication.platformName())
    if place.isdigit():
        return key if event.modifiers() & _HELD else ord(place)
    is_other = key >= _FIRST_OTHER and key not in _LATIN and chr(key).isalpha()
    return ord(place) if place and is_other else key


def _place(event: QKeyEvent, platform: str) -> str:
    """Return the letter or figure at the place of the key on an American keyboard; empty for other keys."""
    if platform == "windows":
        code = event.nativeVirtualKey()
        return chr(code) if code in _SPOKEN and code != ord("?") else ""
    if platform == "cocoa":
        return _MAC[code].strip() if (code := event.nativeVirtualKey()) < len(_MAC) else ""
    return _by_scan_code().get(event.nativeScanCode(), "")


@cache
def _by_scan_code() -> dict[int, str]:
    return {first + at: key for first, row in _ROWS.items() for at, key in enumerate(row)}
