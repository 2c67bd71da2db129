"""The maker of the dialog for a deal to be played again; imported when it is first opened."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.ui.dialogs.again import AgainDialog
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.replay.again import AgainWish, PlayedDeal, sitting_again
from ombre_desktop.ui.texts.past import own_place, place_of
from ombre_desktop.ui.texts.people import shown_names


def again_board(
    boards: Boards,
    record: str,
    place: tuple[str, int],
    sitting: Sitting | None,
    begin: Callable[[Sitting], None],
) -> AgainDialog:
    """
    Return the dialog for the deal of *record*, which may be from the *sitting* at the table.

    *place* is the sitting of the deal, empty if it is from none, and its number there.
    """
    deal = _played_deal(record, place, sitting)
    places = [
        own_place() if seat == deal.person else place_of(name)
        for seat, name in enumerate(shown_names(deal.names))
    ]
    dialog = AgainDialog(boards.appearance, places, int(deal.person or 0), boards.window)

    def deal_again(seat: int, strength: Strength | None, expert: bool) -> None:
        begin(sitting_again(deal, AgainWish(Seat(seat), strength, expert)))

    dialog.wanted.connect(deal_again)
    return dialog


def _played_deal(record: str, place: tuple[str, int], sitting: Sitting | None) -> PlayedDeal:
    """Return the deal of *record* in its *place*, with the portraits of *sitting* if it is from there."""
    portraits = sitting.company.portraits if sitting is not None and sitting.game_id == place[0] else ()
    return PlayedDeal(parse_record(record), portraits, *place)
