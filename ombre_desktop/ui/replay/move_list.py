"""The list of the moves that mattered in a deal: who, which card, what was better, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ombre_desktop.engine import Cards
from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked
from ombre_desktop.ui.replay.badges import badge_size, paint_badge, paint_praise
from ombre_desktop.ui.replay.pictures import CARD, Pictures
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.value import Value

ROW = 40
"""The least height of a row, in nominal pixels."""
_FACE = 26
"""The side of a portrait, in nominal pixels; it is larger than in a text."""
LEAST_WORDS = 120
"""The width of words, in nominal pixels, below which a row leaves out the picture of what was better."""
_GAP, _SIDE, _LAP, _TYPE = 8, 8, 9, 13.5
_ROLE = Qt.ItemDataRole.UserRole
Pair = tuple[Cards, Cards]


class Move(Value):
    """
    A row: the *moment* after a decision, whose *face*, the cards *chosen* and the *better* ones.

    *words* are two lines for the eye, and *told* is the whole for a tip and a screen reader. The *badge* is
    the figure of the cost; a choice that was well made has none.
    """

    moment: int
    face: str
    chosen: Cards
    better: Cards
    words: tuple[str, ...]
    grade: Grade
    told: str
    badge: str = ""


class MoveList(QListWidget):
    """
    A list of moves on parchment; the arrow keys go from one to the next, and the table goes along.

    Signals:
        sought: the moment that the person wants to see.
    """

    sought = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.SHEET)
        self.painter = MovePainter(appearance, self)
        self.setItemDelegate(self.painter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._moves: tuple[Move, ...] = ()
        self.itemPressed.connect(self._seek)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The rows shown."""
        return self._moves

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self.painter.look = appearance
        self.updateGeometry()
        self.scheduleDelayedItemsLayout()

    def show_moves(self, moves: Sequence[Move], at: int) -> None:
        """Show *moves*, and choose the one after which the moment *at* stands."""
        if tuple(moves) != self._moves:
            self._moves = tuple(moves)
            self.clear()
            for move in moves:
                item = QListWidgetItem(self)
                item.setData(_ROLE, move)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, move.told)
                item.setToolTip(tip(move.told))
            self.updateGeometry()
        row = next((row for row, move in enumerate(self._moves) if move.moment == at), -1)
        self.setCurrentRow(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a move by the keys of lists; Return goes to it again."""
        before = self.currentRow()
        super().keyPressEvent(event)
        if self.currentRow() != before or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._seek(self.currentItem())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words again in another width, which takes another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
            self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Return a height for all rows."""
        look = self.painter.look
        rows = sum(self.painter.height(move, self.width()) for move in self._moves)
        return QSize(160, rows + 2 * look.pixels(4) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    def _seek(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.sought.emit(item.data(_ROLE).moment)


class MovePainter(QStyledItemDelegate):
    """The painter of the rows; *pictures* come when the board is connected with the table."""

    def __init__(self, appearance: Appearance, view: MoveList) -> None:
        super().__init__(view)
        self.look = appearance
        self.pictures: Pictures | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of a row, which grows with its words."""
        view = option.widget
        width = view.width() if isinstance(view, QListWidget) else 0
        return QSize(10, self.height(index.data(_ROLE), width))

    def height(self, move: Move, width: int) -> int:
        """Return the height of the row of *move* in a list of this *width*."""
        pixels = self.look.pixels
        inside = width - 2 * (pixels(4) + 2)
        words = sum(line.size.height() for line in self._letters(move, inside))
        return max(pixels(ROW), self.look.least, round(words) + pixels(8))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row: face, cards, words, badge."""
        move, look, rect = index.data(_ROLE), self.look, QRectF(option.rect)
        state, chrome = option.state, look.theme.chrome
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            ground = chrome.gold if look.theme.plain else look.theme.wood.brass
            painter.setOpacity(0.42 if state & QStyle.StateFlag.State_Selected else 0.18)
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 4), ground)
            painter.setOpacity(1.0)
        shown = self._pictured(move, rect.width())
        self._paint_pictures(painter, move.face, shown, rect)
        letters = self._letters(move, rect.width())
        inks = (chrome.ink, chrome.faint_ink)
        place = rect.adjusted(self._words_at(shown), 0, 0, 0)
        pairs = tuple(zip(letters, inks, strict=False))
        draw_stacked(painter, place, pairs, align=Qt.AlignmentFlag.AlignLeft)
        badge = QRectF(QPointF(), badge_size(move.badge or "0", look))
        badge.moveCenter(QPointF(rect.right() - look.pixels(_SIDE) - badge.width() / 2, rect.center().y()))
        if move.badge:
            paint_badge(painter, badge, move.badge, move.grade, look)
        else:
            paint_praise(painter, badge, look)
        painter.restore()

    def _paint_pictures(self, painter: QPainter, who: str, shown: Pair, rect: QRectF) -> None:
        if self.pictures is None:
            return
        pixels, ratio = self.look.pixels, painter.device().devicePixelRatioF()
        side, y = pixels(_FACE), rect.center().y()
        face = self.pictures.face(who, round(side * ratio))
        x = rect.left() + pixels(_SIDE)
        if face is not None:
            painter.drawPixmap(QRectF(x, y - side / 2, side, side), face, QRectF(face.rect()))
        x += side + pixels(_GAP)
        size = card_size(pixels(CARD))
        for number, cards in enumerate(shown):
            if number and cards:
                x = self._paint_arrow(painter, x, y)
            for card in cards:
                place = QRectF(QPointF(x, y - size.height() / 2), size)
                self.pictures.paint_card(painter, place, card, ratio)
                x += pixels(_LAP)
            if cards:
                x += size.width() - pixels(_LAP) + pixels(_GAP / 2)

    def _paint_arrow(self, painter: QPainter, x: float, y: float) -> float:
        """Paint the sign between what was chosen and what was better; return where it ends."""
        pixels = self.look.pixels
        painter.setPen(QPen(self.look.theme.chrome.faint_ink, 1.5 * self.look.text))
        tip, back = QPointF(x + pixels(5), y), pixels(4)
        painter.drawPolyline([tip + QPointF(-back, -back), tip, tip + QPointF(-back, back)])
        return x + pixels(_GAP + 2)

    def _pictured(self, move: Move, width: float) -> Pair:
        """Return the cards that a row of this *width* shows: of what was chosen, and of what was better."""
        both = move.chosen, move.better
        wide = self._room(move, both, width) >= self.look.pixels(LEAST_WORDS)
        return both if wide else (move.chosen, ())

    def _words_at(self, shown: Pair) -> float:
        """Return the distance of the words from the left of a row with these cards."""
        pixels, width = self.look.pixels, card_size(self.look.pixels(CARD)).width()
        found = float(pixels(_SIDE) + pixels(_FACE) + pixels(_GAP))
        for number, cards in enumerate(shown):
            if cards:
                found += width + pixels(_LAP) * (len(cards) - 1) + pixels(_GAP / 2)
                found += pixels(_GAP + 2) if number else 0
        return found + (pixels(_GAP / 2) if shown[0] else 0)

    def _room(self, move: Move, shown: Pair, width: float) -> float:
        """Return the width for words in a row of this *width*."""
        badge = badge_size(move.badge or "0", self.look).width()
        return width - self._words_at(shown) - badge - self.look.pixels(_SIDE + _GAP)

    def _letters(self, move: Move, width: float) -> tuple[Lettering, ...]:
        room = self._room(move, self._pictured(move, width), width)
        return tuple(Lettering(each, self.look.sans(_TYPE)).wrapped(room) for each in move.words)
