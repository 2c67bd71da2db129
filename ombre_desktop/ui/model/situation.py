"""The table at one moment, as the person sees it: the input of panels and menus."""

from __future__ import annotations

from ombre_desktop.engine import Request, Seat, SeatView, request
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.model.helps import Helps
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.value import Value


class Situation(Value):
    """
    A moment of the table; every change makes a new one.

    *picture* holds everything shown so far, *view* the present state of the deal as the person may see it,
    and *asked* the request to the person, once everything before it has been shown. *turn* is the seat to
    act, as far as it has been shown. *is_other_deck* is True if the game cannot be shown with the deck that
    the person prefers, *has_either_deck* if it can be shown with both decks. *manner* is the way in which
    words are said at the table. *is_hand_moved* is True if the person has moved a card in their hand,
    *is_heard* if the table sounds, *can_finish* if the rest of the deal can be played without asking them.
    *is_played* is False during a replay; *is_replayed* is True during a replay and while the person plays
    on from it.
    """

    sitting: Sitting | None = None
    view: SeatView | None = None
    picture: TablePicture | None = None
    asked: Request | None = None
    turn: Seat | None = None
    deck: Deck = Deck.SPANISH
    wants_ladder: bool = True
    manner: TableWords = TableWords.PLAIN
    has_score: bool = False
    has_log: bool = False
    has_last_trick: bool = False
    has_either_deck: bool = True
    is_other_deck: bool = False
    is_played: bool = True
    is_replayed: bool = False
    is_watched: bool = False
    can_take_back: bool = False
    can_redo: bool = False
    can_finish: bool = False
    helps: Helps = Helps()
    is_hand_moved: bool = False
    is_heard: bool = True

    @property
    def is_settled(self) -> bool:
        """True after the settlement of the deal in hand."""
        return self.sitting is not None and self.sitting.state is not None and self.sitting.state.is_over

    @property
    def question(self) -> tuple[SeatView, Request] | None:
        """
        The request to the person, and the view in which it is asked.

        None while the table still shows a request that is answered: the view is of a later moment then.
        """
        if self.view is None or self.asked is None or request(self.view) != self.asked:
            return None
        return self.view, self.asked

    @property
    def can_have_hint(self) -> bool:
        """True if the person is asked something."""
        return self.asked is not None and self.sitting is not None

    @property
    def looks_on(self) -> bool:
        """True if nothing will be asked of the person in the deal on the table."""
        sitting, resting = self.sitting, self.picture.resting if self.picture is not None else ()
        return not self.is_played or sitting is None or sitting.company.person is None or PERSON in resting

    @property
    def has_record(self) -> bool:
        """True if there is a record to save; during a deal it would show the others' cards."""
        return self.is_replayed or (self.is_settled and self.sitting is not None and bool(self.sitting.rows))
