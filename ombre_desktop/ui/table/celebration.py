"""The celebration of a striking end of a deal: a flourish over the bare middle of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QPixmap, QTransform, QWindow
from PySide6.QtWidgets import QGraphicsPixmapItem

from ombre_desktop.engine import HIDDEN
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.table.banner import banner_size, banner_word, paint_banner
from ombre_desktop.ui.table.centre import CentreLayout
from ombre_desktop.ui.table.flourish import (
    FADES,
    LASTS,
    Ending,
    Picture,
    Piece,
    ending_of,
    pieces,
    stage_point,
)
from ombre_desktop.ui.table.pouring import SlidingCounter, centred, counter_pictures
from ombre_desktop.ui.table.scene import FLYING, TableScene
from ombre_desktop.ui.texts.calls import ending_words
from ombre_desktop.ui.texts.key_table import Key

_UNROLLS = 0.2
"""The share of the time in which the banner unrolls."""
_BACK = QEasingCurve(QEasingCurve.Type.OutBack)
_MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)


class Celebration(QObject):
    """
    The flourishes of the table.

    *now* returns the present situation. Any key ends a flourish by *hurry*, and then does its own work,
    unless it is a key that only hurries. The flourish moves while the player of events rests.
    """

    def __init__(
        self, scene: TableScene, now: Callable[[], Situation], hurry: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._now, self._hurry = scene, now, hurry
        self._flying: list[tuple[QGraphicsPixmapItem, Piece]] = []
        self._banner: QGraphicsPixmapItem | None = None
        self._lettered: tuple[Ending, QPixmap] | None = None
        self._turns = Turns(self)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(LASTS)
        self._motion.valueChanged.connect(self._move)

    @property
    def is_on(self) -> bool:
        """True while a flourish is shown, or about to be."""
        return self._banner is not None or self._turns.waits

    def honour(self, event: happened.DealSettled) -> int:
        """Begin the flourish that the end of a deal earns, and return its length; 0 if it earns none."""
        ending = self._ending(event)
        if ending is None:
            return 0
        self._window.installEventFilter(self)
        self._turns.order({"letter": partial(self._letter, ending), "begin": partial(self.begin, ending)})
        return LASTS

    def end(self) -> None:
        """End the flourish, if there is one."""
        if not self.is_on:
            return
        self._turns.drop()
        self._window.removeEventFilter(self)
        if self._banner is not None:
            self._motion.stop()
            self._banner = None
            self._flying = []
            self._scene.clear_loose()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """End the flourish at any key; a key that only hurries has then done its work."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress else None
        if key is None or key in _MODIFIERS or not self.is_on:
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
        return self._scene.views()[0].window().windowHandle()

    def _ending(self, event: happened.DealSettled) -> Ending | None:
        sitting = self._now().sitting
        if sitting is None:
            return None
        found = ending_of(event.settlement, sitting.deal_number, sitting.rows)
        if found is None or (found[0] is Ending.PUESTA and not sitting.ruleset.has_pool):
            # The counters of a puesta go into the pool.
            return None
        return found[0]

    def begin(self, ending: Ending) -> None:
        """Begin the flourish for *ending*."""
        self.end()
        if self._lettered is None or self._lettered[0] is not ending:
            self._letter(ending)
        (_, banner), self._lettered = present(self._lettered, "banner"), None
        brush = self._scene.brush
        flying = pieces(ending, brush.layout)
        drawn = {picture: self._pictures(picture) for picture in {piece.picture for piece in flying}}
        items = [self._item(piece.picture, drawn[piece.picture]) for piece in flying]
        self._flying = list(zip(items, flying, strict=True))
        self._banner = centred(QGraphicsPixmapItem(banner))
        self._scene.put_loose([*items, self._banner])
        self._banner.setPos(stage_point(brush.layout))
        self._banner.setZValue(FLYING + 1)
        self._move(0.0)
        self._motion.start()
        self._window.installEventFilter(self)

    def _pictures(self, picture: Picture) -> tuple[QPixmap, ...]:
        """Return the picture of a piece; of a counter also that of its shadow."""
        if picture is Picture.BACK:
            # At this size the backs of every game have been drawn in time.
            return (self._scene.loose_card(HIDDEN, self._centre.talon_auction.size.height()),)
        return counter_pictures(picture.value, self._scene.brush)

    def _item(self, picture: Picture, drawn: tuple[QPixmap, ...]) -> QGraphicsPixmapItem:
        if picture is not Picture.BACK:
            face, shadow = drawn
            return SlidingCounter(picture.value, self._scene.brush, (face, shadow))
        (back,) = drawn
        item = centred(QGraphicsPixmapItem(back))
        item.setScale(self._centre.talon.size.height() / self._centre.talon_auction.size.height())
        return item

    @property
    def _centre(self) -> CentreLayout:
        return self._scene.brush.layout.centre

    def _letter(self, ending: Ending) -> None:
        """Paint the banner, a turn before it unrolls."""
        brush, situation = self._scene.brush, self._now()
        game = situation.sitting.ruleset.name if situation.sitting is not None else ""
        word = banner_word(ending_words(ending.value, situation.deck, situation.manner, game), brush)
        rect = QRectF(QRectF().topLeft(), banner_size(word, brush.layout.unit))
        canvas = Canvas(rect.size(), brush.ratio)
        with canvas as painter:
            paint_banner(painter, rect, word, brush)
        self._lettered = ending, canvas.pixmap

    def _move(self, share: float) -> None:
        if self._banner is None:
            return
        for item, piece in self._flying:
            place, lean, seen, rise = piece.at(share)
            if isinstance(item, SlidingCounter):
                item.move_to(place, lean, rise)
            else:
                item.setPos(place)
                item.setRotation(lean)
            item.setOpacity(seen)
        wide = max(0.05, _BACK.valueForProgress(min(1.0, share / _UNROLLS)))
        self._banner.setTransform(QTransform.fromScale(wide, 1))
        self._banner.setOpacity(min(1.0, share * 12, (1 - share) / (1 - FADES)))
