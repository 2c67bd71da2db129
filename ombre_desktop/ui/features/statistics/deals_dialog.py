"""The deals behind a figure; each can be replayed, reviewed and played again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget

from ombre_desktop.storage.found_deals import PAGE, FoundDeal
from ombre_desktop.storage.statistics import Order
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.statistics.group_table import gain, number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.calls import game_name_of
from ombre_desktop.ui.texts.choice_figures import decide_again_button
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.past import again_button
from ombre_desktop.ui.texts.review import list_label
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.ui.texts.stone_figures import amount_heading

ORDERS = (Order.LATEST, Order.WORST, Order.BEST)


class DealsDialog(Board):
    """
    A list of deals, a page at a time.

    Signals:
        asked: an `Order`, and the index of the first deal of the page to be read.
        file_wanted: all the deals are to be written to a file.
        replayed: the deals of the page, and the index of the one to be replayed.
        reviewed: the same, for the deal to be reviewed.
        decided_again: the same, for the deal whose costliest choice is to be made again.
        played_again: the deal to be played again.
    """

    asked = Signal(object, int)
    replayed = Signal(object, int)
    reviewed = Signal(object, int)
    decided_again = Signal(object, int)
    played_again = Signal(object)
    file_wanted = Signal()

    def __init__(self, appearance: Appearance, behind: Behind, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(behind.title)
        self._behind = behind
        self._deals: tuple[FoundDeal, ...] = ()
        self._first = 0
        orders = (Order.COSTLIEST, *ORDERS) if behind.order is Order.COSTLIEST else ORDERS
        self.order = Segments([Choice(order, words.ORDERS[order]()) for order in orders], behind.order)
        self.order.setAccessibleName(without_key(words.order_label()))
        self.order.describe(without_key(words.order_label()))
        self.order.chosen.connect(lambda _: self._turn(0))
        self._which = wrapped(words.reading(), Part.NOTE)
        self.sheet: SheetView[FoundDeal] = SheetView()
        self.sheet.setAccessibleName(words.list_name())
        self.sheet.doubleClicked.connect(self._replay)
        for widget in (self.order, self._which):
            self.body.addWidget(widget)
        self.give_way(self._which)
        self.body.addWidget(self.sheet, 1)
        self._make_buttons()
        self.open_at_size(1000, 600)
        self._show()
        self.sheet.setFocus()

    def ask(self) -> None:
        """Ask for the present page."""
        self.asked.emit(self.order.value, self._first)

    def show_deals(self, deals: Sequence[FoundDeal], order: Order, first: int) -> None:
        """Show a page of the deals, unless another has been asked for since."""
        if (order, first) == (self.order.value, self._first):
            self._deals = tuple(deals)
            edges = number(first + 1), number(first + len(deals))
            count = self._behind.count
            self._which.setText(words.listed_of(*edges, number(count) if count is not None else ""))
            self._show()

    def restyled(self) -> None:
        """Rewrite the list in the appearance's colours and sizes."""
        self._show()

    def _make_buttons(self) -> None:
        lines = Lines(gap=self.appearance.pixels(10))
        self.back_button, self.next_button = map(QPushButton, words.pages_buttons())
        self.copy_button, self.save_button = map(QPushButton, (words.copy_button(), words.save_button()))
        self.review_button, self.again_button = map(QPushButton, (list_label(), again_button()))
        self.decide_button = QPushButton(decide_again_button())
        self.decide_button.setVisible(self._behind.scope.costly is not None)
        pages = self.back_button, self.next_button
        for_one = self.review_button, self.decide_button, self.again_button
        buttons = *pages, *for_one, self.copy_button, self.save_button
        self.save_button.clicked.connect(self.file_wanted)
        for button in buttons:
            button.setAutoDefault(False)
            lines.addWidget(button)
        self.body.addLayout(lines)
        self.back_button.clicked.connect(lambda: self._turn(self._first - PAGE))
        self.next_button.clicked.connect(lambda: self._turn(self._first + PAGE))
        self.review_button.clicked.connect(self._review)
        self.decide_button.clicked.connect(self._decide_again)
        self.again_button.clicked.connect(self._play_again)
        self.copy_button.clicked.connect(self.sheet.copy)
        self.buttons.addStretch()
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.replay_button = self.add_button(words.replay_button(), part=Part.GOLD)
        self.replay_button.clicked.connect(self._replay)

    def _show(self) -> None:
        rows, look = self._deals, self.appearance
        self.sheet.show_rows([self._columns(whole=True), self._columns(whole=False)], rows, look)
        self.sheet.select(0)
        self.back_button.setEnabled(self._first > 0)
        count = self._behind.count
        more = len(rows) == PAGE if count is None else self._first + PAGE < count
        self.next_button.setEnabled(more)
        for_one = self.review_button, self.decide_button, self.again_button
        for_deals = self.copy_button, self.save_button, *for_one
        for button in (*for_deals, self.replay_button):
            button.setEnabled(bool(rows))

    def _columns(self, *, whole: bool) -> list[Column[FoundDeal]]:
        locale, in_points = person_locale(), self._behind.scope.in_points
        date, game, contract, role, result, help_ = words.deal_headings()
        found: list[Column[FoundDeal]] = [
            Column(date, lambda deal: day_and_hour(deal.settled, locale)),
            Column(game, lambda deal: game_name(deal.game)),
            Column(contract, lambda deal: game_name_of(deal.contract) if deal.contract else "–"),
            Column(role, lambda deal: words.role_word(deal.role, deal.game)),
            Column(result, lambda deal: result_word(deal.result, deal.game)),
            Column(help_, lambda deal: words.mark_word(deal.mark)),
            Column(
                amount_heading(self._behind.scope),
                lambda deal: gain(deal.points if in_points else deal.chips),
                figure=True,
                colour=self._colour,
            ),
        ]
        return found if whole else [found[0], found[2], found[4], found[6]]

    def _colour(self, deal: FoundDeal) -> QColor | None:
        chrome = self.appearance.theme.chrome
        amount = deal.points if self._behind.scope.in_points else deal.chips
        return (chrome.win if amount > 0 else chrome.lose) if amount else None

    def _turn(self, first: int) -> None:
        """Turn to the page that begins with the deal at index *first*."""
        self._first = max(0, first)
        self.ask()

    def _replay(self) -> None:
        row = self.sheet.currentIndex().row()
        if 0 <= row < len(self._deals):
            self.replayed.emit(self._deals, row)
            self.accept()

    def _review(self) -> None:
        row = self.sheet.currentIndex().row()
        if 0 <= row < len(self._deals):
            self.reviewed.emit(self._deals, row)
            self.accept()

    def _decide_again(self) -> None:
        row = self.sheet.currentIndex().row()
        if 0 <= row < len(self._deals):
            self.decided_again.emit(self._deals, row)
            self.accept()

    def _play_again(self) -> None:
        row = self.sheet.currentIndex().row()
        if 0 <= row < len(self._deals):
            self.played_again.emit(self._deals[row])
            self.accept()
