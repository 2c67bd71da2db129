"""The host of the sitting's past: going back to a decision, and forward again."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import PlayCard, request
from ombre_desktop.engine.chips import score_of
from ombre_desktop.engine.notation.record import section_of
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.origin import Moment
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.features.past_games.timeline_dialog import TimelineDialog
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.timeline import DealCell, DecisionLine
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.session.person import seen_by_person
from ombre_desktop.ui.session.timeline import LostDealError, Timeline
from ombre_desktop.ui.texts import past as words
from ombre_desktop.ui.texts.company import Company, counts_stones
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.partners import stones_text
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.points import points_text
from ombre_desktop.ui.texts.replay import page_title
from ombre_desktop.ui.texts.scores import result_word

TIMELINE = "timeline"


class TimelineHost:
    """The host of one table's past."""

    def __init__(self, program: Program) -> None:
        boards = self._boards = program.boards
        self._choices, self._controller = program.choices, program.controller
        self._pictures = Pictures(program.desk, boards)
        # The list would lead to decisions of a sitting that is not there.
        self._controller.left.connect(lambda: boards.drop(TIMELINE))

    def show(self) -> None:
        """Show the person's decisions in the sitting."""
        if self._controller.sitting is not None:
            self._boards.show(TIMELINE, self._made)

    def _made(self) -> Board:
        past = self._controller.past
        timeline, at = past.timeline(present(self._controller.sitting, "sitting")), past.at
        deck = deck_for(self._choices.deck, timeline.sitting.ruleset.pack)

        def lines(deal: int) -> tuple[DecisionLine, ...] | None:
            try:
                return decision_lines(timeline, deal, at, deck)
            except LostDealError:
                return None

        look, window = self._boards.appearance, self._boards.window
        dialog = TimelineDialog(look, deal_cells(timeline), lines, at, window, pictures=self._pictures)
        dialog.wanted.connect(self._controller.go)
        return dialog


def deal_cells(timeline: Timeline) -> tuple[DealCell, ...]:
    """Return a cell for every deal of the sitting."""
    sitting = timeline.sitting
    game, counts_points = sitting.ruleset.name, bool(sitting.session.scores)
    cells: list[DealCell] = []
    target = sitting.ruleset.target
    before = score_of(target.standing(sitting.ruleset.seats), PERSON) if target else 0
    counted = stones_text if counts_stones(game) else points_text
    names = shown_names(sitting.company.names)
    for row in sitting.rows:
        after = score_of(row.scores_after, PERSON) if counts_points else before
        amount = after - before if counts_points else row.net[PERSON]
        before = after
        told = counted(amount) if counts_points else signed(amount)
        result = result_word(row.outcome.split()[0], game)
        result = words.settled_words(result, _other_ombre(row, names), told)
        cells.append(DealCell(row.number, amount, result))
    if not timeline.is_settled(timeline.last_deal):
        cells.append(DealCell(timeline.last_deal, None, words.in_hand()))
    return tuple(cells)


def _other_ombre(row: DealRow, names: Sequence[str]) -> str:
    """Return the name of the Ombre; empty if that is the person, or nobody."""
    return "" if row.ombre is None or row.ombre == PERSON else names[row.ombre]


def decision_lines(timeline: Timeline, deal: int, at: Moment | None, deck: Deck) -> tuple[DecisionLine, ...]:
    """Return the person's decisions in a deal, in the words of the log; raise `LostDealError`."""
    steps, company = timeline.steps(deal), timeline.sitting.company
    who = Company(shown_names(company.names), company.addressed, timeline.sitting.ruleset.name)
    found: list[DecisionLine] = []
    for moves in timeline.decisions(deal):
        state, after = steps[moves].state, steps[moves + 1]
        asked = request(state)
        if asked is None:
            continue
        contract = after.state.contract.name if after.state.contract else None
        chronicle = Chronicle(who, deck, contract, after.state.ombre, ranking=state.ranking)
        told = next(filter(None, map(chronicle.line, seen_by_person(after.events))), "")
        section = section_of(asked)
        trick = len(state.playing.tricks) + 1 if state.playing is not None else 0
        moment = Moment(deal, moves)
        done = after.state.history[moves].action
        card = done.card if isinstance(done, PlayCard) else None
        found.append(DecisionLine(moment, page_title(section, trick), told, moment == at, card))
    return tuple(found)
