"""The lesser figures, each a link to the deals behind it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ombre_desktop.engine import Result
from ombre_desktop.storage.statistics import Order
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.features.statistics.group_table import each_of, ended, gain, number
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.ui.texts.stone_figures import amount_each_button
from ombre_desktop.value import Value

_LEAST = 230
"""The smallest width of a column at ordinary text size, in pixels; wider figures widen all."""


class _Figure(Value):
    """A figure: its words, the deals behind it, and how it is counted."""

    label: str
    behind: Behind
    note: str = ""


class FigureRow(QWidget):
    """
    The figures of a report, in columns of equal width.

    Signals:
        picked: the `Behind` of a figure.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self._columns = Columns(self, least=_LEAST, most=3, gap=2)
        self.buttons: tuple[QPushButton, ...] = ()
        self._figures: tuple[_Figure, ...] = ()

    def show_figures(self, report: Report) -> None:
        """Show the figures of *report*; a figure of no deal leads nowhere."""
        figures = self._figures = tuple(_figures_of(report) if report.summary.figures.deals else ())
        while len(self.buttons) < len(figures):
            button = mark(QPushButton(self), Part.LINK)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._pick, len(self.buttons)))
            self._columns.addWidget(button)
            self.buttons = (*self.buttons, button)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(figures))
            if at < len(figures):
                self._dress(button, figures[at])
        self.updateGeometry()

    def _dress(self, button: QPushButton, figure: _Figure) -> None:
        button.setText(figure.label)
        button.setToolTip(tip(figure.note))
        button.setAccessibleDescription(figure.note)
        button.setEnabled(bool(figure.behind.count))

    def _pick(self, at: int, _checked: bool = False) -> None:
        self.picked.emit(self._figures[at].behind)


def _figures_of(report: Report) -> list[_Figure]:
    found, scope = report.summary, report.scope
    figures = found.figures
    title = words.MARKS[report.wanted.marks]()
    won_run, lost_run = report.runs
    worst = words.worst_button(gain(found.worst))
    best = words.best_button(gain(found.best))
    won_label = words.won_run_button(number(won_run.length))
    lost_label = words.lost_run_button(number(lost_run.length))
    every = Behind(scope, figures.deals, title)
    return [
        _Figure(amount_each_button(each_of(figures), scope), every),
        _Figure(
            words.puesta_button(number(figures.puesta)), ended(scope, Result.PUESTA, figures.puesta, title)
        ),
        _Figure(
            words.codille_button(number(figures.codille)),
            ended(scope, Result.CODILLE, figures.codille, title),
        ),
        _Figure(best, Behind(scope, figures.deals, title, Order.BEST)),
        _Figure(worst, Behind(scope, figures.deals, title, Order.WORST)),
        _Figure(won_label, Behind(scope, won_run.length, won_label, Order.LATEST, won_run)),
        _Figure(lost_label, Behind(scope, lost_run.length, lost_label, Order.LATEST, lost_run)),
        _Figure(words.time_button(found.seconds), every, words.time_note()),
    ]
