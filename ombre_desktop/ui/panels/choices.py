"""Rows of parchments between trick and fan, one for each choice."""

from ombre_desktop.engine import Action
from ombre_desktop.ui.panels.faces import Face
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable


class ChoicesPanel(Panel):
    """Parchments in the fewest rows that keep clear of the opponents' cards; emits the choice."""

    def add(self, face: Face, name: str, action: Action, *, key: str) -> Pressable:
        """Add a choice at the end."""
        button = Pressable(face, name, self, keys=(key,))
        button.clicked.connect(lambda: self.answer(action))
        return button

    def lay_out(self) -> None:
        """Place the parchments in rows above the hand."""
        sizes = [button.face.size(self.context) for button in self.buttons]
        places = self.context.layout.choice_rects(sizes)
        room = self.enclose(places)
        for button, place in zip(self.buttons, places, strict=True):
            button.put(place, room)
