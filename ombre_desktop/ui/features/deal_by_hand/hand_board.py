"""The dialog in which a deal is laid out by hand, and played."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from ombre_desktop.engine import Action
from ombre_desktop.engine.codes import CodeError
from ombre_desktop.engine.notation import format_record
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, TickBox
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.deal_by_hand.bid_search import search_for
from ombre_desktop.ui.features.deal_by_hand.bids_row import BidsRow
from ombre_desktop.ui.features.deal_by_hand.calls import called
from ombre_desktop.ui.features.deal_by_hand.card_table import CardTable
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.ui.features.deal_by_hand.fields import DealFields
from ombre_desktop.ui.features.deal_by_hand.search import Search
from ombre_desktop.ui.features.deal_by_hand.typed import understood
from ombre_desktop.ui.features.deal_by_hand.wish import BIDS, Measure
from ombre_desktop.ui.model.known_deal import KnownDeal
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts import codes as code_words
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.deal_by_hand import Wish
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import Value, replace


class Played(Value):
    """
    A deal to be played, after *bids*.

    If other such deals are to follow, *over* is the draft that they complete, each as all *wishes* say; else
    it is None.
    """

    known: KnownDeal
    bids: tuple[Action, ...]
    over: Draft | None
    wishes: tuple[Wish, ...]


class HandBoard(Board):
    """
    The cards of a game, the rows into which they are laid, and a field for what is typed.

    *names* are those of the company, by seat; they are enough for every game.

    Signals:
        changed: the `Draft`, after every move.
        played: the deal to be `Played`.
        problem_wanted: the record of the deal of which a problem is to be made.
    """

    changed = Signal(object)
    played = Signal(object)
    problem_wanted = Signal(object)

    def __init__(
        self,
        draft: Draft,
        names: Sequence[str],
        pictures: Pictures,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        runner: PlayerRunner | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self.draft, self._names, self._pictures = draft, names, pictures
        pictures.pack = draft.game.pack
        self._before: list[Draft] = []
        self._typed_over: Draft | None = None
        self._over: Draft | None = None
        self._runner, self._search, self._looked_over = runner, Search(self), draft
        self._make_fields()
        self._make_tools()
        self.table = CardTable(draft, names, pictures, appearance)
        self.table.changed.connect(self.lay)
        self._told = wrapped("", Part.NAME)
        self.body.addWidget(self._told)
        self.bids = BidsRow(names)
        self.bids.said.connect(self._say_bid)
        self.bids.taken_back.connect(self._unsay_bid)
        self.body.addWidget(self.bids)
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
        self.fields.restyle(self.appearance)

    def _make_fields(self) -> None:
        self.fields = DealFields(self.draft, self._names, self.appearance, self)
        self.fields.changed.connect(self.lay)
        self.box = self.fields.box
        self.box.pasted.connect(self._take)
        self.box.textChanged.connect(self._read)
        self.body.addLayout(self.fields.layout)
        self._typed_note = wrapped("", Part.NOTE)
        self.body.addWidget(self._typed_note)

    def _make_tools(self) -> None:
        tools = Lines(gap=10)
        self.random_button, self.clear_button, self.undo_button = (
            QPushButton(label()) for label in (words.random_button, words.clear_button, words.undo_button)
        )
        self.random_button.clicked.connect(self._deal_rest)
        self.wish_boxes = tuple(
            ChoiceBox([Choice(wish, any_ if wish is Wish.ANY else wish.value()) for wish in Wish], Wish.ANY)
            for any_ in (Wish.ANY.value(), words.nothing_else())
        )
        for box, name in zip(self.wish_boxes, (words.wish_label(), words.also_label()), strict=True):
            box.setAccessibleName(name)
            box.show_whole()
        self.series_box = TickBox(words.series_label())
        self.clear_button.clicked.connect(lambda: self.lay(self.draft.cleared()))
        self.undo_button.clicked.connect(self._undo)
        for button in (self.random_button, self.clear_button, self.undo_button):
            button.setAutoDefault(False)
        found = (self.random_button, *self.wish_boxes, self.series_box)
        for widget in (*found, self.clear_button, self.undo_button):
            tools.addWidget(widget)
        self.body.addLayout(tools)

    def _make_buttons(self) -> None:
        self.code_button = self.add_button(words.code_button())
        self.code_button.clicked.connect(self._copy_code)
        self.problem_button = self.add_button(words.problem_button())
        self.problem_button.clicked.connect(lambda: self.problem_wanted.emit(called(self.draft).record))
        self.buttons.addStretch()
        self.add_button(words.cancel_button()).clicked.connect(self.reject)
        self.play_button = self.add_button(words.play_button(), part=Part.GOLD)
        self.play_button.clicked.connect(self._play)

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
        found = understood(text, over, self._pictures.deck)
        if isinstance(found, Draft):
            return found
        self.say(found)
        return None

    def _deal_rest(self) -> None:
        """Deal the rest at random, or what was dealt so before; a second press stops a search."""
        over, wishes = self._over or self.draft, self._wishes
        measure = Measure(over.game)
        vain = next((wish for wish in wishes if not measure.can_be(wish)), None)
        if self._search.is_on:
            self._stop()
        elif not wishes:
            self._lay_over(over, over.filled(uuid4().hex))
        elif vain is None:
            self._look_for(wishes, over)
        else:
            self.say(words.no_such_bid() if vain in BIDS else words.no_matadors())

    def _look_for(self, wishes: tuple[Wish, ...], over: Draft) -> None:
        """Begin the search for a deal as all *wishes* say that completes the draft *over*."""
        self._search.deleteLater()
        self._looked_over, self._search = over, search_for(wishes, self._runner, self)
        self._search.went_on.connect(self._tell_search)
        self._search.ended.connect(self._take_found)
        self._search.begin(over, wishes)
        self._tell_search()

    @property
    def _wishes(self) -> tuple[Wish, ...]:
        """The wishes for the cards; none if whatever comes is welcome."""
        found = (box.value for box in self.wish_boxes)
        return tuple(wish for wish in found if isinstance(wish, Wish) and wish is not Wish.ANY)

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
            self.say(words.none_told(search.tried))
        else:
            self._lay_over(self._looked_over, search.found)
            self.say(words.found_told(search.tried, search.fitting))

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
        self.draft, self._pictures.pack = draft, draft.game.pack
        self.fields.show_draft(draft)
        self.table.show_draft(draft)
        self._tell()
        self.changed.emit(draft)

    def _tell(self) -> None:
        """Say what is missing, and let only be done what can be."""
        draft, names = self.draft, words.place_names(self._names)
        self._typed_note.setText(words.typed_note(self._pictures.deck))
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
        can_begin = draft.is_whole and not fault
        self.bids.setVisible(can_begin)
        if can_begin:
            self.bids.show_called(called(draft), self._pictures.deck)
        self.random_button.setText(words.random_button())
        self.random_button.setEnabled(not draft.is_over and (not draft.is_whole or self._over is not None))
        self.clear_button.setEnabled(not draft.is_empty)
        self.undo_button.setEnabled(bool(self._before))
        self.series_box.setEnabled(self._over is not None)
        for button in (self.play_button, self.code_button, self.problem_button):
            button.setEnabled(can_begin)

    @property
    def _fault(self) -> str:
        """The reason why codes cannot hold the whole deal; empty if they can."""
        try:
            self.draft.known  # noqa: B018
        except CodeError as error:
            return code_words.fault_told(error.fault)
        return ""

    def say(self, told: str) -> None:
        """Show a sentence that must be heard at once too."""
        self._put(told)
        self.table.say(told)

    def _put(self, told: str) -> None:
        self._told.setText(told)
        self.box.setAccessibleDescription(told)

    def _say_bid(self, bid: Action) -> None:
        """Add a *bid* to those that are still lawful."""
        self.lay(replace(self.draft, bids=(*called(self.draft).bids, bid)))

    def _unsay_bid(self) -> None:
        """Take the last bid back."""
        self.lay(replace(self.draft, bids=called(self.draft).bids[:-1]))

    def _copy_code(self) -> None:
        """Put the code of the deal on the clipboard; with bids its record, since a code holds only cards."""
        found = called(self.draft)
        if found.calls:
            QGuiApplication.clipboard().setText(format_record(found.record))
            self.say(words.record_copied())
            return
        code = self.draft.known.code
        QGuiApplication.clipboard().setText(code)
        self.say(words.copied_told(code))

    def _play(self) -> None:
        if self.draft.is_whole:
            over = self._over if self.series_box.isChecked() else None
            self.played.emit(Played(self.draft.known, called(self.draft).bids, over, self._wishes))
            self.changed.emit(self._over or self.draft)  # so that the next time another rest can be dealt
            self.accept()
