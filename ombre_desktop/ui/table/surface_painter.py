"""Painting of the table off the GUI thread; only the latest order counts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.own_cloth import ClothFlaw, read_cloth
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.surface import paint_surface


class SurfacePainter(QObject):
    """
    A painter of the table; `painted` carries the picture as a pixmap.

    `flawed` carries what is wrong with the picture that should be the cloth.
    """

    painted = Signal(object)
    flawed = Signal(object)
    _done = Signal(int, object, object)

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._number = 0
        self._done.connect(self._take)
        self._read: tuple[str, QImage | ClothFlaw] | None = None

    def order(self, layout: TableLayout, theme: Theme, ratio: float, cloth: str = "") -> None:
        """Order the table, on which the picture *cloth* lies, if there is one; earlier orders are dropped."""
        self._number += 1
        number = self._number

        def paint() -> None:
            if number == self._number:
                found = self._picture(cloth) if cloth else None
                picture = found if isinstance(found, QImage) else None
                flaw = found if isinstance(found, ClothFlaw) else None
                self._done.emit(number, paint_surface(layout, theme, ratio, picture), flaw)

        self._studio.order(paint)

    def drop(self) -> None:
        """Drop every order so far, since its picture would not fit the table any more."""
        self._number += 1

    def _picture(self, path: str) -> QImage | ClothFlaw:
        """Return the picture in the file *path*, read once, on the other thread."""
        if self._read is None or self._read[0] != path:
            self._read = path, read_cloth(Path(path))
        return self._read[1]

    def _take(self, number: int, image: QImage, flaw: ClothFlaw | None) -> None:
        if number != self._number:
            return
        self.painted.emit(QPixmap.fromImage(image))
        if flaw is not None:
            self.flawed.emit(flaw)
