"""The view of the scene, with the buttons over the person's cards."""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.table.arrangement import LIFT, RAISE, Sprite, card_key
from ombre_desktop.ui.table.card_proxy import CardProxy, Zone
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.lamp import RAISED
from ombre_desktop.ui.table.long_press import LongPress
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.scene import TableScene


class TableView(QGraphicsView):
    """A view that shows the scene pixel for pixel and owns the buttons of the person's cards."""

    resized = Signal()
    clicked = Signal(QPointF)
    pointed = Signal(QPointF)
    moved = Signal(QPointF)
    held = Signal(object, QPointF)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        scene.setParent(self)
        self.setViewport(Group())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hand_zone = Zone(self.viewport())
        self.hand_zone.cards.stepped.connect(self._step)
        self._proxies: dict[Card, CardProxy] = {}

    @property
    def proxies(self) -> tuple[CardProxy, ...]:
        """The buttons of the person's cards, from the left."""
        return tuple(self._proxies.values())

    def proxy(self, card: Card) -> CardProxy | None:
        """Return the button over *card*, if the person holds it."""
        return self._proxies.get(card)

    @property
    def framed(self) -> Card | None:
        """The card of the hand that has the ring."""
        return next((card for card, proxy in self._proxies.items() if proxy.is_framed), None)

    def seen(self, card: Card) -> Placement | None:
        """Return the place where *card* is seen; if it flies, where it will lie; None while it is carried."""
        scene, key = of_kind(self.scene(), TableScene), card_key(card)
        sprite, item = scene.arrangement.by_key.get(key), scene.landed_card(key)
        if sprite is None or item is None or item.lies is not None:
            return None if sprite is None else sprite.place
        return sprite.place.moved(*item.where) if item.isVisible() else None

    def place_proxies(self, sprites: tuple[Sprite, ...]) -> None:
        """Put a button over the visible part of each card; keep the focus where it was."""
        held = tuple(sprite.card for sprite in sprites)
        focused = next((card for card, proxy in self._proxies.items() if proxy.hasFocus()), None)
        at = tuple(self._proxies).index(focused) if focused is not None else 0
        self.hand_zone.changing = True
        for card in [card for card in self._proxies if card not in held]:
            gone = self._proxies.pop(card)
            gone.hide()
            gone.deleteLater()
        unit = of_kind(self.scene(), TableScene).brush.layout.unit if sprites else 1.0
        self.hand_zone.setGeometry(_whole(sprites).adjusted(0, -ceil(LIFT * unit), 0, 0))
        self.hand_zone.lower()
        before: QWidget | None = None
        for sprite in sprites:
            proxy = self._proxies.get(sprite.card) or self._new_proxy(sprite.card)
            box = _strip(sprite)
            if sprite.rise >= RAISED:
                # The pointer that has raised the card may be where its foot was.
                box.setBottom(box.bottom() + ceil(RAISE * unit))
            proxy.stand(box.translated(-self.hand_zone.pos()))
            proxy.show()
            proxy.raise_()
            if before is not None:
                QWidget.setTabOrder(before, proxy)
            before = proxy
        self._proxies = {card: self._proxies[card] for card in held}
        self.hand_zone.changing = False
        self.hand_zone.setVisible(bool(sprites))
        if focused is not None and focused not in self._proxies and held:
            self.proxies[min(at, len(held) - 1)].setFocus()
        if sprites:
            self.hand_zone.reframe()

    def paint_anew(self) -> None:
        """
        Repaint everything, since the table is at rest.

        While things move, only what changes is painted. If a part of the window is painted between a move
        and its report, Qt forgets the old place, and a strip of it stays.
        """
        self.viewport().update()

    def name(self, table: str, hand: str) -> None:
        """Name the table and the hand for a screen reader."""
        for widget, words in ((self.viewport(), table), (self.hand_zone, hand)):
            if widget.accessibleName() != words:
                widget.setAccessibleName(words)

    def focus_hand(self) -> None:
        """Give the focus to the hand, unless a card has it."""
        if self._proxies and not any(proxy.hasFocus() for proxy in self._proxies.values()):
            self.proxies[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def enter_hand(self) -> None:
        """Give the focus to the first card, and show its ring."""
        self.proxies[0].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size, so that the scene is laid out again."""
        super().resizeEvent(event)
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Have the table redrawn for a screen of another pixel ratio, where its pictures would be blurred."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.resized.emit()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pass on a click on the table."""
        self.clicked.emit(event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Report where the pointer rests, also over a card or a panel, and where it moves."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.pointed.emit(QPointF(event.pos()))
            return True
        if event.type() is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self.moved.emit(event.position())
        return super().viewportEvent(event)

    def _new_proxy(self, card: Card) -> CardProxy:
        proxy = CardProxy(card, self.hand_zone)
        LongPress(proxy, partial(self._hold, proxy))
        self._proxies[card] = proxy
        return proxy

    def _hold(self, proxy: CardProxy, point: QPointF) -> bool:
        """Report where a finger rests on a card; return True, since every card has a name to show."""
        self.held.emit(proxy.card, QPointF(proxy.mapTo(self.viewport(), point.toPoint())))
        return True

    def _step(self, card: Card, by: int) -> None:
        held = tuple(self._proxies)
        if card in held:
            at = (held.index(card) + by) % len(held)
            self.proxies[at].setFocus(Qt.FocusReason.TabFocusReason)


def _strip(sprite: Sprite) -> QRect:
    """Return the upright bounding box of the part of a card that its neighbours leave visible."""
    return sprite.place.transform.mapRect(sprite.place.strip).toAlignedRect()


def _whole(sprites: tuple[Sprite, ...]) -> QRect:
    box = QRectF()
    for sprite in sprites:
        box = box.united(QRectF(_strip(sprite)))
    return box.toAlignedRect()
