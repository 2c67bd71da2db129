"""The kinds of files, known by their first bytes, that people drop on the table in place of a record."""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

_DATABASE = QT_TRANSLATE_NOOP(
    "Window", "This is a database. To bring your games from another computer, make a backup there."
)
_PICTURE = QT_TRANSLATE_NOOP("Window", "This is a picture, and not the record of a deal.")
_PACKED = QT_TRANSLATE_NOOP("Window", "This is a packed file. Please unpack it first.")
_BACKUPS = (b"PK\x03\x04", b"PK\x05\x06")
_OTHERS = {
    b"SQLite format 3\0": _DATABASE,
    b"\x89PNG": _PICTURE,
    b"\xff\xd8\xff": _PICTURE,
    b"GIF8": _PICTURE,
    b"%PDF-": _PICTURE,
    b"<svg": _PICTURE,
    b"\x1f\x8b": _PACKED,
    b"\xfd7zXZ": _PACKED,
    b"7z\xbc\xaf": _PACKED,
    b"BZh": _PACKED,
    b"Rar!": _PACKED,
}


class ForeignError(OSError):
    """The file is no text, and the sentence says what it is."""


class BackupError(OSError):
    """The file is packed as a backup is."""


def refuse_what_is_no_record(head: bytes) -> None:
    """
    Return if a file that begins with *head* may be a record.

    Raises:
        BackupError: it may be a backup.
        ForeignError: it is something else.
    """
    if head.startswith(_BACKUPS):
        raise BackupError
    for sign, sentence in _OTHERS.items():
        if head.startswith(sign):
            raise ForeignError(translate("Window", sentence))
