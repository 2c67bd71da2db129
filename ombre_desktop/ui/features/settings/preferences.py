"""The dialog of preferences; every change takes effect at once, without a button."""

from collections.abc import Iterator

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from ombre_desktop.storage.display_options import TEXT_SIZES, Preferences
from ombre_desktop.ui.background.text_preference import with_system_text
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, Segments, TickBox
from ombre_desktop.ui.dialogs.flow import Lines, Piles
from ombre_desktop.ui.dialogs.sections import NamedField, Section
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.tab_order import set_reading_order
from ombre_desktop.ui.features.settings.card_preview import CardPreview
from ombre_desktop.ui.features.settings.deck_rows import DeckRows
from ombre_desktop.ui.features.settings.deck_shelf import FoundDeck
from ombre_desktop.ui.features.settings.swatches import CARD, CLOTH, CardSwatches, with_cloths
from ombre_desktop.ui.sound.table_sounds import loudness_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.unwheeled import Slider
from ombre_desktop.ui.texts import decks as deck_words
from ombre_desktop.ui.texts import own_folder as own_words
from ombre_desktop.ui.texts import preferences_dialog as words
from ombre_desktop.ui.texts.languages import SYSTEM, available
from ombre_desktop.ui.texts.outside import LONGEST_NAME
from ombre_desktop.ui.texts.preferences import SECTIONS, Row
from ombre_desktop.value import replace


class PreferencesDialog(Board):
    """
    The dialog of preferences; ``changed`` carries the new `Preferences` after each change, ``keys_wanted``
    asks for the page of all keys, ``picture_wanted`` for a file to be chosen as cloth, ``print_wanted`` for
    the deck on paper, ``deck_wanted`` for the folder of a deck, ``check_wanted`` for a look at the pictures
    of the chosen deck, ``shelf_wanted`` for the folder of all decks, ``own_wanted`` for that of problems.

    The dialog does not restyle itself: the receiver of a change calls :meth:`set_appearance`, because only
    the receiver knows the system's colours. The receiver also changes the style of the cards in *art*, and
    the dialog shows the result.
    """

    names_cards = False
    changed = Signal(object)
    keys_wanted = Signal()
    picture_wanted = Signal()
    print_wanted = Signal()
    deck_wanted = Signal()
    check_wanted = Signal(object)
    shelf_wanted = Signal()
    own_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        preferences: Preferences,
        art: DeckArt,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self._preferences = preferences
        self._segments: dict[str, Segments] = {}
        self._ticks: dict[str, TickBox] = {}
        self._fields: dict[str, NamedField] = {}
        self._decks = DeckRows(self._segments, self._ticks, self._fields)
        self._found: tuple[FoundDeck, ...] = ()
        self._is_built = False
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
        for part in SECTIONS:
            section = Section(part.heading(), self.appearance, note=part.note())
            self._sections.append(section)
            self._columns.addWidget(section)
            for row in part.rows:
                self._add(section, row)
            yield
        self._swatches = CardSwatches(
            self._art, self._with_deck, self._segments["deck"], self._segments["back"]
        )
        self._is_built = True
        self.offer_decks(self._found)
        self.restyled()
        # Made last, so that the buttons come last in the tab order.
        self.add_button(words.reset_button()).clicked.connect(self.reset)
        self.buttons.addStretch()
        close = self.add_button(words.close_button(), part=Part.GOLD)
        close.clicked.connect(self.accept)
        self.open_at_size(1000, 930)
        close.setFocus()
        set_reading_order(self)

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
            if key != "back":
                segments.set_value(self._value(key))
        self._decks.show(preferences)
        self._check.setVisible(self._decks.chosen(preferences) is not None)
        for key, tick in self._ticks.items():
            with QSignalBlocker(tick):
                tick.setChecked(getattr(preferences, key))
        with QSignalBlocker(self._size):
            self._size.setValue(_step(preferences.text_size))
        self._say_size()
        away, choose = words.picture_away(), words.own_picture()
        self._picture.setText(away if preferences.cloth_picture else choose)
        if self._name.text() != preferences.name:
            self._name.setText(preferences.name)

    def reset(self) -> None:
        """Reset everything except the person's name."""
        self.show_preferences(with_system_text(Preferences(person=self._preferences.person)))
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

    def _add(self, section: Section, row: Row) -> None:
        """Add the control of the preference in *row*, and what belongs beside it, to *section*."""
        if row.key == "deck":
            section.add(self._preview)
        if row.values:
            self._add_segments(section, row)
        elif row.key == "text_scale":
            self._add_size(section, row)
        elif row.key == "person":
            self._add_name(section, row)
        else:
            self._add_tick(section, row)
        if row.key == "deck":
            self._add_deck_links(section)
        elif row.key == "cloth":
            self._picture = self._add_link(section, words.own_picture())
            self._picture.clicked.connect(self._choose_picture)
        elif row.key == "announcements":
            self._add_link(section, words.keys_link()).clicked.connect(self.keys_wanted)
        elif row.key == "seeks_problems":
            self._add_link(section, own_words.open_folder()).clicked.connect(self.own_wanted)

    def _add_deck_links(self, section: Section) -> None:
        """Add the buttons about the deck on paper, and about decks of the person's own."""
        holder = mark(QWidget(), Part.BARE)
        row = Lines(holder)
        section.add(holder)
        self._add_link(row, words.print_link()).clicked.connect(self.print_wanted)
        self._add_link(row, deck_words.add_deck()).clicked.connect(self.deck_wanted)
        self._check = self._add_link(row, deck_words.check_deck())
        self._check.clicked.connect(self._want_check)
        self._add_link(row, deck_words.open_folder()).clicked.connect(self.shelf_wanted)

    def _add_segments(self, section: Section, row: Row) -> None:
        choices = [Choice(value, name) for value, name in row.choices]
        segments = Segments(with_cloths(choices) if row.key == "cloth" else choices, self._value(row.key))
        segments.chosen.connect(lambda value: self._change(row.key, value))
        self._segments[row.key] = segments
        self._fields[row.key] = section.add_field(row.label(), segments, row.note())

    def _add_tick(self, section: Section, row: Row) -> None:
        tick = TickBox(row.label())
        tick.toggled.connect(lambda on: self._tick_off(row.key, on))
        self._ticks[row.key] = tick
        section.add(tick)

    def _add_size(self, section: Section, row: Row) -> None:
        self._comfort = section
        self._size = Slider(Qt.Orientation.Horizontal)
        self._size.setRange(0, len(TEXT_SIZES) - 1)
        self._size.setPageStep(2)
        self._size.valueChanged.connect(self._resize_text)
        self._size_field = NamedField(row.label(), self._size)
        section.add(self._size_field)

    def _add_name(self, section: Section, row: Row) -> None:
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setPlaceholderText(words.unnamed())
        self._name.textEdited.connect(self._rename)
        section.add_field(row.label(), self._name, row.note())

    def _add_link(self, place: Section | Lines, label: str) -> QPushButton:
        link = mark(QPushButton(label), Part.LINK)
        link.setAutoDefault(False)
        if isinstance(place, Section):
            place.add(link)
        else:
            place.addWidget(link)
        return link

    def _value(self, key: str) -> object:
        """Return the value of *key* in force; an unavailable language becomes the system's."""
        if key == "sounds":
            return loudness_of(self._preferences)
        if key == "trick_hold":
            return self._preferences.trick_stays.milliseconds
        if key == "deck":
            return self._decks.value(self._preferences)
        value = getattr(self._preferences, key)
        return SYSTEM if key == "language" and value not in available() else value

    def _tick_off(self, key: str, on: bool) -> None:
        self._change(key, on)
        self.show_preferences(self._preferences)

    def _resize_text(self, step: int) -> None:
        """Adopt the chosen text size, which from now on does not follow the system's."""
        self._preferences = replace(self._preferences, text_follows=False)
        self._change("text_scale", TEXT_SIZES[step] / 100)
        self.show_preferences(self._preferences)

    def show_held(self, size: int) -> None:
        """Explain that the window has room for text of this *size* only (per cent), if more was chosen."""
        self._held = size
        if self._sections:
            self._say_size()

    def _say_size(self) -> None:
        size = TEXT_SIZES[self._size.value()]
        said = words.size().format(size=size)
        if self._held < size:
            said = words.size_held()
        self._size_field.explain(said.format(size=size, held=self._held))

    def offer_decks(self, found: tuple[FoundDeck, ...], chosen: str = "") -> None:
        """Offer the person's own decks that were *found*; take the one *chosen* at once, if it is named."""
        self._found = found
        if not self._is_built:
            return
        self._decks.offer(found, self._preferences)
        self._swatches.resize(self.appearance.pixels(CARD))
        if chosen:
            self._change("deck", chosen)
        self.show_preferences(self._preferences)
        set_reading_order(self)

    def _want_check(self) -> None:
        deck = self._decks.chosen(self._preferences)
        if deck is not None:
            self.check_wanted.emit(deck)

    def _with_deck(self, value: object) -> Preferences:
        """Return the preferences with the deck of this *value*."""
        return self._decks.with_deck(self._preferences, value)

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
        self._change("person", replace(self._preferences.person, name=name.strip()))

    def _change(self, key: str, value: object) -> None:
        changed = self._with_deck(value) if key == "deck" else replace(self._preferences, **{key: value})
        self._preferences = with_system_text(changed)
        self.changed.emit(self._preferences)
        if key == "deck":
            self.show_preferences(self._preferences)
            set_reading_order(self)
        self._preview.show_deck(self._preferences.deck)
        self._swatches.show()


def _step(text_size: int) -> int:
    """Return the step of the slider nearest to *text_size*."""
    return min(range(len(TEXT_SIZES)), key=lambda step: abs(TEXT_SIZES[step] - text_size))
