"""The tip: why a card may not be played, or why it may be kept."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.texts.refusals import rule_offer

_WIDTHS = (1.0, 0.72, 0.5)


class Tip(Panel):
    """
    A bubble at one of the person's cards; keys pass through it.

    A click on a bubble that names a rule is the wish to read that rule. The pointer passes through a bubble
    that names none.
    """

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentence = self._rule = ""
        self._card: Placement | None = None
        self._asking: Panel | None = None
        self._place = QRectF()
        self._words = self._offer = Lettering("", context.families.sans_font(1))
        self._spot = _Spot(parent)
        self._spot.clicked.connect(self._want_rule)
        # It lies beside the bubble, not in it, and so would outlive it.
        self.destroyed.connect(self._spot.deleteLater)
        self.hide()

    @property
    def place(self) -> QRectF:
        """The place of the bubble."""
        return self._place

    @property
    def rule(self) -> str:
        """The number of the rule that the bubble offers to show; empty if there is none."""
        return self._rule

    def tell(self, sentence: str, card: Placement, asking: Panel | None = None, *, rule: str = "") -> None:
        """Show *sentence* for the card at *card*, clear of the panel that is *asking*, and offer *rule*."""
        self.dismiss()
        self._sentence, self._card, self._asking, self._rule = sentence, card, asking, rule
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(rule_offer(rule) if rule else "")
        self._spot.setAccessibleName(self.accessibleDescription())
        self.lay_out()
        self.show()
        self.raise_()
        if asking is not None:
            asking.yield_to(self._place)
        self._spot.setVisible(bool(rule))
        self._spot.raise_()
        self.update()

    def dismiss(self) -> None:
        """Remove the bubble."""
        if self._asking is not None:
            self._asking.yield_to(QRectF())
        self._card, self._asking, self._rule = None, None, ""
        self.hide()
        self._spot.hide()

    def adapt(self, context: TableContext) -> None:
        """Remove the bubble if its card may have moved, or has another name in another deck."""
        if context.layout != self.context.layout or context.deck is not self.context.deck:
            self.dismiss()
        super().adapt(context)

    def lay_out(self) -> None:
        """Wrap the words, and place the bubble: over yielding words rather than over the trick."""
        if self._card is None:
            return
        layout = self.context.layout
        beside = self._asking.places if self._asking is not None else ()
        yielding = self._asking.yielding if self._asking is not None else ()
        self._stand(self._card, beside)
        before = layout.trick_under(self._place)
        if before and yielding:
            self._stand(self._card, [place for place in beside if place not in yielding])
            if layout.trick_under(self._place) >= before:
                self._stand(self._card, beside)
        margin = 20 * self.context.unit
        self.setGeometry(self._place.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self._spot.setGeometry(self._place.toRect())

    def _stand(self, card: Placement, beside: Sequence[QRectF]) -> None:
        """Place the bubble clear of the things *beside*, narrower if it would otherwise cover one."""
        for share in _WIDTHS:
            self._wrap(share)
            size = stacked_size(self._lines) + QSizeF(28, 18) * self.context.unit
            self._place = self.context.layout.tip_rect(card, size, beside)
            if not any(self._place.intersects(other) for other in beside):
                break

    def paint(self, painter: QPainter) -> None:
        """Paint paper, point and words."""
        if self._card is None:
            return
        point = QPointF(self._card.seen.x(), self._card.bounds.top())
        paint_tip(
            painter,
            self._place,
            self.context.theme,
            unit=self.context.unit,
            points_at=point,
            lines=self._lines,
        )

    def _want_rule(self) -> None:
        self.context.wishes.rules_wanted.emit(self._rule)

    @property
    def _lines(self) -> tuple[Lettering, ...]:
        """The sentence, and the offer if there is one."""
        return (self._words, self._offer) if self._rule else (self._words,)

    def _wrap(self, share: float) -> None:
        """Wrap the lines to a *share* of the width in the layout."""
        width = share * self.context.layout.tip_width - 28 * self.context.unit
        self._words = evened(self.context.sans(TypeRole.BUTTON, self._sentence, bold=True), width)
        if self._rule:
            self._offer = evened(self.context.sans(TypeRole.ROLE, self.accessibleDescription()), width)


class _Spot(QAbstractButton):
    """The area of a bubble with an offer: an invisible button that never takes the focus."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint nothing: the bubble is seen through the button."""
