"""A sitting at this table: the players, their chips, and the deal in hand."""

from __future__ import annotations

from ombre_desktop.engine import DealState, Ruleset, Seat, Session, Settlement
from ombre_desktop.engine.fairness import FairShuffle
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment, Origin, OriginKind
from ombre_desktop.value import Value, replace

PERSON = Seat(0)
"""The person's seat; the next to play sits at the right."""
PROBLEM = "problem"
"""The lesson to which a problem belongs."""


class Company(Value):
    """
    The people at the table: names, kinds of player and portraits, by seat.

    *onlooker* is the person's seat in a deal that they only watch, having played it once.
    """

    names: tuple[str, ...]
    players: tuple[str, ...]
    portraits: tuple[str, ...]
    onlooker: Seat | None = None

    @property
    def person(self) -> Seat | None:
        """The seat that the person plays; None if they play none."""
        return PERSON if self.players[PERSON] == HUMAN else None

    @property
    def addressed(self) -> Seat | None:
        """The seat addressed as "you", of a player or an onlooker; None if nobody is."""
        return self.onlooker if self.person is None else self.person


class Sitting(Value):
    """
    Everything stored about a sitting.

    *state* is the deal in hand, or the last one after its settlement; *session* includes its antes in the
    pool and, after the settlement, its payments. *staked* is the session at the beginning of that deal.
    *draw* is the draw for the first dealer, if there was one. *mark* is the mark of the deal in hand; None if
    the deal was dealt before marks existed. *fair* is the shuffle that can be checked; None if the sitting
    is dealt by the old one. *origin* is the source of a sitting whose deals were not all dealt for it. *at*
    is the moment to which the person has gone back; None if they are at the last. *lesson* is the name of
    the lesson to which the deal belongs, if any; such a sitting is kept apart from the others. *lesson_place*
    is the number of that lesson in the course, and the number of lessons. If it *is_exercise*, only the
    decision at its end is asked, and these are the numbers of the exercise and of all of them. *deck* is the
    deck of which the words beside the table speak; None where the person may choose.
    """

    game_id: str
    company: Company
    session: Session
    deals_wanted: int | None
    state: DealState | None = None
    staked: Session | None = None
    rows: tuple[DealRow, ...] = ()
    ended: bool = False
    draw: Draw | None = None
    mark: Mark | None = Mark.CLEAN
    fair: FairShuffle | None = None
    origin: Origin | None = None
    at: Moment | None = None
    lesson: str = ""
    lesson_place: tuple[int, int] = (1, 1)
    is_exercise: bool = False
    deck: Deck | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The game, with its rules."""
        return self.session.ruleset

    @property
    def begins_with_draw(self) -> bool:
        """True while the first deal waits for the draw."""
        return self.draw is not None and self.state is None and self.session.deals == 0

    @property
    def waits_for_cut(self) -> bool:
        """True while the next deal waits for the person to cut; an earlier deal shown meanwhile does not."""
        uncut = self.fair is not None and self.fair.cut is None
        return uncut and self.state is None and not self.ended

    @property
    def deal_number(self) -> int:
        """The number of the deal in hand, from 1."""
        settled = self.state is not None and self.state.is_over
        return self.session.deals + (0 if settled else 1)

    @property
    def seed_id(self) -> str:
        """
        The identifier that seeds the players' chance in the deal in hand.

        In a deal of another sitting's line they decide as they did there, as long as the person does.
        """
        origin = self.origin
        if origin is not None and origin.kind is OriginKind.LINE and origin.number == self.session.deals + 1:
            return origin.game_id
        return self.game_id

    @property
    def habits_id(self) -> str:
        """
        The identifier from which the opponents' habits are drawn.

        The opponents of a line keep those of the sitting that the first line branched from.
        """
        return self.origin.habits if self.origin is not None and self.origin.habits else self.game_id

    @property
    def side(self) -> tuple[Seat, ...]:
        """
        The Ombre of a finished deal, and the ally if there is one.

        The side is empty in games where the tricks of a side do not count together.
        """
        state = self.state
        if state is None or not state.is_over or state.ombre is None or not self.ruleset.together:
            return ()
        return (state.ombre,) if state.ally is None else (state.ombre, state.ally)

    @property
    def before_antes(self) -> Session | None:
        """The session before the antes of the deal in hand were paid; None if no deal was staked."""
        if self.staked is None:
            return None
        last = next((row for row in self.rows if row.number == self.staked.deals), None)
        return self.staked.before_antes(last.scores_after if last is not None else None)

    @property
    def has_settled(self) -> bool:
        """True while the deal in hand is settled, and the next one not dealt."""
        return self.state is not None and self.state.is_over and not self.ended

    @property
    def settled_record(self) -> str | None:
        """The record of the deal in hand, once it is settled."""
        over = self.state is not None and self.state.is_over
        return self.rows[-1].record if over and self.rows else None

    @property
    def is_record(self) -> bool:
        """True for a deal shown from a file, which is not kept."""
        return not self.game_id

    @property
    def is_last(self) -> bool:
        """True if no deal follows the one in hand."""
        if self.session.winner is not None:
            return True
        return self.deals_wanted is not None and self.deal_number >= self.deals_wanted

    def marked(self, mark: Mark) -> Sitting:
        """Return the sitting with the deal in hand marked as *mark*; a looser mark stays."""
        return replace(self, mark=None if self.mark is None else self.mark.or_less(mark))

    def settled(self, settlement: Settlement, row: DealRow) -> Sitting:
        """Return the sitting with *settlement* paid and its deal recorded in *row*."""
        return replace(self, session=self.session.after(settlement), rows=(*self.rows, row))
