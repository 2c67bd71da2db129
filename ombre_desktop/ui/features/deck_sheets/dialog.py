"""The dialog for a deck on paper: which deck, which paper, and how the sheets will look."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.flow import Piles
from ombre_desktop.ui.dialogs.sections import Section, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.deck_sheets.plan import UNIT, Form, Paper, Plan
from ombre_desktop.ui.features.deck_sheets.preview import SheetPreview
from ombre_desktop.ui.texts import deck_sheets as words
from ombre_desktop.value import replace

_COLUMN = 320


class DeckSheetsDialog(Board):
    """
    The choice of one of *plans* and a paper, with a preview of the first sheet.

    Signals:
        wanted: the `Plan` whose sheets are to be saved, and the `Form` of the files.
    """

    names_cards = False
    wanted = Signal(object, object)

    def __init__(
        self,
        appearance: Appearance,
        plans: Mapping[Deck, Plan],
        chosen: Deck,
        printed: CardPrint,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self._plan = plans[chosen]
        self.preview = SheetPreview(appearance, printed, appearance.families)
        holder = mark(QWidget(), Part.BARE)
        self._columns = Piles(holder, least=0, most=2, gap=14)
        self._section = Section(words.heading(), appearance)
        self._columns.addWidget(self._section)
        self._columns.addWidget(self.preview)
        self.body.addWidget(holder)
        self.body.addStretch()
        self._add_choices(plans)
        self.buttons.addStretch()
        self.add_button(words.close()).clicked.connect(self.reject)
        self.save = self.add_button(words.save(), part=Part.GOLD)
        self.save.clicked.connect(lambda: self.wanted.emit(self._plan, self.forms.value))
        self.finished.connect(self.preview.give_up)
        self.open_at_size(1000, 590)
        self.restyled()
        self._show(self._plan)
        self.save.setFocus()

    def _add_choices(self, plans: Mapping[Deck, Plan]) -> None:
        """Add what can be chosen, and what follows from it."""
        named = [
            Choice(one, words.title_of(one, plan.name).replace("&", "&&")) for one, plan in plans.items()
        ]
        self.decks = Segments(named, self._plan.deck)
        self.decks.chosen.connect(lambda deck: self._show(replace(plans[deck], paper=self._plan.paper)))
        self._section.add_field(words.deck(), self.decks)
        sizes = zip(Paper, words.papers, strict=True)
        self.papers = Segments([Choice(one, name()) for one, name in sizes], self._plan.paper)
        self.papers.chosen.connect(lambda paper: self._show(replace(self._plan, paper=paper)))
        self._section.add_field(words.paper(), self.papers)
        kinds = zip(Form, words.forms, strict=True)
        self.forms = Segments([Choice(one, name()) for one, name in kinds], Form.PDF)
        self._section.add_field(words.files(), self.forms)
        self._extent = wrapped("", Part.NAME)
        self._section.add(self._extent)
        self._forty = wrapped(words.first_forty(), Part.NOTE)
        self._section.add(self._forty)
        self._section.add(wrapped(words.look(), Part.NOTE))

    def show_work(self, *, begun: bool) -> None:
        """Show that the sheets are being drawn, or that they are no longer."""
        self.save.setEnabled(not begun)
        self._tell(words.at_work() if begun else self._told())

    def restyled(self) -> None:
        """Adopt the distances of the new text size."""
        self._columns.set_least(self.appearance.pixels(_COLUMN))
        self._section.restyle(self.appearance)
        self.preview.restyle(self.appearance)

    def _show(self, plan: Plan) -> None:
        self._plan = plan
        self.preview.show_plan(plan)
        self._forty.setVisible(plan.deck is Deck.FRENCH)
        self._tell(self._told())

    def _told(self) -> str:
        plan = self._plan
        size = plan.card / UNIT
        return words.extent(len(plan.cards), plan.sheets, size.width(), size.height())

    def _tell(self, sentence: str) -> None:
        """Say *sentence* under the choices, and to a screen reader at the button that is pressed next."""
        self._extent.setText(sentence)
        self.save.setAccessibleDescription(sentence)
