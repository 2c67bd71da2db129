"""A preview of the first sheet of a deck: its faces, and its backs beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.deck_sheets.plan import Plan, Side
from ombre_desktop.ui.features.deck_sheets.sheet import SheetPress
from ombre_desktop.ui.features.deck_sheets.stamp import Stamp, stamp_of_pixels
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.table.deck_art import render
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import deck_sheets as words

_HEIGHT, _GAP = 330, 14
"""The height of a sheet, and the distance of two, in pixels at ordinary text size."""
_FINE = 3
"""The size at which cards are drawn first: backs that are drawn small have a coarse print."""
_BREADTH = 0.78
"""The width of the broadest paper as a share of this height."""


class SheetPreview(Group):
    """Both sides of the first sheet, drawn in a thread; blank paper until they are ready."""

    def __init__(self, appearance: Appearance, printed: CardPrint, families: Families) -> None:
        super().__init__()
        self._printed, self._families = printed, families
        self._plan: Plan | None = None
        self._pictures: dict[Side, QImage] = {}
        self._drawing = OneReading(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.preview())
        self.restyle(appearance)

    def show_plan(self, plan: Plan) -> None:
        """Show the first sheet of *plan*."""
        self._plan, self._pictures = plan, {}
        self._draw()

    def restyle(self, appearance: Appearance) -> None:
        """Adopt a size that fits the text of *appearance*."""
        # The papers do not grow with the text, or the choices would have no room beside them.
        self._height = min(_HEIGHT, appearance.pixels(_HEIGHT))
        self.updateGeometry()
        self._draw()

    def finish(self) -> None:
        """Wait for the pictures."""
        self._drawing.finish()

    def give_up(self) -> None:
        """Stop drawing."""
        self._drawing.give_up()

    def sizeHint(self) -> QSize:
        """Return the size of two papers side by side."""
        return QSize(round(2 * _BREADTH * self._height) + _GAP, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return a size that is too small for large text, where the papers shrink."""
        return QSize(_HEIGHT, self._height)

    def _draw(self) -> None:
        """Order the pictures of both sides."""
        if self._plan is not None:
            ratio = self._height * self.devicePixelRatioF() / self._plan.paper.size.height()
            draw = partial(_drawn, self._plan, self._printed, self._families, ratio)
            self._drawing.begin(draw, self._take)
        self.update()

    def _take(self, pictures: dict[Side, QImage]) -> None:
        self._pictures = pictures
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint two papers, and on them what is ready."""
        if self._plan is None:
            return
        paper = self._plan.paper.size
        room = QSizeF((self.width() - _GAP) / 2, self.height())
        paper.scale(room, Qt.AspectRatioMode.KeepAspectRatio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left = (self.width() - 2 * paper.width() - _GAP) / 2
        for at, side in enumerate(Side):
            place = QRectF(QPointF(left + at * (paper.width() + _GAP), 0), paper)
            painter.fillRect(place, QColor("white"))
            if side in self._pictures:
                picture = self._pictures[side]
                painter.drawImage(place, picture, QRectF(picture.rect()))
        painter.end()


def _drawn(
    plan: Plan, printed: CardPrint, families: Families, ratio: float, is_given_up: Callable[[], bool]
) -> dict[Side, QImage]:
    """Return both sides of the first sheet at *ratio* pixels for each unit; any thread may call this."""
    size = (plan.card * ratio).toSize()
    large = size * _FINE

    def stamp(name: str) -> Stamp:
        picture = QImage() if is_given_up() else render(plan.deck, name, large.toTuple(), printed)
        if picture.isNull():
            return Stamp(lambda *_: None)
        return stamp_of_pixels(picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation))

    press, found = SheetPress(plan, stamp, families), {}
    for side in Side:
        picture = QImage((plan.paper.size * ratio).toSize(), QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        with QPainter(picture) as painter:
            painter.scale(ratio, ratio)
            press.page(0, side).draw(painter)
        found[side] = finished(picture)
    return found
