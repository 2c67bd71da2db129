"""The cut before the first deal: the pack to touch, and the buttons for a word or for no cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pack import Pack
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts import fairness as words

_SHARE = 0.5
"""The share of the window's width over which the pack is spread."""
_GAP = 8.0
"""The distance between the row of buttons, the line and the pack, in units."""


class CutPanel(ActionRow):
    """
    The pack of a sitting whose chain is sealed, in the place of the hand, with the end of that chain over it.

    Signals:
        cut: the cut as it was said; empty without a cut.
        word_wanted: the person wants to cut with a word.
    """

    cut = Signal(str)
    word_wanted = Signal()

    def __init__(
        self, sitting: Sitting, art: DeckArt, context: TableContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        commitment = present(sitting.fair, "chain").chain.commitment
        self._line, self._line_place = words.shown_before(commitment), QRectF()
        self._pack_place = QRectF()
        self.pack = Pack(len(sitting.ruleset.pack.cards), art, context, self)
        self.pack.setAccessibleName(words.pack_name())
        self.pack.setAccessibleDescription(words.shown_before_hint(commitment))
        self.pack.cut.connect(lambda at: self.cut.emit(str(at)))
        self.say(words.cut_question())
        self.setAccessibleName(words.cut_question())
        self.setAccessibleDescription(self._line)
        uncut = self.add(words.uncut_button(), lambda: self.cut.emit(""), gold=True)
        uncut.hint = words.shown_before_hint(commitment)
        self.add(words.word_button(), self.word_wanted.emit)
        self.refresh()

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the pack, its line, the pill and the buttons."""
        return (self._line_place, self._pack_place, *super().places)

    def adapt(self, context: TableContext) -> None:
        """Lay the panel out again, with the pack in the new look."""
        self.pack.adapt(context)
        super().adapt(context)

    def lay_out(self) -> None:
        """Place the line under the row of buttons, and the pack under the line."""
        super().lay_out()
        layout, unit = self.context.layout, self.context.unit
        row = super().places
        line = self.context.sans(TypeRole.LINE, self._line).size
        top = max(place.bottom() for place in row) + _GAP * unit
        self._line_place = QRectF(layout.stage.middle - line.width() / 2, top, line.width(), line.height())
        width, top = _SHARE * layout.window.width(), self._line_place.bottom()
        height = min(self.pack.height_needed(), layout.window.bottom() - _GAP * unit - top)
        self._pack_place = QRectF(layout.stage.middle - width / 2, top, width, height)
        room = self.enclose((self._line_place, self._pack_place, *row))
        for button in self.buttons:
            button.put(button.place, room)
        self.pack.setGeometry(self._pack_place.translated(-room.topLeft()).toRect())

    def paint(self, painter: QPainter) -> None:
        """Paint the pill and the line."""
        super().paint(painter)
        line = self.context.sans(TypeRole.LINE, self._line)
        line.draw(painter, self._line_place, self.context.theme.on_cloth)
