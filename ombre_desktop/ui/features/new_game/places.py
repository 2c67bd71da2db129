"""The places in the dialog for a new game: an opponent's, and the person's."""

from collections.abc import Hashable, Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from ombre_desktop.ui.background.turns import Piece, Turns
from ombre_desktop.ui.dialogs.company import (
    LEVELS,
    OF_THE_PERSON,
    OPPONENTS,
    level_of,
    line_of,
    name_of,
    seated,
)
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.framed import Framed
from ombre_desktop.ui.dialogs.people import MedallionLabel, small_portrait
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.game_to_begin import Opponent
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.levels import TEMPERS, level_name, level_note
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.outside import LONGEST_NAME

_MEDALLION = 112


class _Place(Framed):
    """A panel with a portrait in the middle and fields under it."""

    def __init__(self, heading: str, portrait: str, idents: tuple[str, ...], appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._idents = idents
        self._medallion = MedallionLabel(portrait)
        self.portrait_box = ChoiceBox([Choice(ident, name_of(ident)) for ident in idents], portrait)
        self._column = QVBoxLayout(self)
        self._title = wrapped("", Part.SECTION)
        self.set_heading(heading)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._title)
        self._column.addWidget(self._medallion)
        self._take_distances()

    def restyle(self, appearance: Appearance, later: Turns) -> None:
        """Repaint the portraits and adopt the distances of *appearance*."""
        self._appearance = appearance
        self._take_distances()
        self.paint(later)

    def paint(self, later: Turns) -> None:
        """Paint the chosen portrait now, and the portraits in the box *later*, one by one."""
        self.show_portrait()
        others = [ident for ident in self._idents if ident != self.portrait]
        pieces: dict[Hashable, Piece] = {
            (self, ident): partial(self._paint_one, ident) for ident in (self.portrait, *others)
        }
        later.order(pieces)

    def _take_distances(self) -> None:
        margin, icon = self._appearance.pixels(14), self._appearance.pixels(24)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(self._appearance.pixels(9))
        self.portrait_box.setIconSize(QSize(icon, icon))

    def set_heading(self, heading: str) -> None:
        """Set the heading, which says where the place is."""
        self._title.setText(heading)
        self.setAccessibleName(heading)

    @property
    def portrait(self) -> str:
        """The id of the portrait."""
        return str(self.portrait_box.value)

    def _paint_one(self, ident: str) -> None:
        self.portrait_box.set_icon(ident, small_portrait(ident, self._appearance.theme))

    def show_portrait(self) -> None:
        """Show the chosen portrait."""
        side = self._appearance.pixels(_MEDALLION)
        self._medallion.show_person(self.portrait, self._appearance.theme, side)


class OpponentPlace(_Place):
    """
    The place of an opponent, with their level; an opponent who sits down has their usual level.

    *behind* gives for each level the chips a deal by which it is behind the expert. ``taken`` carries the
    portraits of the opponent chosen and of the one who sat here before.
    """

    taken = Signal(str, str)

    def __init__(
        self, heading: str, opponent: Opponent, behind: Mapping[str, float], appearance: Appearance
    ) -> None:
        super().__init__(heading, opponent.portrait, OPPONENTS, appearance)
        self._before, self._behind = opponent.portrait, behind
        levels = [Choice(level, level_name(level)) for level in LEVELS]
        usual = COMPANY[opponent.portrait].level
        self.level_box = ChoiceBox(levels, level_of(opponent.player) or usual)
        self._line, self._temper = wrapped("", Part.NOTE), wrapped("", Part.NOTE)
        self._note = wrapped("", Part.NOTE)
        person = NamedField(words.opponent_label(), self.portrait_box)
        person.add(self._line)
        person.add(self._temper)
        plays = NamedField(words.strength_label(), self.level_box)
        plays.add(self._note)
        self._column.addWidget(person)
        self._column.addWidget(plays)
        self._column.addStretch()
        self.portrait_box.chosen.connect(self._take)
        self.level_box.chosen.connect(self._describe)
        self._describe()

    @property
    def opponent(self) -> Opponent:
        """The opponent who sits here."""
        return seated(self.portrait, str(self.level_box.value))

    def seat(self, portrait: str) -> None:
        """Seat the opponent *portrait* here at their usual level, without a signal."""
        self.portrait_box.set_value(portrait)
        self.level_box.set_value(COMPANY[portrait].level)
        self._before = portrait
        self.show_portrait()
        self._describe()

    def _take(self, portrait: str) -> None:
        before = self._before
        self.seat(portrait)
        self.taken.emit(portrait, before)

    def _describe(self, _: object = None) -> None:
        level = str(self.level_box.value)
        self._line.setText(line_of(self.portrait))
        self._temper.setText(TEMPERS[COMPANY[self.portrait].temper]())
        self._note.setText(level_note(level, self._behind.get(level)))
        self.portrait_box.setAccessibleDescription(sentences([self._line.text(), self._temper.text()]))
        self.level_box.setAccessibleDescription(self._note.text())


class PersonPlace(_Place):
    """The person's own place: name and portrait."""

    def __init__(self, heading: str, name: str, portrait: str, appearance: Appearance) -> None:
        super().__init__(heading, portrait, OF_THE_PERSON, appearance)
        self.name_box = QLineEdit(name)
        self.name_box.setMaxLength(LONGEST_NAME)
        self.name_box.setPlaceholderText(words.unnamed())
        note = words.name_note()
        self._column.addWidget(NamedField(words.name_label(), self.name_box, note))
        self._column.addWidget(NamedField(words.portrait_label(), self.portrait_box))
        self._column.addStretch()
        self.portrait_box.chosen.connect(self.show_portrait)

    @property
    def name(self) -> str:
        """The name typed; empty if there is none."""
        return self.name_box.text().strip()
