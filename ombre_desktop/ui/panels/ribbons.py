"""What the seats say, on ribbons over their medallions."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.fitting import fitted
from ombre_desktop.ui.panels.plate import Plate
from ombre_desktop.ui.table.lettering import Lettering
from ombre_desktop.ui.table.plates import paint_ribbon, ribbon_size
from ombre_desktop.ui.theme import TypeRole, type_size

_BROADEST = 260.0


class Ribbon(Plate):
    """The words of one place at the table, counted from the person."""

    def __init__(self, index: int, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._index = index
        self._said = ""
        self._strong = False
        self._place = QRectF()
        self.hide()

    def say(self, words: str, *, strong: bool = False) -> None:
        """Unroll the ribbon with *words*; *strong* sets a bid apart from a pass."""
        self._said, self._strong = words, strong
        self.setAccessibleName(words)
        self.lay_out()
        self.show()
        self.update()

    def lay_out(self) -> None:
        """Over the medallion, as long as the words, within bounds."""
        if self._index >= len(self.context.layout.seats):
            self.hide()
            return
        size = ribbon_size(self._words(), self.context.unit)
        self._place = self.context.layout.seats[self._index].ribbon.rect(size)
        self.stand_at(self._place)

    def paint(self, painter: QPainter) -> None:
        """Paint ribbon and words."""
        paint_ribbon(
            painter,
            self._place,
            self.context.theme,
            unit=self.context.unit,
            words=self._words(),
            strong=self._strong,
        )

    def _words(self) -> Lettering:
        size = type_size(TypeRole.RIBBON, self.context.layout.text)
        font = self.context.families.serif_font(size, bold=self._strong, italic=True)
        return fitted(Lettering(self._said, font), _BROADEST * self.context.unit)


class Ribbons:
    """One ribbon for each place, counted from the person; *parent* is the viewport."""

    def __init__(self, context: TableContext, parent: QWidget) -> None:
        self._context = context
        self._parent = parent
        self._ribbons: dict[int, Ribbon] = {}

    def say(self, index: int, words: str, *, strong: bool = False) -> None:
        """Have the place *index* say *words*."""
        if index not in self._ribbons:
            self._ribbons[index] = Ribbon(index, self._context, self._parent)
        self._ribbons[index].say(words, strong=strong)

    def hush(self, index: int | None = None) -> None:
        """Roll the ribbon of one place up, or all."""
        for at, ribbon in self._ribbons.items():
            if index is None or at == index:
                ribbon.hide()

    def adapt(self, context: TableContext) -> None:
        """Lay out again for another size, theme or text."""
        self._context = context
        for ribbon in self._ribbons.values():
            ribbon.adapt(context)
