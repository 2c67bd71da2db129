"""The figures of alternatives, shown on their cards and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.value import Value

_PADDING = QSizeF(8, 4)


class Figure(Value):
    """The *lines* for one alternative, centred at *point* in a space of this *width*."""

    lines: tuple[str, ...]
    point: QPointF
    width: float


class Figures(Panel):
    """Small sheets with figures; pointer and keys pass through them."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sheets: tuple[tuple[QRectF, tuple[Lettering, ...]], ...] = ()
        self.hide()

    @property
    def sheets(self) -> tuple[QRectF, ...]:
        """The places of the sheets."""
        return tuple(rect for rect, _ in self._sheets)

    def put(self, figures: Sequence[Figure]) -> bool:
        """Show *figures*; if there is not room for all of them, show none and return False."""
        found = [(figure, self._letters(figure)) for figure in figures]
        sheets = tuple((self._sheet(figure.point, letters), letters) for figure, letters in found)
        fits = all(
            sheet.width() <= figure.width for (figure, _), (sheet, _) in zip(found, sheets, strict=True)
        )
        self._sheets = sheets if fits else ()
        if not self._sheets:
            self.hide()
            return False
        self.enclose(self.sheets)
        self.show()
        self.raise_()
        return True

    def paint(self, painter: QPainter) -> None:
        """Paint the sheets, each with the chance in bold and the chips below."""
        chrome = self.context.theme.chrome
        for rect, letters in self._sheets:
            paint_sheet(painter, rect, self.context.theme, unit=self.context.unit, ruled=False)
            inks = (chrome.ink, chrome.faint_ink, chrome.faint_ink)
            draw_stacked(painter, rect, tuple(zip(letters, inks, strict=False)))

    def _letters(self, figure: Figure) -> tuple[Lettering, ...]:
        first, *others = figure.lines
        small = (self.context.sans(TypeRole.KEY, line) for line in others)
        return self.context.sans(TypeRole.LINE, first, bold=True), *small

    def _sheet(self, point: QPointF, letters: tuple[Lettering, ...]) -> QRectF:
        size = stacked_size(letters) + _PADDING * self.context.unit
        return QRectF(point - QPointF(size.width() / 2, size.height() / 2), size)
