"""The maker of everything about the expert's deals; imported when the expert first plays one."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.dialogs.beside import BesideDialog
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal
from ombre_desktop.ui.session.comparing import amount_won, compared
from ombre_desktop.ui.texts import beside as words
from ombre_desktop.ui.texts.people import shown_names


def par_of(place: tuple[str, int, Seat], played: Sitting) -> Par:
    """Return the par of a deal that the expert *played*."""
    row = played.rows[-1]
    return Par(place[0], place[1], int(place[2]), amount_won(played, row), row.record)


def beside_board(boards: Boards, sitting: Sitting, pars: tuple[Par, ...]) -> BesideDialog:
    """Return the comparison of *sitting* with the *pars* known."""
    deals = compared(sitting, pars)
    names = shown_names(sitting.company.names)[: len(deals[0].pars)]
    return BesideDialog(boards.appearance, names, deals, boards.window)


def beside_told(deal: Compared, key: str) -> tuple[str, str]:
    """Return the notice after a deal, and its second line."""
    par = deal.pars[0]
    if deal.own is None or par is None:
        return words.still_playing(), words.where_to_look(key)
    others = [signed(one) for one in deal.pars[1:] if one is not None]
    return words.told(signed(deal.own), signed(par)), words.other_seats(others) or words.where_to_look(key)


def expert_programme(par: Par) -> Programme:
    """Return the expert's deal, to be replayed."""
    title = words.replay_title(par.number)
    return Programme(title, (RecordedDeal(partial(parse_record, par.record), title),))
