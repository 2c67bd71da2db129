"""The picture of a day to send: a leaf of paper with the game, and the ladder, without any cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.features.daily.day import Day, Rung, ladder_of
from ombre_desktop.ui.paint.boards import PAGE_RULE, paint_page, rounded
from ombre_desktop.ui.paint.file_words import write
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.game_object import game_object
from ombre_desktop.ui.paint.picture_bytes import Picture
from ombre_desktop.ui.paint.portraits.picture import portrait_picture
from ombre_desktop.ui.paint.theme import Theme, theme_for
from ombre_desktop.ui.texts import daily as words
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.dates import long_date
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.results import signed
from ombre_desktop.ui.texts.title import TITLE
from ombre_desktop.value import Value

_WIDE, _HEAD, _ROW, _FOOT, _MARGIN = 800.0, 210.0, 62.0, 60.0, 60.0
"""The width of the page, and the heights of its head, of a row, and of its foot."""
_FACE, _NAME, _FIGURE = 52, 260.0, 90.0
"""The side of a portrait, and the widths of a name and of a figure."""
_OBJECT = 120
_RATIO = 2.0
_GAIN, _LOSS = QColor(84, 122, 74), QColor(160, 64, 52)
_LEFT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


class Entry(Value):
    """A rung of the ladder with the *name* and the figure as they are written."""

    rung: Rung
    name: str
    figure: str


def picture_of(day: Day, own: str, name: str, families: Families) -> Picture:
    """
    Return the picture of a *day* that was played, with the portrait of the person's *own* and their *name*.

    Others will see it: who has no name is not called "You".
    """
    rungs = tuple(one for one in ladder_of(day, own) if one.amount is not None)
    own_name = outside.name(name) or words.me()
    entries = tuple(Entry(one, _name(one, own_name), signed(one.amount or 0)) for one in rungs)
    played = day.played
    told = "" if played is None else words.mark_told(played.mark, is_late=day.is_late)
    thing = game_object(day.deal.game.name, _OBJECT, _RATIO).toImage()
    page = DayPicture(
        heading=long_date(day.date),
        game=game_name(day.deal.game.name),
        entries=entries,
        line=sentences((f"{TITLE}.", told)) if told else TITLE,
        thing=thing,
        families=families,
        theme=theme_for(ClothName.GREEN, ColourScheme.DARK),  # the paper is the same in every room
    )
    return page.picture


def _name(rung: Rung, own: str) -> str:
    return own if rung.is_own else COMPANY[rung.portrait].name()


class DayPicture(Value):
    """The page of a day: its *heading*, *game* and the game's object, the *entries*, and a *line* below."""

    heading: str
    game: str
    entries: tuple[Entry, ...]
    line: str
    thing: QImage
    families: Families
    theme: Theme

    @property
    def picture(self) -> Picture:
        """The page as a picture for a file."""
        size = QSizeF(_WIDE, _HEAD + _ROW * len(self.entries) + _FOOT)
        return Picture(self.draw, size, _RATIO, self.heading, self.line)

    def draw(self, painter: QPainter) -> None:
        """Draw the whole page; any thread may do this."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_page(painter, QRectF(QPointF(), self.picture.size), self.theme, ((18.0, 3.2), (26.0, 1.2)))
        ink = self.theme.chrome.ink
        painter.drawImage(QRectF(_MARGIN, 56, _OBJECT, _OBJECT), self.thing)
        words = QRectF(_MARGIN + 140, 64, _WIDE - 2 * _MARGIN - 140, 56)
        write(painter, self.game, words, self.families.serif_font(46, bold=True), ink=ink, align=_LEFT)
        below = words.translated(0, 58)
        write(painter, self.heading, below, self.families.serif_font(26), ink=ink, align=_LEFT)
        largest = max((abs(one.rung.amount or 0) for one in self.entries), default=0)
        for at, entry in enumerate(self.entries):
            self._entry(painter, entry, _HEAD + at * _ROW, largest)
        foot = QRectF(_MARGIN, _HEAD + _ROW * len(self.entries), _WIDE - 2 * _MARGIN, 30)
        write(painter, self.line, foot, self.families.serif_font(20, italic=True), ink=ink, align=_CENTRE)

    def _entry(self, painter: QPainter, entry: Entry, top: float, largest: int) -> None:
        """Draw a rung: the face, the name, the figure, and a bar from the middle."""
        ink, rung = self.theme.chrome.ink, entry.rung
        if rung.is_own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(226, 182, 82, 90))
            painter.drawPath(rounded(QRectF(_MARGIN - 10, top + 2, _WIDE - 2 * _MARGIN + 20, _ROW - 4), 8))
        face = portrait_picture(rung.portrait, self.theme, _FACE, _RATIO)
        painter.drawImage(QRectF(_MARGIN, top + (_ROW - _FACE) / 2, _FACE, _FACE), face)
        name = QRectF(_MARGIN + _FACE + 14, top, _NAME, _ROW)
        font = self.families.serif_font(25, bold=rung.is_own)
        write(painter, entry.name, name, font, ink=ink, align=_LEFT)
        figure = QRectF(name.right(), top, _FIGURE, _ROW)
        write(painter, entry.figure, figure, self.families.serif_font(27, bold=True), ink=ink, align=_CENTRE)
        room = QRectF(figure.right() + 12, top + _ROW / 2 - 9, _WIDE - _MARGIN - figure.right() - 12, 18)
        middle = room.center().x()
        painter.setPen(QPen(PAGE_RULE, 1.4))
        painter.drawLine(QPointF(middle, top + 6), QPointF(middle, top + _ROW - 6))
        if rung.amount and largest:
            long = room.width() / 2 * rung.amount / largest
            bar = QRectF(middle, room.top(), long, room.height()).normalized()
            painter.fillPath(rounded(bar, 4), _GAIN if long > 0 else _LOSS)
