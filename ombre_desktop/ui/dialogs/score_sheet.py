"""The score sheet: a line for every deal of the sitting, and the standing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from ombre_desktop.engine import Suit, Target
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.suit_signs import suit_sign
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts import score_sheet as words
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.fairness import check_button
from ombre_desktop.ui.texts.listing import listed, sentences
from ombre_desktop.ui.texts.past import again_button
from ombre_desktop.ui.texts.phrases import count, figure
from ombre_desktop.ui.texts.review import list_label
from ombre_desktop.value import Value


class ScoreRow(Value):
    """
    A deal as the sheet shows it, with chips or points by seat.

    ``ombre`` and ``game`` are empty if all passed. ``totals`` are the chips or points of each seat after the
    deal, and ``pool`` is what is then in the pool. ``chips`` are each seat's total chips in a game that
    counts both points and chips. ``record`` is the deal as text, ``game_id`` the sitting in the history.
    """

    number: int
    dealer: str
    ombre: str
    game: str
    trump: Suit | None
    result: str
    changes: tuple[int, ...]
    totals: tuple[int, ...]
    pool: int
    record: str = ""
    chips: tuple[int, ...] = ()
    game_id: str = ""

    @property
    def own(self) -> int:
        """The person's gain or loss."""
        return self.changes[PERSON]


class Reckoning(Value):
    """
    The terms of a sitting: how it is counted, and the deck on the table.

    ``player`` is the title of a lone player who is not called Ombre. ``target`` is the end of a game of
    points; without a target, chips are counted. ``has_pool`` is False in a game without a pool.
    """

    deck: Deck = Deck.SPANISH
    player: str = ""
    target: Target | None = None
    has_pool: bool = True
    sides: tuple[str, ...] = ()


class ScoreSheet(Board):
    """
    The deals of a sitting; the sheet may stay open beside the table and grows as deals end.

    ``replayed`` and ``reviewed`` carry the rows and the index of the deal to be replayed or reviewed,
    ``played_again`` the row of the deal to be played again, and ``checked`` the record of the deal whose
    shuffle is to be checked.
    """

    replayed = Signal(object, int)
    reviewed = Signal(object, int)
    played_again = Signal(object)
    checked = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        names: tuple[str, ...],
        rows: Sequence[ScoreRow],
        *,
        reckoning: Reckoning = Reckoning(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.title())
        self._names, self._rows, self._reckoning = names, tuple(rows), reckoning
        self._standing = wrapped("", Part.FIGURE)
        self.sheet: SheetView[ScoreRow] = SheetView()
        self.sheet.setAccessibleName(words.sheet_name())
        self.body.addWidget(self._standing)
        self._studied: frozenset[int] = frozenset()
        self._note_sign: Callable[[], QIcon] = QIcon
        self._skill = wrapped("", Part.NOTE)
        self._skill.hide()
        self.body.addWidget(self._skill)
        self.give_way(self._standing)  # the last line of the sheet says the same
        self.sheet.say_if_empty(words.lines_to_come())
        self.body.addWidget(self.sheet, 1)
        self.sheet.doubleClicked.connect(self._replay)
        self._make_buttons()
        self.open_at_size(760 + 130 * len(names), 640)

    def _make_buttons(self) -> None:
        """Make the buttons for the chosen deal; large text breaks the upper row into lines."""
        self._replay_button = QPushButton(words.replay_button())
        self.review_button = QPushButton(list_label())
        self.again_button = QPushButton(again_button())
        self._check_button = mark(QPushButton(check_button()), Part.LINK)
        lines = Lines(gap=self.appearance.pixels(10))
        for button in self._of_a_deal:
            button.setAutoDefault(False)
            lines.addWidget(button)
        self.body.addLayout(lines)
        self.body.addStretch()
        self._copy_button = self.add_button(words.copy_button())
        self._replay_button.clicked.connect(self._replay)
        self.review_button.clicked.connect(self._review)
        self.again_button.clicked.connect(self._play_again)
        self._copy_button.clicked.connect(self.sheet.copy)
        self._check_button.clicked.connect(self._check)
        self.buttons.addStretch()
        self.add_button(words.close_button(), part=Part.GOLD).clicked.connect(self.accept)

    def build(self) -> Iterator[None]:
        """Fill the sheet."""
        self.restyled()
        self.sheet.setFocus()
        yield

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self._names

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        """The deals shown."""
        return self._rows

    def show_rows(self, rows: Sequence[ScoreRow], reckoning: Reckoning) -> None:
        """Show *rows*, with the terms of *reckoning*."""
        self._rows, self._reckoning = tuple(rows), reckoning
        self.restyled()

    def tell_skill(self, told: str) -> None:
        """Tell how well the person played the judged deals."""
        self._skill.setText(told)
        self._skill.show()

    def tell_studied(self, numbers: frozenset[int], sign: Callable[[], QIcon]) -> None:
        """Put the *sign* of a note before these *numbers* of deals."""
        if numbers != self._studied:
            self._studied, self._note_sign = numbers, sign
            self.restyled()

    def restyled(self) -> None:
        """Fill the sheet again, in the appearance's colours and sizes."""
        self._standing.setText(self._standing_text())
        for button in (self._copy_button, *self._of_a_deal):
            button.setVisible(bool(self._rows))
        self.sheet.show_rows(self._ways(), self._rows, self.appearance)

    def _ways(self) -> list[list[Column[ScoreRow]]]:
        """Return the sets of columns, the widest first."""
        deal, *others = self._few_columns()
        return [self._columns(), [deal, self._dealer_column(), *others], [deal, *others]]

    @property
    def _of_a_deal(self) -> tuple[QPushButton, ...]:
        """The buttons for the chosen deal."""
        return self._replay_button, self.review_button, self.again_button, self._check_button

    def _replay(self) -> None:
        row = self.sheet.chosen_row()
        if row is not None:
            self.replayed.emit(self._rows, self._rows.index(row))
            self.accept()

    def _review(self) -> None:
        row = self.sheet.chosen_row()
        if row is not None:
            self.reviewed.emit(self._rows, self._rows.index(row))
            self.accept()

    def _play_again(self) -> None:
        row = self.sheet.chosen_row()
        if row is not None:
            self.played_again.emit(row)
            self.accept()

    def _check(self) -> None:
        row = self.sheet.chosen_row()
        if row is not None:
            self.checked.emit(row.record)

    def _standing_text(self) -> str:
        if not self._rows:
            return words.nothing_played()
        last, target = self._rows[-1], self._reckoning.target
        if target is None:
            with_pool = words.standing_with_pool()
            template = with_pool if self._reckoning.has_pool else "{standing}"
            return self._in_chips(template, last.totals, last.pool)
        points = self._in_points(target, last.totals)
        if not last.chips:
            return points
        template = words.standing_in_chips()
        return sentences([points, self._in_chips(template, last.chips, last.pool)])

    def _in_chips(self, template: str, chips: tuple[int, ...], pool: int) -> str:
        standing = self._listed([signed(number) for number in chips])
        return template.format(number=self._rows[-1].number, standing=standing, pool=pool)

    def _in_points(self, target: Target, points: tuple[int, ...]) -> str:
        """Return the points, with the winner of the game or the number of points that wins it."""
        standing, winner = self._listed([figure(number) for number in points]), target.winner(points)
        if self._reckoning.sides:
            return self._in_stones(target, standing, winner, self._rows[-1].pool)
        if winner is None:
            needed = words.points_that_win()
            return needed.format(standing=standing, points=count(target.points))
        return words.winner_told().format(standing=standing, name=self._names[winner])

    def _in_stones(self, target: Target, standing: str, winner: int | None, table: int) -> str:
        """Return the stones of both sides, with the side that has won or the number that wins."""
        if winner is None:
            needed = words.stones_that_win()
            deal, stones = self._rows[-1].number, figure(target.points)
            return needed.format(number=deal, standing=standing, table=figure(table), stones=stones)
        return words.winners_told().format(standing=standing, side=self._reckoning.sides[winner])

    @property
    def _counted(self) -> tuple[str, ...]:
        """The names of those whose winnings are counted: the players, or the two sides."""
        return self._reckoning.sides or self._names

    def _listed(self, figures: Sequence[str]) -> str:
        template = words.figure_of()
        pairs = zip(self._counted, figures, strict=True)
        return listed(template.format(name=name, figure=number) for name, number in pairs)

    def _columns(self) -> list[Column[ScoreRow]]:
        columns: list[Column[ScoreRow]] = [
            self._deal_column(),
            self._dealer_column(),
            Column(self._reckoning.player or words.ombre_heading(), lambda row: row.ombre or "–"),
            Column(words.trump_heading(), self._trump_text, sign=self._trump_sign),
            Column(words.result_heading(), lambda row: row.result),
        ]
        if self._reckoning.target is None or self._reckoning.sides:
            # Other games of points have no bids to tell apart.
            columns.insert(3, Column(words.game_heading(), lambda row: row.game or "–"))
        return [*columns, *self._figures()]

    def _deal_column(self) -> Column[ScoreRow]:
        return Column(
            words.deal_heading(),
            lambda row: str(row.number),
            figure=True,
            sign=lambda row: self._note_sign() if row.number in self._studied else None,
            heard=lambda row: words.studied_deal(row.number) if row.number in self._studied else "",
        )

    def _dealer_column(self) -> Column[ScoreRow]:
        return Column(words.dealer_heading(), lambda row: row.dealer)

    def _few_columns(self) -> list[Column[ScoreRow]]:
        """Return the columns for a narrow window: no dealer, and one column for everything about the play."""
        return [
            self._deal_column(),
            Column(self._reckoning.player or words.ombre_heading(), self._play_text, sign=self._trump_sign),
            *self._figures(),
        ]

    def _figures(self) -> Iterator[Column[ScoreRow]]:
        """Yield a column of winnings, deal by deal and in all, for each player; then one for the pool."""
        for seat, name in enumerate(self._counted):
            yield self._seat_column(seat, name)
        if self._reckoning.sides:
            yield Column(words.table_heading(), lambda row: str(row.pool), figure=True)
        elif self._reckoning.has_pool:
            yield Column(words.pool_heading(), lambda row: str(row.pool), figure=True)

    def _seat_column(self, seat: int, name: str) -> Column[ScoreRow]:
        def colour(row: ScoreRow) -> QColor | None:
            chrome, change = self.appearance.theme.chrome, row.changes[seat]
            return (chrome.win if change > 0 else chrome.lose) if change else chrome.faint_ink

        total = signed if self._reckoning.target is None else figure
        return Column(
            name,
            lambda row: signed(row.changes[seat]),
            figure=True,
            colour=colour,
            second=lambda row: total(row.totals[seat]),
            parts=(words.of_the_deal(), words.in_all()),
        )

    def _play_text(self, row: ScoreRow) -> str:
        """Return the Ombre, and in the next line the game, the trumps and the result."""
        trump = suit_name(row.trump, self._reckoning.deck) if row.trump else ""
        template, played = words.play_told(), row.game or trump
        if row.game and trump:
            template = words.play_told_with_trump()
        told = template.format(game=row.game, trump=trump, played=played, result=row.result)
        return "\n".join(line for line in (row.ombre, told if played else row.result) if line)

    def _trump_text(self, row: ScoreRow) -> str:
        return suit_name(row.trump, self._reckoning.deck) if row.trump else "–"

    def _trump_sign(self, row: ScoreRow) -> QIcon | None:
        if row.trump is None:
            return None
        height = self.appearance.pixels(16)
        sign = suit_sign(row.trump, self._reckoning.deck, 2 * height)
        sign.setDevicePixelRatio(2)
        icon = QIcon(QPixmap.fromImage(sign))
        # A sign keeps its colours in the selected row.
        icon.addPixmap(QPixmap.fromImage(sign), QIcon.Mode.Selected)
        return icon


def signed(chips: int) -> str:
    """Return *chips* as text, with a plus sign or a true minus sign."""
    return f"+{chips}" if chips > 0 else str(chips).replace("-", "−")
