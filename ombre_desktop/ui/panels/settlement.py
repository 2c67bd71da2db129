"""The settlement sheet in the middle of the table, and the button for the next deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.buttons import Metal
from ombre_desktop.ui.paint.fitting import bound, evened, fitted_name
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.roll import Roll
from ombre_desktop.ui.panels.sheet_line import ABOVE_RULE, BEFORE_FIGURE, SheetLine, ink_of
from ombre_desktop.ui.panels.sheet_text import SheetText
from ombre_desktop.ui.table.centre import beside
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import all_cards_button, review_button, spoken_button
from ombre_desktop.ui.texts.results import PaymentText
from ombre_desktop.value import replace

_SHRINK = 0.94
_LEAST = 0.5
_WHOLE, _SMALLEST = 0.85, 0.72
"""The type scales at which a sheet loses its sentence, and below which large text does not go."""
_MARGIN = 12.0
_DENSE, _LARGE = 0.4, 0.6
"""The shares of `ABOVE_RULE` and `_MARGIN` that remain on a dense sheet, and in large text."""
_CUT = 4.0
"""The units of a line, all of them blank, that may lie beyond the edge of a sheet that scrolls."""
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
        self._next = self._added(onward, self._go_on, Metal.GOLD)
        self._other = self._added(all_cards_button(context.game), self.cards_wanted.emit)
        self._review = self._added(review_button(), context.wishes.review_wanted.emit)
        for button, offered in ((self._next, leads_on), (self._other, has_cards), (self._review, has_review)):
            if not offered:
                button.hide()
        self.lay_out()

    def _added(self, text: ButtonText, pressed: Callable[[], None], metal: Metal = Metal.DARK) -> Pressable:
        button = Pressable(ActionFace(text, metal), spoken_button(text), self, keys=(text.key,))
        button.clicked.connect(lambda _=False: pressed())
        return button

    @property
    def sheet(self) -> QRectF:
        """The parchment's rectangle in the window."""
        return self._sheet

    def lay_out(self) -> None:
        """
        Let the sheet grow down to the buttons; then shrink its type, shorten its text, and shrink it further.

        In large text it grows up over the pool, reasons stand below all payments, and only to bring these in
        sight it is set a little smaller. The wheel and the keys scroll to what it cannot hold.
        """
        layout, unit = self.context.layout, self.context.unit
        self._rows_set.clear()
        buttons = self.buttons
        places = layout.action_rects([button.face.size(self.context) for button in buttons])
        centre, cut = layout.centre, partial(beside, corner=self._corner(), gap=6 * unit)
        place = cut(centre.long_sheet if len(self._text.rows) > _ROOMY else centre.sheet)
        foot = (places or layout.action_rects([QSizeF(0, 0)]))[0].top() - 14 * unit
        self._lines = self._fitted(layout.text, place.width() - 44 * unit, foot - place.top())
        if layout.compact and self._height > foot - place.top():
            place = cut(centre.high_sheet)
            self._lines = self._fitted(layout.text, place.width() - 44 * unit, foot - place.top())
            place.setTop(max(place.top(), foot - self._height))
        most = foot - place.top() if layout.compact else max(foot - place.top(), self._height)
        place.setHeight(min(max(place.height(), self._height), most))
        fixed = self._head + self._foot
        if layout.compact and self._height > most:
            # The sheet ends below a whole line.
            inside = max((stop for stop in self._stops() if stop <= most - fixed), default=most - fixed)
            place.setTop(place.bottom() - fixed - inside)
        self._sheet = place
        self._roll.fit(self._height - fixed, place.height() - fixed, self._lines[-1].height, self._stops())
        room = self.enclose((place, *places))
        for button, spot in zip(buttons, places, strict=True):
            button.put(spot, room)

    def _stops(self) -> list[float]:
        """Return how far the text must move so that one line after another is the first to be seen."""
        steps = (line.height + line.ruled * ABOVE_RULE * self._air for line in self._lines[1:-1])
        return list(accumulate(steps, initial=0.0))

    def _fitted(self, scale: float, width: float, most: float) -> tuple[SheetLine, ...]:
        """Return the lines, made smaller or shortened if they would be higher than *most*."""
        if self.context.layout.compact:
            return self._fitted_large(scale, width, most)
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

    def _fitted_large(self, scale: float, width: float, most: float) -> tuple[SheetLine, ...]:
        """Return the lines in large text, smaller if all lines, or all payments, are in sight then."""
        self._notes_beside, self._dense = True, False
        self._lines = self._set(scale, width)
        if self._height <= most:
            return self._lines
        self._notes_beside, share = False, 1.0
        paid: tuple[SheetLine, ...] = ()
        while share > _SMALLEST:
            self._lines = self._set(share * scale, width)
            if self._height <= most:
                return self._lines
            if not paid and self._height_to(1 + len(self._text.rows)) + self._foot <= most:
                paid = self._lines
            share *= _SHRINK
        self._lines = paid or self._lines
        return self._lines

    def paint(self, painter: QPainter) -> None:
        """Paint the parchment and its lines."""
        unit = self.context.unit
        drop = self.context.drop(self._sheet)
        paint_sheet(painter, self._sheet, self.context.theme, unit=unit, lift=2, drop=drop)
        rows = self._rows()
        for at in (0, -1):
            # Title and total stay in sight while the payments move between them.
            self._lines[at].paint(painter, rows[at], unit)
        painter.save()
        painter.setClipRect(self._seen(rows))
        for line, row in zip(self._lines[1:-1], rows[1:-1], strict=True):
            line.paint(painter, row, unit)
        painter.restore()
        bar = self._sheet.adjusted(self._sheet.width() - 15 * unit, self._head, -6 * unit, -self._foot)
        self._roll.paint_bar(painter, bar, self.context.theme.chrome.ink)

    def _rows(self) -> list[QRectF]:
        """Return the place of each line."""
        unit, sheet, paragraphs = self.context.unit, self._sheet, sum(line.ruled for line in self._lines)
        spare = max(0.0, sheet.height() - self._height) / (paragraphs + 2)
        at = sheet.topLeft() + QPointF(22 * unit, (_MARGIN - 1) * self._air + spare / 2)
        rows = []
        for number, line in enumerate(self._lines):
            at += QPointF(0, line.ruled * (spare + ABOVE_RULE * self._air))
            moved = self._roll.offset if 0 < number < len(self._lines) - 1 else 0.0
            rows.append(QRectF(at - QPointF(0, moved), QSizeF(sheet.width() - 44 * unit, line.height)))
            at += QPointF(0, line.height)
        if self._roll.is_needed:
            rows[-1].moveTop(sheet.bottom() - self._foot + ABOVE_RULE * self._air)
        return rows

    def _seen(self, rows: list[QRectF]) -> QRectF:
        """Return the part of the sheet in which *rows* move; only a row higher than it is cut."""
        unit = self.context.unit
        if not self._roll.is_needed:
            return self._sheet
        field = self._sheet.adjusted(0, self._head, 0, -self._foot)
        blank = field.adjusted(0, -_CUT * unit, 0, _CUT * unit)
        moving = tuple(zip(self._lines, rows, strict=True))[1:-1]
        whole = [(line, row) for line, row in moving if blank.contains(row)]
        if whole:
            (first, top), (_, bottom) = whole[0], whole[-1]
            field.setTop(max(field.top(), top.top() - first.ruled * ABOVE_RULE * self._air))
            field.setBottom(min(field.bottom(), bottom.bottom()))
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
        return self._height_to(len(self._lines)) + _MARGIN * self._air

    def _height_to(self, count: int) -> float:
        """Return the height of this number of the first lines, with the margin above them."""
        rules = sum(line.ruled for line in self._lines[:count])
        return sum(line.height for line in self._lines[:count]) + (rules * ABOVE_RULE + _MARGIN) * self._air

    @property
    def _head(self) -> float:
        """The height of the title, which does not move, with the margin above it."""
        return self._height_to(1)

    @property
    def _foot(self) -> float:
        """The height of the total, which does not move, with its rule and the margin below it."""
        return self._lines[-1].height + (ABOVE_RULE + _MARGIN) * self._air

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
        total, _ = self._set_row(self._text.total, scale, width, final=True)
        if not large and not self._dense:
            lines.append(about)
        rows = self._set_rows(scale, width)
        beside = [line for line, note in rows if note and line.has_room_for(note, width, self.context.unit)]
        # A short sheet is uniform: either all reasons stand beside their payments, or none do.
        if len(rows) <= _ROOMY and len(beside) < sum(note is not None for _, note in rows):
            beside = []
        last = []
        for line, note in rows:
            if note is not None and large and not self._notes_beside:
                reason = Lettering(f"{' '.join(line.words.text.split())}: {note.text}", note.font)
                lines.append(line)
                last.append(SheetLine(reason.wrapped(width), chrome.faint_ink))
            elif note is None:
                lines.append(line)
            elif self._notes_beside and line in beside:
                lines.append(replace(line, note=note, note_ink=chrome.faint_ink))
            else:
                lines += [line, SheetLine(note.wrapped(width), chrome.faint_ink)]
        # In large text the payments come first, so that all of them are seen at once.
        return (*lines, about, *last, total) if large else (*lines, total)

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
        if one.size.width() <= width or scale < self.context.layout.text:
            return fitted_name(one, width)
        return evened(serif(TypeRole.LINE, words, scale=scale), width)

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
        room = width - figure.size.width() - BEFORE_FIGURE * context.unit
        words = context.sans(TypeRole.BUTTON, row.who, bold=True, scale=scale)
        who = words.wrapped(room) if large and scale == context.layout.text else fitted_name(words, room)
        line = SheetLine(who, chrome.ink, figure, ink_of(row.gain, chrome), ruled=True)
        return line, context.sans(TypeRole.ROLE, row.parts, scale=scale) if row.parts else None
