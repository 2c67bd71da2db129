"""The order of the plain suit that was led: one row of cells under the trump ladder."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import SeatView, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.boards import TrumpState, paint_ladder_cell, paint_panel, strike_out
from ombre_desktop.ui.paint.fitting import fitted
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.ladder import Rung, has_orders, known_of
from ombre_desktop.ui.panels.plate import Plate
from ombre_desktop.ui.panels.signs import paint_sign

_PAD, _GAP = 7.0, 2.0
_LONG = 1.6
"""The width of a cell with two digits, as a multiple of a cell with one."""


def suit_shown(now: Situation) -> tuple[Rung, ...]:
    """Return the cards of the suit led, as they are shown *now*; empty where no order is shown."""
    picture, view = now.picture, now.view
    if not now.helps.of(Skill.PLAIN_ORDER):
        return ()
    if picture is None or view is None or not has_orders(now):
        return ()
    return order_led(view, picture, now.deck)


def order_led(view: SeatView, picture: TablePicture, deck: Deck) -> tuple[Rung, ...]:
    """Return the cards of the suit led to the trick, the highest first; empty unless it is a plain suit."""
    if not picture.trick:
        return ()
    ranking = view.position.ranking
    _, led = picture.trick[0]
    if ranking.is_trump(led):
        return ()
    suit = next((cards for cards in ranking.plain.values() if led in cards), ())
    return known_of(suit, view, picture, deck)


class SuitOrderPanel(Plate):
    """A row of cells with the figures of one suit, after the suit's sign."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._rungs: tuple[Rung, ...] = ()
        self._strength = 1.0
        self.hide()
        self.lay_out()

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The cards shown, the highest first."""
        return self._rungs

    def tell(self, rungs: Sequence[Rung], strength: float = 1.0) -> None:
        """Show the cards of a suit, the highest first, at this opacity; hide the row if there are none."""
        self.setVisible(bool(rungs))
        if (self._rungs, self._strength) != (tuple(rungs), strength):
            self._rungs, self._strength = tuple(rungs), strength
            self.update()

    def lay_out(self) -> None:
        """Stand under the trump ladder."""
        self.stand_at(self.context.layout.room.ladder.strip)

    def paint(self, painter: QPainter) -> None:
        """Paint the board, the sign and the cells."""
        if not self._rungs:
            return
        unit, place = self.context.unit, self.context.layout.room.ladder.strip
        painter.setOpacity(self._strength)
        paint_panel(painter, place, self.context.theme, unit=unit, drop=self.context.drop(place))
        field = place.adjusted(_PAD * unit, 0.6 * _PAD * unit, -_PAD * unit, -0.6 * _PAD * unit)
        side = field.height()
        self._paint_sign(painter, QRectF(field.topLeft(), field.topLeft()).adjusted(0, 0, side, side))
        gap = _GAP * unit
        cells = field.adjusted(side + 2 * gap, 0, 0, 0)
        # A figure of two digits needs more room.
        shares = [_LONG if len(self._figure(rung)) > 1 else 1.0 for rung in self._rungs]
        width = (cells.width() - gap * (len(shares) - 1)) / sum(shares)
        left = cells.left()
        for share, rung in zip(shares, self._rungs, strict=True):
            self._paint_cell(painter, QRectF(left, cells.top(), share * width, cells.height()), rung)
            left += share * width + gap

    def _figure(self, rung: Rung) -> str:
        return rung.figure(self.context)

    @property
    def _suit(self) -> Suit:
        return self._rungs[0].card.suit

    def _paint_sign(self, painter: QPainter, place: QRectF) -> None:
        """Paint the sign on a tile of paper, since a black sign would be invisible on lacquer."""
        unit = self.context.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.context.theme.chrome.paper_top)
        painter.drawRoundedRect(place, 4 * unit, 4 * unit)
        inset = 0.1 * place.width()
        inner = place.adjusted(inset, inset, -inset, -inset)
        paint_sign(painter, inner, self._suit, self._rungs[0].sign_in(self.context))

    def _paint_cell(self, painter: QPainter, cell: QRectF, rung: Rung) -> None:
        theme, unit, gone = self.context.theme, self.context.unit, rung.state is TrumpState.GONE
        paint_ladder_cell(painter, cell, theme, unit=unit, state=rung.state)
        font = self.context.families.serif_font(cell.height() * 0.66, bold=True)
        figure = fitted(Lettering(self._figure(rung), font), cell.width() * 0.86)
        figure.draw(painter, cell, theme.chrome.muted if gone else theme.chrome.ink)
        if gone:
            strike_out(painter, cell, theme, unit=unit)
