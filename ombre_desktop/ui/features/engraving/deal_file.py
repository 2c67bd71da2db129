"""The picture of a deal as a file: pixels, a drawing, or a page to print."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from ombre_desktop.ui.features.engraving.engraver import WIDTH, Engraver, height_of
from ombre_desktop.ui.paint.picture_bytes import Picture, picture_bytes


def picture_file(engraver: Engraver, suffix: str) -> bytes:
    """Return what *engraver* draws as the contents of a file with this *suffix*; any thread may call this."""
    sheet, size = engraver.sheet, QSizeF(WIDTH, height_of(engraver.sheet))
    return picture_bytes(Picture(engraver.engrave, size, engraver.ratio, sheet.title, sheet.line), suffix)
