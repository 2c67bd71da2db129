"""The host of the dialog in which a deal is laid out by hand."""

from __future__ import annotations

from ombre_desktop.engine.variants import ruleset
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.deal_by_hand.draft import Draft, first_draft
from ombre_desktop.ui.features.deal_by_hand.hand_board import HandBoard, Played
from ombre_desktop.ui.features.deal_by_hand.problem_maker import ProblemMaker
from ombre_desktop.ui.features.deal_by_hand.series import Series
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.session.posing import keep_problem
from ombre_desktop.ui.session.practice_sitting import opponents, practice_of
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.codes import dealt_told
from ombre_desktop.ui.texts.deal_by_hand import Wish

BY_HAND = "deal_by_hand"


class DealByHandHost(Feature):
    """The host of the dialog; the cards laid out, and the wishes, are there again next time."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._desk = program.desk
        self._pictures = Pictures(self._desk, self)
        self._draft: Draft | None = None
        self._wishes: tuple[object, object] = Wish.ANY, Wish.ANY
        self._series: Series | None = None

    def show(self) -> None:
        """Open the dialog."""
        self._boards.show(BY_HAND, self._made)

    def _made(self) -> Board:
        last = self._last
        draft = self._draft or first_draft(ruleset(last.ruleset, last.house, last.seats))
        names = (last.name, *(one.name for one in opponents(last)))
        look, window, runner = self._boards.appearance, self._boards.window, self._program.runner
        board = HandBoard(draft, names, self._pictures, look, window, runner=runner)
        for box, wish in zip(board.wish_boxes, self._wishes, strict=True):
            box.set_value(wish)
            box.chosen.connect(lambda _: self._keep_wishes(board))
        board.changed.connect(self._keep)
        board.played.connect(self._play)
        maker = ProblemMaker(runner, board)
        board.problem_wanted.connect(maker.begin)
        board.changed.connect(lambda _: maker.stop())
        board.finished.connect(lambda _: maker.stop())
        maker.told.connect(board.say)
        maker.made.connect(lambda text: self._keep_problem(board, text))
        return board

    def _keep_problem(self, board: HandBoard, text: str) -> None:
        """Keep the *text* of a problem in the folder of the person's own."""
        keeper = self._program.keeper
        is_kept = keeper is not None and keep_problem(keeper.shelf, text)
        board.say(words.problem_kept() if is_kept else words.not_kept())

    def _keep(self, draft: Draft) -> None:
        self._draft = draft

    def _keep_wishes(self, board: HandBoard) -> None:
        first, second = board.wish_boxes
        self._wishes = first.value, second.value

    def _play(self, played: Played) -> None:
        """Play a deal that was laid out, after its bids; the sitting at the table is kept."""
        goes_on = played.over is not None
        sitting = practice_of(played.known, self._last, played.bids, goes_on=goes_on)
        self._program.resume(sitting, saved=False)
        if self._series is not None:
            self._series.close()
            self._series = None
        if played.over is not None:
            self._series = Series(self._program, sitting, played.over, played.wishes, self)
        self._program.note(*dealt_told())

    @property
    def _last(self) -> NewGame:
        return self._choices.last_games[0]


FEATURE = DealByHandHost
