"""A station of the path as a button: a small card, its title, and how much of it is done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.drill import DrillKind
from ombre_desktop.ui.features.training.path import Standing, Station
from ombre_desktop.ui.features.training.path_paint import (
    paint_badge,
    paint_card,
    paint_done,
    paint_next,
    paint_pointed,
)
from ombre_desktop.ui.features.training.pips_button import PipsButton
from ombre_desktop.ui.features.training.sizes import HEIGHT, unit_of
from ombre_desktop.ui.features.training.station_text import StationText, text_of
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.key_table import Key

ABOVE, BETWEEN, BELOW = 14.0, 9.0, 10.0
"""The room above a card, between its parts, and below them, in units."""
_TITLE, _FIGURE, _SIGN = 15.0, 13.5, 21.0
_BESIDE, _LEAST = 14.0, 104.0
"""The room beside a title, and the least width, in units."""


class StationButton(QAbstractButton):
    """
    A station; a click begins it.

    Signals:
        told: the station is in focus or under the pointer; True while it is.
        walked: an arrow or another key of the path was pressed here.
    """

    told = Signal(bool)
    walked = Signal(object)

    def __init__(self, station: Station, picture: QImage, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._look, self._picture = look, picture
        self._titles: dict[float, Lettering] = {}
        self._painted: dict[tuple[float, ...], QPixmap] = {}
        self.pips = PipsButton(station, look, self) if station.deed is Deed.LESSON and station.parts else None
        self.tell(station)

    def tell(self, station: Station) -> None:
        """Show the present state of the *station*."""
        self.station, self._text = station, text_of(station)
        self.setAccessibleName(self._text.told)
        self.setAccessibleDescription(self._text.taught)
        self._titles.clear()
        self._painted.clear()
        self.update()

    def dress(self, look: Appearance, picture: QImage) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look, self._picture = look, picture
        self._titles.clear()
        self._painted.clear()
        if self.pips is not None:
            self.pips.look = look
        self.update()

    @property
    def words(self) -> StationText:
        """The words of the station."""
        return self._text

    def title(self, width: float) -> Lettering:
        """Return the title, in lines no wider than *width*."""
        if width not in self._titles:
            title = Lettering(self._text.title, self._look.serif(_TITLE))
            self._titles[width] = title if title.size.width() <= width else evened(title, width)
        return self._titles[width]

    def width_at(self, most: float) -> float:
        """Return the width of the station, at *most*: that of its title, or a little more than its card."""
        unit = unit_of(self._look.text)
        wanted = max(self.title(most).size.width() + 2 * _BESIDE * unit, _LEAST * unit)
        return min(most, wanted)

    def height_at(self, width: float) -> float:
        """Return the height of the station at this *width*."""
        unit = unit_of(self._look.text)
        under = self._figure.size.height() if self.pips is None else self.pips.sizeHint().height()
        return (ABOVE + HEIGHT + BETWEEN + BELOW) * unit + self.title(width).size.height() + under

    def sizeHint(self) -> QSize:
        """Return the size of the card alone; the path gives the place."""
        return card_size(HEIGHT * unit_of(self._look.text)).toSize()

    @property
    def card(self) -> QRectF:
        """The place of the card in the button."""
        unit = unit_of(self._look.text)
        size = card_size(HEIGHT * unit)
        return QRectF(QPointF((self.width() - size.width()) / 2, ABOVE * unit), size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the pips under the title."""
        super().resizeEvent(event)
        self._painted.clear()
        if self.pips is not None:
            top = self.card.bottom() + BETWEEN * unit_of(self._look.text)
            size = self.pips.sizeHint()
            left = (self.width() - size.width()) // 2
            self.pips.setGeometry(left, round(top + self.title(self.width()).size.height()), *size.toTuple())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin on Enter, as on Space; the path takes its own keys."""
        if Key.GO_ON.fits(event) and not event.isAutoRepeat():
            self.click()
        elif event.key() in WALKING or (event.text().isalnum() and not event.modifiers() & _HELD):
            self.walked.emit(event)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell of the station under the pointer."""
        super().enterEvent(event)
        self.told.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell no more of it."""
        super().leaveEvent(event)
        self.told.emit(False)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of the station in focus."""
        super().focusInEvent(event)
        self.told.emit(True)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Lay the picture of the station, which is painted once for each of its looks."""
        ratio = self.devicePixelRatioF()
        key = self.width(), self.height(), ratio, self.underMouse()
        if key not in self._painted:
            canvas = Canvas(QSizeF(self.size()), ratio)
            with canvas as painter:
                self._paint(painter)
            self._painted[key] = canvas.pixmap
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted[key])
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        """Paint light and ring if it is the next, then the card, the title and what is done."""
        look, unit, card, station = self._look, unit_of(self._look.text), self.card, self.station
        if station.standing is Standing.NEXT:
            paint_next(painter, card, look.theme, unit)
        elif self.underMouse():
            paint_pointed(painter, card, look.theme, unit)
        paint_card(painter, card, self._picture, unit)
        if station.deed is not Deed.LESSON:
            paint_badge(painter, card.center(), self._sign, look.theme, unit)
        if station.standing is Standing.DONE:
            paint_done(painter, card.bottomRight() + QPointF(-2, -5) * unit, look.theme, unit)
        self._paint_words(painter, card.bottom() + BETWEEN * unit)

    def _paint_words(self, painter: QPainter, top: float) -> None:
        """Paint the title, and a figure under it."""
        look = self._look
        title = self.title(self.width())
        box = QRectF(0, top, self.width(), title.size.height())
        title.draw(painter, box, look.theme.chrome.ink)
        if self._text.figure:
            under = QRectF(0, box.bottom(), self.width(), self._figure.size.height())
            self._figure.draw(painter, under, look.theme.chrome.faint_ink)

    @property
    def _figure(self) -> Lettering:
        return Lettering(self._text.figure, self._look.serif(_FIGURE))

    @property
    def _sign(self) -> Lettering | Glyph:
        """The sign on the back of a card; a question, if the deed has none of its own."""
        sign = SIGNS.get(self.station.deed) or SIGNS.get(self.station.name)
        if sign is not None:
            return sign
        font = self._look.families.serif_font(_SIGN * unit_of(self._look.text), bold=True)
        return Lettering("?", font)


SIGNS: dict[Deed | str, Glyph] = {
    Deed.SET_DEALS: Glyph.EYE,
    Deed.MISTAKES: Glyph.TAKE_BACK,
    DrillKind.COUNT.value: Glyph.TALLY,
    DrillKind.WINS.value: Glyph.LAST_TRICK,
    DrillKind.BIDS.value: Glyph.CALL,
    DrillKind.THROWS.value: Glyph.THROW,
}
"""The signs of deeds, and of drills by the names of their kinds. In set deals the others see every card."""
_HELD = (
    Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
)
"""The keys that make a letter that of a button."""
WALKING = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    )
)
"""The keys by which one walks along the path."""
