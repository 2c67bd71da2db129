"""The dialog that begins a sitting: who plays, how long, with which cards and which house rules."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.choices import FIRST_GAME, RULESET, Deck, NewGame, Opponent
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.house_editor import HouseEditor
from ombre_desktop.ui.dialogs.people import OPPONENTS
from ombre_desktop.ui.dialogs.places import OpponentPlace, PersonPlace
from ombre_desktop.ui.dialogs.sections import Section
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark

DEALS: tuple[int | None, ...] = (6, 12, 24, None)
"""How long a sitting may be; None for an open end."""


class NewGameDialog(Board):
    """
    Asks for a new game; ``begun`` carries the `NewGame`.

    *players* are the kinds of computer player, the best first. A name that has no description in
    `places` is shown as it is.
    """

    begun = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        players: tuple[str, ...],
        last: NewGame = FIRST_GAME,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(self.tr("A new game"))
        self._sections: list[Section] = []
        self._build_places(last, players)
        self._build_sitting(last)
        self._build_house(last)
        self.buttons.addStretch()
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self._begin_button = self.add_button(self.tr("&Begin"), part=Part.GOLD)
        self._begin_button.clicked.connect(self._begin)
        self.open_at_size(1080, 780)
        self._begin_button.setFocus()

    @property
    def game(self) -> NewGame:
        """The game as it stands in the dialog."""
        deals = self._deals.value
        deck = self._deck.value
        assert deals is None or isinstance(deals, int)
        assert isinstance(deck, Deck)
        return NewGame(
            ruleset=RULESET,
            house=self._house.differences,
            name=self._person.name,
            portrait=self._person.portrait,
            opponents=(self._right.opponent, self._left.opponent),
            deals=deals,
            deck=deck,
        )

    def set_house(self, house: str) -> None:
        """Show the house rules written *house*."""
        self._house.set_house(house)

    def restyled(self) -> None:
        """Paint the portraits anew and give everything the room of the new text size."""
        look = self.appearance
        for place in (self._left, self._person, self._right):
            place.restyle(look)
        for section in self._sections:
            section.restyle(look)
        self._places.set_least(look.pixels(250))
        self._terms.set_least(look.pixels(330))
        self._house.restyle(look)

    def _build_places(self, last: NewGame, players: tuple[str, ...]) -> None:
        right, left = _apart(last.opponents)
        look = self.appearance
        self._left = OpponentPlace(self.tr("At your left"), left, players, look)
        self._person = PersonPlace(self.tr("You"), last.name, last.portrait, look)
        self._right = OpponentPlace(self.tr("At your right"), right, players, look)
        holder = mark(QWidget(), Part.BARE)
        self._places = Columns(holder, least=look.pixels(250), most=3, gap=look.pixels(14))
        for place in (self._left, self._person, self._right):
            self._places.addWidget(place)
        # Two seats cannot hold one person: who is called away from the other seat changes places.
        self._left.taken.connect(lambda now, before: self._swap(self._right, now, before))
        self._right.taken.connect(lambda now, before: self._swap(self._left, now, before))
        self.body.addWidget(holder)

    @staticmethod
    def _swap(other: OpponentPlace, now: str, before: str) -> None:
        if other.portrait == now:
            other.seat(before)

    def _build_sitting(self, last: NewGame) -> None:
        names = [self._deals_label(deals) for deals in DEALS]
        deals = [Choice(value, name) for value, name in zip(DEALS, names, strict=True)]
        self._deals = Segments(deals, last.deals if last.deals in DEALS else 12)
        decks = [Choice(Deck.SPANISH, self.tr("Spanish")), Choice(Deck.FRENCH, self.tr("French"))]
        self._deck = Segments(decks, last.deck)
        self._terms = Columns(least=self.appearance.pixels(330), most=2, gap=self.appearance.pixels(18))
        heading = self.tr("The sitting: Ombre Renegado, three players")
        section = self._section(Section(heading, self.appearance, self._terms))
        section.add_field(
            self.tr("Deals"), self._deals, self.tr("With six, twelve or twenty-four all deal equally often.")
        )
        section.add_field(
            self.tr("Cards"), self._deck, self.tr("You can change them at any moment of the game.")
        )

    def _section(self, section: Section) -> Section:
        self._sections.append(section)
        self.body.addWidget(section)
        return section

    def _deals_label(self, deals: int | None) -> str:
        return self.tr("Open end") if deals is None else str(deals)

    def _build_house(self, last: NewGame) -> None:
        self._house = HouseEditor(variant(RULESET).standard, last.house, self.appearance)
        note = self.tr("What tables have always settled beforehand. The rules of the book are set already.")
        section = self._section(Section(self.tr("House rules"), self.appearance, note=note))
        section.add(self._house)
        self.body.addStretch()

    def _begin(self) -> None:
        self.begun.emit(self.game)
        self.accept()


def _apart(opponents: tuple[Opponent, Opponent]) -> tuple[Opponent, Opponent]:
    """The opponents as two people who have portraits here, whatever was kept of the last game."""
    right, left = opponents
    if right.portrait not in OPPONENTS:
        right = replace(right, portrait=next(iter(OPPONENTS)))
    if left.portrait not in OPPONENTS or left.portrait == right.portrait:
        left = replace(left, portrait=next(ident for ident in OPPONENTS if ident != right.portrait))
    return right, left
