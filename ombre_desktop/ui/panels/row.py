"""Panels that consist of one row of buttons above the hand, with words in a pill."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.paint.buttons import Metal
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace, Pill, SwitchFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.question import Maxim, above
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import spoken_button


class ActionRow(Panel):
    """
    A row of buttons. Words, if any, stand in a pill before the buttons, or above a row that is too long.

    Hidden buttons leave no gap.
    """

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._words = ""
        self._maxim = Maxim()
        self._pill = Pill("")
        self._pill_place = QRectF()

    @property
    def words(self) -> str:
        """The words of the pill."""
        return self._words

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the maxim, the pill and the buttons."""
        return (*self.yielding, *super().places)

    @property
    def yielding(self) -> tuple[QRectF, ...]:
        """The places of the maxim and the pill."""
        pill = (self._pill_place,) if self._words else ()
        return (*self._maxim.places, *pill)

    def add(self, text: ButtonText, pressed: Callable[[], None], *, gold: bool = False) -> Pressable:
        """Add a button at the end of the row."""
        face = ActionFace(text, Metal.GOLD if gold else Metal.DARK)
        button = Pressable(face, spoken_button(text), self, keys=(text.key,))
        button.clicked.connect(lambda _=False: pressed())
        return button

    def add_switch(self, text: ButtonText, pressed: Callable[[bool], None]) -> Pressable:
        """Add a switch; *pressed* is called with the wanted state."""
        button = Pressable(SwitchFace(text), spoken_button(text), self, keys=(text.key,))
        button.setCheckable(True)

        # Our own function, since a signal's emit, connected directly, would be called without a value.
        def hear(wanted: bool) -> None:
            pressed(wanted)

        button.clicked.connect(hear)
        return button

    def turn(self, switch: Pressable, *, on: bool) -> None:
        """Show *switch* on or off, even if a click has just turned it the other way."""
        face = of_kind(switch.face, SwitchFace)
        switch.setChecked(on)
        switch.change(SwitchFace(face.text, on=on), switch.accessibleName())

    def say(self, words: str) -> None:
        """Change the words in the pill; without words there is no pill."""
        self._words = words

    def advise(self, words: str, strength: float) -> None:
        """Show a maxim over the row at this opacity, if there is room; without words, show none."""
        self._maxim = Maxim(words if strength else "", strength)
        self.refresh()

    def rename(self, button: Pressable, text: ButtonText) -> None:
        """Change the text of a button, but not the key that presses it."""
        face = of_kind(button.face, ActionFace)
        button.change(ActionFace(text, face.metal), spoken_button(text))

    def gild(self, button: Pressable, *, gold: bool) -> None:
        """Make a button gold, as the one that moves on, or dark."""
        face = of_kind(button.face, ActionFace)
        button.change(ActionFace(face.text, Metal.GOLD if gold else Metal.DARK), button.accessibleName())

    def lower_by(self) -> float:
        """Return how far the row stands below its usual place right above the hand, in units."""
        return 0.0

    def refresh(self) -> None:
        """Lay out and repaint after a change of buttons or words."""
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Place everything in one row, or the pill in a row of its own if there is no room for both."""
        buttons, layout = self.buttons, self.context.layout
        sizes = [button.face.size(self.context) for button in buttons]
        places = self._with_pill(sizes) if self._words else layout.action_rects(sizes)
        places = tuple(place.translated(0, self.lower_by() * layout.unit) for place in places)
        self._maxim.stand_above(places, self.context)
        room = self.enclose((*places, *self._maxim.places))
        if self._words:
            self._pill_place, places = places[0], places[1:]
        for button, place in zip(buttons, places, strict=True):
            button.put(place, room)

    def paint(self, painter: QPainter) -> None:
        """Paint the maxim and the pill, where no bubble covers them."""
        if not any(map(self.is_covered, self._maxim.places)):
            self._maxim.paint(painter, self.context)
        if self._words and not self.is_covered(self._pill_place):
            self._pill.paint(painter, self._pill_place, self.context)

    def _with_pill(self, sizes: list[QSizeF]) -> tuple[QRectF, ...]:
        """Return the places of pill and buttons: in one row, with the pill folded, or with the pill above."""
        plain, folded = Pill(self._words), Pill(self._words, folded=True)
        for self._pill in (plain, folded):
            places = self.context.layout.action_rects([self._pill.size(self.context), *sizes])
            if self.context.layout.row_fits(places):
                return places
        places = self.context.layout.action_rects(sizes)
        self._pill = plain
        if not self.context.layout.row_fits((above(plain, places, self.context),)):
            self._pill = folded
        return above(self._pill, places, self.context), *places
