"""The dialog that begins a sitting: the game, the players, the length, the cards and the house rules."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ombre_desktop.engine import Ruleset, ruleset_names
from ombre_desktop.engine.codes import LARGEST_NUMBER, CodeError, CodeFault, number_in
from ombre_desktop.engine.errors import BrokenVariantError
from ombre_desktop.engine.variants import broken_variants, ruleset, variant, whole_variants
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.company import company_of
from ombre_desktop.ui.dialogs.controls import Choice, Segments, TickBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.fold import Fold
from ombre_desktop.ui.dialogs.sections import NamedField, Section, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.tab_order import set_reading_order
from ombre_desktop.ui.features.new_game.company_places import CompanyPlaces
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.new_game.game_chooser import GROUPS, GameChooser
from ombre_desktop.ui.features.new_game.game_paper import GamePaper
from ombre_desktop.ui.features.new_game.house_editor import HouseEditor
from ombre_desktop.ui.features.new_game.panes import Panes, is_low
from ombre_desktop.ui.model.deck_choice import shows_in_any_deck
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, NewGame
from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.missing import missing_games
from ombre_desktop.ui.texts.panels import french_cards_note
from ombre_desktop.value import replace

ROUNDS = (2, 4, 8)
"""The numbers of rounds in a sitting of a fixed length."""
_USUAL = 1


def lengths(seats: int) -> tuple[int | None, ...]:
    """Return the offered numbers of deals, with which all deal equally often; None means no end."""
    return (*(rounds * seats for rounds in ROUNDS), None)


class NewGameDialog(Board):
    """
    The dialog for a new game; ``begun`` carries the `NewGame`.

    ``players_asked`` requests the page about the computer players; ``lesson_asked``, ``problems_asked`` and
    ``rules_asked`` what there is about the chosen game, the first two by its name. *behind* gives for each
    level the chips a deal by which it is behind the expert. *before* holds the last game begun of each kind,
    the latest first: the dialog opens with the latest, and offers each other one when its kind is chosen.
    The *view* of the games is the one chosen last, which ``viewed`` tells; ``poem_asked`` asks for Belinda's.
    """

    names_cards = False
    begun = Signal(object)
    players_asked = Signal()
    lesson_asked = Signal(str)
    problems_asked = Signal(str)
    rules_asked = Signal()
    viewed = Signal(object)
    poem_asked = Signal()

    def __init__(
        self,
        appearance: Appearance,
        behind: Mapping[str, float],
        before: tuple[NewGame, ...] = (FIRST_GAME,),
        parent: QWidget | None = None,
        *,
        view: str = GROUPS,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.title())
        self._behind, self._view = behind, view
        self._last = before[0]  # replaced in `build` if its module cannot be loaded
        self._before = {game.ruleset: game for game in before}
        self._sections: list[Section] = []
        self._houses: dict[str, HouseEditor] = {}
        self._later = Turns(self)
        self._done: dict[str, Done] = {}
        self._strength_in: Callable[[str], float] | None = None
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side in (self._left, self._right):
            side.setContentsMargins(0, 0, appearance.pixels(4), 0)
        self.panes = Panes(self.pane(self._left), self._left, self.pane(self._right))
        self.body.addLayout(self.panes, 1)
        self.open_at_size(1200, 800)

    def build(self) -> Iterator[None]:
        """Build the dialog part by part; the module of each game is loaded in a step of its own."""
        look = self.appearance
        for name in ruleset_names():
            with suppress(BrokenVariantError):
                variant(name)
            yield
        last = self._last = self._playable()
        yield from self._build_games(last.ruleset, last.seats)
        self.places = CompanyPlaces((last.name, last.portrait), self._behind, look, self._later)
        yield from self.places.build(company_of(last.opponents, last.seats - 1))
        company = self._section(Section(words.people_heading(), look))
        company.add_beside(self.games.players)
        company.add(self.places)
        self._right.addWidget(company)
        yield
        self._build_fold(last)
        self.games.chosen.connect(self._change_game)
        self._build_buttons()
        yield
        self._new_house().prepare()
        self._change_game()
        yield
        self.games.views.button(self._view).setChecked(True)
        self.games.viewed.connect(self._take_view)
        self.games.poem_asked.connect(self.poem_asked)
        self._begin_button.setFocus()

    def _build_games(self, game: str, seats: int) -> Iterator[None]:
        """Build the choice of a game, and the paper about the chosen one."""
        self.games = GameChooser(whole_variants(), (game, seats), self.appearance)
        note = missing_games([str(error) for error in broken_variants()])
        if note:
            self._left.addWidget(wrapped(note, Part.NOTE))
        self.head.addWidget(self.games.views)  # before the games, so that Tab comes to it first
        self._left.addWidget(self.games)
        yield
        yield from self.games.build()
        self.games.fit_in(self.panes.view, lambda: self.panes.foot)
        self.paper = GamePaper(self.games.sign, self.appearance)
        self.paper.lesson_asked.connect(lambda: self.lesson_asked.emit(self.games.game))
        self.paper.problems_asked.connect(lambda: self.problems_asked.emit(self.games.game))
        self.paper.rules_asked.connect(self.rules_asked)
        self._right.addWidget(self.paper)
        yield

    def _playable(self) -> NewGame:
        """Return the latest game that can still be played, or else the first game of all."""
        whole = whole_variants()
        names = {one.name for one in whole}
        found = next((game for game in self._before.values() if game.ruleset in names), None)
        return found or replace(self._last, ruleset=whole[0].name, seats=whole[0].seats[0], house="")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the games beside the chosen one, or above it in a narrow dialog."""
        self.panes.arrange(self.size(), self.appearance, self._view)
        super().resizeEvent(event)

    def has_given_way(self, widget: QWidget) -> bool:
        """Tell whether the window is too low for *widget*."""
        low = widget in self._giving_way and is_low(self.size(), self.appearance)
        return low or super().has_given_way(widget)

    def _take_view(self, view: object) -> None:
        self._view = of_kind(view, str)
        self.panes.arrange(self.size(), self.appearance, self._view)
        set_reading_order(self)
        self.viewed.emit(view)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the chosen game and begin to paint the portraits, once the dialog is on the screen."""
        super().showEvent(event)
        if not self.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen):
            self.places.paint()
            self.bring_into_view(self.games.button)

    @property
    def game(self) -> NewGame:
        """The new game with all choices made in the dialog; raise `CodeError` if a number is none."""
        deals = None if self._deals.value is None else of_kind(self._deals.value, int)
        deck = of_kind(self._deck.value, Deck)
        return NewGame(
            ruleset=self.games.game,
            seats=self.games.seats,
            house=self.house.differences,
            name=self.places.person.name,
            portrait=self.places.person.portrait,
            opponents=self.places.opponents,
            deals=deals,
            deck=deck,
            duplicate=self._first_number() if self.duplicate.isChecked() else None,
        )

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the chosen game under the chosen house rules."""
        return ruleset(self.games.game, self.house.differences, self.games.seats)

    @property
    def house(self) -> HouseEditor:
        """The editor of the chosen game's house rules."""
        return self._houses[self.games.game]

    def restyled(self) -> None:
        """Repaint the pictures and adopt the distances of the new text size."""
        look = self.appearance
        self.games.restyle(look)
        self.paper.restyle(look)
        self.places.restyle(look)
        for section in self._sections:
            section.restyle(look)
        self._terms.set_least(look.pixels(330))
        self.panes.arrange(self.size(), self.appearance, self._view)
        for house in self._houses.values():
            house.restyle(look)

    def show_done(self, done: dict[str, Done]) -> None:
        """Show what the person has *done* in each game."""
        self._done = done
        self.games.show_done(done)
        self._show_paper()

    def tell_strength(self, strength_in: Callable[[str], float]) -> None:
        """Tell the strength in each game of those who are as strong as the person, in levels."""
        self._strength_in = strength_in
        self.places.tell_strength(strength_in(self.games.game))

    def unfold(self) -> None:
        """Show length, cards and house rules."""
        self._fold.show_inside(shown=True)
        self.bring_into_view(self._rules)
        self.bring_into_view(self._sitting)

    def _show_paper(self) -> None:
        self.paper.show_game(self.games.sign, self._done.get(self.games.game, Done()))

    def _build_fold(self, last: NewGame) -> None:
        """Build what is folded away: length and cards, and the house rules."""
        inside = mark(QWidget(), Part.BARE)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._build_sitting(last))
        self._rules = self._section(Section(words.rules_heading(), self.appearance, note=words.rules_note()))
        column.addWidget(self._rules)
        self._fold = Fold(words.more_note(), inside)
        self._fold.opened.connect(self.unfold)
        self._right.addWidget(self._fold)
        self._right.addStretch()

    def _build_sitting(self, last: NewGame) -> Section:
        self._deals = Segments(*self._lengths())
        decks = [Choice(Deck.SPANISH, words.spanish()), Choice(Deck.FRENCH, words.french())]
        self._deck = Segments(decks, last.deck)
        self._terms = Columns(least=self.appearance.pixels(330), most=2, gap=self.appearance.pixels(18))
        section = self._sitting = self._section(
            Section(words.sitting_heading(), self.appearance, self._terms)
        )
        self._deals_field = NamedField(words.deals_label(), self._deals, words.deals_note())
        section.add(self._deals_field)
        self._deck_field = NamedField(words.cards_label(), self._deck)
        section.add(self._deck_field)
        self.duplicate = TickBox(words.duplicate_box())
        self.number = QLineEdit()
        self.number.setPlaceholderText(words.any_number())
        self._number_field = NamedField(words.number_label(), self.number)
        self.duplicate.toggled.connect(self._offer_number)
        section.add(self.duplicate)
        section.add(self._number_field)
        self._offer_number(False)
        return section

    def _offer_number(self, offered: bool) -> None:
        """Ask for the number of the first deal, if the deals are duplicate deals."""
        self._number_field.setVisible(offered)
        self._number_field.explain(words.number_note())

    def _first_number(self) -> int:
        """Return the number of the first deal, 0 for any; raise `CodeError` if none is there."""
        text = self.number.text()
        number = number_in(text) if text.strip() else 0
        if number is None or number > LARGEST_NUMBER:
            raise CodeError(CodeFault.BAD_NUMBER, text)
        return number

    def _section(self, section: Section) -> Section:
        """Keep *section* in the appearance of the dialog, and return it."""
        self._sections.append(section)
        return section

    def _build_buttons(self) -> None:
        how = self.add_button(words.opponents_button())
        how.clicked.connect(self.players_asked)
        self.buttons.addStretch()
        self.add_button(words.cancel_button()).clicked.connect(self.reject)
        self._begin_button = self.add_button(words.begin_button(), part=Part.GOLD)
        self._begin_button.clicked.connect(self._begin)

    def _change_game(self) -> None:
        """Show the places, lengths and house rules of the chosen game and number of seats."""
        name, seats = self.games.game, self.games.seats
        self._show_paper()
        self.places.set_seats(seats)
        if self._strength_in is not None:
            self.places.tell_strength(self._strength_in(name))
        self._deals.offer(*self._lengths())
        self._deals_field.setVisible(ruleset(name, "", seats).target is None)
        free = shows_in_any_deck(ruleset(name, "", seats).pack)
        self._deck.setEnabled(free)
        self._deck_field.explain(words.changeable() if free else french_cards_note())
        if name not in self._houses:
            self._new_house().prepare()
        for game, editor in self._houses.items():
            editor.setVisible(game == name)
        set_reading_order(self)
        self.bring_into_view(self.games.button)

    def _new_house(self) -> HouseEditor:
        """Add the editor of a game's house rules, still without fields, and return it."""
        name = self.games.game
        kept = self._before.get(name)
        rules = kept.house if kept else ""
        house = HouseEditor(variant(name), rules, self.appearance, self._later)
        house.unfolded.connect(self._show_house)
        self._houses[name] = house
        self._rules.add(house)
        return house

    def _show_house(self) -> None:
        """Scroll to the house rules, more of which are shown."""
        set_reading_order(self)
        self.bring_into_view(self._rules)

    def _lengths(self) -> tuple[list[Choice], int | None]:
        """Return the offered lengths and the chosen one; a game of points has only an open end."""
        name, seats = self.games.game, self.games.seats
        offered = (None,) if ruleset(name, "", seats).target else lengths(seats)
        kept = self._before.get(name)
        wanted = kept.deals if kept and kept.deals in offered else offered[min(_USUAL, len(offered) - 1)]
        names = [words.open_end() if number is None else str(number) for number in offered]
        return [Choice(number, name) for number, name in zip(offered, names, strict=True)], wanted

    def _begin(self) -> None:
        try:
            game = self.game
        except CodeError:
            self.unfold()
            self._number_field.explain(words.number_out_of_range())
            self.number.setFocus()
            return
        self.begun.emit(game)
        self.accept()
