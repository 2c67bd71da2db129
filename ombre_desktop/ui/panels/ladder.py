"""The trump ladder at the upper right: every trump from high to low, and whether it is held, out or gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.boards import TrumpState, paint_ladder_cell, paint_panel, strike_out
from ombre_desktop.ui.paint.card_deck import index_of
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.plate import Plate
from ombre_desktop.ui.panels.signs import paint_sign, paint_silhouette
from ombre_desktop.ui.table.room import LADDER_COUNT, LADDER_FIGURE, LADDER_TITLE
from ombre_desktop.ui.texts.panels import ladder_count, ladder_title
from ombre_desktop.value import Value

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SIGN, _ABOVE = 20.0, 4.0
"""The side of a sign below its figure, and the room above the figure and below the sign, in units."""
_STRIKE = 5.0
"""The room at both sides of a figure beside its sign for the line that strikes it out, in units."""
_GONE = 0.55
"""The opacity of the sign of a trump that is gone, a mere outline in the colour of its figure."""


class Rung(Value):
    """A trump and what the person knows of it, in a *deck* of its game: another may not have the card."""

    card: Card
    state: TrumpState
    deck: Deck

    def figure(self, context: TableContext) -> str:
        """Return the text in the corners of the card."""
        return index_of(self.card.rank, self.deck, context.printed)

    def sign_in(self, context: TableContext) -> TableContext:
        """Return *context* for the sign of the card."""
        return replace(context, deck=self.deck)


def rungs_of(view: SeatView, picture: TablePicture, deck: Deck) -> tuple[Rung, ...]:
    """
    Return every trump from the top: in the person's hand, gone, or still out.

    The *picture* decides what has been played: the *view* may be many tricks ahead of it, and reaches the end
    almost at once in a deal that the person sits out.
    """
    return known_of(view.position.ranking.trumps, view, picture, deck)


def trumps_shown(now: Situation) -> tuple[Rung, ...]:
    """Return the trumps as the ladder shows them *now*; empty if the ladder is hidden."""
    picture, view = now.picture, now.view
    if picture is None or view is None or not has_orders(now):
        return ()
    return rungs_of(view, picture, now.deck)


def has_orders(now: Situation) -> bool:
    """Tell whether the order of the trumps and that of the suit led may be shown *now*."""
    picture = now.picture
    if picture is None or picture.laid or not now.wants_ladder:
        return False
    return picture.trump is not None or bool(picture.trick)


def known_of(cards: Cards, view: SeatView, picture: TablePicture, deck: Deck) -> tuple[Rung, ...]:
    """
    Return what the person knows of each of *cards*, by the *picture* and the discards they saw.

    They are shown in *deck*, unless the game has cards that it lacks.
    """
    deck = deck_for(deck, view.position.ruleset.pack)
    mine = set(picture.hands[PERSON])
    gone = {card for played in picture.played for card in played} | set(view.position.dead[PERSON])

    def state(card: Card) -> TrumpState:
        if card in mine:
            return TrumpState.MINE
        return TrumpState.GONE if card in gone else TrumpState.OUT

    return tuple(Rung(card, state(card), deck) for card in cards)


class LadderPanel(Plate):
    """A cell for each trump, with index and sign; a screen reader finds the trumps elsewhere, in words."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._rungs: tuple[Rung, ...] = ()
        self._looks_on = False
        self._counts = True
        self.lay_out()

    def tell(self, rungs: Sequence[Rung], *, looks_on: bool = False, counts: bool = True) -> None:
        """Show *rungs*, the highest first, with their numbers if it *counts*; hide a ladder without rungs."""
        self.setVisible(bool(rungs))
        told = (tuple(rungs), looks_on, counts)
        if told != (self._rungs, self._looks_on, self._counts):
            self._rungs, self._looks_on, self._counts = told
            self.update()

    def lay_out(self) -> None:
        """Fit the ladder into its corner."""
        self.stand_at(self.context.layout.room.ladder.rect)

    def paint(self, painter: QPainter) -> None:
        """Paint the board, the title, the count and the cells."""
        ladder, theme = self.context.layout.room.ladder, self.context.theme
        self._stamps.lay(painter, QRectF(self.geometry()), "board", self._paint_board)
        title, counted = self._head()
        title.draw(painter, ladder.title, theme.chrome.text, align=_LEFT)
        if counted is not None:
            counted.draw(painter, ladder.title, theme.chrome.muted, align=_RIGHT)
        for number, rung in enumerate(self._rungs):
            cell = ladder.place(number)
            self._stamps.lay(painter, cell, rung, partial(self._paint_rung, cell=cell, rung=rung))

    def _paint_board(self, painter: QPainter) -> None:
        place = self.context.layout.room.ladder.rect
        paint_panel(painter, place, self.context.theme, unit=self.context.unit, drop=self.context.drop(place))

    def _head(self) -> tuple[Lettering, Lettering | None]:
        """Return the title and the count, with the title shortened or left out if both are too long."""
        ladder, families = self.context.layout.room.ladder, self.context.families
        if not self._counts:
            font = families.serif_font(LADDER_TITLE * ladder.text, bold=True)
            long = Lettering(ladder_title(), font)
            fits = long.size.width() <= ladder.title.width()
            return (long if fits else Lettering(ladder_title(short=True), font)), None
        counted = Lettering(self._count(), families.sans_font(LADDER_COUNT * ladder.text))
        for words in (ladder_title(), ladder_title(short=True)):
            title = Lettering(words, families.serif_font(LADDER_TITLE * ladder.text, bold=True))
            if title.size.width() + counted.size.width() + 8 * self.context.unit <= ladder.title.width():
                return title, counted
        # The count matters more than the title.
        return Lettering("", title.font), counted

    def _paint_rung(self, painter: QPainter, cell: QRectF, rung: Rung) -> None:
        theme, gone = self.context.theme, rung.state is TrumpState.GONE
        paint_ladder_cell(painter, cell, theme, unit=self.context.unit, state=rung.state)
        figure = self._figure(rung)
        place, sign = self._places(cell, figure)
        ink = theme.chrome.muted if gone else theme.chrome.ink
        figure.draw(painter, place, ink)
        if gone:
            paint_silhouette(painter, sign, rung.card.suit, rung.sign_in(self.context), ink=faded(ink, _GONE))
        else:
            paint_sign(painter, sign, rung.card.suit, rung.sign_in(self.context))
        if gone:
            # The sign stays clear: a line across a coin would hide what it is.
            wide = 0.0 if self._upright else _STRIKE * self.context.unit
            strike_out(painter, place.adjusted(-wide, 0, wide, 0), theme, unit=self.context.unit)

    @property
    def _upright(self) -> bool:
        """True if signs stand below the figures."""
        return self.context.layout.room.ladder.upright

    def _figure(self, rung: Rung) -> Lettering:
        font = self.context.families.serif_font(
            LADDER_FIGURE * self.context.layout.room.ladder.text, bold=True
        )
        return Lettering(rung.figure(self.context), font)

    def _places(self, cell: QRectF, figure: Lettering) -> tuple[QRectF, QRectF]:
        """Return the places of figure and sign in a *cell*: side by side, or the sign below the figure."""
        if self._upright:
            side, above = _SIGN * self.context.unit, _ABOVE * self.context.unit
            sign = QRectF(cell.center().x() - side / 2, cell.bottom() - above - side, side, side)
            # The tails of Q and J reach below the line on which capitals stand.
            capital = QFontMetricsF(figure.font).capHeight()
            return QRectF(cell.left(), cell.top() + above, cell.width(), capital), sign
        side, width = cell.height() * 0.42, figure.size.width()
        gap = 0.12 * side
        left = cell.center().x() - (width + gap + side) / 2
        place = QRectF(left, cell.top(), width, cell.height())
        return place, QRectF(place.right() + gap, cell.center().y() - side / 2, side, side)

    def _count(self) -> str:
        states = [rung.state for rung in self._rungs]
        mine, out = states.count(TrumpState.MINE), states.count(TrumpState.OUT)
        return ladder_count(mine, out, looks_on=self._looks_on)
