"""A quiet sign of a hand's strength at the bids: a pip for each trick, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from ombre_desktop.engine import CallRequest, Contract, SeatView, Suit
from ombre_desktop.engine.contract import Exchange
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.buttons import Look
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pressable import Ground, Pressable
from ombre_desktop.ui.texts.hand_strength import Company, strength_spoken, strength_told
from ombre_desktop.value import Value

_PIP, _STEP = 0.42, 0.6
"""The width of a pip and the distance between two, in heights of a line."""
_SIDE, _FOOT, _GAP = 11.0, 4.0, 6.0
"""The margins, and the gap around the sign, in units."""
_SHADE = 0.85
"""The opacity of the ground."""


class Strength(Value):
    """The strength of a hand: its likely *tricks* with *suit* as trump, and those that *win* for certain."""

    tricks: int
    win: int
    suit: Suit
    company: Company

    def words(self, deck: Deck) -> str:
        """Return the likely tricks, to be read beside pips."""
        return strength_told(self.company, self.tricks, self.suit, deck)

    def spoken(self, deck: Deck) -> str:
        """Return the likely tricks and those that win, for a bubble and a screen reader."""
        return strength_spoken(self.company, self.tricks, self.win, self.suit, deck)


def strength_of(asked: CallRequest, view: SeatView) -> Strength | None:
    """Return the strength of the person's hand in the likeliest bid; None if no bid names its trump."""
    # The count is needed only here, and is not loaded for the first picture.
    from ombre_desktop.players.hand_reading import read_best, tricks_that_win

    best = read_best(view, asked)
    if best is None:
        return None
    contract, reading = best
    state = view.position
    _, win = tricks_that_win(state.ruleset, len(state.ring))
    return Strength(reading.about, win, reading.suit, _company(contract, together=state.ruleset.together))


def _company(contract: Contract, *, together: bool) -> Company:
    """Return the company in which *contract* is played, in a game that counts sides *together* or not."""
    if contract.calls or contract.partner:
        return Company.PARTNER
    if contract.exchange is not Exchange.NONE:
        return Company.NEW_CARDS
    return Company.ALONE if together else Company.AS_DEALT


class StrengthFace(Value):
    """The pips of a *strength* on thin lacquer at an *opacity*, with its words or without."""

    strength: Strength
    opacity: float
    has_words: bool = True

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the pips and the words, with their margins."""
        words, unit = self._words(context).size, context.unit
        width = words.width() + _SIDE * unit if self.has_words else 0.0
        size = QSizeF(self._pips_width(context) + width, words.height() + 2 * _FOOT * unit)
        return size.expandedTo(QSizeF(0, context.layout.least))

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint a full pip for each likely trick, an empty one for each that is wanting, and the words."""
        painter.save()
        painter.setOpacity(1.0 if focus or look is Look.HOVER else self.opacity)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = faded(context.theme.chrome.lacquer_bottom, _SHADE)
        painter.fillPath(rounded(rect, rect.height() / 2), shade)
        self._paint_pips(painter, rect, context)
        if self.has_words:
            place = rect.adjusted(self._pips_width(context), 0, -_SIDE * context.unit, 0)
            left = Qt.AlignmentFlag.AlignLeft
            self._words(context).draw(painter, place, context.theme.chrome.text, align=left)
        painter.restore()

    def _paint_pips(self, painter: QPainter, rect: QRectF, context: TableContext) -> None:
        line, gold = self._words(context).size.height(), context.theme.chrome.gold
        radius = _PIP * line / 2
        painter.setPen(QPen(gold, max(1.0, 1.2 * context.unit)))
        for number in range(self._pips):
            x = rect.left() + _SIDE * context.unit + radius + number * _STEP * line
            painter.setBrush(gold if number < self.strength.tricks else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, rect.center().y()), radius, radius)

    def _pips_width(self, context: TableContext) -> float:
        """Return the width of the pips with their margins."""
        line = self._words(context).size.height()
        return ((self._pips - 1) * _STEP + _PIP) * line + 2 * _SIDE * context.unit

    @property
    def _pips(self) -> int:
        return max(self.strength.win, self.strength.tricks)

    def _words(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.ROLE, self.strength.words(context.deck))


class HandSign(Pressable):
    """
    The strength of a hand in a clear place beside the question; pressing it only tells what it means.

    Without room for the words, it is the pips alone; without room for these, it is hidden.
    """

    def __init__(self, strength: Strength, opacity: float, panel: Ground) -> None:
        super().__init__(StrengthFace(strength, opacity), "", panel)
        self._opacity, self.strength = opacity, strength
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(lambda: panel.explain(self))

    def find_place(self, question: QRectF, others: Sequence[QRectF], context: TableContext) -> None:
        """Find a place above or beside the *question*, clear of cards and of *others*."""
        self.hint = self.strength.spoken(context.deck)
        obstacles, gap = context.layout.obstacles, _GAP * context.unit
        for has_words in (True, False):
            face = StrengthFace(self.strength, self._opacity, has_words)
            for place in _around(question, face.size(context), gap):
                is_clear = obstacles.is_clear(place) and obstacles.is_readable(place)
                around = place.adjusted(-gap, -gap, gap, gap)
                if is_clear and not any(map(around.intersects, others)):
                    self.change(face, self.hint)
                    self.place = place
                    self.show()
                    return
        self.hide()


def _around(question: QRectF, size: QSizeF, gap: float) -> Iterator[QRectF]:
    """Yield places of this *size* around the *question*: above it, to its right, to its left, and below."""
    place = QRectF(QPointF(), size)
    place.moveCenter(question.center())
    yield place.translated(0, question.top() - gap - place.bottom())
    yield place.translated(question.right() + gap - place.left(), 0)
    yield place.translated(question.left() - gap - place.right(), 0)
    yield place.translated(0, question.bottom() + gap - place.top())
