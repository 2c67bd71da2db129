"""The sheet at the end of a sitting: who has won, in large figures, over the score of every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from ombre_desktop.ui.dialogs.people import medallion
from ombre_desktop.ui.dialogs.score_sheet import Reckoning, ScoreRow, ScoreSheet, signed
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.fitting import fitted, fitted_name
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.table.finale_word import paint_laurel
from ombre_desktop.ui.texts import score_sheet as words
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.phrases import figure
from ombre_desktop.value import Value

_HIGH, _HIGHER, _LOW = 116, 168, 64
"""The height of the paper in pixels, with figures beside the portraits, below them, and in a low window."""
_EDGE, _FACE, _GAP = 8, 76, 18
"""The room for the shadow of the paper, the side of a portrait and the gap beside it, in pixels."""
_SMALL = 0.6
"""The size of portraits and figures in a low window, as a share of that in a high one."""
_ROOM, _LEAST, _TITLED = 365, 200, 320
"""The heights that the paper leaves to everything else: large portraits, small ones, and a title."""
_NARROW = 3.5
"""The number of players, times the size of the text, from which figures stand below the portraits."""
_NAME, _FIGURE = 17.0, 34.0
"""The sizes of a name and of a figure, in pixels at ordinary text size."""


class Final(Value):
    """The final chips or points of a player, or of two who count together."""

    name: str
    portrait: str
    total: int
    told: str
    has_won: bool


def finals_of(sitting: Sitting, names: Sequence[str], sides: Sequence[str]) -> tuple[Final, ...]:
    """Return the finals of an ended *sitting* by seat or by side; those who have most in chips have won."""
    session = sitting.session
    target = session.ruleset.target
    totals = session.chips if target is None else session.scores
    most = max(totals)
    won = {seat for seat, total in enumerate(totals) if total == most > 0}
    if target is not None:
        won = set() if session.winner is None else {session.winner}
    written, portraits = signed if target is None else figure, sitting.company.portraits
    return tuple(
        Final(name, portraits[seat], int(totals[seat]), written(int(totals[seat])), seat in won)
        for seat, name in enumerate(sides or names)
    )


class EveningSheet(ScoreSheet):
    """The score of a sitting that has ended, headed by its *finals*."""

    def __init__(
        self,
        appearance: Appearance,
        names: tuple[str, ...],
        rows: Sequence[ScoreRow],
        finals: tuple[Final, ...],
        *,
        reckoning: Reckoning = Reckoning(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, names, rows, reckoning=reckoning, parent=parent)
        self._finals = finals
        self.set_title(words.evening_over())
        self.honours = Honours(appearance, finals)
        self.body.insertWidget(0, self.honours)
        self.give_way(self.honours)
        self.open_at_size(760 + 130 * len(names), 660 + _HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the paper low in a low window."""
        self.honours.set_low(self.height() < self._high(self.honours.high, _ROOM))
        super().resizeEvent(event)

    def has_given_way(self, widget: QWidget) -> bool:
        """Tell whether the window is too low for *widget*; the paper says what the title and a line say."""
        if widget is self.honours:
            return self.height() < self._high(_LOW, _LEAST)
        if widget is self._standing:
            return True
        titled = self.height() >= self._high(_LOW, _TITLED)
        return super().has_given_way(widget) or (widget in self._giving_way and not titled)

    def _high(self, paper: int, others: int) -> int:
        """Return the height of the *paper* and the *others*, at ordinary text size, in pixels."""
        return self.appearance.pixels(paper + others) + 2 * _EDGE

    def showEvent(self, event: QShowEvent) -> None:
        """Show the last deal, once the paper has taken its room."""
        super().showEvent(event)
        QTimer.singleShot(0, self.sheet, self.sheet.scrollToBottom)

    def build(self) -> Iterator[None]:
        """Draw one portrait after another, since each takes most of a frame; then fill the sheet."""
        for final in self._finals:
            self.honours.draw(final)
            yield
        yield from super().build()

    def restyled(self) -> None:
        """Show everything again in the appearance's colours and sizes."""
        super().restyled()
        self.honours.set_appearance(self.appearance)


class Honours(QLabel):
    """A sheet of parchment with each player's portrait, name and final figure; laurel for the winner."""

    def __init__(self, appearance: Appearance, finals: tuple[Final, ...]) -> None:
        super().__init__()
        self._appearance, self._finals, self._is_low = appearance, finals, False
        template = words.figure_of()
        told = [template.format(name=one.name, figure=one.told) for one in finals]
        self.setAccessibleName(listed(told))

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look."""
        self._appearance = appearance
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        """Paint everything smaller if the window is *low*."""
        if low != self._is_low:
            self._is_low = low
            self.updateGeometry()
            self.update()

    @property
    def high(self) -> int:
        """The height of the paper in a high window, in pixels at ordinary text size."""
        return _HIGHER if self._is_narrow else _HIGH

    def draw(self, final: Final) -> None:
        """Have the portrait of *final* ready for painting."""
        self._portrait(final)

    def sizeHint(self) -> QSize:
        """Return the size at which everything is seen."""
        pixels = self._appearance.pixels
        high = _LOW if self._is_low else self.high
        return QSize(pixels(200) * len(self._finals), pixels(high) + 2 * _EDGE)

    def minimumSizeHint(self) -> QSize:
        """Return the height, since names shrink in a narrow window."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the paper, then one player after another."""
        theme, unit = self._appearance.theme, self._appearance.text
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paper = QRectF(self.rect()).adjusted(1, _EDGE / 2, -1, -1.5 * _EDGE)
        paint_sheet(painter, paper, theme, unit=unit)
        wide = (paper.width() - 2 * _GAP * unit) / len(self._finals)
        for at, final in enumerate(self._finals):
            cell = QRectF(paper.left() + _GAP * unit + at * wide, paper.top(), wide, paper.height())
            if at:
                rule = QPointF(0, (12 if self._is_low else 18) * unit)
                painter.setPen(faded(theme.chrome.faint_ink, 0.35))
                painter.drawLine(cell.topLeft() + rule, cell.bottomLeft() - rule)
            self._paint_final(painter, final, cell)
        painter.end()

    @property
    def _is_narrow(self) -> bool:
        return len(self._finals) * self._appearance.text > _NARROW

    def _paint_final(self, painter: QPainter, final: Final, cell: QRectF) -> None:
        """Paint the portrait in *cell*, with name and figure beside it or below."""
        look, unit = self._appearance, self._appearance.text
        share, below = _SMALL if self._is_low else 1.0, self._is_narrow and not self._is_low
        chrome, side, gap = look.theme.chrome, share * _FACE * unit, share * _GAP * unit
        aside = 2 * gap if below else side + (2 if self._is_low else 3) * gap
        fit = fitted_name if self._is_low else fitted
        name = fit(Lettering(final.name, look.serif(max(13, share * _NAME), bold=True)), cell.width() - aside)
        told = Lettering(final.told, look.serif(share * _FIGURE, bold=True))
        wide = max(name.size.width(), told.size.width())
        high = name.size.height() + 0.9 * told.size.height()
        face, text = QRectF(0, 0, side, side), QRectF(0, 0, wide, high)
        face.moveCenter(cell.center())
        text.moveCenter(cell.center())
        if below:
            face.moveTop(cell.top() + 8 * unit)
            text.moveTop(face.bottom() + 3 * unit)
        else:
            face.moveLeft(cell.center().x() - (side + gap + wide) / 2)
            text.moveLeft(face.right() + gap)
        if final.has_won:
            reach, size = (0.5, 0.55) if below else (0.58, 0.78)
            root = QPointF(
                face.center().x(), face.bottom() - (5 if below else 3 if self._is_low else -2) * unit
            )
            for lean in (-1, 1):
                paint_laurel(painter, root, reach * side, lean, look.theme, unit=share * size * unit)
        painter.drawPixmap(face, self._portrait(final), QRectF())
        name.draw(painter, QRectF(text.topLeft(), QSizeF(wide, name.size.height())), chrome.ink)
        text.setTop(text.bottom() - told.size.height())
        colour = (chrome.win if final.total > 0 else chrome.lose) if final.total else chrome.ink
        told.draw(painter, text, colour)

    def _portrait(self, final: Final) -> QPixmap:
        side = self._appearance.pixels(_FACE)
        return medallion(final.portrait, self._appearance.theme, side, self.devicePixelRatioF())
