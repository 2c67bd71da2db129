"""The finale at a striking end of a deal: the light narrows, and a large word stands in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap, QRadialGradient, QWindow
from PySide6.QtWidgets import QGraphicsPixmapItem

from ombre_desktop.engine import events as happened
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.finale import Finale, finale_of, stage_point
from ombre_desktop.ui.table.finale_word import word_picture
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.pouring import centred
from ombre_desktop.ui.table.scene import SHADE, WORD, TableScene
from ombre_desktop.ui.texts.calls import ending_words
from ombre_desktop.ui.texts.key_table import MODIFIERS, Key

_DARK = QColor(4, 2, 1, 115)
"""The shade of a finale, which leaves 55 per cent of the light."""
_BROAD, _NARROW = 330.0, 130.0
"""The radii of the light in the middle and over a winner, in units."""
_COARSE = 2.0
"""The pixels of the window in a pixel of the shade as it is painted; it has no edges."""
_LANDS, _FROM = 180.0, 1.14
"""The milliseconds in which the word comes down, and its size at first."""
_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)


class Celebration(QObject):
    """
    The finales of the table.

    *now* returns the present situation. Any key ends a finale by *hurry*, and then does its own work, unless
    it is a key that only hurries. The player of events pays meanwhile, and lays the hands open.
    """

    def __init__(
        self, scene: TableScene, now: Callable[[], Situation], hurry: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table, self._now, self._hurry = scene, now, hurry
        self._finale: Finale | None = None
        self._honoured: happened.DealSettled | None = None
        self._pictures: list[QPixmap] = []
        self._shade = self._word = QGraphicsPixmapItem()
        self._is_begun = False
        self._turns = Turns(self)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.end)

    @property
    def is_on(self) -> bool:
        """True while a finale is shown, or about to be."""
        return self._finale is not None

    @property
    def left(self) -> int:
        """The milliseconds until the finale ends; 0 if there is none."""
        return 0 if self._finale is None else round(self._finale.lasts) - self._motion.currentTime()

    def has_honoured(self, event: happened.DealSettled) -> bool:
        """Tell whether the end of this deal has had its finale, or its finale is on."""
        return self._honoured is event

    def honour(self, event: happened.DealSettled, *, still: bool = False) -> Finale | None:
        """
        Begin the finale that the end of a deal earns, and return it; None if it earns none, or has had one.

        Without motion the finale stands *still* until it is ended.
        """
        sitting = self._now().sitting
        found = None if sitting is None or self.has_honoured(event) else finale_of(event.settlement, sitting)
        if found is not None and self.words(found):
            self._honoured = event
            self._await(found)
            self._turns.order(
                {
                    "light": partial(self._paint_light, found),
                    "widen": self._widen_light,
                    "letter": partial(self._letter, found),
                    "begin": partial(self._begin, found, still=still),
                }
            )
            return found
        return None

    def begin(self, finale: Finale) -> None:
        """Begin *finale* now."""
        self._await(finale)
        self._paint_light(finale)
        self._widen_light()
        self._letter(finale)
        self._begin(finale, still=False)

    def end(self) -> None:
        """End the finale, if there is one."""
        if self._finale is None:
            return
        self._turns.drop()
        self._window.removeEventFilter(self)
        self._finale, self._pictures = None, []
        self._motion.stop()
        if self._is_begun:
            self._is_begun = False
            self._table.clear_loose()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """End the finale at any key; a key that only hurries has then done its work."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress else None
        if key is None or key in MODIFIERS or not self.is_on:
            return False
        self._hurry()
        self.end()
        return key in Key.HURRY.codes

    @property
    def _window(self) -> QWindow:
        """
        The window of the system, which gets each key before the widget in focus.

        A filter of the whole program would get every object of Qt, and PySide then takes several frames to
        make ready all classes it has.
        """
        return self._table.views()[0].window().windowHandle()

    def _await(self, finale: Finale) -> None:
        """Make ready for *finale*, which any key ends from now on."""
        self.end()
        self._finale = finale
        self._motion.setDuration(round(finale.lasts))
        self._motion.setEndValue(finale.lasts)
        self._window.installEventFilter(self)

    def _paint_light(self, finale: Finale) -> None:
        """Paint the shade, with a light in the middle and over each winner."""
        layout = self._table.brush.layout
        lights = [(stage_point(layout), _BROAD)]
        lights += [(_winner(layout, seat), _NARROW) for seat in finale.seats if seat < len(layout.seats)]
        self._pictures.append(shade_picture(layout, lights))

    def _widen_light(self) -> None:
        """Scale the shade to the window's own pixels, in which it is drawn eight times as fast."""
        (shade,), brush = self._pictures, self._table.brush
        wide = shade.scaled((brush.layout.window.size() * brush.ratio).toSize())
        wide.setDevicePixelRatio(brush.ratio)
        self._pictures = [wide]

    def _letter(self, finale: Finale) -> None:
        """Paint the word, a turn before it comes down."""
        self._pictures.append(word_picture(self.words(finale), self._table.brush))

    def words(self, finale: Finale) -> str:
        """Return the word of *finale*; empty in a game that does not know it."""
        situation = self._now()
        game = situation.sitting.ruleset.name if situation.sitting is not None else ""
        return ending_words(finale.ending.value, situation.deck, situation.manner, game)

    def _begin(self, finale: Finale, *, still: bool) -> None:
        shade, word = self._pictures
        self._shade, self._word = QGraphicsPixmapItem(shade), centred(QGraphicsPixmapItem(word))
        self._shade.setZValue(SHADE)
        self._word.setPos(stage_point(self._table.brush.layout))
        self._word.setZValue(WORD)
        self._table.put_loose([self._shade, self._word])
        self._is_begun = True
        self._move(finale.dims + _LANDS if still else 0.0)
        if not still:
            self._motion.start()

    def _move(self, elapsed: float) -> None:
        """Show the finale *elapsed* milliseconds after its beginning."""
        finale = self._finale
        if finale is None or not self._is_begun:
            return
        closes = (finale.lasts - elapsed) / finale.dims
        self._shade.setOpacity(max(0.0, min(1.0, elapsed / finale.dims, closes)))
        way = _OUT.valueForProgress(min(1.0, max(0.0, elapsed - finale.dims / 2) / _LANDS))
        self._word.setOpacity(max(0.0, min(way, closes)))
        self._word.setScale(_FROM + (1 - _FROM) * way)


def _winner(layout: TableLayout, seat: int) -> QPointF:
    """Return the middle of the light over a winner: between portrait and counters."""
    place = layout.seats[seat]
    return (place.medallion + place.hollow.centre) / 2


def shade_picture(layout: TableLayout, lights: list[tuple[QPointF, float]]) -> QPixmap:
    """Return the shade over the whole window with *lights*, each a point and a radius in units."""
    canvas = Canvas(layout.window.size() / _COARSE, 1.0)
    with canvas as painter:
        painter.fillRect(QRectF(QPointF(), layout.window.size() / _COARSE), _DARK)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for point, radius in lights:
            reach = radius * layout.unit / _COARSE
            light = QRadialGradient(point / _COARSE, reach)
            for at, alpha in ((0.0, 255), (0.45, 235), (1.0, 0)):
                light.setColorAt(at, QColor(0, 0, 0, alpha))
            painter.fillRect(circle(point / _COARSE, reach), light)
    return canvas.pixmap
