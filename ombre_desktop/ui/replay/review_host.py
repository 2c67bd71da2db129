"""The review of the deals of a replay: a button, a timeline and a text on the board beside the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QUrl, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.replay.chances import Chances, chances_of
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.ui.replay.deepening import Deepening, helpers_for
from ombre_desktop.ui.replay.exchanges import question_before, throw_at, throw_near
from ombre_desktop.ui.replay.kept_review import Keeping
from ombre_desktop.ui.replay.marking import signs_of
from ombre_desktop.ui.replay.mattering import mattering
from ombre_desktop.ui.replay.move_list import Move
from ombre_desktop.ui.replay.programme import RecordedDeal, itself
from ombre_desktop.ui.replay.reader import Reader
from ombre_desktop.ui.replay.replay_controller import ReplayController
from ombre_desktop.ui.replay.review_board import ReviewBoard
from ombre_desktop.ui.replay.review_page import (
    AGAIN,
    EVERYBODY,
    EXPERT,
    FIGURES,
    MARKS,
    OPEN,
    OTHERS,
    THROWS,
    columns_heard,
    page_at,
    signs_told,
    told_of,
)
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.ui.replay.timeline_painting import Bar, Course
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts import review as words
from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import replace

Findings = tuple[tuple[Move, ...], tuple[Bar, ...], Chances]
"""The moves that mattered, all decisions, and the chances of one seat."""


class ReviewHost(QObject):
    """
    The reviews of one replay, one for each deal that the person wants reviewed.

    Signals:
        changed: the text or the timeline is another one.
        told: a sentence for a screen reader.
        again: the person wants to decide again, at this move and in this seat.
        weighs: the throws of an exchange shall be weighed; carries its view and request and the cards
            thrown, or None.
        asks: others shall say how they would decide; carries view and request, the choice, and whose it was.
        added: another deal can be shown: the record and its title.
        ended: the review of a deal of the history has ended; carries the `Review` to be kept.
    """

    changed = Signal()
    told = Signal(str)
    again = Signal(int, int)
    weighs = Signal(object)
    asks = Signal(object, object, str)
    added = Signal(object)
    ended = Signal(object)

    def __init__(self, runner: PlayerRunner, replay: ReplayController, parent: QObject) -> None:
        super().__init__(parent)
        self._runner, self._replay = runner, replay
        self._reviews: dict[int, DealReview] = {}
        self._further: dict[DealReview, Deepening] = {}
        self._helpers: tuple[PlayerRunner, ...] | None = None
        self._opened: frozenset[str] = frozenset()
        self._title = ""
        self._known: tuple[object, Findings] | None = None

    @property
    def current(self) -> DealReview | None:
        """The review of the deal shown."""
        return self._reviews.get(self._replay.chosen)

    def toggle(self) -> None:
        """Begin the review of the deal shown, continue it, or stop it; it goes on while somebody looks."""
        review = self.current
        further = None if review is None else self._further.get(review)
        if review is None:
            self._begin()
        elif review.is_running:
            review.stop()
        elif further is None:
            review.begin()
        elif further.is_running:
            further.stop()
            self._tell()
        else:
            further.begin()
            self._tell()

    def _begin(self) -> None:
        """Begin the review of the deal shown, with few worlds."""
        deal = self._replay.deal
        review = DealReview(self._runner, deal.record, self, quickly=True)
        review.changed.connect(partial(self._go_deeper, review, deal))
        review.changed.connect(self._tell)
        review.replayed.connect(self._add)
        self._reviews[self._replay.chosen] = review
        review.begin()

    def _go_deeper(self, review: DealReview, deal: RecordedDeal) -> None:
        """Judge on once the review is complete; the results are split again when that has come far."""
        if not review.is_ended or review in self._further:
            return
        if self._helpers is None:
            self._helpers = helpers_for(self._runner, self)
        further = self._further[review] = Deepening(review, (self._runner, *self._helpers), self)
        further.thorough.connect(review.split_again)
        further.thorough.connect(self.changed)
        keep = Keeping(review, further, deal)
        keep.found.connect(self.ended)
        further.begin()

    def close(self) -> None:
        """Stop all reviews, and end the processes that were started for them."""
        for further in self._further.values():
            further.close()
        for review in self._reviews.values():
            review.close()
        for helper in self._helpers or ():
            helper.close()
        self._reviews.clear()
        self._further.clear()

    def page(self, deck: Deck) -> str:
        """Return the text of the review for the moment shown; empty without a review."""
        review = self.current
        if review is None:
            return ""
        return page_at(review, self._replay.at, self._replay.showing.last, self._reader(deck))

    def heard(self, deck: Deck) -> str:
        """Return what the page shows in columns under portraits, in words for a screen reader."""
        review, is_summed_up = self.current, self._replay.at in (0, self._replay.showing.last)
        return columns_heard(review, self._reader(deck)) if review is not None and is_summed_up else ""

    def show_on(self, board: ReviewBoard, deck: Deck) -> None:
        """Show the progress and the timeline on *board*."""
        review, reader, at = self.current, self._reader(deck), self._replay.at
        board.timeline.show_course(_course_of(self._replay.showing), at)
        if review is None:
            board.offer()
            return
        moves, bars, chances = self._found(review, reader)
        # Where a deal without a result or a costly choice turned, nobody knows.
        turn = chances.turn(self._replay.showing.marks) if review.splits and review.dearest else None
        told = _state_told(review) if turn is None else self._turned_told(turn)
        further = self._further.get(review)
        if further is not None and not further.is_ended:
            sure = words.settled_told(further.settled, len(review.decisions))
            told = sentences([told, sure])
        who = reader.names[chances.seat], reader.faces[chances.seat]
        board.timeline.show_review(chances, bars, who, turn)
        runs = review.is_running or (further is not None and further.is_running)
        board.show_review(told, moves, at, runs=runs, is_ended=further is not None and further.is_ended)

    def _found(self, review: DealReview, reader: Reader) -> Findings:
        """Return what *review* has found so far for *reader*; a step through the deal adds nothing."""
        key = review, review.judged, review.edition, review.is_ended, reader, language()
        if self._known is None or self._known[0] != key:
            moves = mattering(review, reader)
            badges = {move.moment: move.badge for move in moves}
            signs = signs_of(review)
            bars = []
            for move, found in review.verdicts.items():
                marks = signs.get(move, ())
                told = "\n".join((told_of(review, found, reader), *signs_told(review, found, marks)))
                badge = badges.get(move + 1, "")
                bars.append(Bar(move + 1, found.seat, found.cost, found.grade, told, badge, marks))
            self._known = key, (moves, tuple(bars), chances_of(review, reader.front))
        return self._known[1]

    def _turned_told(self, turn: int) -> str:
        """Return that the deal turned at the moment *turn*."""
        page = self._replay.showing.pages[turn]
        return words.turned_told(page.section.value, page.trick)

    def follow(self, link: QUrl) -> None:
        """Do what a *link* of the page says."""
        review, number = self.current, int(link.path() or 0)
        if review is None:
            return
        match link.scheme():
            case scheme if scheme in (FIGURES, EVERYBODY, MARKS):
                self._opened |= {link.toString()}
                self.changed.emit()
            case scheme if scheme == AGAIN:
                self.again.emit(number, review.record.state.history[number].seat)
            case scheme if scheme == THROWS:
                self.weighs.emit(throw_at(review.record, number))
            case scheme if scheme == OTHERS:
                made, names = review.record.state.history[number], self._reader(Deck.SPANISH).names
                self.asks.emit(question_before(review.record, number), made.action, names[made.seat])
            case scheme if scheme == OPEN and review.openly_played is not None:
                self._offer(review.openly_played, words.open_heading())
            case scheme if scheme == EXPERT:
                self._title = words.expert_title(self._reader(Deck.SPANISH).name(Seat(number)))
                self.told.emit(words.expert_thinks())
                review.play_again(Seat(number), self._kinds)

    def fold(self) -> bool:
        """Close what the person has opened on the page shown; return False if nothing is open there."""
        at, last = self._replay.at, self._replay.showing.last
        here = {f"{EVERYBODY}:0", f"{MARKS}:0"} if at in (0, last) else {f"{FIGURES}:{at - 1}"}
        if self.current is None or not self._opened & here:
            return False
        self._opened -= here
        self.changed.emit()
        return True

    def weigh_throws(self) -> None:
        """Weigh the throws of the exchange that is shown, or else of the next one or the last."""
        self.weighs.emit(throw_near(self._replay.deal.record, self._replay.at))

    def _tell(self) -> None:
        review = self.current
        if review is not None and not review.is_running:
            self.told.emit(_state_told(review))
        self.changed.emit()

    def _add(self, record: GameRecord) -> None:
        self._offer(record, self._title)

    def _offer(self, record: GameRecord, title: str) -> None:
        """Offer another way the deal might have gone, with the names and portraits of the deal shown."""
        deal = self._replay.deal
        named = replace(record, tags=deal.record.tags)
        self.added.emit(RecordedDeal(itself(named), title, deal.portraits, leaves=deal))

    @property
    def _kinds(self) -> tuple[str, ...]:
        return self._replay.deal.kinds

    def _reader(self, deck: Deck) -> Reader:
        company, first = self._replay.sitting.company, self._replay.showing.first
        kinds = self._kinds
        played = Seat(kinds.index(HUMAN)) if HUMAN in kinds else None
        names, faces = (
            (*each[-first:], *each[:-first]) if first else each for each in (company.names, company.portraits)
        )
        return Reader(names, faces, deck, first, played, self._opened)


def _course_of(showing: Showing) -> Course:
    """Return the course of the deal that is shown."""
    tricks = tuple(showing.pages[mark].trick for mark in showing.marks)
    return Course(showing.last, showing.marks, tricks)


def _state_told(review: DealReview) -> str:
    """Return how far *review* has come."""
    of = len(review.decisions)
    if review.has_failed:
        return words.failed_told()
    if review.is_ended:
        return words.ended_told(len(review.dearest))
    if review.is_running:
        return words.progress_told(review.judged, of)
    return words.stopped_told(review.judged, of)
