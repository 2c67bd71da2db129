"""The bids that may not be made now: greyed, on a slip of parchment or on a tag, with the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from ombre_desktop.engine import Refusal
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.buttons import ChoiceText, Look, draw_titled, paint_choice, paint_focus
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, Face
from ombre_desktop.ui.panels.pressable import Ground, Pressable
from ombre_desktop.ui.texts.calls import ButtonText, contract_name
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.refusals import refused_bids, refused_bids_note, refused_bids_title
from ombre_desktop.value import Value

_WIDEST = 150.0
"""The width at which the names on a slip break into lines, in units."""
_SHARE = 0.6
"""The share of a list's width up to which names stand beside the title."""
_GAP = 6.0
"""The distance of a tag from the question, in units."""
_INK, _GROUND = 0.72, 0.6
"""The opacities of the words, and of the ground of a tag."""


class SlipFace(ChoiceFace):
    """A greyed parchment without a key; its *meaning* is a list of names, broken into even lines."""

    def words(self, context: TableContext) -> ChoiceText:
        """Return title and names in pale ink."""
        title = context.serif(TypeRole.BUTTON, self.text.label)
        names = context.sans(TypeRole.LINE, self.meaning, scale=self.share * context.layout.text)
        width = max(_WIDEST * context.unit, title.size.width())
        return ChoiceText(title, None, ((evened(names, width), faded(context.theme.chrome.ink, _INK)),))

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint a pale slip, and the words, which must stay legible, over it."""
        words, theme, unit = self.words(context), context.theme, context.unit
        blank = ChoiceText(Lettering("", words.title.font), None)
        paint_choice(painter, rect, theme, unit=unit, text=blank, look=look, focus=focus)
        beside = context.serif(self.title_type, self.text.label)
        draw_titled(painter, rect, words, faded(theme.chrome.ink, _INK), unit=unit, beside=beside)


class TagFace(Value):
    """A line of small type on thin lacquer."""

    label: str

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the words, with their margins."""
        return (self._words(context).size + QSizeF(24, 8) * context.unit).expandedTo(
            QSizeF(0, context.layout.least)
        )

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the tag."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = faded(context.theme.chrome.lacquer_bottom, _GROUND)
        if focus:
            radius = rect.height() / 2 / context.unit
            paint_focus(painter, rect, context.theme, unit=context.unit, radius=radius)
        painter.fillPath(rounded(rect, rect.height() / 2), ground)
        ink = context.theme.chrome.text
        self._words(context).draw(painter, rect, faded(ink, _INK) if look is Look.DISABLED else ink)
        painter.restore()

    def _words(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.ROLE, self.label)


class RefusedBids(Pressable):
    """
    The names of all bids that may not be made now; pressing them only shows the reasons.

    The Tab key passes over them. A screen reader finds the reasons in the description.
    """

    def __init__(self, refused: Mapping[str, Refusal], panel: Ground) -> None:
        super().__init__(TagFace(refused_bids_title()), "", panel)
        self._refused = refused
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(lambda: panel.explain(self))

    def slip(self, context: TableContext, *, share: float = 1.0, low: bool = False) -> None:
        """Become a slip with names in a *share* of their usual size, beside bids with *low* titles or not."""
        title = ButtonText(refused_bids_title(), "")
        self.wear(SlipFace(title, meaning=self.names(context), share=share, low=low), context)

    def choice(self, context: TableContext, *, share: float = 1.0) -> ChoiceFace:
        """Return title and names for a strip over a *share* of a list: in one line if they are short."""
        names, title = self.names(context), ButtonText(refused_bids_title(), "")
        line = context.sans(TypeRole.LINE, names, scale=context.layout.text)
        if line.size.width() <= _SHARE * share * context.layout.broad_room.width():
            return ChoiceFace(title, names, judged=False)
        return ChoiceFace(title, meaning=names, strength=_INK)

    def tag(self, question: QRectF, answers: Sequence[QRectF], context: TableContext) -> QRectF | None:
        """Become a tag round the *question* and return its place, or None if there is no room."""
        layout = context.layout
        clear = layout.obstacles.is_readable if layout.compact else layout.obstacles.is_clear
        for label in (refused_bids(self.names(context)), refused_bids_title()):
            face = TagFace(label)
            for place in _around(question, face.size(context), _GAP * context.unit):
                if clear(place) and not any(place.intersects(answer) for answer in answers):
                    self.wear(face, context)
                    return place
        return None

    def wear(self, face: Face, context: TableContext) -> None:
        """Show *face*, and keep names and reasons in the words of the deck."""
        self.change(face, refused_bids(self.names(context)))
        self.hint = refused_bids_note(self._refused, context.deck)
        self.setAccessibleDescription(self.hint)

    def _look(self) -> Look:
        return Look.DISABLED

    def names(self, context: TableContext) -> str:
        """Return the names of the refused bids, in the words of the deck."""
        return listed(contract_name(contract, context.deck) for contract in self._refused)


def _around(question: QRectF, size: QSizeF, gap: float) -> tuple[QRectF, ...]:
    """Return the places of a tag of this *size* beside, under and above the *question*."""
    place = QRectF(QPointF(0, 0), size)
    place.moveCenter(question.center())
    right, left, under, over = QRectF(place), QRectF(place), QRectF(place), QRectF(place)
    right.moveLeft(question.right() + gap)
    left.moveRight(question.left() - gap)
    under.moveTop(question.bottom() + gap)
    over.moveBottom(question.top() - gap)
    return right, left, under, over
