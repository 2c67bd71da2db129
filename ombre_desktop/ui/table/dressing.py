"""The pictures of the cards on the scene, with their shadows, of which a turn composes only a few."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, QTimer

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardItem, CardPictures, Face
from ombre_desktop.ui.table.card_shadow import card_at, picture_box
from ombre_desktop.ui.table.deck_art import DeckArt

LOOK = 8
"""Milliseconds, half a frame, within which new pictures are drawn together."""
SHARE = 5
"""The milliseconds of a turn in which pictures may be composed; what is left waits for the next turn."""

Dressed = Iterable[tuple[CardItem, Sprite]]


class Dressing(QObject):
    """
    A dresser of the cards: each is shown as its sprite says.

    When a whole deal is turned up, composing every card at once would hold up the window for several frames.
    So a card may lie without its shadow, or with that of another place, for a turn or two. It never shows
    the wrong side.
    """

    def __init__(self, art: DeckArt, cards: Callable[[], Dressed], owner: QObject) -> None:
        super().__init__(owner)
        self._art, self._cards = art, cards
        self._pictures = CardPictures(art)
        self._brush: Brush | None = None
        self._deck = Deck.FRENCH
        self._ties: dict[int, str] = {}
        self._waiting: dict[CardItem, Sprite] = {}
        self._spent = QElapsedTimer()
        self._turn = self._timer(0, self._go_on)
        # Pictures become ready by the dozen; one look is enough for all of them.
        self._look_again = self._timer(LOOK, self._refresh)
        art.ready.connect(self._look_soon)

    def _timer(self, interval: int, due: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(due)
        return timer

    def adapt(self, brush: Brush, deck: Deck) -> None:
        """Adopt another size, theme or deck."""
        self._brush, self._deck = brush, deck
        self._art.set_table(QSizeF(0, brush.layout.least_back), brush.ratio)
        self._pictures.clear()
        self._waiting.clear()

    def dress(self, item: CardItem, sprite: Sprite) -> None:
        """Show *item* as *sprite* says, at once or, if this turn has no time to compose it, soon."""
        brush = self._brush
        if brush is None:
            return
        face = self._face(item, sprite, brush)
        pixmap = self._pictures.kept(face)
        if pixmap is None and not self._has_time():
            self._waiting[item] = sprite
            self._show_meanwhile(item, face, brush)
            return
        self._waiting.pop(item, None)
        if pixmap is None:
            pixmap = self._pictures.pixmap(face, brush)
        if item.pixmap().cacheKey() != pixmap.cacheKey():
            corner = picture_box(face.height, brush.layout.unit, face.shade).topLeft()
            item.show_picture(pixmap, face.card, face.height, corner)

    def tie(self, seat: int, colour: str) -> None:
        """Tie the tricks that *seat* has won with ribbons of this *colour*."""
        if self._ties.get(seat) != colour:
            self._ties[seat] = colour
            self._look_soon()

    def finish(self) -> None:
        """Compose whatever waits, however long it takes."""
        while self._waiting:
            self._turn.stop()  # a new turn begins, and has time
            self._go_on()

    def _face(self, item: CardItem, sprite: Sprite, brush: Brush) -> Face:
        item.is_lit_anew(brush.layout.lamp, brush.layout.unit)
        return Face(
            self._deck,
            sprite.card if item.shows is None else item.shows,
            sprite.place.size.height(),
            brush.ratio,
            sprite.dim,
            sprite.glow,
            sprite.badge,
            sprite.gano,
            sprite.wins,
            sprite.fresh,
            _gilt(sprite.place.strip) if sprite.fresh else (0, 0),
            item.shade,
            item.tucked,
            "" if sprite.won_by is None else self._ties.get(sprite.won_by, ""),
        )

    def _has_time(self) -> bool:
        """Tell whether this turn has time left; the first question of a turn starts its time."""
        if not self._turn.isActive():
            self._spent.start()
            self._turn.start()
        return self._spent.elapsed() < SHARE

    def _show_meanwhile(self, item: CardItem, face: Face, brush: Brush) -> None:
        """Let *item* show the right side: its old picture, the mere drawing, or a blank card."""
        if item.worn == face.card:
            return
        drawn = self._pictures.drawn(face)
        picture = self._pictures.blank(face, brush) if drawn is None else drawn
        height = picture.deviceIndependentSize().height()
        item.show_picture(picture, face.card, height, card_at(QPointF(), height).topLeft())

    def _go_on(self) -> None:
        """Dress the cards that wait, as far as the time of a new turn allows."""
        while self._waiting and self._has_time():
            item = next(iter(self._waiting))
            sprite = self._waiting.pop(item)
            if item.scene() is not None:
                self.dress(item, sprite)

    def _look_soon(self) -> None:
        """Look again in a moment, when more pictures may be ready."""
        if not self._look_again.isActive():
            self._look_again.start()

    def _refresh(self) -> None:
        """Replace stand-ins by the pictures that are now ready."""
        for item, sprite in self._cards():
            self.dress(item, sprite)


def _gilt(strip: QRectF) -> tuple[int, int]:
    """Return where the seen part of a fresh card begins and ends, in pixels."""
    return round(strip.left()), round(strip.right())
