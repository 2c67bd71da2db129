"""The places in the dialog for a new game: an opponent's, and the person's."""

from collections.abc import Hashable, Mapping
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ombre_desktop.ui.background.turns import Piece, Turns
from ombre_desktop.ui.dialogs.company import (
    FOLLOWING,
    LEVELS,
    OF_THE_PERSON,
    OPPONENTS,
    level_of,
    line_of,
    name_of,
    seated,
)
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.people import MedallionLabel, small_portrait
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.game_to_begin import Opponent
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.levels import TEMPERS, follower_note, level_name, level_note
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.outside import LONGEST_NAME, tip

_MEDALLION, _FIELD, _LETTERS, _BROAD = 46, 112, 4, 280
_USUAL, _LETTER, _CHEVRON = ("strong", "steady"), 15, 50
"""The usual levels, the size of their letters, and the width of the chevron with the edges."""


class _Fields(Columns):
    """Two fields; where they are narrow, the second keeps its least width and the first gets the rest."""

    _second = 0

    def keep(self, width: int) -> None:
        """Set the least *width* of the second field, in pixels."""
        self._second = width
        self.invalidate()

    def _places(self, width: int) -> list[QRect]:
        places = super()._places(width)
        if len(places) != 2 or places[0].y() != places[1].y():
            return places
        spare = max(0, min(places[1].width() - self._second, places[0].width() * 2 // 5))
        return [places[0].adjusted(0, 0, spare, 0), places[1].adjusted(spare, 0, 0, 0)]


class _Place(Group):
    """A portrait, where it sits, and two fields, side by side or in as many lines as need be."""

    def __init__(self, heading: str, portrait: str, idents: tuple[str, ...], appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._idents = idents
        self._medallion = MedallionLabel(portrait)
        self.portrait_box = ChoiceBox([Choice(ident, name_of(ident)) for ident in idents], portrait)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._column, self._fields = QVBoxLayout(), _Fields(least=1, most=2)
        self._title = wrapped("", Part.NOTE)
        self.set_heading(heading)
        self._line.addWidget(self._medallion, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addLayout(self._column, 1)
        self._column.addWidget(self._title)
        self._column.addLayout(self._fields)
        self._add(self.portrait_box)
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
        pixels = self._appearance.pixels
        self._line.setSpacing(pixels(10))
        self._column.setSpacing(pixels(1))
        self._fields.setSpacing(pixels(6))
        self._fields.set_least(pixels(_FIELD))
        self._share_out()
        self.portrait_box.setIconSize(QSize(pixels(24), pixels(24)))

    def _share_out(self, level: str = "") -> None:
        """Leave to the second field what the word for its *level* takes, and to the name the rest."""
        metrics = QFontMetrics(self._appearance.sans(_LETTER))
        words = (level_name(one) for one in (*_USUAL, *([level] if level else [])))
        self._fields.keep(max(map(metrics.horizontalAdvance, words)) + self._appearance.pixels(_CHEVRON))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size, in which the box alone shows the portrait."""
        return QSize(self._fields.minimumSize().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the large portrait where it has room."""
        super().resizeEvent(event)
        is_broad = self.width() >= self._appearance.pixels(_BROAD)
        self._medallion.setVisible(is_broad)
        self.portrait_box.show_icon(not is_broad)

    def _add(self, field: QWidget) -> None:
        """Add a field, as narrow as half the room and as high as the one beside it."""
        if isinstance(field, ChoiceBox):
            field.setMinimumContentsLength(_LETTERS)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._fields.addWidget(field)

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
        self._strength: float | None = None
        levels = [Choice(level, level_name(level)) for level in (*LEVELS, FOLLOWING)]
        usual = COMPANY[opponent.portrait].level
        self.level_box = ChoiceBox(levels, level_of(opponent.player) or usual)
        for box, name in ((self.portrait_box, words.opponent_label), (self.level_box, words.strength_label)):
            box.setAccessibleName(name())
        self._add(self.level_box)
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

    def tell_strength(self, strength: float) -> None:
        """Tell the *strength* of those who are as strong as the person, in levels."""
        self._strength = strength
        self._describe()

    def _take(self, portrait: str) -> None:
        before = self._before
        self.seat(portrait)
        self.taken.emit(portrait, before)

    def _describe(self, _: object = None) -> None:
        level, person = str(self.level_box.value), COMPANY[self.portrait]
        self._share_out(level)
        told = sentences((line_of(self.portrait), TEMPERS[person.temper]()))
        follows = level == FOLLOWING
        note = follower_note(self._strength) if follows else level_note(level, self._behind.get(level))
        for box, text in ((self.portrait_box, told), (self.level_box, note)):
            box.setAccessibleDescription(text)
            box.setToolTip(tip(text))


class PersonPlace(_Place):
    """The person's own place: name and portrait."""

    def __init__(self, heading: str, name: str, portrait: str, appearance: Appearance) -> None:
        super().__init__(heading, portrait, OF_THE_PERSON, appearance)
        self.name_box = QLineEdit(name)
        self.name_box.setMaxLength(LONGEST_NAME)
        self.name_box.setPlaceholderText(words.unnamed())
        self.name_box.setAccessibleName(without_key(words.name_label()))
        self.name_box.setAccessibleDescription(words.name_note())
        self.name_box.setToolTip(tip(words.name_note()))
        self.portrait_box.setAccessibleName(words.portrait_label())
        self._add(self.name_box)
        self.portrait_box.chosen.connect(self.show_portrait)

    @property
    def name(self) -> str:
        """The name typed; empty if there is none."""
        return self.name_box.text().strip()
