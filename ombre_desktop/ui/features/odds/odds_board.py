"""The board that tells, for every act of a deal, what it told, and where the cards probably were then."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ombre_desktop.engine import Ranking, Seat
from ombre_desktop.players.odds import WHOLE, CardOdds, Finding, Odds, Telling, in_whole
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.odds.acts import Act
from ombre_desktop.ui.features.odds.bars import (
    BAR_HEIGHT,
    BAR_WIDTHS,
    CARD_SHAPE,
    HALF_SHAPE,
    CardSign,
    ShareBar,
)
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.replay.places_bar import PlacesBar
from ombre_desktop.ui.texts import odds as words
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.value import Value

TOLD = 3
"""The greatest number of findings in the sentence."""
LEAST = 0.03
"""The least share of a place that is told in figures."""


class Guests(Value):
    """The people whose hands are told of: their *company*, and the *faces* of all seats."""

    company: Company
    faces: tuple[str, ...]


class OddsBoard(Board):
    """
    The acts of a deal at the left, and at the right what the chosen one told, over the cards still out.

    Signals:
        chosen: another act was chosen.
    """

    chosen = Signal()

    def __init__(
        self,
        appearance: Appearance,
        guests: Guests,
        pictures: Pictures,
        deck: Deck,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.guests, self._pictures, self._deck = guests, pictures, deck
        self._acts: tuple[Act, ...] = ()
        self._odds: Odds | None = None
        self._telling: Telling | None = None
        self._ranking: Ranking | None = None
        self.set_title(words.title())
        self.acts: SheetView[Act] = SheetView()
        self.acts.setAccessibleName(words.acts_heading())
        self.told = wrapped("", Part.NAME)
        self.cards: SheetView[CardOdds] = SheetView()
        self.cards.setAccessibleName(words.title())
        self.cards.say_if_empty(words.thinking_told())
        self.findings: SheetView[Finding] = SheetView()
        self.findings.setAccessibleName(words.trait_heading())
        note = wrapped(words.note(), Part.NOTE)
        self.hatched = wrapped(words.hatched_told(), Part.NOTE)
        for sheet in (self.acts, self.cards, self.findings):
            pictures.arrived.connect(sheet.viewport().update)
        self._lay_out(note)
        self._make_buttons()
        self.acts.row_chosen.connect(self.chosen)
        self.open_at_size(1000, 600)
        self.acts.setFocus()

    @property
    def act(self) -> Act | None:
        """The act that is chosen."""
        return self.acts.chosen_row() if self._acts else None

    @property
    def compares(self) -> bool:
        """True while the bars before and after the act are shown."""
        return self.before_button.isChecked()

    def show_acts(self, acts: Sequence[Act], *, at: int | None = None) -> None:
        """Show *acts*, and choose the one *at* that index: by default the last if the last was chosen."""
        here, was_last = self.acts.currentIndex().row() if self._acts else -1, len(self._acts) - 1
        self._acts = tuple(acts)
        columns = [
            Column[Act](
                words.acts_heading(),
                lambda act: act.words,
                sign=lambda act: CardSign(self._pictures, act.card) if act.card else None,
                shape=CARD_SHAPE,
            )
        ]
        blocked = self.acts.blockSignals(True)
        self.acts.show_rows([columns], self._acts, self.appearance)
        if at is not None or 0 <= here < was_last:
            self.acts.select(here if at is None else at)
        self.acts.blockSignals(blocked)

    def show_answer(
        self, told: str, odds: Odds | None, telling: Telling | None, ranking: Ranking | None
    ) -> None:
        """Show what is *told* of the act, the *odds* after it, and what it told in bars."""
        self.told.setText(told)
        self._odds, self._telling, self._ranking = odds, telling, ranking
        self.before_button.setEnabled(bool(telling and telling.findings))
        if not self.before_button.isEnabled():
            self.before_button.setChecked(False)
        self._fill()

    def restyled(self) -> None:
        """Write the sheets again in the appearance's colours and sizes."""
        self.show_acts(self._acts, at=self.acts.currentIndex().row())
        self._fill()

    def _lay_out(self, note: QLabel) -> None:
        """Put the acts at the left, everything else at the right, and the *note* below."""
        right = QVBoxLayout()
        right.addWidget(self.told)
        right.addWidget(self.cards, 1)
        right.addWidget(self.findings, 1)
        right.addWidget(self.hatched)
        right.addStretch()
        left = QVBoxLayout()
        left.addWidget(self.acts, 1)
        left.addStretch()
        columns = QHBoxLayout()
        columns.addLayout(left, 2)
        columns.addLayout(right, 3)
        self.body.addLayout(columns, 1)
        self.body.addWidget(note)
        self.give_way(note)

    def _make_buttons(self) -> None:
        self.before_button = self.add_button(words.before_button())
        self.before_button.setCheckable(True)
        self.before_button.toggled.connect(lambda _: self._fill())
        self.buttons.addStretch()
        self.close_button = self.add_button(words.close_button(), part=Part.GOLD)
        self.close_button.clicked.connect(self.reject)

    def _fill(self) -> None:
        self.cards.setVisible(not self.compares)
        self.findings.setVisible(self.compares)
        cards = self._odds.first if self._odds else ()
        self.hatched.setVisible(not self.compares and any(one.away >= LEAST for one in cards))
        self.cards.say_if_empty(words.thinking_told() if self._odds is None else words.nothing_told())
        if self._ranking is None:
            return
        if self.compares:
            self._show_findings(self._telling.findings if self._telling else (), self._ranking)
        else:
            self._show_cards(cards, self._ranking)

    def _show_cards(self, cards: Sequence[CardOdds], ranking: Ranking) -> None:
        look, faces, pictures = self.appearance, self.guests.faces, self._pictures
        name = Column[CardOdds](
            words.card_heading(),
            lambda one: words.card_label(one.card, ranking, self._deck),
            sign=lambda one: CardSign(pictures, one.card),
            shape=CARD_SHAPE,
        )
        ways = [
            Column[CardOdds](
                words.place_heading(),
                lambda _: "",
                sign=lambda one: PlacesBar(one.places, faces, pictures, look, one.certain),
                shape=(width, BAR_HEIGHT),
                heard=self._places,
            )
            for width in BAR_WIDTHS
        ]
        self.cards.show_rows([[name, places] for places in ways], cards, look)
        self.cards.select(0)

    def _places(self, one: CardOdds) -> str:
        """Return who may have the card of *one*, the likeliest first."""
        names = [*map(self.guests.company.name, map(Seat, range(len(one.seats)))), words.away_name()]
        shares = [percent / WHOLE for percent in in_whole(one.places)]
        found = sorted(zip(shares, names, strict=True), key=lambda each: -each[0])
        told = [(share, name) for share, name in found if share >= LEAST]
        return listed(words.place_told(name, share, certain=one.certain) for share, name in told)

    def _show_findings(self, findings: Sequence[Finding], ranking: Ranking) -> None:
        look, deck = self.appearance, self._deck
        trait = Column[Finding](words.trait_heading(), lambda one: words.trait_told(one, ranking, deck))
        before = Column[Finding](
            words.before_heading(),
            lambda one: words.share_told(one.before),
            sign=lambda one: ShareBar(one.before, look),
            shape=HALF_SHAPE,
        )
        after = Column[Finding](
            words.after_heading(),
            lambda one: words.share_told(one.after, certain=one.certain),
            sign=lambda one: ShareBar(one.after, look),
            shape=HALF_SHAPE,
        )
        self.findings.show_rows([[trait, before, after]], findings, look)
        self.findings.select(0)
