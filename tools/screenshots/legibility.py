"""
The readable texts of a window: every painted text with its size, and how much of it can be seen.

Inside `reading`, every `Lettering` is painted in a colour that nothing else has. The share of a text that can
be seen is the share of that colour left in its place, so anything that covers the text is noticed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ombre_desktop.ui.paint.canvas import Stamps
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.texts.panels import ladder_title

INK = QColor(255, 0, 255)
SHADOW = QMargins(6, 6, 6, 6)
"""The margin for the shadow of a panel beyond the window."""
HIDDEN, WHOLE = 0.04, 0.87
"""The share of its ink below which a text counts as unseen, and the share from which it counts as whole."""
STRUCK, FIGURE = 0.7, 2
"""The share from which a figure is whole, since a line may strike it out; the most signs it has."""
MARGIN = 40.0
"""The pixels by which the picture of a panel may begin outside the window."""
INSIDE = 1.0
"""The pixels by which a text may reach beyond the window: the rounding of its place."""


LARGEST = 15
"""The size from which a heading is large enough at the usual size of text."""


class Painted(NamedTuple):
    """A text as it was painted: its words, its place in the table's view, and its font."""

    words: str
    place: QRectF
    font: QFont
    align: Qt.AlignmentFlag

    @property
    def pixels(self) -> int:
        """The size of its type."""
        return self.font.pixelSize()

    @property
    def said(self) -> str:
        """The words on a single line."""
        return " ".join(self.words.split())

    @property
    def bounds(self) -> QRectF:
        """The place of the ink alone: without the leading above and below."""
        metrics = QFontMetricsF(self.font)
        flags = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        box = metrics.boundingRect(self.place, int(flags.value), self.words)
        top = metrics.ascent() - metrics.capHeight()
        return box.adjusted(0, top, 0, -metrics.descent())


Seen = list[tuple[Painted, float]]
"""The texts that can be seen, each with the share of its ink that can be seen."""


@dataclass
class Reading:
    """
    The texts painted since the last `clear`.

    *scrolled* holds the sizes of texts on a board that can only be seen after scrolling.
    """

    scrolled: dict[str, int] = field(default_factory=dict)
    painted: dict[tuple[str, float, float, int], Painted] = field(default_factory=dict)

    def clear(self) -> None:
        """Forget what was painted."""
        self.painted.clear()
        self.scrolled.clear()

    def note(self, painted: Painted) -> None:
        """Remember a text; the same words painted again at the same place count as the same text."""
        place = painted.place
        self.painted[painted.words, place.x(), place.y(), painted.pixels] = painted

    def seen(self, view: QWidget) -> Seen:
        """Return the texts seen in *view*, each with the share of its ink that is seen."""
        picture = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        shares = ((one, _share(one, picture)) for one in self.painted.values() if one.said)
        return [(one, share) for one, share in shares if share > HIDDEN]


@contextmanager
def reading() -> Iterator[Reading]:
    """Note every text that is painted, and paint it in `INK`."""
    noted = Reading()

    def draw(
        self: Lettering,
        painter: QPainter,
        rect: QRectF,
        colour: QColor,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        way = painter.transform()
        # Texts on a card are left out: their places are relative to the card, and their size depends on it.
        if colour.alpha() and max(way.dx(), way.dy()) <= MARGIN and not way.isRotating():
            one = Painted(self.text, QRectF(rect), QFont(self.font), align)
            if painter.hasClipping() and not painter.clipBoundingRect().contains(one.bounds):
                noted.scrolled[one.said] = one.pixels
            else:
                noted.note(one)
        usual(self, painter, rect, INK, align=align)

    usual = Lettering.draw
    with patch.object(Lettering, "draw", draw), patch.object(Stamps, "lay", painted_anew):
        yield noted


def painted_anew(
    _: Stamps, painter: QPainter, _area: QRectF, _name: Hashable, paint: Callable[[QPainter], None]
) -> None:
    """Paint a part of a panel even if a stamp of it is kept, so that its words are noted."""
    painter.save()
    paint(painter)
    painter.restore()


def faults(seen: Seen, room: QSize) -> list[str]:
    """Return the faults of the texts *seen* in a view of the size *room*."""
    found = [f"covered: {one.said} ({share:.0%} seen)" for one, share in seen if share < _whole(one)]
    window = QRectF(QPointF(0, 0), QSizeF(room)).adjusted(-INSIDE, -INSIDE, INSIDE, INSIDE)
    found += [f"cut: {one.said}" for one, _ in seen if not window.contains(one.bounds)]
    boxes = [(one, one.bounds.adjusted(1, 1, -1, -1)) for one, _ in seen]
    for at, (one, box) in enumerate(boxes):
        found += [f"overlap: {one.said} | {other.said}" for other, its in boxes[:at] if box.intersects(its)]
    return found


def _whole(one: Painted) -> float:
    return STRUCK if len(one.said) <= FIGURE else WHOLE


def small(seen: Seen, usual: Seen, text: float, scrolled: dict[str, int]) -> list[str]:
    """
    Return the texts of *usual* that are lost among those *seen*, or not *text* times as large there.

    Headings need not grow beyond `LARGEST`, and a title may have a short form.
    """
    sizes = dict(scrolled)
    for one, _ in seen:
        sizes[one.said] = min(one.pixels, sizes.get(one.said, one.pixels))
    wanted: dict[str, int] = {}
    for one, _ in usual:
        wanted[one.said] = min(one.pixels, wanted.get(one.said, one.pixels))
    found, short = [], {ladder_title(): ladder_title(short=True)}
    for said, pixels in wanted.items():
        least = min(pixels, LARGEST) * text
        there = sizes.get(said, sizes.get(short.get(said, said)))
        if there is None:
            found.append(f"lost: {said}")
        elif there < int(least * 0.97):
            found.append(f"small: {said} ({there} for {least:.0f})")
    return found


def cut(root: QWidget) -> list[tuple[str, str, QSize, QSize]]:
    """
    Return the labels, buttons and panels in *root* that are smaller than their words, or outside the window.
    """
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed = QSize(widget.width(), widget.heightForWidth(widget.width()))
        elif isinstance(widget, QAbstractButton) and widget.sizePolicy().hasHeightForWidth():
            longest = max(map(widget.fontMetrics().horizontalAdvance, widget.text().split()))
            needed = QSize(longest, widget.heightForWidth(widget.width()))
        elif isinstance(widget, QLabel | QAbstractButton) and widget.text():
            needed = widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, widget.text())
        elif isinstance(widget, Panel):
            needed = widget.size()
            around = widget.parentWidget()
            room = (around or root).rect() + SHADOW
            if not room.contains(widget.geometry()):
                found.append((type(widget).__name__, "outside", widget.size(), room.size()))
        else:
            continue
        if needed.width() > widget.width() or needed.height() > widget.height():
            what = getattr(widget, "text", lambda: "")()
            found.append((type(widget).__name__, what, needed, widget.size()))
    return found


def _share(one: Painted, picture: QImage) -> float:
    """Return the share of the ink of a text that is visible in *picture*."""
    ratio = picture.devicePixelRatio()
    area = QRectF(one.place.united(one.bounds).toAlignedRect())
    alone = QImage((area.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    if alone.isNull():
        return 0.0
    alone.setDevicePixelRatio(ratio)
    alone.fill(Qt.GlobalColor.black)
    painter = QPainter(alone)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.topLeft())
    painter.setFont(one.font)
    painter.setPen(INK)
    flags = one.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(one.place, flags, one.words)
    painter.end()
    place = QRectF(area.topLeft() * ratio, area.size() * ratio).toRect()
    wanted = _ink(alone)
    return min(1.0, _ink(picture.copy(place)) / wanted) if wanted else 0.0


def _ink(picture: QImage) -> int:
    """Count the pixels of `INK`, full or nearly so."""
    count = 0
    whole = picture.convertToFormat(QImage.Format.Format_RGB888)
    data, step = bytes(whole.constBits()), whole.bytesPerLine()
    for y in range(whole.height()):
        row = data[y * step : y * step + 3 * whole.width()]
        reds, greens, blues = row[::3], row[1::3], row[2::3]
        count += sum(r > 190 and g < 90 and b > 190 for r, g, b in zip(reds, greens, blues, strict=True))
    return count
