"""The host of the expert who plays the same deals beside the person."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.history import History
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.features.past_games.beside_dialog import BesideDialog
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal
from ombre_desktop.ui.session.comparing import amount_won, compared, seats_compared
from ombre_desktop.ui.session.expert_line import ExpertLine
from ombre_desktop.ui.texts import beside as words
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.people import shown_names

BESIDE = "beside"
Place = tuple[str, int, Seat]
"""A sitting, the number of a deal in it, and the seat that the expert takes."""


class BesideHost(QObject):
    """The host of one table's comparisons; the expert plays one deal at a time."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.boards)
        self._boards, self._controller, self._program = program.boards, program.controller, program
        self._pars: dict[Place, Par] = {}
        self._read = ""
        self._waiting: dict[Place, Sitting] = {}
        self._playing: tuple[Place, ExpertLine] | None = None
        self._owed: tuple[str, int] | None = None
        self._told: tuple[str, int] | None = None
        self._dialog: BesideDialog | None = None

    def show(self) -> None:
        """Show the comparison of the sitting at the table."""
        if self._controller.sitting is not None:
            self._boards.show_anew(BESIDE, self._made)

    def follow(self, sitting: Sitting) -> None:
        """Let the expert play the deal at the table, and tell the comparison once the deal is over."""
        origin, keeper = sitting.origin, self._program.keeper
        if origin is None or not origin.expert or sitting.state is None:
            return
        if self._read != sitting.game_id and keeper is not None:
            self._read = sitting.game_id
            keeper.use_history(partial(_pars_in, sitting.game_id), partial(self._take_known, sitting))
        elif self._read == sitting.game_id or keeper is None:
            self._want(sitting)
        deal = sitting.game_id, sitting.deal_number
        if sitting.state.is_over and self._told != deal:
            self._told = deal
            self._tell(sitting)

    def _take_known(self, sitting: Sitting, known: tuple[Par, ...] | None) -> None:
        """Adopt the pars that are kept, and let the expert play what is missing."""
        for par in known or ():
            self._pars[par.game_id, par.number, Seat(par.seat)] = par
        self._want(sitting)

    def _want(self, sitting: Sitting) -> None:
        """Let the expert play the deal in hand in every seat that is compared."""
        for seat in seats_compared(sitting):
            place = sitting.game_id, sitting.deal_number, seat
            if place not in self._pars and (self._playing is None or self._playing[0] != place):
                self._waiting.setdefault(place, sitting)
        self._play_next()

    def _play_next(self) -> None:
        if self._playing is not None or not self._waiting:
            return
        place = next(iter(self._waiting))
        sitting = self._waiting.pop(place)
        line = ExpertLine(sitting, place[2], self._program.runner, self)
        self._playing = place, line
        line.done.connect(partial(self._done, place))
        line.begin()

    def _done(self, place: Place, played: Sitting | None) -> None:
        """Keep the par, and tell it if the person has been waiting for it."""
        if self._playing is None or self._playing[0] != place:
            return
        self._playing[1].close()
        self._playing = None
        if played is None:
            self._program.note(words.gave_up())
        else:
            self._keep(par_of(place, played))
        self._play_next()

    def _keep(self, par: Par) -> None:
        self._pars[par.game_id, par.number, Seat(par.seat)] = par
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(lambda history: history.keep_par(par), lambda _: None)
        sitting = self._controller.sitting
        if sitting is None or sitting.game_id != par.game_id:
            return
        if self._owed == (par.game_id, par.number) and sitting.deal_number == par.number:
            self._tell(sitting)
        if self._dialog is not None and self._boards.open_board(BESIDE) is not None:
            self._dialog.show_deals(compared(sitting, self._known(sitting)))

    def _tell(self, sitting: Sitting) -> None:
        """Tell the results of the deal, or that the expert is still playing it."""
        (deal,) = (
            one for one in compared(sitting, self._known(sitting)) if one.number == sitting.deal_number
        )
        self._owed = (sitting.game_id, deal.number) if None in deal.pars else None
        self._program.note(*beside_told(deal, Key.BESIDE.name_of_key))

    def _known(self, sitting: Sitting) -> tuple[Par, ...]:
        return tuple(par for par in self._pars.values() if par.game_id == sitting.game_id)

    def _made(self) -> Board:
        sitting = present(self._controller.whole, "sitting")
        deals = compared(sitting, self._known(sitting))
        names = shown_names(sitting.company.names)[: len(deals[0].pars)]
        dialog = BesideDialog(self._boards.appearance, names, deals, self._boards.window)
        self._dialog = dialog
        dialog.wanted.connect(partial(self._replay, sitting.game_id))
        return dialog

    def _replay(self, game_id: str, number: int) -> None:
        """Replay the deal as the expert played it with the person's cards."""
        par = self._pars[game_id, number, Seat(0)]
        self._program.replay(partial(expert_programme, par))


def _pars_in(game_id: str, history: History) -> tuple[Par, ...]:
    return history.pars(game_id)


def par_of(place: tuple[str, int, Seat], played: Sitting) -> Par:
    """Return the par of a deal that the expert *played*."""
    row = played.rows[-1]
    return Par(place[0], place[1], int(place[2]), amount_won(played, row), row.record)


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
