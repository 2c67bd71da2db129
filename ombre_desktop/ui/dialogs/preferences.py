"""The dialog of preferences; every change takes effect at once, without a button."""

from collections.abc import Iterator, Sequence
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from ombre_desktop.ui.background.text_preference import with_system_text
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.card_preview import CardPreview
from ombre_desktop.ui.dialogs.controls import Choice, Segments, TickBox
from ombre_desktop.ui.dialogs.flow import Piles
from ombre_desktop.ui.dialogs.preference_names import choices_of, help_name, language_choices
from ombre_desktop.ui.dialogs.sections import NamedField, Section
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.swatches import CARD, CLOTH, CardSwatches, cloth_choices
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.preferences import TEXT_SIZES, Preferences
from ombre_desktop.ui.sound.table_sounds import loudness_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.unwheeled import Slider
from ombre_desktop.ui.texts.languages import SYSTEM, available
from ombre_desktop.ui.texts.outside import LONGEST_NAME
from ombre_desktop.value import replace


class PreferencesDialog(Board):
    """
    The dialog of preferences; ``changed`` carries the new `Preferences` after each change, ``keys_wanted``
    asks for the page of all keys, ``picture_wanted`` for a file to be chosen as cloth.

    The dialog does not restyle itself: the receiver of a change calls :meth:`set_appearance`, because only
    the receiver knows the system's colours. The receiver also changes the style of the cards in *art*, and
    the dialog shows the result.
    """

    changed = Signal(object)
    keys_wanted = Signal()
    picture_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        preferences: Preferences,
        art: DeckArt,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(self.tr("Preferences"))
        self._preferences = preferences
        self._segments: dict[str, Segments] = {}
        self._ticks: dict[str, TickBox] = {}
        self._sections: list[Section] = []
        self._held = TEXT_SIZES[-1]
        self._preview = CardPreview(art, preferences.deck, appearance)
        self._art = art
        holder = mark(QWidget(), Part.BARE)
        self._columns = Piles(holder, least=0, most=2, gap=14)
        self.body.addWidget(holder)
        self.body.addStretch()

    def build(self) -> Iterator[None]:
        """Build a section in each turn."""
        for build in (
            self._build_cards,
            self._build_table,
            self._build_play,
            self._build_comfort,
            self._build_person,
            self._build_help,
        ):
            build()
            yield
        self.show_preferences(self._preferences)
        self.restyled()
        # Made last, so that the buttons come last in the tab order.
        self.add_button(self.tr("&Reset to defaults")).clicked.connect(self.reset)
        self.buttons.addStretch()
        close = self.add_button(self.tr("&Close"), part=Part.GOLD)
        close.clicked.connect(self.accept)
        self.open_at_size(1000, 930)
        close.setFocus()

    @property
    def preferences(self) -> Preferences:
        """The preferences with all changes made here."""
        return self._preferences

    def show_comfort(self) -> None:
        """Scroll to the section about comfort, and give the focus to its first control."""
        self.bring_into_view(self._comfort)
        self._size.setFocus(Qt.FocusReason.TabFocusReason)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show *preferences* without a signal."""
        self._preferences = preferences
        self._preview.show_deck(preferences.deck)
        for key, segments in self._segments.items():
            segments.set_value(self._value(key))
        for key, tick in self._ticks.items():
            before = tick.blockSignals(True)
            tick.setChecked(getattr(preferences, key))
            tick.blockSignals(before)
        before = self._size.blockSignals(True)
        self._size.setValue(_step(preferences.text_size))
        self._size.blockSignals(before)
        self._say_size()
        away, choose = self.tr("Take the &picture off the table"), self.tr("A &picture of your own as cloth…")
        self._picture.setText(away if preferences.cloth_picture else choose)
        if self._name.text() != preferences.name:
            self._name.setText(preferences.name)

    def reset(self) -> None:
        """Reset everything except the person's name."""
        self.show_preferences(with_system_text(Preferences(name=self._preferences.name)))
        self.changed.emit(self._preferences)
        self._preview.update()

    def restyled(self) -> None:
        """Adopt the distances of the new text size."""
        pixels = self.appearance.pixels
        self._columns.set_least(pixels(350))
        for section in self._sections:
            section.restyle(self.appearance)
        self._segments["cloth"].set_icon_size(pixels(CLOTH), round(1.44 * pixels(CLOTH)))
        self._swatches.resize(pixels(CARD))
        self._preview.restyle(self.appearance)

    def _section(self, heading: str, note: str = "") -> Section:
        section = Section(heading, self.appearance, note=note)
        self._sections.append(section)
        self._columns.addWidget(section)
        return section

    def _build_cards(self) -> None:
        section = self._section(self.tr("Cards"))
        section.add(self._preview)
        self._add(section, "deck", self.tr("Deck"))
        self._add(section, "index", self.tr("Figures in the corners"))
        note = self.tr("With four, every suit has a colour of its own.")
        self._add(section, "colours", self.tr("Colours of the suits"), note)
        self._add(section, "back", self.tr("Backs"))
        decks, backs = self._segments["deck"], self._segments["back"]
        self._swatches = CardSwatches(self._art, lambda: self._preferences, decks=decks, backs=backs)
        self._tick(section, "old_print", self.tr("Like an ol&d print, on paper gone yellow"))
        note = self.tr("For the French deck; Spanish cards are numbered.")
        self._add(section, "letters", self.tr("Letters of the court cards"), note)
        note = self.tr(
            "Drag a card to another place, or press Ctrl and an arrow, to hold it there for the deal."
        )
        self._add(section, "hand_order", self.tr("Order of your hand"), note)
        self._tick(section, "hand_reversed", self.tr("&Highest cards at the right"))
        self._tick(section, "matador_badges", self.tr("Mark the &matadors with a badge"))

    def _build_table(self) -> None:
        section = self._section(self.tr("Table"))
        note = self.tr("The plain cloth has no texture and the strongest contrast.")
        self._add(section, "cloth", self.tr("Cloth"), note)
        self._picture = mark(QPushButton(self.tr("A &picture of your own as cloth…")), Part.LINK)
        self._picture.setAutoDefault(False)
        self._picture.clicked.connect(self._choose_picture)
        section.add(self._picture)
        self._tick(section, "trump_ladder", self.tr("Show the trump &ladder"))
        note = self.tr(
            "The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words."
        )
        self._add(section, "table_words", self.tr("Words said at the table"), note)
        note = self.tr("Everything that is heard is also seen.")
        self._add(section, "sounds", self.tr("Sounds"), note)

    def _build_play(self) -> None:
        section = self._section(self.tr("Play"))
        note = self.tr("Whatever moves, a click hurries it.")
        self._add(section, "speed", self.tr("Speed"), note)
        self._add(section, "trick_stays", self.tr("A finished trick stays"))
        self._tick(section, "plays_itself", self.tr("Play for me &what leaves me no choice"))
        self._tick(section, "cuts_pack", self.tr("Let me c&ut the pack before the first deal"))
        note = self.tr(
            "After a deal it names your costliest choice. Before a blunder it lets you choose again, which "
            "counts as help."
        )
        self._add(section, "coach", self.tr("The coach speaks"), note)

    def _build_help(self) -> None:
        """Build the section with one row for each help."""
        note = self.tr(
            "As you learn, a help grows fainter after five right decisions and goes after ten. "
            "It comes back for a deal after two bad ones."
        )
        section = self._section(self.tr("Help at the table"), note)
        for skill in Skill:
            self._add(section, f"help_{skill.value}", help_name(skill))

    def _build_comfort(self) -> None:
        section = self._comfort = self._section(self.tr("Comfort"))
        self._size = Slider(Qt.Orientation.Horizontal)
        self._size.setRange(0, len(TEXT_SIZES) - 1)
        self._size.setPageStep(2)
        self._size.valueChanged.connect(self._resize_text)
        self._size_field = NamedField(self.tr("Text &size"), self._size)
        section.add(self._size_field)
        self._tick(section, "text_follows", self.tr("Text as large as the s&ystem's"))
        self._add(section, "colour_scheme", self.tr("Panels and dialogs"))
        note = self.tr("With less motion cards appear in their places without flying there.")
        self._add(section, "reduced_motion", self.tr("Less motion"), note)
        self._add(section, "card_click", self.tr("A click on a card"))
        self._tick(section, "large_targets", self.tr("Lar&ge buttons"))
        self._tick(section, "left_handed", self.tr("For the le&ft hand: your things at the right"))
        note = self.tr("Keys of the Table menu read out the table at any time.")
        self._add(section, "announcements", self.tr("A screen reader announces"), note)
        keys = mark(QPushButton(self.tr("All &keys…")), Part.LINK)
        keys.setAutoDefault(False)
        keys.clicked.connect(self.keys_wanted)
        section.add(keys)

    def _build_person(self) -> None:
        section = self._section(self.tr("You"))
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setPlaceholderText(self.tr("You"))
        self._name.textEdited.connect(self._rename)
        self._add(section, "language", self.tr("Language"))
        section.add_field(
            self.tr("Your &name"), self._name, self.tr("As it stands on your plate and in the score.")
        )

    def _add(self, section: Section, key: str, name: str, note: str = "") -> None:
        segments = Segments(_choices(key), self._value(key))
        segments.chosen.connect(lambda value: self._change(key, value))
        self._segments[key] = segments
        section.add_field(name, segments, note)

    def _value(self, key: str) -> object:
        """Return the value of *key* in force; an unavailable language becomes the system's."""
        if key == "sounds":
            return loudness_of(self._preferences)
        value = getattr(self._preferences, key)
        return SYSTEM if key == "language" and value not in available() else value

    def _tick(self, section: Section, key: str, name: str) -> None:
        tick = TickBox(name)
        tick.toggled.connect(lambda on: self._tick_off(key, on))
        self._ticks[key] = tick
        section.add(tick)

    def _tick_off(self, key: str, on: bool) -> None:
        self._change(key, on)
        self.show_preferences(self._preferences)

    def _resize_text(self, step: int) -> None:
        """Adopt the chosen text size, which from now on does not follow the system's."""
        self._preferences = replace(self._preferences, text_follows=False)
        self._change("text_size", TEXT_SIZES[step])
        self.show_preferences(self._preferences)

    def show_held(self, size: int) -> None:
        """Explain that the window has room for text of this *size* only (per cent), if more was chosen."""
        self._held = size
        if self._sections:
            self._say_size()

    def _say_size(self) -> None:
        size = TEXT_SIZES[self._size.value()]
        said = self.tr("{size} %").format(size=size)
        if self._held < size:
            said = self.tr(
                "{size} %. In this window the table has room for {held} %, in a larger one for all of it."
            )
        self._size_field.explain(said.format(size=size, held=self._held))

    def take_picture(self, path: str) -> None:
        """Lay the picture in the file *path* on the table instead of the cloth; none if *path* is empty."""
        self._change("cloth_picture", path)
        self.show_preferences(self._preferences)

    def _choose_picture(self) -> None:
        """Ask for a picture, or take away the one that lies there."""
        if self._preferences.cloth_picture:
            self.take_picture("")
        else:
            self.picture_wanted.emit()

    def _rename(self, name: str) -> None:
        self._change("name", name.strip())

    def _change(self, key: str, value: Enum | bool | int | str) -> None:
        self._preferences = with_system_text(replace(self._preferences, **{key: value}))
        self.changed.emit(self._preferences)
        self._preview.show_deck(self._preferences.deck)
        self._swatches.show()


def _choices(key: str) -> Sequence[Choice]:
    if key == "language":
        return language_choices()
    return cloth_choices() if key == "cloth" else choices_of(key)


def _step(text_size: int) -> int:
    """Return the step of the slider nearest to *text_size*."""
    return min(range(len(TEXT_SIZES)), key=lambda step: abs(TEXT_SIZES[step] - text_size))
