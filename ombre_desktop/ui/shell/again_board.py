"""The maker of the dialog for a deal to be played again; imported when it is first opened."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.ui.dialogs.again import AgainDialog
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.replay.again import AgainWish, PlayedDeal, sitting_again
from ombre_desktop.ui.shell.boards import Boards
from ombre_desktop.ui.texts.past import own_place, place_of
from ombre_desktop.ui.texts.people import shown_names


def again_board(
    boards: Boards, record: str, sitting: Sitting | None, begin: Callable[[Sitting], None]
) -> AgainDialog:
    """Return the dialog for the deal of *record*, which may be the last of the *sitting* at the table."""
    deal = played_deal(record, sitting)
    places = [
        own_place() if seat == deal.person else place_of(name)
        for seat, name in enumerate(shown_names(deal.names))
    ]
    dialog = AgainDialog(boards.appearance, places, int(deal.person or 0), boards.window)

    def deal_again(seat: int, strength: Strength | None, expert: bool) -> None:
        begin(sitting_again(deal, AgainWish(Seat(seat), strength, expert)))

    dialog.wanted.connect(deal_again)
    return dialog


def played_deal(record: str, sitting: Sitting | None) -> PlayedDeal:
    """Return the deal of *record*, with its place in *sitting* if it is the deal settled there."""
    read = parse_record(record)
    if sitting is None or sitting.settled_record != record:
        return PlayedDeal(read)
    return PlayedDeal(read, sitting.company.portraits, sitting.game_id, sitting.session.deals)
