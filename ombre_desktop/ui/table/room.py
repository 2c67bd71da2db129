"""The dark room round the table: panels in the corners, and docks where there is room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.ui.texts.tools import TOOLS
from ombre_desktop.value import Value, replace

_LADDER_TEXT = 1.2
"""The crowding beyond which the signs of the ladder stand below the figures."""
_LADDER_WIDTH = 1.06
_TOOLS_TEXT = 1.2
_LARGE_TEXT = 1.35
"""The crowding beyond which the contract needs the whole corner, and the tools move to the foot."""
_BROAD, _BROADEST, _BESIDE_SEAT = 1.38, 0.35, 0.285
"""The factor by which the contract may grow; its largest shares of the window, alone and beside a seat."""
_ON_TRAY = 4
"""The number of tools in a row of the tray."""
_BESIDE_TABLE, _LEAST_GAP, _TRAY = 8.0, 2.0, 8.0
"""The least distances between tools and table and between tools, and the margin of the tray, in units."""
_BROAD_STRIP = 1.22
_ROOMY, _ROOMY_LADDER = 320, 1.3
LADDER_TITLE, LADDER_COUNT, LADDER_FIGURE = 17.7, 14.0, 19.7
"""The nominal sizes of the ladder's type."""


class Tools(Value):
    """
    The small round buttons: under the contract, or on a tray at the lower right if text is large.

    ``origin`` is the upper left corner of the row, or its upper right corner if the row is ``mirrored``.
    On a ``tray``, a row that is not full is the first.
    """

    origin: QPointF
    cell: float
    gap: float
    columns: int
    mirrored: bool = False
    tray: QRectF | None = None

    def places(self, count: int) -> tuple[QRectF, ...]:
        """Return the squares of *count* buttons."""
        at_foot = self.tray is not None
        pitch, broad = self.cell + self.gap, self.columns if at_foot else min(count, self.columns)
        left = self.origin - QPointF(broad * pitch - self.gap if self.mirrored else 0, 0)
        # At the foot the last row is the full one: above it, the tricks of the person begin.
        missing = -count % self.columns if at_foot else 0
        skipped = 0 if self.mirrored else missing
        cells = [*range(skipped, self.columns - missing + skipped), *range(self.columns, count + missing)]
        return tuple(
            QRectF(
                left + QPointF((k % self.columns) * pitch, (k // self.columns) * pitch),
                QSizeF(self.cell, self.cell),
            )
            for k in (cells if at_foot else range(count))
        )


class Ladder(Value):
    """
    The trumps from high to low in two rows of six; ``title`` is the line above them.

    ``strip`` is the place for the cards of a plain suit in one row. ``text`` converts nominal type sizes to
    pixels. If cells are ``upright``, signs stand below the figures.
    """

    rect: QRectF
    title: QRectF
    cell: QSizeF
    gap: float
    strip: QRectF
    text: float
    upright: bool = False

    def place(self, index: int) -> QRectF:
        """Return the cell of the trump with this *index*, 0 being the highest."""
        row, column = divmod(index, 6)
        x = self.title.left() + column * (self.cell.width() + self.gap)
        y = self.title.bottom() + self.gap + row * (self.cell.height() + self.gap)
        return QRectF(QPointF(x, y), self.cell)

    def flipped(self, middle: float) -> Ladder:
        """Return the ladder in the other corner; its cells are in the same order."""
        parts = (QRectF(part) for part in (self.rect, self.title, self.strip))
        rect, title, strip = (_mirrored(part, middle) for part in parts)
        return replace(self, rect=rect, title=title, strip=strip)


def _mirrored(part: QRectF, middle: float) -> QRectF:
    part.moveCenter(QPointF(2 * middle - part.center().x(), part.center().y()))
    return part


class RoomLayout(Value):
    """
    The places outside the table.

    ``contract`` is the smallest place of the contract panel, and ``broadest`` the width to which it may grow.
    ``score_dock`` and ``log_dock`` exist only where the window has room for them: on both sides of the table
    in a very wide window, above it in a tall one.
    """

    contract: QRectF
    broadest: float
    tools: Tools
    ladder: Ladder
    score_dock: QRectF | None
    log_dock: QRectF | None

    def flipped(self, window: QRectF) -> RoomLayout:
        """Return the room for a left-handed person, with everything in the opposite corner."""
        middle = window.center().x()
        tray = self.tools.tray
        tools = replace(
            self.tools,
            origin=QPointF(2 * middle - self.tools.origin.x(), self.tools.origin.y()),
            mirrored=True,
            tray=None if tray is None else _mirrored(QRectF(tray), middle),
        )
        contract = self.contract.translated(2 * (middle - self.contract.center().x()), 0)
        ladder = self.ladder.flipped(middle)
        return RoomLayout(contract, self.broadest, tools, ladder, self.log_dock, self.score_dock)


def room_layout(stage: Stage, seats: int) -> RoomLayout:
    """Return the layout of the corners of the room round a table of *seats*."""
    room = _room_layout(stage, seats)
    return room.flipped(stage.window) if stage.ease.left_handed else room


def _room_layout(stage: Stage, seats: int) -> RoomLayout:
    u, crowd = stage.unit, stage.crowding
    margin = 16 * u
    width, height = 250 * u * max(1.0, min(crowd, 1.08)), 82 * stage.text
    if _is_roomy(stage):
        width = max(width, min(_ROOMY * stage.text, 0.4 * stage.window.width()))
    contract = QRectF(margin, margin, width, height)
    cell = max(38 * u * max(1.0, min(crowd, _TOOLS_TEXT)), stage.ease.least)
    if crowd <= _LARGE_TEXT:
        tools = _tools_in_row(stage, QPointF(margin, contract.bottom() + 13 * u), cell)
        broadest = _BROAD * width
    else:
        tools = _tools_at_foot(stage, margin, cell)
        share = _BESIDE_SEAT if seats in (2, 4) else _BROADEST
        broadest = max(width, share * stage.window.width())
    ladder = _ladder(stage, margin, seats)
    score, log = _docks(stage, margin, contract, ladder=ladder.rect)
    return RoomLayout(contract, broadest, tools, ladder, score, log)


def _tools_in_row(stage: Stage, origin: QPointF, cell: float) -> Tools:
    """Return the tools in a row from *origin*, close enough to end before the table."""
    u, last = stage.unit, TOOLS - 1
    edge = stage.outline.left_at(origin.y() + cell).point.x()
    room = edge - _BESIDE_TABLE * u - origin.x()
    gap = min(8 * u, max(_LEAST_GAP * u, (room - TOOLS * cell) / last))
    cell = min(cell, max(stage.ease.least, (room - last * gap) / TOOLS))
    return Tools(origin, cell, gap, TOOLS)


def _tools_at_foot(stage: Stage, margin: float, cell: float) -> Tools:
    """Return the tools on a tray in the lower right corner, which no seat needs."""
    u, gap, corner = stage.unit, 5 * stage.unit, stage.window.bottomRight()
    broad, high = (number * (cell + gap) - gap for number in (_ON_TRAY, -(-TOOLS // _ON_TRAY)))
    origin, rim = corner - QPointF(broad + margin, high + margin), QPointF(_TRAY * u, _TRAY * u)
    tray = QRectF(origin - rim, QSizeF(broad, high) + QSizeF(2 * _TRAY, 2 * _TRAY) * u)
    return Tools(origin, cell, gap, _ON_TRAY, tray=tray)


def _is_roomy(stage: Stage) -> bool:
    """Tell whether the table stands low enough for the corner panels to extend over it."""
    return stage.rect.top() > 82 * stage.text


def _ladder(stage: Stage, margin: float, seats: int) -> Ladder:
    if stage.crowding > _LADDER_TEXT:
        return _upright_ladder(stage, margin, seats)
    u = stage.unit
    scale = max(u, stage.text)
    # The ladder grows downwards rather than towards the table.
    broad = u * max(1.0, min(stage.crowding, _ROOMY_LADDER if _is_roomy(stage) else _LADDER_WIDTH))
    cell, gap, pad = QSizeF(47 * broad, 42 * scale), 3 * broad, 12 * broad
    width = 6 * cell.width() + 5 * gap + 2 * pad
    title_height = 26 * scale
    height = title_height + 2 * (cell.height() + gap) + 1.6 * pad
    rect = QRectF(stage.window.right() - margin - width, margin, width, height)
    title = QRectF(rect.left() + pad, rect.top() + 0.6 * pad, width - 2 * pad, title_height)
    strip = QRectF(rect.left(), rect.bottom() + 5 * u, width, 36 * scale)
    return Ladder(rect, title, cell, gap, strip, scale)


def _upright_ladder(stage: Stage, margin: float, seats: int) -> Ladder:
    """
    Return the ladder for large text: each sign below its figure, so that cells are narrow.

    If a neighbour sits right under the ladder, the strip stands beside it, above the pool.
    """
    u, text = stage.unit, stage.text
    cell, gap, pad = QSizeF(max(47 * u, 25 * text), 14 * text + 36 * u), 3 * u, 12 * u
    width = 6 * cell.width() + 5 * gap + 2 * pad
    title_height = 21 * text
    height = title_height + 2 * (cell.height() + gap) + 1.2 * pad
    rect = QRectF(stage.window.right() - margin - width, margin, width, height)
    title = QRectF(rect.left() + pad, rect.top() + 0.4 * pad, width - 2 * pad, title_height)
    strip = QRectF(rect.left(), rect.bottom() + 5 * u, width, 30 * text)
    if seats in (3, 5):
        strip.setWidth(strip.width() * _BROAD_STRIP)
        strip.moveBottomRight(QPointF(rect.left() - 5 * u, 14 * u + strip.height()))
    return Ladder(rect, title, cell, gap, strip, text, upright=True)


def _docks(
    stage: Stage, margin: float, contract: QRectF, *, ladder: QRectF
) -> tuple[QRectF | None, QRectF | None]:
    u, window, table = stage.unit, stage.window, stage.outline.box
    side = table.left() - 2 * margin - 70 * u
    if side > 190 * u:
        top = ladder.bottom() + 70 * u
        height = window.bottom() - margin - top
        return (
            QRectF(margin, top, side, height),
            QRectF(window.right() - margin - side, top, side, height),
        )
    above = stage.rect.top() - max(contract.bottom() + 60 * u, ladder.bottom()) - margin
    if above > 120 * u:
        top = max(contract.bottom() + 60 * u, ladder.bottom()) + margin
        half = (window.width() - 3 * margin) / 2
        return (
            QRectF(margin, top, half, above - margin),
            QRectF(2 * margin + half, top, half, above - margin),
        )
    return None, None
