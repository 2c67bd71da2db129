"""The brush of the table: its layout, colours and fonts, shared by all painters."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme, TypeRole, type_size
from ombre_desktop.ui.table.lamp import PLATE
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value, replace


class Brush(Value):
    """
    The tools shared by all painters of the table.

    *text* replaces the table's own factor from nominal type sizes to pixels, unless it is 0.
    """

    layout: TableLayout
    theme: Theme
    fonts: Families
    ratio: float
    text: float = 0.0

    def drop(self, at: QPointF, rise: float = PLATE) -> QPointF:
        """Return the drop of the shadow of a thing at *at*, *rise* units above the cloth."""
        return self.layout.lamp.drop(at, rise * self.layout.unit)

    @property
    def at_seats(self) -> Brush:
        """The brush for plates, words and figures at the seats."""
        return replace(self, text=self.layout.seat_text)

    def serif(self, role: TypeRole, text: str, *, bold: bool = True, italic: bool = False) -> Lettering:
        """Return *text* in the serif at the size of *role*."""
        size = type_size(role, self.text or self.layout.text)
        return Lettering(text, self.fonts.serif_font(size, bold=bold, italic=italic))

    def sans(self, role: TypeRole, text: str, *, bold: bool = False) -> Lettering:
        """Return *text* in the sans at the size of *role*."""
        return Lettering(
            text, self.fonts.sans_font(type_size(role, self.text or self.layout.text), bold=bold)
        )
