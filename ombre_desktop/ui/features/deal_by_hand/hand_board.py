"""The dialog in which a deal is laid out by hand, and played."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from ombre_desktop.engine import Ruleset, Seat
from ombre_desktop.engine.codes import CodeError
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.variants import ruleset, whole_variants
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns, Lines
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.deal_by_hand.card_table import CardTable
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.ui.features.deal_by_hand.search import Search
from ombre_desktop.ui.features.deal_by_hand.typed import TypedError, draft_in
from ombre_desktop.ui.features.deal_by_hand.typing_field import TypingField
from ombre_desktop.ui.features.deal_by_hand.wish import Measure
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts import codes as code_words
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.deal_by_hand import Wish
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import replace

_COLUMN = 180
"""The least width of a field, nominal."""


class HandBoard(Board):
    """
    The cards of a game, the rows into which they are laid, and a field for what is typed.

    *names* are those of the company, by seat; they are enough for every game.

    Signals:
        changed: the `Draft`, after every move.
        played: the `KnownDeal` to be played.
    """

    changed = Signal(object)
    played = Signal(object)

    def __init__(
        self,
        draft: Draft,
        names: Sequence[str],
        pictures: Pictures,
        look: tuple[Appearance, Deck],
        parent: QWidget | None = None,
    ) -> None:
        appearance, self._deck = look
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self.draft, self._names = draft, names
        self._games = {(draft.game.name, draft.game.seats): draft.game}
        self._before: list[Draft] = []
        self._typed_over: Draft | None = None
        self._over: Draft | None = None
        self._search, self._looked_over = Search(self), draft
        self._make_fields()
        self._make_tools()
        self.table = CardTable(draft, names, pictures, look)
        self.table.changed.connect(self.lay)
        self._told = wrapped("", Part.NAME)
        self.body.addWidget(self._told)
        self.body.addWidget(self.table)
        self.body.addStretch()
        self._make_buttons()
        self.open_at_size(1120, 760)
        self._tell()
        self.box.setFocus()

    @property
    def told(self) -> str:
        """The sentence about the cards that are missing, or about what is wrong."""
        return self._told.text()

    def lay(self, draft: Draft) -> None:
        """Show *draft*; the one before can be had back."""
        self._typed_over = None
        if draft != self.draft:
            self._over = None
            self._before.append(self.draft)
            self._show(draft)

    def restyled(self) -> None:
        """Adopt the colours and sizes of the appearance."""
        self.table.restyle(self.appearance)
        self._fields.set_least(self.appearance.pixels(_COLUMN))

    def _make_fields(self) -> None:
        game = self.draft.game
        tables = [(one.name, seats) for one in whole_variants() for seats in sorted(one.seats)]
        choices = [
            Choice(table, code_words.table_name(*table, sum(one == table[0] for one, _ in tables)))
            for table in tables
        ]
        self.game_box = ChoiceBox(choices, (game.name, game.seats))
        self.game_box.chosen.connect(self._choose_game)
        self._game_field = NamedField(words.game_label(), self.game_box)
        self.box = TypingField()
        self.box.setPlaceholderText(words.EXAMPLE)
        self.box.pasted.connect(self._take)
        self.box.textChanged.connect(self._read)
        self._typed_field = NamedField(words.typed_label(), self.box)
        self._fields = Columns(least=self.appearance.pixels(_COLUMN), most=3)
        self._dealer_field = self._dealers()
        self._order_fields()
        self.body.addLayout(self._fields)
        self.body.addWidget(wrapped(words.typed_note(self._deck), Part.NOTE))

    def _order_fields(self) -> None:
        self._fields.put_in_order([self._game_field, self._dealer_field, self._typed_field])

    def _dealers(self) -> NamedField:
        """Return the choice of the dealer among the players of the game."""
        seats = words.place_names(self._names)[1 : self.draft.game.seats + 1]
        box = ChoiceBox([Choice(seat, name) for seat, name in enumerate(seats)], int(self.draft.dealer))
        box.chosen.connect(lambda seat: self.lay(replace(self.draft, dealer=Seat(seat))))
        self.dealer_box = box
        return NamedField(words.dealer_label(), box)

    def _make_tools(self) -> None:
        tools = Lines(gap=10)
        self.random_button, self.clear_button, self.undo_button = (
            QPushButton(label()) for label in (words.random_button, words.clear_button, words.undo_button)
        )
        self.random_button.clicked.connect(self._deal_rest)
        self.wish_box = ChoiceBox([Choice(wish, wish.value()) for wish in Wish], Wish.ANY)
        self.wish_box.setAccessibleName(words.wish_label())
        self.wish_box.show_whole()
        self._search.went_on.connect(self._tell_search)
        self._search.ended.connect(self._take_found)
        self.clear_button.clicked.connect(lambda: self.lay(self.draft.cleared()))
        self.undo_button.clicked.connect(self._undo)
        for button in (self.random_button, self.clear_button, self.undo_button):
            button.setAutoDefault(False)
        for widget in (self.random_button, self.wish_box, self.clear_button, self.undo_button):
            tools.addWidget(widget)
        self.body.addLayout(tools)

    def _make_buttons(self) -> None:
        self.code_button = self.add_button(words.code_button())
        self.code_button.clicked.connect(self._copy_code)
        self.buttons.addStretch()
        self.add_button(words.cancel_button()).clicked.connect(self.reject)
        self.play_button = self.add_button(words.play_button(), part=Part.GOLD)
        self.play_button.clicked.connect(self._play)

    def _choose_game(self, table: tuple[str, int]) -> None:
        """Choose another game; the house rules of the first stay with it."""
        name, seats = table
        game = self._games.get(table) or ruleset(name, seats=seats)
        self.lay(replace(self.draft, game=game, dealer=Seat(seats - 1)))

    def _read(self, text: str) -> None:
        """Lay out what has been typed over what lay there before; every letter is read again."""
        over = self._typed_over or self.draft
        draft = self._draft_in(text, over)
        if draft is not None:
            if draft != over and over not in self._before[-1:]:
                self._before.append(over)
            self._show(draft)
        self._typed_over = over

    def _take(self, text: str) -> None:
        """Lay out what was pasted."""
        draft = self._draft_in(text, self.draft)
        if draft is not None:
            self.lay(draft)

    def _draft_in(self, text: str, over: Draft) -> Draft | None:
        """Return what *text* makes of the draft *over*, or tell what is wrong with it."""
        try:
            return draft_in(text, over)
        except TypedError as error:
            told = words.flaws_told(error.flaws, self._deck)
        except CodeError as error:
            told = code_words.fault_told(error.fault)
        except RecordError as error:
            told = flaw_sentence(error.flaws[0], self._deck)
        self._say(told)
        return None

    def _deal_rest(self) -> None:
        """Deal the rest at random, or what was dealt so before; a second press stops a search."""
        over, wish = self._over or self.draft, self._wish
        if self._search.is_on:
            self._stop()
        elif wish is Wish.ANY:
            self._lay_over(over, over.filled(uuid4().hex))
        elif Measure(over.game).can_be(wish):
            self._looked_over = over
            self._search.begin(over, wish)
            self._tell_search()
        else:
            self._say(words.no_matadors())

    @property
    def _wish(self) -> Wish:
        found = self.wish_box.value
        return found if isinstance(found, Wish) else Wish.ANY

    def _tell_search(self) -> None:
        self.random_button.setText(words.stop_button())
        self._put(words.looking_told(self._search.tried))

    def _stop(self) -> None:
        """Look no further."""
        self._search.stop()
        self._tell()

    def _take_found(self) -> None:
        """Lay out the deal that was found, and say how rare such deals are."""
        search = self._search
        if search.found is None:
            self._tell()
            self._say(words.none_told(search.tried))
        else:
            self._lay_over(self._looked_over, search.found)
            self._say(words.found_told(search.tried, search.fitting))

    def _lay_over(self, over: Draft, draft: Draft) -> None:
        """Show *draft*, which chance has made of *over*."""
        self.lay(draft)
        self._over = over
        self._tell()
        self.play_button.setFocus()

    def _undo(self) -> None:
        """Return to the draft before."""
        self._typed_over = self._over = None
        if self._before:
            self._show(self._before.pop())

    def _show(self, draft: Draft) -> None:
        self._search.stop()
        old, self.draft = self.draft, draft
        if draft.game != old.game:
            self._games[draft.game.name, draft.game.seats] = draft.game
            self.game_box.set_value((draft.game.name, draft.game.seats))
        if draft.game.seats != old.game.seats:
            gone, self._dealer_field = self._dealer_field, self._dealers()
            self._order_fields()
            gone.hide()
            gone.deleteLater()
        self.dealer_box.set_value(int(draft.dealer))
        self.table.show_draft(draft)
        self._tell()
        self.changed.emit(draft)

    def _tell(self) -> None:
        """Say what is missing, and let only be done what can be."""
        draft, names = self.draft, words.place_names(self._names)
        over = [
            words.over_told(place, names[place], len(draft.row(place)), -draft.lack(place))
            for place in draft.places
            if draft.lack(place) < 0
        ]
        fault = self._fault if draft.is_whole else ""
        if over:
            self._put(sentences(over))
        elif draft.is_whole:
            self._put(fault or words.whole_told())
        else:
            self._put(
                words.how_told()
                if draft.is_empty
                else words.missing_told(sum(draft.lack(place) for place in draft.places))
            )
        self.random_button.setText(words.random_button())
        self.random_button.setEnabled(not draft.is_over and (not draft.is_whole or self._over is not None))
        self.clear_button.setEnabled(not draft.is_empty)
        self.undo_button.setEnabled(bool(self._before))
        for button in (self.play_button, self.code_button):
            button.setEnabled(draft.is_whole and not fault)

    @property
    def _fault(self) -> str:
        """The reason why codes cannot hold the whole deal; empty if they can."""
        try:
            self.draft.known  # noqa: B018
        except CodeError as error:
            return code_words.fault_told(error.fault)
        return ""

    def _say(self, told: str) -> None:
        """Show a sentence that must be heard at once too."""
        self._put(told)
        self.table.say(told)

    def _put(self, told: str) -> None:
        self._told.setText(told)
        self.box.setAccessibleDescription(told)

    def _copy_code(self) -> None:
        """Put the code of the deal on the clipboard."""
        code = self.draft.known.code
        QGuiApplication.clipboard().setText(code)
        self._say(words.copied_told(code))

    def _play(self) -> None:
        if self.draft.is_whole:
            self.played.emit(self.draft.known)
            self.changed.emit(self._over or self.draft)  # so that the next time another rest can be dealt
            self.accept()


def first_draft(game: Ruleset) -> Draft:
    """Return an empty draft of *game*, in which the person is to speak first."""
    return Draft(game, Seat(game.seats - 1))
