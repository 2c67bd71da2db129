"""The settlement sheet in the middle of the table, and the button for the next deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.buttons import Metal
from ombre_desktop.ui.paint.fitting import bound, evened, fitted_name
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Chrome, TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.roll import Roll
from ombre_desktop.ui.panels.sheet_line import ABOVE_RULE, NOTE_GAP, SheetLine
from ombre_desktop.ui.panels.sheet_text import SheetText
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import all_cards_button, review_button, spoken_button
from ombre_desktop.ui.texts.results import PaymentText
from ombre_desktop.value import replace

_SHRINK = 0.94
_LEAST = 0.5
_WHOLE = 0.85
"""The type scale below which the sentence under the title is left out and figures are as large as words."""
_MARGIN = 12.0
_DENSE, _LARGE = 0.4, 0.6
"""The shares of `ABOVE_RULE` and `_MARGIN` that remain on a dense sheet, and in large text."""
_CUT = 4.0
"""The units of a line, all of them blank, that may lie beyond the edge of a sheet that scrolls."""
_BEFORE_FIGURE = 12.0
MOMENT = 800
"""The milliseconds for which the sheet cannot be left after it has appeared."""
_ROOMY = 4
"""The largest number of payments whose reasons may stand below them; otherwise they stand beside."""


class SettlementPanel(Panel):
    """
    Every payment by name, with its reason.

    The button that *leads_on* is missing where nothing follows, the offer of a review where there is no
    record of the deal, and that of the other cards where every card was played openly. The sheet covers
    nothing of the panel in the *corner*.

    Signals:
        cards_wanted: the person wants to see the discards and the rest of the talon.
    """

    cards_wanted = Signal()

    def __init__(
        self,
        text: SheetText,
        context: TableContext,
        parent: QWidget | None = None,
        *,
        onward: ButtonText,
        leads_on: bool = True,
        has_review: bool = True,
        has_cards: bool = True,
        corner: Callable[[], QRectF] = QRectF,
    ) -> None:
        super().__init__(context, parent)
        self._corner = corner
        self._text = text
        self._sheet = QRectF()
        self._lines: tuple[SheetLine, ...] = ()
        self._notes_beside = self._dense = False
        self._rows_set: dict[tuple[float, float, bool], list[tuple[SheetLine, Lettering | None]]] = {}
        self._roll = Roll(self)
        self._roll.moved.connect(self.update)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(MOMENT)
        self.setAccessibleName(text.told.title)
        self.setAccessibleDescription(text.spoken)
        self._next = Pressable(
            ActionFace(onward, Metal.GOLD), spoken_button(onward), self, keys=(onward.key,)
        )
        self._next.clicked.connect(self._go_on)
        other = all_cards_button(context.game)
        self._other = Pressable(ActionFace(other), spoken_button(other), self, keys=(other.key,))
        self._other.clicked.connect(self._want_cards)
        review = review_button()
        self._review = Pressable(ActionFace(review), spoken_button(review), self, keys=(review.key,))
        self._review.clicked.connect(self._want_review)
        for button, offered in ((self._next, leads_on), (self._other, has_cards), (self._review, has_review)):
            if not offered:
                button.hide()
        self.lay_out()

    @property
    def sheet(self) -> QRectF:
        """The parchment's rectangle in the window."""
        return self._sheet

    def lay_out(self) -> None:
        """
        Let the sheet grow down to the buttons; then shrink its type, shorten its text, and shrink it further.

        Large text is never shrunk: the wheel and the keys scroll to what the sheet cannot hold.
        """
        layout, unit = self.context.layout, self.context.unit
        self._rows_set.clear()
        buttons = self.buttons
        places = layout.action_rects([button.face.size(self.context) for button in buttons])
        is_long = len(self._text.rows) > _ROOMY
        place = layout.centre.sheet_beside(self._corner(), gap=6 * unit, long=is_long)
        foot = (places or layout.action_rects([QSizeF(0, 0)]))[0].top()
        most = foot - 14 * unit - place.top()
        self._lines = self._fitted(layout.text, place.width() - 44 * unit, most)
        place.setHeight(
            min(max(place.height(), self._height), most if layout.compact else max(most, self._height))
        )
        self._sheet = place
        foot = self._foot
        self._roll.fit(self._height - foot, place.height() - foot, self._lines[-1].height, self._stops())
        room = self.enclose((place, *places))
        for button, spot in zip(buttons, places, strict=True):
            button.put(spot, room)

    def _stops(self) -> list[float]:
        """Return how far the text must move so that one line after another is the first to be seen."""
        stops, at = [0.0], (_MARGIN - 1) * self._air
        for line in self._lines[:-1]:
            stops.append(at - 2 * self.context.unit)
            at += line.height + line.ruled * ABOVE_RULE * self._air
        return stops

    def _fitted(self, scale: float, width: float, most: float) -> tuple[SheetLine, ...]:
        """Return the lines, made smaller or shortened if they would be higher than *most*."""
        if self.context.layout.compact:
            self._notes_beside, self._dense = True, False
            self._lines = self._set(scale, width)
            return self._lines
        roomy = len(self._text.rows) <= _ROOMY
        ways = [(False, False, _WHOLE)] if roomy else []
        for self._notes_beside, self._dense, least in [*ways, (True, False, _WHOLE), (True, True, _LEAST)]:
            share = 1.0
            self._lines = self._set(scale, width)
            while self._height > most and share > least:
                share *= _SHRINK
                self._lines = self._set(share * scale, width)
            if self._height <= most:
                break
        return self._lines

    def paint(self, painter: QPainter) -> None:
        """Paint the parchment and its lines."""
        unit = self.context.unit
        drop = self.context.drop(self._sheet)
        paint_sheet(painter, self._sheet, self.context.theme, unit=unit, lift=2, drop=drop)
        *rows, last = self._rows()
        painter.save()
        painter.setClipRect(self._seen(rows))
        for line, row in zip(self._lines, rows, strict=False):
            line.paint(painter, row, unit)
        painter.restore()
        # The total stays in sight while the payments move above it.
        self._lines[-1].paint(painter, last, unit)
        bar = self._sheet.adjusted(self._sheet.width() - 15 * unit, 10 * unit, -6 * unit, -self._foot)
        self._roll.paint_bar(painter, bar, self.context.theme.chrome.ink)

    def _rows(self) -> list[QRectF]:
        """Return the place of each line."""
        unit, sheet, paragraphs = self.context.unit, self._sheet, sum(line.ruled for line in self._lines)
        spare = max(0.0, sheet.height() - self._height) / (paragraphs + 2)
        at = sheet.topLeft() + QPointF(22 * unit, (_MARGIN - 1) * self._air + spare / 2 - self._roll.offset)
        rows = []
        for line in self._lines:
            if line is self._lines[-1] and self._roll.is_needed:
                at.setY(sheet.bottom() - self._foot)
            at += QPointF(0, line.ruled * (spare + ABOVE_RULE * self._air))
            rows.append(QRectF(at, QSizeF(sheet.width() - 44 * unit, line.height)))
            at += QPointF(0, line.height)
        return rows

    def _seen(self, rows: list[QRectF]) -> QRectF:
        """Return the part of the sheet in which *rows* are painted; only a row higher than it is cut."""
        unit = self.context.unit
        field = self._sheet.adjusted(0, 2 * unit, 0, -max(2 * unit, self._foot))
        blank = field.adjusted(0, -_CUT * unit, 0, _CUT * unit)
        whole = [row for row in rows if blank.contains(row)]
        if self._roll.is_needed and whole:
            field.setTop(max(field.top(), whole[0].top() - ABOVE_RULE * self._air))
            field.setBottom(min(field.bottom(), whole[-1].bottom()))
        return field

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll a text that is longer than the sheet."""
        self._roll.turn(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a text that is longer than the sheet."""
        self._roll.take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the text."""
        self._roll.drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the text."""
        self._roll.let_go()
        super().mouseReleaseEvent(event)

    def _want_cards(self) -> None:
        self.cards_wanted.emit()

    def _want_review(self) -> None:
        self.context.wishes.review_wanted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the sheet for a moment, so that a second press of Enter does not skip it."""
        super().showEvent(event)
        self._moment.start()

    @property
    def can_be_left(self) -> bool:
        """True once the sheet has been shown for a moment."""
        return not self._moment.isActive()

    def _go_on(self) -> None:
        if self.can_be_left:
            self.context.wishes.next_deal.emit()

    @property
    def _height(self) -> float:
        """The height of the lines and the margins."""
        rules = sum(line.ruled for line in self._lines)
        blank = rules * ABOVE_RULE + 2 * _MARGIN
        return sum(line.height for line in self._lines) + blank * self._air

    @property
    def _foot(self) -> float:
        """The height that the total takes at the foot of a text that scrolls; 0 if the whole text is seen."""
        if self._height <= self._sheet.height() + 0.5:
            return 0.0
        return self._lines[-1].height + (ABOVE_RULE + _MARGIN / 2) * self._air

    @property
    def _air(self) -> float:
        """The pixels per unit of blank space."""
        large = _LARGE if self.context.layout.compact else 1.0
        return self.context.unit * (_DENSE if self._dense else large)

    def _set(self, scale: float, width: float) -> tuple[SheetLine, ...]:
        """Return all lines in type of this *scale*."""
        chrome, told = self.context.theme.chrome, self._text.told
        large = self.context.layout.compact
        lines = [SheetLine(self._titled(scale, width), chrome.ink, centred=True)]
        sentence = evened(bound(self.context.sans(TypeRole.LINE, told.line, scale=scale)), width)
        about = SheetLine(sentence, chrome.faint_ink, centred=True, ruled=large)
        if not self._dense and not large:
            lines.append(about)
        rows = self._set_rows(scale, width)
        beside = [line for line, note in rows if note and self._is_room_beside(line, note, width)]
        # A short sheet is uniform: either all reasons stand beside their payments, or none do.
        if len(rows) <= _ROOMY and len(beside) < sum(note is not None for _, note in rows):
            beside = []
        for line, note in rows:
            if note is None:
                lines.append(line)
            elif self._notes_beside and line in beside:
                lines.append(replace(line, note=note, note_ink=chrome.faint_ink))
            else:
                lines += [line, SheetLine(note.wrapped(width), chrome.faint_ink)]
        total, _ = self._set_row(self._text.total, scale, width, final=True)
        # Payments come first in large text, since a sheet holds only a few such lines.
        return (*lines, about, total) if large else (*lines, total)

    def _set_rows(self, scale: float, width: float) -> list[tuple[SheetLine, Lettering | None]]:
        """Return the lines of the payments with their reasons, kept while the sheet is laid out."""
        key = (scale, width, self._dense)
        if key not in self._rows_set:
            self._rows_set[key] = [self._set_row(row, scale, width) for row in self._text.rows]
        return self._rows_set[key]

    def _titled(self, scale: float, width: float) -> Lettering:
        """Return the title; in large text, one of several lines is no larger than the words below it."""
        words, serif = self._text.told.title, self.context.serif
        if not self.context.layout.compact:
            role = TypeRole.PANEL_TITLE if self._dense else TypeRole.HEADING
            return fitted_name(serif(role, words, scale=scale), width)
        one = serif(TypeRole.FIGURE, words, scale=scale)
        return one if one.size.width() <= width else evened(serif(TypeRole.LINE, words, scale=scale), width)

    def _set_row(
        self, row: PaymentText, scale: float, width: float, *, final: bool = False
    ) -> tuple[SheetLine, Lettering | None]:
        """Return the line of a payment, which says who and how much, and its reason."""
        chrome, context = self.context.theme.chrome, self.context
        large = context.layout.compact
        role = TypeRole.HEADING if final else TypeRole.PANEL_TITLE
        if self._dense or large:
            role = TypeRole.FIGURE
        figure = context.serif(role, row.chips, scale=scale)
        room = width - figure.size.width() - _BEFORE_FIGURE * context.unit
        words = context.sans(TypeRole.BUTTON, row.who, bold=True, scale=scale)
        who = words.wrapped(room) if large else fitted_name(words, room)
        line = SheetLine(who, chrome.ink, figure, _ink(row, chrome), ruled=True)
        return line, context.sans(TypeRole.ROLE, row.parts, scale=scale) if row.parts else None

    def _is_room_beside(self, line: SheetLine, note: Lettering, width: float) -> bool:
        """Tell whether *note* fits between the words of *line* and its figure."""
        figure = present(line.figure, "figure in this line")
        taken = line.words.size.width() + note.size.width() + figure.size.width()
        return taken + (NOTE_GAP + _BEFORE_FIGURE) * self.context.unit <= width


def _ink(row: PaymentText, chrome: Chrome) -> QColor:
    """Return green for a gain and red for a loss, which the words say as well."""
    return {1: chrome.win, -1: chrome.lose}.get(row.gain, chrome.ink)
