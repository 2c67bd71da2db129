"""The sentence that says why a card may not be played, or why it may be kept."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.buttons import paint_tip
from ombre_desktop.ui.table.fitting import evened
from ombre_desktop.ui.table.lettering import Lettering
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.theme import TypeRole

_WIDTHS = (1.0, 0.72, 0.5)


class Tip(Panel):
    """A bubble at one of the person's cards; pointer and keys go through it."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentence = ""
        self._card: Placement | None = None
        self._beside: tuple[QRectF, ...] = ()
        self._place = QRectF()
        self._words = Lettering("", context.families.sans_font(1))
        self.hide()

    @property
    def place(self) -> QRectF:
        """Where the bubble stands."""
        return self._place

    def tell(self, sentence: str, card: Placement, beside: Sequence[QRectF] = ()) -> None:
        """Say *sentence* about the card lying at *card*, clear of the buttons *beside*."""
        self._sentence, self._card, self._beside = sentence, card, tuple(beside)
        self.setAccessibleName(sentence)
        self.lay_out()
        self.show()
        self.raise_()
        self.update()

    def dismiss(self) -> None:
        """Put the bubble away."""
        self._card = None
        self.hide()

    def adapt(self, context: TableContext) -> None:
        """A card that has moved, or bears another name in another deck, takes its sentence away."""
        if context.layout != self.context.layout or context.deck is not self.context.deck:
            self.dismiss()
        super().adapt(context)

    def lay_out(self) -> None:
        """Wrap the words and find them a place; narrower ones where broad ones would cover a button."""
        if self._card is None:
            return
        for share in _WIDTHS:
            self._words = self._wrapped(share)
            size = self._words.size + QSizeF(28, 18) * self.context.unit
            self._place = self.context.layout.tip_rect(self._card, size, self._beside)
            if not any(self._place.intersects(other) for other in self._beside):
                break
        margin = 20 * self.context.unit
        self.setGeometry(self._place.adjusted(-margin, -margin, margin, margin).toAlignedRect())

    def paint(self, painter: QPainter) -> None:
        """Paint paper, point and words."""
        if self._card is None:
            return
        corner = self._card.corners[0]
        point = QPointF(corner.x() + self._card.strip.width() / 2, self._card.bounds.top())
        paint_tip(
            painter,
            self._place,
            self.context.theme,
            unit=self.context.unit,
            points_at=point,
            words=self._words,
        )

    def _wrapped(self, share: float) -> Lettering:
        """The sentence at a *share* of the width that the layout would have it wrapped to."""
        words = self.context.sans(TypeRole.BUTTON, self._sentence, bold=True)
        return evened(words, share * self.context.layout.tip_width - 28 * self.context.unit)
