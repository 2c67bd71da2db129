"""Panels of dark lacquer with a brass edge, sheets of parchment, and the cells of the trump ladder."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ombre_desktop.ui.paint.brass import brass_across
from ombre_desktop.ui.paint.texture import draw_shadow, faded, mixed
from ombre_desktop.ui.paint.theme import Theme


class TrumpState(Enum):
    """The known state of a trump: held by the person, still out, or played."""

    MINE = auto()
    OUT = auto()
    GONE = auto()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners, as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def lozenge(centre: QPointF, half: float) -> QPainterPath:
    """Return a square on its corner, *half* as high above its *centre*, as a path."""
    path = QPainterPath(centre - QPointF(half, 0))
    for corner in (QPointF(0, -half), QPointF(half, 0), QPointF(0, half)):
        path.lineTo(centre + corner)
    path.closeSubpath()
    return path


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    radius: float = 7.0,
    drop: QPointF | None = None,
) -> None:
    """
    Paint a panel: lacquer, a dark outer line, a brass line inside it, a gleam along the top.

    Its shadow falls a *drop* away; None is the drop right under the lamp, in a dialog.
    """
    chrome, shape = theme.chrome, rounded(rect, radius * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.plain:
        painter.setPen(QPen(QColor("#ffffff"), 2 * unit))
        painter.setBrush(chrome.lacquer_bottom)
        painter.drawPath(shape)
        painter.restore()
        return
    fall = QPointF(0, 4 * unit) if drop is None else drop
    draw_shadow(painter, shape.translated(fall), 8 * unit, colour=QColor(0, 0, 0, 150))
    painter.setPen(QPen(QColor(10, 5, 2, 235), 1.4 * unit))
    painter.setBrush(lacquer(rect, theme))
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(brass_across(theme.wood, rect), max(1.0, 1.25 * unit)))
    inner = rect.adjusted(1.9 * unit, 1.9 * unit, -1.9 * unit, -1.9 * unit)
    painter.drawPath(rounded(inner, (radius - 1.6) * unit))
    gleam = inner.adjusted(5 * unit, 1.5 * unit, -5 * unit, 0)
    painter.setPen(QPen(QColor(255, 240, 210, 38), 0.9 * unit))
    painter.drawLine(gleam.topLeft(), gleam.topRight())
    painter.restore()


def lacquer(rect: QRectF, theme: Theme) -> QBrush:
    """Return the lacquer of panels, lighter at the top."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, theme.chrome.lacquer_top)
    gradient.setColorAt(0.55, mixed(theme.chrome.lacquer_top, theme.chrome.lacquer_bottom, 0.62))
    gradient.setColorAt(1, theme.chrome.lacquer_bottom)
    return QBrush(gradient)


def paint_sheet(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    radius: float = 5.0,
    lift: float = 1.0,
    ruled: bool = True,
    drop: QPointF | None = None,
) -> None:
    """
    Paint a sheet of parchment with a fine ruled border.

    Args:
        painter: painter in logical pixels.
        rect: the place of the sheet.
        theme: the colours.
        unit: pixels to a unit.
        radius: the radius of the corners, in units.
        lift: the height above the cloth, shown by the shadow; 1 is usual.
        ruled: whether the border is drawn.
        drop: the distance to its shadow; None is a drop straight down, as in a dialog.
    """
    chrome, shape = theme.chrome, rounded(rect, radius * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.plain:
        fall = QPointF(0, 3.5 * lift * unit) if drop is None else drop
        draw_shadow(painter, shape.translated(fall), (5 + 3 * lift) * unit, colour=QColor(0, 0, 0, 150))
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0, chrome.paper_top)
    paper.setColorAt(1, chrome.paper_bottom)
    painter.setPen(QPen(QColor(92, 70, 40, 190), max(0.9, 0.9 * unit)))
    painter.setBrush(paper)
    painter.drawPath(shape)
    if ruled:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(150, 112, 60, 150), max(0.8, 0.8 * unit)))
        inset = 4.2 * unit
        painter.drawPath(rounded(rect.adjusted(inset, inset, -inset, -inset), max(1.0, radius - 2) * unit))
    painter.restore()


PAGE_RULE = QColor(128, 92, 44, 190)
"""The colour of the rules on a page of paper that is sent or saved."""


def paint_page(painter: QPainter, page: QRectF, theme: Theme, rules: tuple[tuple[float, float], ...]) -> None:
    """Paint a *page* of parchment that fills a picture, with *rules* by their inset and width in units."""
    paper = QLinearGradient(page.topLeft(), page.bottomLeft())
    paper.setColorAt(0, theme.chrome.paper_top)
    paper.setColorAt(1, theme.chrome.paper_bottom)
    painter.fillRect(page, paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in rules:
        painter.setPen(QPen(PAGE_RULE, width))
        painter.drawPath(rounded(page.adjusted(inset, inset, -inset, -inset), 8))


def paint_drop_zone(
    painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, inviting: bool = False
) -> None:
    """Paint the place for discards on the cloth, *inviting* while a card is held over it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = theme.chrome.focus if inviting else theme.cloth.stitch
    pen = QPen(faded(ink, 0.95 if inviting else 0.6), max(1.0, (2.2 if inviting else 1.4) * unit))
    pen.setDashPattern([5.5, 4.0])
    painter.setPen(pen)
    painter.setBrush(faded(ink, 0.12) if inviting else QColor(0, 0, 0, 34))
    painter.drawPath(rounded(rect, 12 * unit))
    painter.restore()


def paint_ladder_cell(
    painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, state: TrumpState
) -> None:
    """Paint the ground of a trump's cell; if the trump is gone, :func:`strike_out` goes over its sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = rect.adjusted(0.8, 0.8, -0.8, -0.8)
    chrome = theme.chrome
    if state is TrumpState.GONE:
        painter.setPen(QPen(faded(chrome.gold, 0.35), max(0.8, 0.8 * unit)))
        painter.setBrush(QColor(0, 0, 0, 20))
    elif state is TrumpState.MINE:
        painter.setPen(QPen(chrome.focus, max(1.4, 1.8 * unit)))
        painter.setBrush(chrome.paper_top)
    else:
        painter.setPen(QPen(QColor(60, 44, 24, 160), max(0.8, 0.8 * unit)))
        painter.setBrush(mixed(chrome.paper_bottom, QColor("#b29a6c"), 0.5))
    painter.drawPath(rounded(box, 3.4 * unit))
    painter.restore()


def strike_out(painter: QPainter, rect: QRectF, theme: Theme, *, unit: float) -> None:
    """Strike out a trump that is gone, so that nobody needs colours to see it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = QPointF(rect.width() * 0.36, 0)
    pen = QPen(faded(theme.chrome.text, 0.8), max(1.2, 1.4 * unit))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(rect.center() - reach, rect.center() + reach)
    painter.restore()
