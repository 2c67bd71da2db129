"""The log: a plain list of everything that has happened."""

from string import Template

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ombre_desktop.ui.paint.scroll_bar import SCROLL_BAR
from ombre_desktop.ui.paint.texture import faded, mixed
from ombre_desktop.ui.paint.theme import TypeRole, type_size
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.reading import ReadingPanel
from ombre_desktop.ui.texts.panels import log_title

_FLAGS = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignTop.value
_SIDE, _ABOVE = 4, 2


class LogLine(QStyledItemDelegate):
    """
    A delegate that wraps texts to *width* pixels; the style's own wrapping cuts off the last line of some.

    The selected line has the background *mark*.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.width = 100
        self.ink = QColor()
        self.mark = QColor()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of the wrapped text and its margins."""
        field = QRect(0, 0, self.width - 2 * _SIDE, 1 << 16)
        text = str(index.data())
        return QSize(
            self.width, QFontMetrics(option.font).boundingRect(field, _FLAGS, text).height() + 2 * _ABOVE
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the mark, if the line is selected, and the text."""
        painter.save()
        # The view is asked, not `option.state`: that would load the enums of QStyle, 5 ms of every start.
        if self._view.selectionModel().isSelected(index):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.mark)
            painter.drawRoundedRect(option.rect, 4, 4)
        painter.setPen(self.ink)
        painter.setFont(option.font)
        painter.drawText(option.rect.adjusted(_SIDE, _ABOVE, -_SIDE, 0), _FLAGS, str(index.data()))
        painter.restore()


_FEWEST = 5
"""The number of lines below which a board is too small."""
_NARROWEST, _BROADEST = 160, 330
"""The least width of a log beside a sheet, and its largest width, in nominal pixels of type."""
_MARGINS = 24.0
_BAR_SIZES = {"s3": "3px", "s4": "4px", "s14": "14px", "s26": "26px"}
"""The lengths of the scroll bar."""


class LogPanel(ReadingPanel):
    """
    Lines in the order of events; in a dock, the log stays open.

    The list is filled only while it is shown, since a screen reader would also read the lines of a hidden
    list.
    """

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(log_title(), context, parent)
        self._lines: list[str] = []
        self._has_sheet = False
        self._list = QListWidget(self)
        self._list.setAccessibleName(log_title())
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._line = LogLine(self._list)
        self._list.setItemDelegate(self._line)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The uppermost line is always whole.
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.lay_out()

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines written so far."""
        return tuple(self._lines)

    def write(self, *lines: str) -> None:
        """Add *lines* at the end, and scroll down to them."""
        self._lines += lines
        if self.isVisible():
            self._list.addItems(lines)
            self._list.scrollToBottom()

    def clear(self) -> None:
        """Clear the log."""
        self._lines.clear()
        self._list.clear()

    def begin(self) -> None:
        """Give the focus to the last line."""
        self._list.setCurrentRow(self._list.count() - 1)
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the list, and scroll to the last line."""
        super().showEvent(event)
        self._dress_bar()
        self._list.clear()
        self._list.addItems(self._lines)
        self._list.scrollToBottom()

    def hideEvent(self, event: QHideEvent) -> None:
        """Empty the list."""
        super().hideEvent(event)
        self._list.clear()

    @property
    def foot(self) -> float:
        """The y of the board's lower edge, above the buttons of the play and of the settlement."""
        return self.context.layout.action_top - 8 * self.context.unit

    def wanted(self) -> QSizeF:
        """Return the size of a drawer at the side."""
        return QSizeF(_BROADEST * self.context.layout.text, 0)

    @property
    def _least(self) -> float:
        """The smallest height of a board that is worth reading."""
        line = self.context.sans(TypeRole.LINE, "").size.height()
        return self._heading().size.height() + _FEWEST * line + _MARGINS * self.context.unit

    def keep_off_sheet(self, lies: bool) -> None:
        """Leave the settlement's sheet in sight while it *lies* on the table."""
        if lies != self._has_sheet:
            self._has_sheet = lies
            self.lay_out()
            self.update()

    def on_table(self) -> QRectF:
        """
        Return the place of a log without a dock: a drawer at the side, under the ladder.

        It leaves the trick in sight, and if there is room the talon, or else the settlement's sheet.
        """
        layout, unit = self.context.layout, self.context.unit
        edge, gap, window = 16 * unit, 10 * unit, layout.window
        left_handed = layout.stage.ease.left_handed
        for lying in self._in_the_middle:
            inner = max(window.width() - rect.left() if left_handed else rect.right() for rect in lying)
            width = min(window.width() - inner - gap - edge, self.wanted().width())
            if width >= _NARROWEST * layout.text:
                top = window.top() + 14 * unit if self._has_sheet else self._under_ladder + gap
                left = edge if left_handed else window.right() - edge - width
                return QRectF(left, top, width, self.foot - top)
        return super().on_table()

    @property
    def _in_the_middle(self) -> tuple[tuple[QRectF, ...], ...]:
        """The places beside which the log may stand, those of more things first."""
        centre = self.context.layout.centre
        if self._has_sheet:
            return ((centre.sheet,),)
        trick = tuple(place.bounds for place in centre.trick)
        return (*trick, centre.talon.bounds), trick

    @property
    def _under_ladder(self) -> float:
        """The y below the ladder, and below the cards of the suit led if there is room for both."""
        ladder = self.context.layout.room.ladder
        foot, strip = ladder.rect.bottom(), ladder.strip
        has_room = self.foot - strip.bottom() > self._least + 20 * self.context.unit
        return strip.bottom() if strip.top() > foot - 1 and has_room else foot

    def docked(self) -> QRectF | None:
        """Return the log's dock in wide and tall windows, if it has room for some lines."""
        dock = self.context.layout.room.log_dock
        return dock if dock is not None and dock.height() >= self._least else None

    def lay_out(self) -> None:
        """Fill the board with the list."""
        super().lay_out()
        self._list.setPalette(self._palette())
        if self.isVisible():
            self._dress_bar()
        size = type_size(TypeRole.LINE, self.context.layout.text)
        self._list.setFont(self.context.families.sans_font(size))
        self._list.setSpacing(max(1, round(1.5 * self.context.unit)))
        self._list.setGeometry(self.field.translated(-self.x(), -self.y()).toRect())
        # The viewport gets its size only when it is shown; the width of the bar is known before.
        beside = self._list.verticalScrollBar().sizeHint().width() + 2 * self._list.spacing()
        self._line.width = self._list.width() - beside
        self._line.ink = self.context.theme.chrome.text
        self._line.mark = faded(self.context.theme.chrome.gold, 0.3)
        self._list.doItemsLayout()

    def _dress_bar(self) -> None:
        """Give the scroll bar the colours of the theme; a hidden log needs none."""
        chrome = self.context.theme.chrome
        thumb = mixed(chrome.lacquer_top, chrome.gold, 0.45)
        look = Template(SCROLL_BAR).substitute(_BAR_SIZES, grip=thumb.name(), gold=chrome.gold.name())
        self._list.verticalScrollBar().setStyleSheet(look)

    def _palette(self) -> QPalette:
        chrome, palette, role = self.context.theme.chrome, QPalette(), QPalette.ColorRole
        palette.setColor(role.Base, QColor(0, 0, 0, 0))
        palette.setColor(role.Text, chrome.text)
        return palette
