"""Pictures of faces, cards, buttons and tables, and layouts, that are made once for all tests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ombre_desktop.storage.display_options import PLAIN, CardPrint, Deck
from ombre_desktop.ui.desk import ground
from ombre_desktop.ui.model.look import Look
from ombre_desktop.ui.paint.canvas import Stamps
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.table import card_item, deck_art, decor_item, gallery, scene, surface_painter
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import Face
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.stage import Stage

FACES, CARDS, LYING, TABLES, DECOR, LAYOUTS, LOOKS = 400, 2000, 800, 16, 1000, 100, 24
"""The numbers of pictures kept, some 200 megabytes in all, of layouts, and of looks with their buttons."""

LARGE, LARGE_KEPT = (200, 310), 250
"""The size in pixels at which a card is rendered once, to be scaled to every smaller size; most of them."""

DRAW = Lettering.draw


class Kept:
    """A painter that paints each picture once; *named* tells them apart, or says None: do not keep it."""

    def __init__(self, paint: Callable[..., Any], most: int, named: Callable[..., Hashable]) -> None:
        self._paint, self._most, self._named = paint, most, named
        self._pictures: OrderedDict[Hashable, tuple[Any, object]] = OrderedDict()

    def __call__(self, *given: Any, **more: Any) -> Any:
        """Return the picture, from the shelf if it stands there."""
        name = self._named(*given, **more)
        if name is None:
            return self._paint(*given, **more)
        if name in self._pictures:
            self._pictures.move_to_end(name)
            return self._pictures[name][0]
        picture = self._paint(*given, **more)
        # What was given is kept as well: a name may tell it by its identity.
        self._pictures[name] = picture, given
        if len(self._pictures) > self._most:
            self._pictures.popitem(last=False)
        return picture

    def clear(self) -> None:
        """Drop all pictures."""
        self._pictures.clear()


def keep_pictures(patch: pytest.MonkeyPatch) -> tuple[Kept, ...]:
    """Have the program's windows share their pictures; return the shelves."""
    patch.setattr(deck_art, "render", _scaled_cards(deck_art.render))
    patch.setattr(gallery, "_painted", _scaled_faces(gallery._painted))
    places = (
        (gallery, "_painted", FACES, _all_of),
        (deck_art, "render", CARDS, _all_of),
        (deck_art, "_on_screen", CARDS, QImage.cacheKey),
        (card_item, "_composed", LYING, _card),
        (surface_painter, "paint_surface", TABLES, _table),
        (decor_item, "painted", DECOR, _decor),
        (scene, "sketched", TABLES, _sketch),
        (ground, "layout_for", LAYOUTS, _layout),
    )
    shelves = []
    for module, name, most, named in places:
        shelf = Kept(getattr(module, name), most, named)
        patch.setattr(module, name, shelf)
        shelves.append(shelf)
    buttons = Kept(lambda *_: Stamps(), LOOKS, _all_of)
    patch.setattr(Pressable, "paint_face", _with_shared_stamps(Pressable.paint_face, buttons))
    return (*shelves, buttons)


def _with_shared_stamps(paint: Callable[..., None], shelf: Kept) -> Callable[..., None]:
    """Return *paint* for buttons that all panels of the same look stamp with the same pictures."""

    def painted(button: Pressable, painter: QPainter, context: TableContext, stamps: Stamps) -> None:
        if Lettering.draw is DRAW:
            stamps = shelf(context.look, context.game, painter.deviceTransform().m11())
        paint(button, painter, context, stamps)

    return painted


def _scaled_cards(render: Callable[..., QImage]) -> Callable[..., QImage]:
    """Return *render* for cards that are scaled from a large picture: a court card takes 15 ms."""
    large = Kept(render, LARGE_KEPT, _all_of)

    def scaled(
        deck: Deck, name: str, size: tuple[int, int], printed: CardPrint = PLAIN, *heed: Hashable
    ) -> QImage:
        is_card = len(name) == len("SA")
        if not is_card or size > LARGE or printed.own:
            return render(deck, name, size, printed, *heed)
        return _scaled(large(deck, name, LARGE, printed), size)

    return scaled


def _scaled_faces(paint: Callable[..., QImage]) -> Callable[..., QImage]:
    """Return *paint* for portraits that are scaled from a large picture: a face takes 10 ms."""
    large = Kept(paint, LARGE_KEPT, _all_of)
    wide = LARGE[0]

    def scaled(ident: str, theme: Theme, pixels: int, look: Look) -> QImage:
        if pixels > wide:
            return paint(ident, theme, pixels, look)
        return _scaled(large(ident, theme, wide, look), (pixels, pixels))

    return scaled


def _scaled(picture: QImage, size: tuple[int, int]) -> QImage:
    ratio, way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return picture if picture.isNull() else picture.scaled(*size, ratio, way)


def _all_of(*given: Hashable) -> Hashable:
    return given


def _table(layout: TableLayout, theme: Theme, ratio: float, picture: QImage | None = None) -> Hashable:
    """Return everything that `layout_for` was given, and the look."""
    stage = layout.stage
    window = (layout.window.width(), layout.window.height())
    cloth = 0 if picture is None else picture.cacheKey()
    return window, len(layout.seats), layout.text, stage.ease, layout.has_pool, theme, ratio, cloth


def _card(face: Face, drawn: QPixmap | None, brush: Brush) -> Hashable:
    """Return everything that the picture of a card with its shadow depends on."""
    look = id(brush.layout), brush.theme, brush.fonts
    return (face, drawn and drawn.cacheKey(), look) if Lettering.draw is DRAW else None


def _decor(content: Hashable, rect: QRectF, brush: Brush, _: object) -> Hashable:
    """Return everything that the picture of a still item depends on; None while the texts on it are read."""
    look = id(brush.layout), brush.theme, brush.fonts, brush.ratio
    return (content, rect.getRect(), look) if Lettering.draw is DRAW else None


def _sketch(stage: Stage, theme: Theme) -> Hashable:
    """Return the stage, which is kept with its layout, and the theme."""
    return id(stage), theme


def _layout(size: QSizeF, seats: int, text: float, **more: Hashable) -> Hashable:
    return size.toTuple(), seats, text, *more.items()
