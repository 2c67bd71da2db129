"""The timeline of a deal: its tricks, and once it is reviewed the chance to win and what was costly."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.replay.chances import Chances
from ombre_desktop.ui.replay.pictures import FACE, Pictures
from ombre_desktop.ui.replay.sign_painting import paint_signs
from ombre_desktop.ui.replay.study_painting import Flag, paint_flag, paint_fork
from ombre_desktop.ui.replay.timeline_painting import (
    Bar,
    Course,
    Plot,
    levels_width,
    paint_curve,
    paint_figure,
    paint_moment,
    paint_paper,
    paint_tricks,
    place_badges,
)
from ombre_desktop.ui.table.unwheeled import Slider
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.ui.texts.review import chance_told

HEIGHT, LEAST, RULER = 154, 118, 44
"""The heights of the timeline with its curve, with it in a low window, and without, in nominal pixels."""
HIGH, YIELDS = 776, 0.36
"""The height at which a board has room for the whole curve; of what it lacks, the curve yields a part."""
GROWTH = 0.5
"""The part of the growth of the text by which the curve grows: it holds few words."""
REACH = 9
"""The distance, in nominal pixels, within which a decision is hit by the pointer."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Timeline(Slider):
    """
    A slider over the moments of a deal; a click goes there, and so do the keys for sliders.

    In a reviewed deal it carries the curve of the chance to win, and Left and Right go from one mark to the
    next. Colour is never alone: a chance above one half stands above the middle line, and each mark has a
    shape (`sign_painting`).

    Signals:
        sought: the moment that the person wants to see.
    """

    sought = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._course = Course()
        self._bars: tuple[Bar, ...] = ()
        self._flags: tuple[Flag, ...] = ()
        self._forks: tuple[int, ...] = ()
        self._chances: Chances | None = None
        self._name = self._face = ""
        self._room = HIGH
        self._picture: tuple[object, Sequence[Bar], QPixmap] | None = None
        self._turn: int | None = None
        self._pressed: QPointF | None = None
        self.pictures: Pictures | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.sought)

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self._appearance = appearance
        self.updateGeometry()
        self.update()

    def set_room(self, height: int) -> None:
        """Yield some of the curve's height on a board of this *height*, if that is low."""
        self._room = height
        self.updateGeometry()

    def show_course(self, course: Course, at: int) -> None:
        """Show the moment *at* of *course*, without asking for it."""
        before = self.blockSignals(True)
        self._course = course
        self.setRange(0, course.last)
        self.setValue(at)
        self.blockSignals(before)
        self.update()

    def show_study(self, flags: tuple[Flag, ...], forks: tuple[int, ...]) -> None:
        """Show the *flags* of a study, and at *forks* that variations leave the deal."""
        if (flags, forks) != (self._flags, self._forks):
            self._flags, self._forks = flags, forks
            self.update()

    def show_review(
        self, chances: Chances, bars: tuple[Bar, ...], who: tuple[str, str], turn: int | None
    ) -> None:
        """
        Show the curve of *chances* of the seat with this name and face, and on it the marks of *bars*.

        The trick of the *turn* of the deal is marked, if that is known.
        """
        self._turn = turn
        if self._chances is None:
            self.updateGeometry()
        self._chances, self._bars, (self._name, self._face) = chances, bars, who
        self.update()

    def clear_review(self) -> None:
        """Show the moments alone."""
        if self._chances is not None:
            self._chances, self._bars, self._turn = None, (), None
            self.updateGeometry()
            self.update()

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The decisions shown."""
        return self._bars

    @property
    def flags(self) -> tuple[Flag, ...]:
        """The notes shown."""
        return self._flags

    @property
    def forks(self) -> tuple[int, ...]:
        """The moments at which variations are shown to leave the deal."""
        return self._forks

    @property
    def chances(self) -> Chances | None:
        """The chances shown, if the deal is reviewed."""
        return self._chances

    @property
    def known(self) -> float | None:
        """The chance that is known at the present moment."""
        return None if self._chances is None else self._chances.known_at(self.value())

    @property
    def chance(self) -> str:
        """The person whose chance the curve shows, and how great it is at the present moment."""
        return chance_told(self._name, self.known)

    @property
    def marked(self) -> tuple[int, ...]:
        """The moments after decisions with a mark, and those with a note in a reviewed deal, in order."""
        noted = {flag.moment for flag in self._flags} if self._chances is not None else set()
        return tuple(sorted({bar.moment for bar in self._bars if bar.signs} | noted))

    @property
    def told(self) -> str:
        """The words for the mark at the present moment; empty if there is none."""
        return next((bar.told for bar in self._bars if bar.signs and bar.moment == self.value()), "")

    @property
    def plot(self) -> Plot:
        """The place of the curve."""
        pixels, paper = self._appearance.pixels, self._paper
        side, foot, head = pixels(14), pixels(20), pixels(10)
        if self._chances is None:
            return Plot(paper.adjusted(side, head, -side, -foot), self._course.last)
        left = levels_width(self._appearance) + pixels(12)
        return Plot(paper.adjusted(left, head + pixels(FACE + 8), -side, -foot), self._course.last)

    def place_of(self, moment: int) -> QPointF:
        """Return the place of *moment* on the curve."""
        height = self._chances.height_at(moment) if self._chances is not None else 0.0
        return self.plot.point(moment, height)

    def sizeHint(self) -> QSize:
        """Return a height for the curve, or for the moments alone."""
        least = self._appearance.least
        if self._chances is None:
            return QSize(160, max(least, self._appearance.pixels(RULER)))
        grown = 1.0 + GROWTH * max(0.0, self._appearance.text - 1.0)
        lacking = max(0.0, HIGH - self._room)
        return QSize(160, round(max(LEAST, HEIGHT - YIELDS * lacking) * grown))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Explain the decision beneath the pointer, and keep Left and Right from the replay while focused."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _step_of(event):
            event.accept()
            return True
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the decision under the pointer, or else to the moment."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed = event.position()
        bar = self._near(event.position())
        self.setValue(self.plot.moment(event.position().x()) if bar is None else bar.moment)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go through the moments over which the pointer is drawn, farther than an unsteady click."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if self._pressed is not None:
            way = (event.position() - self._pressed).manhattanLength()
            if way < QApplication.startDragDistance():
                return
            self._pressed = None
        self.setValue(self.plot.moment(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay at the moment that was chosen."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the mark before or after the present moment; without any, a move on."""
        step, at = _step_of(event), self.value()
        if not step or not self.marked:
            super().keyPressEvent(event)
            return
        beyond = [moment for moment in self.marked[::step] if (moment - at) * step > 0]
        if beyond:
            self.setValue(beyond[0])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what the deal was like, which is kept as a picture, and on it the present moment."""
        places = tuple((place.x(), place.y()) for _, place in self.badges())
        size, ratio = self.size().toTuple(), self.devicePixelRatioF()
        study = (self._flags, self._forks)
        key = (size, ratio, self._appearance, self._course, self._chances, self._turn, study, places)
        if self._picture is None or self._picture[0] != key or self._picture[1] is not self._bars:
            canvas = Canvas(QSizeF(self.size()), self.devicePixelRatioF())
            with canvas as still:
                self._paint_deal(still)
            self._picture = key, self._bars, canvas.pixmap
        painter, look = QPainter(self), self._appearance
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._picture[2])
        if self._chances is not None:
            self._paint_head(painter)
        paint_moment(painter, self.plot, self.place_of(self.value()), look)
        painter.end()

    def _paint_deal(self, painter: QPainter) -> None:
        """Paint the paper, the tricks, the curve, and what was costly."""
        look, plot = self._appearance, self.plot
        paint_paper(painter, self._paper, look)
        paint_tricks(painter, plot, self._course, look, self._turn)
        if self._chances is not None:
            paint_curve(painter, plot, self._chances, look)
        for bar in self._bars:
            dotless = [sign for sign in bar.signs if sign is not Sign.COSTLY or not bar.badge]
            paint_signs(painter, self.place_of(bar.moment), dotless, bar.grade, look)
        for moment in self._forks:
            paint_fork(painter, plot.point(moment, 0.0), look)
        for flag in self._flags:
            paint_flag(painter, plot.point(flag.moment, 1.0), flag.mark, look)
        for bar, place in self.badges():
            paint_figure(painter, place, self.place_of(bar.moment), bar, look)

    def badges(self) -> list[tuple[Bar, QRectF]]:
        """Return the decisions with a figure, and the places of the figures."""
        feet = [(bar, self.place_of(bar.moment)) for bar in self._bars if bar.badge]
        return place_badges(self.plot, feet, self._appearance, self.plot.x(self.value()))

    @property
    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def _paint_head(self, painter: QPainter) -> None:
        """Paint whose chance it is, and how great it is at the present moment."""
        pixels, paper, side = self._appearance.pixels, self._paper, self._appearance.pixels(FACE)
        place = QRectF(paper.left() + pixels(10), paper.top() + pixels(7), side, side)
        on_screen = round(side * self.devicePixelRatioF())
        face = None if self.pictures is None else self.pictures.face(self._face, on_screen)
        if face is not None:
            painter.drawPixmap(place, face, QRectF(face.rect()))
        painter.setPen(self._appearance.theme.chrome.ink)
        painter.setFont(self._appearance.sans(13.5, bold=True))
        words = QRectF(place.right() + pixels(8), place.top(), paper.right() - place.right() - 18, side)
        elided = painter.fontMetrics().elidedText(
            self.chance, Qt.TextElideMode.ElideRight, round(words.width())
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)

    def _tip_at(self, where: QPointF) -> str:
        """Return the words for the note or the decision at *where*, or else for the line itself."""
        reach = self._appearance.pixels(REACH)
        for flag in self._flags:
            if (self.plot.point(flag.moment, 1.0) - where).manhattanLength() <= reach:
                return tip(flag.told)
        bar = self._near(where)
        return self.toolTip() if bar is None else bar.told

    def _near(self, where: QPointF) -> Bar | None:
        """Return the decision whose figure or mark is at *where*; None if there is none."""
        for bar, place in self.badges():
            if place.contains(where):
                return bar
        reach = self._appearance.pixels(REACH)
        marked = [bar for bar in self._bars if bar.signs]
        far = [(abs(self.place_of(bar.moment).x() - where.x()), bar.moment, bar) for bar in marked]
        near = min(far, key=lambda one: one[:2], default=None)
        return None if near is None or near[0] > reach else near[2]


def _step_of(event: QKeyEvent) -> int:
    """Return 1 for Right, -1 for Left, and 0 for any other key."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return 0
    return _STEPS.get(Qt.Key(event.key()), 0)
