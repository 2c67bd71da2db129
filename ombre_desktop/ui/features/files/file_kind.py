"""The kinds of files, known by their first bytes, that people drop on the table in place of a record."""

from __future__ import annotations

from ombre_desktop.ui.texts.record_files import a_database, a_picture, packed

_BACKUPS = (b"PK\x03\x04", b"PK\x05\x06")
_OTHERS = {
    b"SQLite format 3\0": a_database,
    b"\x89PNG": a_picture,
    b"\xff\xd8\xff": a_picture,
    b"GIF8": a_picture,
    b"%PDF-": a_picture,
    b"<svg": a_picture,
    b"\x1f\x8b": packed,
    b"\xfd7zXZ": packed,
    b"7z\xbc\xaf": packed,
    b"BZh": packed,
    b"Rar!": packed,
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
            raise ForeignError(sentence())
