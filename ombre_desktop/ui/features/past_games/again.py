"""The host of deals that are played again; the sitting at the table waits for their end."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.past_games.again_dialog import AgainDialog
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.replay.again import AgainWish, PlayedDeal, sitting_again
from ombre_desktop.ui.session.following import let_follow
from ombre_desktop.ui.texts.past import own_place, place_of
from ombre_desktop.ui.texts.people import shown_names

AGAIN = "again"


class AgainHost:
    """The host of one window's deals played again."""

    def __init__(self, program: Program) -> None:
        self._boards, self._program, self._succession = program.boards, program, program.succession
        self._waiting: str | None = None

    def ask(self, record: str | None = None, game_id: str = "", number: int = 1) -> None:
        """
        Ask how the deal of *record* is to be played again: by default the one on the table.

        *game_id* is its sitting, empty if it is from none, and *number* its number there.
        """
        if record is None:
            record, sitting = self._program.record_to_save(), self._program.sitting
            if sitting is not None and sitting.settled_record == record:
                game_id, number = sitting.game_id, sitting.session.deals
        if record is not None:
            self._boards.show_anew(AGAIN, partial(self._made, record, game_id, number))

    def waiting_for(self, ended: Sitting | None) -> str | None:
        """Return the sitting that waited for the end of a deal played again; None after any other."""
        origin = None if ended is None else ended.origin
        waiting, self._waiting = self._waiting, None
        return waiting if origin is not None and origin.kind is OriginKind.AGAIN else None

    def _made(self, record: str, game_id: str, number: int) -> Board:
        """Return the dialog for the deal of *record*, which may be from the sitting at the table."""
        sitting = self._program.sitting
        its_own = sitting is not None and sitting.game_id == game_id
        portraits = sitting.company.portraits if sitting is not None and its_own else ()
        deal = PlayedDeal(parse_record(record), portraits, game_id, number)
        places = [
            own_place() if seat == deal.person else place_of(name)
            for seat, name in enumerate(shown_names(deal.names))
        ]
        dialog = AgainDialog(self._boards.appearance, places, int(deal.person or 0), self._boards.window)

        def deal_again(seat: int, strength: Strength | None, expert: bool) -> None:
            again = sitting_again(deal, AgainWish(Seat(seat), strength, expert))
            keeper = self._succession.keeper
            if strength is Strength.MINE and keeper is not None:
                let_follow(again, keeper, self._begin, moves=False)
            else:
                self._begin(again)

        dialog.wanted.connect(deal_again)
        return dialog

    def _begin(self, again: Sitting) -> None:
        """Play *again*; the sitting in hand waits, unless it is itself a deal played again."""
        waiting = self._succession.in_hand
        if waiting is not None and not waiting.ended and not waiting.is_record:
            is_again = waiting.origin is not None and waiting.origin.kind is OriginKind.AGAIN
            self._waiting = self._waiting if is_again else waiting.game_id
        self._program.resume(again, saved=False)
