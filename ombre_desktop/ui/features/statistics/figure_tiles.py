"""The four main figures, each large on a sheet of its own, which leads to the deals behind it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.statistics.group_table import each_of, gain, number, share_of, won
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.theme import Chrome
from ombre_desktop.ui.texts import luck as luck_words
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.ui.texts.stone_figures import amount_button, amount_heading
from ombre_desktop.value import Value, replace

_FIGURE, _LABEL = 34, 13.5
"""The sizes of a figure and of its label, in nominal pixels."""
_RADIUS, _EDGE, _FALL = 8.0, 9.0, 5.0
"""The radius of a tile, its blank edge above and below, and the room for its shadow, in nominal pixels."""
_LEAST, _GAP = 118, 12
"""The smallest width of a tile and the distance of two, in nominal pixels."""


class _Figure(Value):
    """A figure with its label; *told* is both as a screen reader says them, *sign* whether it is a gain."""

    value: str
    label: str
    told: str
    behind: Behind
    note: str = ""
    sign: int = 0


class FigureTile(QPushButton):
    """One large figure over its label, on parchment."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._figure = look, ""
        self._label, self._sign = "", 0
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Appearance) -> None:
        """Adopt another look."""
        self._look = look
        self.updateGeometry()
        self.update()

    def show_figure(self, figure: _Figure) -> None:
        """Show *figure*."""
        self._figure, self._label, self._sign = figure.value, figure.label, figure.sign
        self.setAccessibleName(figure.told)
        self.setAccessibleDescription(figure.note)
        self.setToolTip(tip(figure.note))
        self.setEnabled(bool(figure.behind.count))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the figure over its label."""
        look = self._look
        high = sum(QFontMetricsF(font).height() for font in (look.serif(_FIGURE), look.sans(_LABEL)))
        return QSize(look.pixels(_LEAST), round(high + (2 * _EDGE + _FALL) * look.text))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a figure is never cut."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift the sheet under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the sheet down."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the sheet, the figure and its label."""
        look, unit = self._look, self._look.text
        chrome = look.theme.chrome
        painter = QPainter(self)
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -_FALL * unit)
        is_raised = self.isEnabled() and self.underMouse() and not self.isDown()
        lift = 0.8 if is_raised else 0.4
        paint_sheet(painter, sheet, look.theme, unit=unit, radius=_RADIUS, lift=lift)
        edge = _EDGE * unit
        inside = sheet.adjusted(edge, edge, -edge, -edge)
        for font, told, ink, align in (
            (look.serif(_FIGURE, bold=True), self._figure, self._ink(chrome), Qt.AlignmentFlag.AlignTop),
            (look.sans(_LABEL), self._label, chrome.faint_ink, Qt.AlignmentFlag.AlignBottom),
        ):
            wide = QFontMetricsF(font).horizontalAdvance(told)
            if wide > inside.width():
                font.setPixelSize(max(10, int(font.pixelSize() * inside.width() / wide)))
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(inside, Qt.AlignmentFlag.AlignHCenter | align, told)
        painter.end()

    def _ink(self, chrome: Chrome) -> QColor:
        if not self._sign:
            return chrome.ink
        return chrome.win if self._sign > 0 else chrome.lose


class FigureTiles(QWidget):
    """
    The number of deals, the share of those won, what they brought, and what luck gave.

    Signals:
        picked: the `Behind` of a figure.
    """

    picked = Signal(object)

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self._look = look
        self._columns = Columns(self, least=look.pixels(_LEAST), most=4, gap=look.pixels(_GAP))
        self._figures: tuple[_Figure, ...] = ()
        self.buttons = tuple(FigureTile(look, self) for _ in range(4))
        for at, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._pick, at))
            self._columns.addWidget(button)

    def restyle(self, look: Appearance) -> None:
        """Adopt another look."""
        self._look = look
        self._columns.set_least(look.pixels(_LEAST))
        self._columns.setSpacing(look.pixels(_GAP))
        for button in self.buttons:
            button.restyle(look)

    def show_figures(self, report: Report) -> None:
        """Show the figures of *report*."""
        self._figures = tuple(_figures_of(report))
        for button, figure in zip(self.buttons, self._figures, strict=True):
            button.show_figure(figure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in one row or, where four have no room, in two of equal length."""
        pixels = self._look.pixels
        self._columns.set_most(4 if self.width() >= 4 * pixels(_LEAST) + 3 * pixels(_GAP) else 2)
        super().resizeEvent(event)

    def _pick(self, at: int, _checked: bool = False) -> None:
        self.picked.emit(self._figures[at].behind)


def _figures_of(report: Report) -> list[_Figure]:
    figures, scope = report.summary.figures, report.scope
    title = words.MARKS[report.wanted.marks]()
    deals, share = number(figures.deals), share_of(figures) + " %"
    every = Behind(scope, figures.deals, title)
    amount, amounts = gain(figures.amount), amount_heading(scope)
    won_label = words.headings()[1]
    return [
        _Figure(deals, words.headings()[0], words.deals_button(deals), every),
        _Figure(share, won_label, words.won_button(number(figures.won), share), won(scope, figures, title)),
        _Figure(amount, amounts, amount_button(amount, each_of(figures), scope), every, sign=figures.amount),
        _luck(report),
    ]


def _luck(report: Report) -> _Figure:
    """Return what luck gave in the deals in which it is known."""
    last = report.points[-1] if report.points else None
    label = words.luck_band()
    if last is None or not last.reviewed:
        behind = Behind(report.scope, 0, label)
        return _Figure("–", label, label, behind, luck_words.nothing_known())
    given = round(last.luck)
    behind = Behind(replace(report.scope, reviewed=True), last.reviewed, label)
    return _Figure(gain(given), label, words.luck_told(gain(given)), behind, sign=given)
