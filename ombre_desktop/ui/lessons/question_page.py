"""A question that is all there is on the table: a title, and tiles of one size under three backs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import HIDDEN, Suit
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Face
from ombre_desktop.ui.panels.tile_face import TileFace
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.table.card_shadow import paint_shade, shade_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.lamp import HELD
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.value import replace

_TITLE = 34 / TypeRole.HEADING.value
"""The size of the title, as a multiple of that of headings."""
_LARGEST = 1.3
"""The size of text, in units, up to which the title grows: it is large already."""
_SMALLER = 0.75
"""The share of their size to which words may shrink before they stand in two lines."""
_SHRINKS = (1.0, 0.9, 0.8)
"""The shares of their size that words may have, so that all tiles have room below the dish."""
_TOP, _FOOT, _DISH, _BROAD = 0.275, 0.93, 0.06, 0.6
"""The part of the stage for the page: below the dish, or over it; above the edge; and its width."""
_LOW = 0.8
"""The share of the spare room above a title without backs, which would lie between the hollows."""
_GAP, _APART = 14.0, 22.0
"""The distances between two tiles, and between title and tiles, in units."""
_BACK, _HEAP, _SPREAD, _SINK, _TURN = 112.0, 190.0, 44.0, 6.0, 10.0
"""The heights of a back and widths of all, the steps aside and down, in units; the turn in degrees."""
_SUITS = tuple(Suit)


class QuestionPage(QuestionPanel):
    """A question on an empty table; its backs give way where large letters need their room."""

    def __init__(
        self, question: str, answers: Answers, art: DeckArt, context: TableContext, parent: QWidget
    ) -> None:
        self._question, self._art = question, art
        self._title, self._title_place, self._backs = "", QRectF(), QRectF()
        super().__init__(question, answers, context, parent)
        art.ready.connect(self._redraw)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the title and the answers."""
        return (self._title_place, *(button.place for button in self.buttons))

    def lay_out(self) -> None:
        """Place backs, title and tiles under one another in the middle of the table."""
        stage, unit, buttons = self.context.layout.stage, self.context.unit, self.buttons
        columns, broad = min(2, len(buttons)), _BROAD * stage.rect.width()
        self._title = evened(self._lettering(self._question), broad).text
        title, rows = self._lettering(self._title).size, -(-len(buttons) // columns)
        top, foot = stage.at(0.5, _TOP), stage.at(0.5, _FOOT).y()
        room = foot - top.y() - title.height() - _APART * unit
        for shrink in _SHRINKS:
            tile = self._dressed((broad - _GAP * unit) / 2, shrink)
            spare = room - rows * (tile.height() + _GAP * unit) + _GAP * unit
            if spare >= 0:
                break
        backs = (_BACK + 2 * _APART) * unit
        has_backs = spare > backs
        y = top.y() + max(0.0, (spare - backs) / 3 if has_backs else spare * _LOW)
        self._backs = QRectF()
        if has_backs:
            self._backs = stage.box(QPointF(top.x(), y + _BACK / 2 * unit), _HEAP, _BACK)
            y += backs
        elif spare < 0:  # the dish is empty, so large letters may cover it
            y = max(stage.at(0.5, _DISH).y(), y + spare)
        self._title_place = QRectF(QPointF(top.x() - title.width() / 2, y), title)
        below = QPointF(top.x(), self._title_place.bottom() + _APART * unit)
        cells = _cells(len(buttons), columns, tile, below, unit)
        around = self.enclose((self._title_place, *cells, *([self._backs] if has_backs else [])))
        for button, cell in zip(buttons, cells, strict=True):
            button.put(cell, around)

    def paint(self, painter: QPainter) -> None:
        """Paint backs and title on the cloth."""
        if not self._backs.isEmpty():
            for at in (-1, 0, 1):
                self._paint_back(painter, at)
        title = self._lettering(self._title)
        title.draw(painter, self._title_place, self.context.theme.on_cloth)

    def _paint_back(self, painter: QPainter, at: int) -> None:
        """Paint the left (-1), middle (0) or right (1) of the three backs."""
        context, unit = self.context, self.context.unit
        card = card_size(_BACK * unit)
        middle = self._backs.center() + QPointF(at * _SPREAD, abs(at) * _SINK) * unit
        back = self._art.on_table(context.deck, HIDDEN, card, self.devicePixelRatioF())
        if back is None:
            return
        shade = shade_of(middle, _TURN * at, HELD, lamp=context.layout.lamp, unit=unit)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle)
        painter.rotate(_TURN * at)
        if not context.theme.plain:
            paint_shade(painter, card.height(), unit, shade, ratio=self.devicePixelRatioF())
        corner = QPointF(-card.width() / 2, -card.height() / 2)
        painter.drawPixmap(QRectF(corner, card), back, QRectF(back.rect()))
        painter.restore()

    def _face(self, text: ButtonText, at: int) -> Face:
        return TileFace(text, _SUITS[at % len(_SUITS)])

    def _dressed(self, broad: float, shrink: float) -> QSizeF:
        """Give the answers faces at most *broad* pixels wide, and return the size of the largest."""
        for button, face in zip(self.buttons, self._tiles(broad, shrink), strict=True):
            button.change(face, button.accessibleName())
        sizes = [button.face.size(self.context) for button in self.buttons]
        return QSizeF(max(size.width() for size in sizes), max(size.height() for size in sizes))

    def _tiles(self, broad: float, shrink: float) -> list[TileFace]:
        """Return the faces for tiles at most *broad* pixels wide, all with letters of one size."""
        faces = [of_kind(button.face, TileFace) for button in self.buttons]
        whole = max(replace(face, broad=0.0, share=1.0).size(self.context).width() for face in faces)
        beside = max(face.beside(self.context) for face in faces)
        fits = (broad - beside) / max(whole - beside, 1)
        share = fits if _SMALLER < fits < shrink else shrink
        return [replace(face, broad=broad, share=share) for face in faces]

    def _lettering(self, words: str) -> Lettering:
        scale = min(self.context.layout.text, _LARGEST * self.context.unit)
        return self.context.serif(TypeRole.HEADING, words, scale=_TITLE * scale)

    @Slot()
    def _redraw(self) -> None:
        """Paint the backs, whose picture is ready."""
        self.update()


def asking(
    question: str, answers: Answers, desk: TableDesk, controller: SessionController
) -> Callable[[TableContext, QWidget], QuestionPanel]:
    """Return what makes a page for a *question*, or a panel if a deal lies on the table."""
    if controller.sitting is not None:
        return partial(QuestionPanel, question, answers)
    return partial(QuestionPage, question, answers, desk.art)


def _cells(count: int, columns: int, tile: QSizeF, top: QPointF, unit: float) -> tuple[QRectF, ...]:
    """Return the places of *count* tiles in rows below *top*; one that is left over stands in the middle."""
    across, down = tile.width() + _GAP * unit, tile.height() + _GAP * unit
    cells = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        left = top.x() - (in_row * across - _GAP * unit) / 2 + column * across
        cells.append(QRectF(QPointF(left, top.y() + row * down), tile))
    return tuple(cells)
