"""Sacada, puesta or codille (rule 1.12)."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from ombre_desktop.engine.chips import Outcome, Result, Verdict
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value


class OutcomeRule(Protocol):
    """The way in which a game decides how a finished deal ended."""

    def outcome(self, state: DealState) -> Outcome:
        """Return the verdicts and the winners."""
        ...


class Split144(Enum):
    """The outcome if the Ombre has one trick and the defenders four each (A21)."""

    PUESTA = "puesta"
    CODILLE_SHARED = "codille_shared"


def leaders(state: DealState) -> tuple[Seat, ...]:
    """Return the seats with the most tricks."""
    most = max(state.play.won)
    return tuple(Seat(seat) for seat, won in enumerate(state.play.won) if won == most)


def _one(result: Result, seat: Seat, *winners: Seat) -> Outcome:
    return Outcome((Verdict(result, seat),), winners)


class MostTricks(Value):
    """The rule of most tricks: the Ombre needs more than each other seat; a sole leader wins codille."""

    split_144: Split144 = Split144.PUESTA

    def outcome(self, state: DealState) -> Outcome:
        """Return the result in the order of precedence: surrender, claim, vole, tricks."""
        playing, ombre = state.play, state.the_ombre
        if playing.given_up:
            return _one(Result.SURRENDER, ombre)
        if playing.claimed:
            return _one(Result.SACADA, ombre, ombre)
        if playing.vole:
            made = all(winner == ombre for winner in playing.winners)
            return _one(Result.VOLE, ombre, ombre) if made else _one(Result.FAILED_VOLE, ombre)
        return self.by_tricks(state, ombre)

    def by_tricks(self, state: DealState, ombre: Seat) -> Outcome:
        """Return the result by the count of tricks."""
        best = leaders(state)
        if best == (ombre,):
            return _one(Result.SACADA, ombre, ombre)
        if len(best) == 1:
            return _one(Result.CODILLE, best[0], best[0])
        if ombre not in best and self.split_144 is Split144.CODILLE_SHARED:
            return Outcome(tuple(Verdict(Result.CODILLE, seat) for seat in best), best)
        return _one(Result.PUESTA, ombre)


class BestDefender(MostTricks):
    """The rule of the better defender: the Ombre wins with more tricks, ties with as many (20.4)."""

    def by_tricks(self, state: DealState, ombre: Seat) -> Outcome:
        """Return the result by the count of tricks; codille falls on no particular seat."""
        won = state.play.won
        rivals = tuple(seat for seat in state.ring if seat != ombre)
        best = max(won[seat] for seat in rivals)
        if won[ombre] > best:
            return _one(Result.SACADA, ombre, ombre)
        if won[ombre] == best:
            return _one(Result.PUESTA, ombre)
        return Outcome((Verdict(Result.CODILLE),), rivals)


class NoTricks(Value):
    """The rule of a game to lose every trick: with none it is won, with one tied, with more lost (20.4)."""

    def outcome(self, state: DealState) -> Outcome:
        """Return the result by the tricks of the Ombre."""
        ombre, won = state.the_ombre, state.play.won
        if not won[ombre]:
            return _one(Result.SACADA, ombre, ombre)
        if won[ombre] == 1:
            return _one(Result.PUESTA, ombre)
        return Outcome((Verdict(Result.CODILLE),), tuple(seat for seat in state.ring if seat != ombre))


class TakenOverTable(Value):
    """
    The Spanish outcome of a hand taken over (A20); any other hand is decided by *otherwise*.

    If the taker wins, the quitter pays them the puesta. If the taker ties for most tricks, or two
    others do, taker and quitter each pay a puesta. If the quitter leads or ties with a third
    player, only the taker pays. If a third player leads alone, they win codille from the taker, and
    the quitter pays a puesta.
    """

    otherwise: MostTricks

    def outcome(self, state: DealState) -> Outcome:
        """Return one or two verdicts, the main one first."""
        playing, taker = state.play, state.the_ombre
        quitter = playing.quitter
        if quitter is None:
            return self.otherwise.outcome(state)
        best = leaders(state)
        if best == (taker,):
            return Outcome((Verdict(Result.SACADA, taker), Verdict(Result.PUESTA, quitter)), (taker,))
        if taker in best or (quitter not in best and len(best) > 1):
            return Outcome((Verdict(Result.PUESTA, taker), Verdict(Result.PUESTA, quitter)))
        if quitter in best:
            return Outcome((Verdict(Result.PUESTA, taker),))
        return Outcome((Verdict(Result.CODILLE, best[0]), Verdict(Result.PUESTA, quitter)), best)


class ThrownIn(Value):
    """The outcome of a hand that the Ombre threw in before the play (3.3)."""

    def outcome(self, state: DealState) -> Outcome:
        """Return a surrender that needs no consent."""
        return _one(Result.SURRENDER, state.the_ombre)


class NobodyPlays(Value):
    """The outcome of a deal that was passed out or is void."""

    result: Result = Result.PASSED_OUT

    def outcome(self, _state: DealState) -> Outcome:
        """Return the same outcome for every deal."""
        return Outcome((Verdict(self.result),))
