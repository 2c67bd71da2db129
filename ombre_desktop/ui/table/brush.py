"""The brush of the table: its layout, colours and fonts, shared by all painters."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme, TypeRole, type_size
from ombre_desktop.ui.table.lamp import PLATE
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value


class Brush(Value):
    """The tools shared by all painters of the table."""

    layout: TableLayout
    theme: Theme
    fonts: Families
    ratio: float

    def drop(self, at: QPointF, rise: float = PLATE) -> QPointF:
        """Return the drop of the shadow of a thing at *at*, *rise* units above the cloth."""
        return self.layout.lamp.drop(at, rise * self.layout.unit)

    def serif(self, role: TypeRole, text: str, *, bold: bool = True, italic: bool = False) -> Lettering:
        """Return *text* in the serif at the size of *role*."""
        size = type_size(role, self.layout.text)
        return Lettering(text, self.fonts.serif_font(size, bold=bold, italic=italic))

    def sans(self, role: TypeRole, text: str, *, bold: bool = False) -> Lettering:
        """Return *text* in the sans at the size of *role*."""
        return Lettering(text, self.fonts.sans_font(type_size(role, self.layout.text), bold=bold))
