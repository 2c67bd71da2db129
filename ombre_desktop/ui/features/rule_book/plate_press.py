"""The press of the rule book's plates, which prints them beside the GUI thread and keeps the last ones."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.features.rule_book.plate import Plate
from ombre_desktop.ui.paint.canvas import finished

KEPT = 48
"""The number of plates that are kept."""


class PlatePress(QObject):
    """
    A store of printed plates; others are ordered from *studio*. *printed* is the style of the cards.

    Signals:
        ready: a plate that was ordered has been printed.
    """

    ready = Signal()
    _printed = Signal(object, object)

    def __init__(self, studio: Studio, printed: CardPrint, parent: QObject) -> None:
        super().__init__(parent)
        self.printed = printed
        self._studio = studio
        self._kept: OrderedDict[Plate, QImage] = OrderedDict()
        self._ordered: set[Plate] = set()
        self._printed.connect(self._keep)

    def picture(self, plate: Plate) -> QImage | None:
        """Return the picture of *plate*; None until it is ready."""
        found = self._kept.get(plate)
        if found is not None:
            self._kept.move_to_end(plate)
        elif plate not in self._ordered:
            self._ordered.add(plate)
            self._studio.order(partial(self._print, plate))
        return found

    def _print(self, plate: Plate) -> None:
        """Print on the other thread."""
        self._printed.emit(plate, finished(plate.painted()))

    def _keep(self, plate: Plate, picture: QImage) -> None:
        self._ordered.discard(plate)
        picture.setDevicePixelRatio(plate.ratio)
        self._kept[plate] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self.ready.emit()
