"""Pictures of faces, cards and tables that are painted once for all tests, because each takes long."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from PySide6.QtGui import QImage

from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table import deck_art, gallery, surface_painter
from ombre_desktop.ui.table.layout import TableLayout

FACES, CARDS, TABLES = 400, 2000, 16
"""The numbers of pictures kept: some 100 megabytes in all."""


class Kept:
    """A painter that paints each picture once; *named* tells one picture from another."""

    def __init__(self, paint: Callable[..., Any], most: int, named: Callable[..., Hashable]) -> None:
        self._paint, self._most, self._named = paint, most, named
        self._pictures: OrderedDict[Hashable, Any] = OrderedDict()

    def __call__(self, *given: Any) -> Any:
        """Return the picture, from the shelf if it stands there."""
        name = self._named(*given)
        if name in self._pictures:
            self._pictures.move_to_end(name)
            return self._pictures[name]
        picture = self._pictures[name] = self._paint(*given)
        if len(self._pictures) > self._most:
            self._pictures.popitem(last=False)
        return picture

    def clear(self) -> None:
        """Drop all pictures."""
        self._pictures.clear()


def keep_pictures(patch: pytest.MonkeyPatch) -> tuple[Kept, ...]:
    """Have the program's windows share their pictures; return the shelves."""
    places = (
        (gallery, "_painted", FACES, _all_of),
        (deck_art, "render", CARDS, _all_of),
        (surface_painter, "paint_surface", TABLES, _table),
    )
    shelves = []
    for module, name, most, named in places:
        shelf = Kept(getattr(module, name), most, named)
        patch.setattr(module, name, shelf)
        shelves.append(shelf)
    return tuple(shelves)


def _all_of(*given: Hashable) -> Hashable:
    return given


def _table(layout: TableLayout, theme: Theme, ratio: float, picture: QImage | None = None) -> Hashable:
    """Return everything that `layout_for` was given, and the look."""
    stage = layout.stage
    window = (layout.window.width(), layout.window.height())
    cloth = 0 if picture is None else picture.cacheKey()
    return window, len(layout.seats), layout.text, stage.ease, layout.has_pool, theme, ratio, cloth
