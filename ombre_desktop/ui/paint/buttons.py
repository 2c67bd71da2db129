"""Buttons: parchment choices (the bids), gold and dark buttons, and round tools; also the tip."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ombre_desktop.ui.paint.boards import lacquer, paint_panel, paint_sheet, rounded
from ombre_desktop.ui.paint.brass import brass_round
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.texture import draw_shadow, faded, mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.value import Value


class Look(Enum):
    """The present look of a button."""

    REST = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()


class Metal(Enum):
    """The metal of a button: gold to move on, dark lacquer for everything else."""

    GOLD = auto()
    DARK = auto()


_LEAN = 26.0
"""The furthest lean of a tip's point, in units."""


class ChoiceText(Value):
    """The texts of a choice: title, key, and consequences (each line with its colour)."""

    title: Lettering
    key: Lettering | None
    lines: tuple[tuple[Lettering, QColor], ...] = ()


_CHOICE_MARGIN = 9.0
"""The blank height of a choice, above and below its texts together, in units."""


def choice_size(text: ChoiceText, unit: float) -> QSizeF:
    """Return the size of a choice that holds all its texts."""
    inner = stacked_size((text.title, *(line for line, _ in text.lines)))
    cap = key_size(text.key, unit).width() if text.key else 0.0
    width = max(inner.width(), text.title.size.width() + 2 * (cap + 6 * unit))
    return QSizeF(max(120 * unit, width + 36 * unit), inner.height() + _CHOICE_MARGIN * unit)


def paint_choice(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    text: ChoiceText,
    look: Look = Look.REST,
    focus: bool = False,
    gold: bool = False,
    plain: bool = False,
) -> None:
    """Paint a choice on parchment, *plain* or not, or on *gold* if it is the one that most people want."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look is Look.DISABLED:
        painter.setOpacity(0.55)
    lift = {Look.REST: 1.0, Look.HOVER: 1.9, Look.PRESSED: 0.4, Look.DISABLED: 0.5}[look]
    box = rect.translated(0, (1 - lift) * 1.6 * unit)
    if focus:
        paint_focus(painter, box, theme, unit=unit, radius=6)
    if gold:
        _paint_gold(painter, box, theme, unit=unit, look=look)
    else:
        paint_sheet(painter, box, theme, unit=unit, lift=lift, ruled=not plain)
    draw_titled(painter, box, text, theme.chrome.ink, unit=unit)
    if text.key:
        size = key_size(text.key, unit)
        corner = box.topRight() + QPointF(-size.width() - 8 * unit, 8 * unit)
        ink = theme.chrome.ink if gold else theme.chrome.faint_ink
        _paint_cap(painter, QRectF(corner, size), text.key, colour=ink, unit=unit)
    painter.restore()


def draw_titled(painter: QPainter, rect: QRectF, text: ChoiceText, ink: QColor, *, unit: float) -> None:
    """
    Draw the title at the top of *rect* and the lines under it; a title alone is centred.

    So the texts of choices in a row begin at one height.
    """
    room = rect.adjusted(0, (_CHOICE_MARGIN / 2 - 1) * unit, 0, -(_CHOICE_MARGIN / 2 + 1) * unit)
    if not text.lines:
        draw_stacked(painter, room, ((text.title, ink),))
        return
    head = QRectF(room.topLeft(), QSizeF(room.width(), text.title.size.height()))
    text.title.draw(painter, head, ink)
    below = stacked_size(tuple(line for line, _ in text.lines)).height()
    draw_stacked(painter, QRectF(head.bottomLeft(), QSizeF(room.width(), below)), text.lines)


def button_size(label: Lettering, key: Lettering | None, unit: float) -> QSizeF:
    """Return the size of a button with its label and its key."""
    cap = key_size(key, unit).width() + 10 * unit if key else 0.0
    size = label.size
    return QSizeF(max(84 * unit, size.width() + cap + 46 * unit), size.height() + 19 * unit)


def paint_button(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    label: Lettering,
    key: Lettering | None = None,
    metal: Metal = Metal.DARK,
    look: Look = Look.REST,
    focus: bool = False,
) -> None:
    """Paint a button of the action row."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look is Look.DISABLED:
        painter.setOpacity(0.5)
    box = rect.translated(0, 1.5 * unit) if look is Look.PRESSED else rect
    if focus:
        paint_focus(painter, box, theme, unit=unit, radius=8)
    if metal is Metal.GOLD:
        _paint_gold(painter, box, theme, unit=unit, look=look)
        colour = QColor("#2a1804")
    else:
        paint_panel(painter, box, theme, unit=unit, radius=7)
        colour = theme.chrome.text
        if look is Look.HOVER:
            painter.fillPath(rounded(box, 7 * unit), faded(theme.chrome.gold, 0.14))
    _draw_label(painter, box, (label, key), colour=colour, unit=unit)
    painter.restore()


def paint_tool(
    painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, look: Look = Look.REST, focus: bool = False
) -> None:
    """Paint the ground of a small round button; its sign is drawn over it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if focus:
        paint_focus(painter, rect, theme, unit=unit, radius=rect.width() / 2 / unit)
    disc = QPainterPath()
    disc.addEllipse(rect.adjusted(1, 1, -1, -1))
    if not theme.plain:
        draw_shadow(painter, disc.translated(0, 2.5 * unit), 5 * unit, colour=QColor(0, 0, 0, 140))
    painter.setBrush(lacquer(rect, theme))
    ring = QBrush(QColor("#ffffff")) if theme.plain else brass_round(theme.wood, rect.center())
    painter.setPen(QPen(ring, max(1.1, 1.5 * unit)))
    painter.drawPath(disc)
    if look in (Look.HOVER, Look.PRESSED):
        painter.fillPath(disc, faded(theme.chrome.gold, 0.16 if look is Look.HOVER else 0.3))
    painter.restore()


def paint_tip(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    points_at: QPointF,
    lines: tuple[Lettering, ...],
) -> None:
    """Paint *lines* on paper, with a small point that leans towards their subject below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = rounded(rect, 6 * unit)
    x = max(rect.left() + 16 * unit, min(points_at.x(), rect.right() - 16 * unit))
    if points_at.y() >= rect.bottom():
        point = QPainterPath(QPointF(x - 9 * unit, rect.bottom() - unit))
        lean = max(-_LEAN * unit, min(points_at.x() - x, _LEAN * unit))
        point.lineTo(x + lean, rect.bottom() + 9 * unit)
        point.lineTo(x + 9 * unit, rect.bottom() - unit)
        point.closeSubpath()
        shape = shape.united(point)
    paint_note(painter, shape, theme, unit=unit)
    inks = (theme.chrome.ink, theme.chrome.faint_ink)
    draw_stacked(painter, rect, tuple(zip(lines, inks, strict=False)))
    painter.restore()


def paint_note(painter: QPainter, shape: QPainterPath, theme: Theme, *, unit: float) -> None:
    """Paint a small paper of this *shape*, which lies a little above the table."""
    if not theme.plain:
        draw_shadow(painter, shape.translated(unit, 4 * unit), 7 * unit, colour=QColor(0, 0, 0, 150))
    painter.setPen(QPen(QColor(92, 70, 40, 200), max(0.9, 0.9 * unit)))
    painter.setBrush(theme.chrome.paper_top)
    painter.drawPath(shape)


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, radius: float) -> None:
    """Paint the two-tone golden focus line round *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, width, colour in (
        (3.4, 6.5, QColor(20, 10, 2, 150)),
        (3.0, 3.6, theme.chrome.focus),
        (3.0, 1.2, QColor("#fffbe6")),
    ):
        edge = rect.adjusted(-grow * unit, -grow * unit, grow * unit, grow * unit)
        painter.setPen(QPen(colour, width * unit))
        painter.drawPath(rounded(edge, (radius + grow) * unit))
    painter.restore()


def _paint_gold(painter: QPainter, box: QRectF, theme: Theme, *, unit: float, look: Look) -> None:
    shape = rounded(box, 7 * unit)
    if theme.plain:
        painter.setPen(QPen(QColor("#000000"), unit))
        painter.setBrush(theme.chrome.focus)
        painter.drawPath(shape)
        return
    draw_shadow(painter, shape.translated(0, 3.5 * unit), 7 * unit, colour=QColor(0, 0, 0, 150))
    gold = QLinearGradient(box.topLeft(), box.bottomLeft())
    bright = 0.12 if look is Look.HOVER else 0.0
    for place, colour in ((0, "#f6dc96"), (0.42, "#e0b65c"), (0.58, "#d2a344"), (1, "#b07f2a")):
        gold.setColorAt(place, mixed(QColor(colour), QColor("#fff6d8"), bright))
    painter.setPen(QPen(QColor(74, 44, 8, 235), 1.3 * unit))
    painter.setBrush(gold)
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 246, 214, 150), unit))
    painter.drawPath(rounded(box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit), 5.4 * unit))


def _draw_label(
    painter: QPainter,
    box: QRectF,
    texts: tuple[Lettering, Lettering | None],
    *,
    colour: QColor,
    unit: float,
) -> None:
    label, key = texts
    if key is None:
        label.draw(painter, box, colour)
        return
    cap = key_size(key, unit)
    width = label.size.width() + 10 * unit + cap.width()
    left = box.center().x() - width / 2
    words = QRectF(left, box.top(), label.size.width(), box.height())
    label.draw(painter, words, colour, align=Qt.AlignmentFlag.AlignLeft)
    place = QRectF(QPointF(words.right() + 10 * unit, box.center().y() - cap.height() / 2), cap)
    _paint_cap(painter, place, key, colour=faded(colour, 0.8), unit=unit)


def key_size(key: Lettering, unit: float) -> QSizeF:
    """Return the size of the outline round a *key*."""
    size = key.size
    height = size.height() + 2 * unit
    return QSizeF(max(height, size.width() + 9 * unit), height)


def _paint_cap(painter: QPainter, rect: QRectF, key: Lettering, *, colour: QColor, unit: float) -> None:
    """Paint the outline of a key with its letter, the shortcut."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(colour, 0.6), max(0.9, unit)))
    painter.drawPath(rounded(rect, 3.5 * unit))
    key.draw(painter, rect, colour)
