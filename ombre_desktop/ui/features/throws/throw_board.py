"""The board on which a person tries throws, and sees what each is worth while it grows surer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ombre_desktop.engine import Cards, Discard, ExchangeRequest, SeatView, refusal
from ombre_desktop.engine.cards import in_order
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.advice.throw_weighing import ThrowWeighing
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.throws.throw_cards import ThrowCards
from ombre_desktop.ui.features.throws.throw_row import ThrowRow
from ombre_desktop.ui.model.throws import Weighed
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts import throws as words
from ombre_desktop.ui.texts.choice_figures import with_error
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import thrown_text
from ombre_desktop.ui.texts.unit import unit_of

BEST = 5
"""The number of the best throws that are listed."""
SURELY = 2.0
"""The standard errors within which two throws are about as good."""
_COLUMN, _BETWEEN, _GAP = 340, 28, 8
"""The least width of a column, the room between two, and between their parts, nominal."""
Question = tuple[SeatView, ExchangeRequest]


class ThrowBoard(Board):
    """
    The hand of one exchange in two rows, the figures of the throw below it, and the best throws.

    *done* throws the cards at the table; None where nothing can be thrown any more. *whose* names the player
    whose hand it is, unless it is the person.

    Signals:
        told: the words for the throw on the board, for a screen reader, once each throw is weighed.
    """

    told = Signal(str)

    def __init__(
        self,
        question: Question,
        weighing: ThrowWeighing,
        pictures: Pictures,
        look: tuple[Appearance, Deck],
        *,
        thrown: Cards = (),
        done: Callable[[Discard], None] | None = None,
        whose: str = "",
        parent: QWidget | None = None,
    ) -> None:
        appearance, self._deck = look
        super().__init__(appearance, parent)
        self._view, self._asked = question
        self._weighing, self._done = weighing, done
        self._unit = unit_of(self._view.position.ruleset)
        self._heard: Discard | None = None
        self.set_title(words.title())
        self.cards = ThrowCards(question, pictures, appearance, self._deck)
        self.worth, self.beside, self.draw = (wrapped("", Part.NAME) for _ in range(3))
        self._heading = wrapped(words.BEST[self._unit](), Part.SECTION)
        self.rows = [ThrowRow(pictures, appearance) for _ in range(BEST)]
        self.progress, self._note = wrapped("", Part.NOTE), wrapped(words.honest_told(), Part.NOTE)
        figures = (self.worth, self.beside, self.draw, self.progress)
        self._columns = Columns(least=appearance.pixels(_COLUMN), gap=_BETWEEN)
        self.whose = _named(whose)
        self._columns.addWidget(_pile(self.whose, wrapped(words.how_told(), Part.NOTE), self.cards, *figures))
        self._columns.addWidget(_pile(self._heading, *self.rows, self._note))
        self.body.addLayout(self._columns)
        self.body.addStretch()
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self.cards.throw(row.throw.cards))
        self._make_buttons()
        self.cards.changed.connect(self._choose)
        weighing.changed.connect(self.tell)
        self.cards.throw(thrown)
        self.open_at_size(960, 560)
        next((one for one in self.cards.cards if one.isEnabled()), self.close_button).setFocus()

    @property
    def throw(self) -> Discard | None:
        """The throw on the board; None if the rules do not allow it."""
        found = Discard(in_order((*self._asked.bound, *self.cards.thrown)))
        found = Discard(in_order(set(found.cards)))
        return found if refusal(self._view, found) is None else None

    def restyled(self) -> None:
        """Adopt the colours and sizes of the appearance."""
        self.cards.restyle(self.appearance)
        self._columns.set_least(self.appearance.pixels(_COLUMN))
        for row in self.rows:
            row.look = self.appearance
            row.updateGeometry()

    def tell(self) -> None:
        """Show what is known of the throw on the board, and of the best."""
        self._tell_throw()
        self._tell_best()
        found, grows = self._weighing.throws.of(self.throw), self._weighing.is_running
        self._put(self.progress, "" if found is None else words.worlds_told(found.worlds, grows=grows))

    def _make_buttons(self) -> None:
        self.buttons.addStretch()
        self.close_button = self.add_button(words.close_button())
        self.close_button.clicked.connect(self.reject)
        self.throw_button = self.add_button(words.throw_button(), part=Part.GOLD)
        self.throw_button.setVisible(self._done is not None)
        self.throw_button.clicked.connect(self._throw)

    def _choose(self) -> None:
        """Weigh the throw that lies on the board now."""
        self._weighing.want(self.throw)
        self.tell()

    def _throw(self) -> None:
        """Throw the cards at the table."""
        throw = self.throw
        if self._done is not None and throw is not None:
            self.accept()
            self._done(throw)

    def _tell_throw(self) -> None:
        throw, known, unit = self.throw, self._weighing.throws, self._unit
        self.throw_button.setEnabled(throw is not None)
        worth = beside = draw = ""
        found = known.of(throw)
        if self._weighing.has_failed:
            worth = words.failed_told() if self._weighing.is_silent else words.unweighed_told()
        elif throw is None:
            least, most = self._asked.minimum, self._asked.maximum
            worth = thrown_text(len(self.cards.thrown), least, most)
        elif found is None:
            worth = words.weighing_told()
        else:
            worth = words.worth_told(found.worth.chips, found.worth.error, unit)
            beside = self._beside(found)
        if throw is not None and throw in known.draws:
            none = throw.cards and self._view.position.ranking.trump is None
            draw = words.no_trumps_told() if none else words.draw_told(*known.draws[throw])
        for label, told in ((self.worth, worth), (self.beside, beside), (self.draw, draw)):
            self._put(label, told)
        told = sentences([*filter(None, (worth, beside, draw))])
        self.cards.setAccessibleDescription(sentences([told, words.keys_told()]))
        if found is not None and throw != self._heard:
            self._heard = throw
            self.told.emit(told)

    def _beside(self, here: Weighed) -> str:
        """Return what the throw on the board gives up beside the best."""
        if here == self._weighing.throws.ranked[0]:
            return words.best_told()
        far = here.behind
        if far.chips <= SURELY * far.error:
            return words.as_good_told()
        return words.gives_up_told(far.chips, far.error, self._unit)

    def _tell_best(self) -> None:
        here, unit, best = self.throw, self._unit, self._weighing.throws.ranked[:BEST]
        self._heading.setVisible(bool(best))
        for row, one in zip_longest(self.rows, best):
            row.setVisible(one is not None)
            if one is None:
                continue
            chips, error, label = (
                one.worth.chips,
                one.worth.error,
                words.throw_told(one.throw, self._asked, self._deck),
            )
            figures = with_error(decimal(chips, unit.decimals), decimal(error, unit.decimals))
            heard = words.row_told(label, chips, error, unit)
            row.tell(one.throw, figures, label, heard, is_here=one.throw == here)

    def _put(self, label: QLabel, told: str) -> None:
        if label.text() != told:
            label.setText(told)
        label.setVisible(bool(told))


def _pile(*widgets: QWidget) -> QWidget:
    """Return a column of *widgets*."""
    column = mark(QWidget(), Part.BARE)
    pile = QVBoxLayout(column)
    pile.setContentsMargins(0, 0, 0, 0)
    pile.setSpacing(_GAP)
    for widget in widgets:
        pile.addWidget(widget)
    pile.addStretch()
    return column


def _named(name: str) -> QLabel:
    """Return *name* as a heading, which takes no room if it is empty."""
    label = wrapped(name, Part.NAME)
    label.setVisible(bool(name))
    return label
