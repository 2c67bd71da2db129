"""Hints on the table: text on the paper with advice, rings round the choice, figures on the alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from ombre_desktop.engine import Action, Cards, Discard, PlayCard, Request, SeatView
from ombre_desktop.players.advice import Alternative
from ombre_desktop.ui.advice.figures import Figure, Figures
from ombre_desktop.ui.advice.hinting import Degree, Hint, Hinting
from ombre_desktop.ui.advice.paper_stand import PaperStand
from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.pointers.rings import Rings
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.texts import hints as words
from ombre_desktop.ui.texts.claims import claim_line
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.unit import Unit, unit_of

if TYPE_CHECKING:
    from ombre_desktop.players.claim import Claim
    from ombre_desktop.ui.advice.sketches import Sketch

AT = 0.62
"""The height of a figure on a card, as a share of the card."""
LISTED = 4
"""The greatest number of alternatives on the paper."""


class HintDesk(QObject):
    """
    The hints at one table; they vanish as soon as the person decides or something else is shown.

    Signals:
        named: a hint has told the choice, and not only the idea; carries that choice.
    """

    named = Signal(object)

    def __init__(self, desk: TableDesk, runner: PlayerRunner, stand: PaperStand) -> None:
        super().__init__(desk)
        self._desk, self._dock, self._stand = desk, desk.dock, stand
        self._hinting = Hinting(runner, self)
        self._hinting.thinking.connect(self._think)
        self._hinting.given.connect(self._show)
        self._hinting.failed.connect(self._fail)
        self._rings: Rings | None = None
        self._figures: Figures | None = None
        self._hint: Hint | None = None
        self._claim_view: SeatView | None = None
        self._told: tuple[str, ...] = ()
        self._outlined = 0
        desk.wishes.acted.connect(self.forget)
        desk.told.connect(self.forget)
        desk.reworded.connect(self._tell_again)

    @property
    def told(self) -> tuple[str, ...]:
        """The sentences of the hint on the table."""
        return self._told if self._stand.told_by(self) else ()

    def want(self) -> None:
        """Give a hint for the present question, the rest of the last one, or its next degree."""
        now = self._desk.situation
        if now.question is None or now.sitting is None or self._stand.turn(self) or self._outline_next():
            return
        view, _ = now.question
        claim = self._claim
        if claim is not None and claim.wins:
            self._tell_claim(claim)
        else:
            self._hinting.want(view)

    def follow(self, now: Situation) -> None:
        """Move the marks to where the cards lie *now*; forget a hint for another position."""
        view = now.view
        is_told = view is not None and (view is self._claim_view or self._hinting.is_about(view))
        if now.asked is None or not is_told:
            self.forget()
        elif self._hint is not None:
            self._mark(self._hint)
            self._stand.make_room()

    def forget(self, _: object = None) -> None:
        """Stop thinking about the position, and remove its hint."""
        self._hinting.rest()
        self._hint, self._claim_view, self._outlined = None, None, 0
        self._stand.take_away(self)
        if self._rings is not None and self._figures is not None:
            self._rings.put(())
            self._figures.hide()

    @property
    def _claim(self) -> Claim | None:
        """The claim that is offered with the question for a card; None if there is none."""
        from ombre_desktop.ui.panels.play import PlayPanel  # not for the first frame

        panel = self._dock.panel
        return panel.claim if isinstance(panel, PlayPanel) else None

    def _tell_claim(self, claim: Claim) -> None:
        """Say that the person wins the rest, which no other advice may contradict."""
        self.forget()
        self._claim_view = self._desk.situation.view
        told = claim_line(claim, self._desk.deck)
        self._say(told, ways=(Way(words.do_it_button(), self._dock.finish),))
        self._desk.announce(sentences([told, words.do_it_told()]))

    def _think(self) -> None:
        self._say(words.thinking_told())
        self._desk.announce(words.thinking_told())

    def _fail(self) -> None:
        self.forget()
        self._desk.note(words.no_hint_told())

    def _tell_again(self) -> None:
        """Tell the hint on the table in the words of another language or deck."""
        if self._hint is not None:
            self._show(self._hint)
        elif self._claim_view is not None and self._claim is not None:
            self._tell_claim(self._claim)

    def _show(self, hint: Hint) -> None:
        """Say *hint*, and mark the cards or buttons that it is about."""
        now = self._desk.situation
        asked = now.asked
        if asked is None:
            self.forget()
            return
        self._hint = hint
        reason = reason_told(hint.advice.motives, now.deck)
        if hint.degree is Degree.IDEA:
            self._say(reason, ways=(Way(words.what_button(), self.want), *self._ways[1:]))
            self._desk.announce(reason)
            return
        self._outlined = 0
        if hint.degree is Degree.FIGURES and isinstance(hint.advice.choice, Discard):
            self._outline_next()
            return
        marked = self._mark(hint)
        self.named.emit(hint.advice.choice)
        told = words.choice_told(hint.advice, asked, now.deck, marked=True)
        if hint.degree is Degree.CHOICE:
            papers, lines = [told, *filter(None, [reason or self._comparison(hint, asked)])], []
        elif hint.degree is Degree.FIGURES:
            lines = words.figures_told(hint.alternatives, hint.as_good, asked, now.deck)
            about = [reason] if marked and reason else lines[:LISTED]
            papers = [told, *about, words.LEGENDS[self._unit]()]
        else:
            lines = words.margins_told(hint.alternatives, asked, now.deck, self._unit)
            papers = [told, *lines[:LISTED]]
        sketch, seen = self._sketched(hint, asked)
        self._say(*papers, ways=self._ways, sketch=sketch)
        heard = words.choice_told(hint.advice, asked, now.deck)
        self._desk.announce(sentences([heard, *(lines or papers[1:]), *seen, words.do_it_told()]))

    def _sketched(self, hint: Hint, asked: Request) -> tuple[Sketch | None, list[str]]:
        """Return the sketch of *hint*, and its words."""
        from ombre_desktop.ui.advice.sketching import sketch_of, sketch_told  # nobody has asked at the start

        now = self._desk.situation
        company = company_at(present(now.sitting, "sitting"))
        sketch = sketch_of(hint, asked, self._desk.art, now.deck, company)
        return sketch, sketch_told(hint, sketch, now.deck, company)

    def _comparison(self, hint: Hint, asked: Request) -> str:
        """Return how the choice compares with the others, where a reason alone does not tell it."""
        others, worse = len(hint.as_good) - 1, hint.worse
        if others > 0:
            return words.equal_told(others) if worse is not None else words.all_equal_told()
        if worse is None or hint.advice.motives or worse.wins <= hint.alternatives[0].wins:
            return ""
        return words.pays_more_told(worse.action, asked, self._desk.situation.deck)

    def _outline_next(self) -> bool:
        """Outline the cards of the next throw that was weighed; return False if there is none."""
        hint, now = self._hint, self._desk.situation
        if hint is None or now.asked is None or hint.degree is not Degree.FIGURES:
            return False
        if not isinstance(hint.advice.choice, Discard) or self._outlined + 1 >= len(hint.alternatives):
            return False
        self._outlined += 1
        self._mark(hint)
        lines = words.figures_told(hint.alternatives, hint.as_good, now.asked, now.deck)
        line = words.another_told(lines[self._outlined])
        self._say(line, words.LEGENDS[self._unit](), ways=self._ways)
        self._desk.announce(sentences([line, words.do_it_told()]))
        return True

    @property
    def _ways(self) -> tuple[Way, ...]:
        """The buttons that do what is advised, and let other throws be weighed."""
        do_it = Way(words.do_it_button(), self._do)
        if self._hint is None or not isinstance(self._hint.advice.choice, Discard):
            return (do_it,)
        return do_it, Way(words.other_throws_button(), self._weigh)

    def _weigh(self) -> None:
        """Weigh other throws for the present question."""
        self._desk.wishes.throws_wanted.emit(self._desk.situation.question)

    def _do(self) -> None:
        """Answer with what is advised, as the panel that asks would."""
        if self._hint is not None and self._dock.panel is not None:
            self._dock.panel.answer(self._hint.advice.choice)

    @property
    def _unit(self) -> Unit:
        """The unit of the game at the table."""
        sitting = self._desk.situation.sitting
        return Unit.CHIPS if sitting is None else unit_of(sitting.ruleset)

    def _say(self, *told: str, ways: Sequence[Way] = (), sketch: Sketch | None = None) -> None:
        """Show what is *told* on the paper, with *ways* on and a *sketch*."""
        first, *lines = self._told = told
        # Nobody at the table has said it.
        self._stand.show(self, (words.as_hint(first), *lines), ways, words.hint_name(), sketch)

    def _mark(self, hint: Hint) -> bool:
        """Put rings round the choice and figures on the alternatives; tell whether every figure is shown."""
        if hint.degree is Degree.IDEA:
            return False
        if self._rings is None or self._figures is None:
            self._rings = self._desk.seat_guest(partial(Rings, self._desk))
            self._figures = self._desk.seat_guest(Figures)
        pointed = hint.alternatives[self._outlined].action if self._outlined else hint.advice.choice
        button = None if cards_of(pointed) else self._place_of_answer(pointed)
        self._rings.put(cards_of(pointed), () if button is None else (Placement.filling(button),))
        if hint.degree < Degree.FIGURES:
            return False
        figures = [self._figure(one, hint) for one in hint.alternatives]
        found = [figure for figure in figures if figure is not None]
        return len(found) == len(figures) and self._figures.put(found)

    def _place_of_answer(self, action: Action) -> QRectF | None:
        """Return the place of the button that answers with *action*; None if there is none."""
        panel = self._dock.panel
        return None if panel is None else panel.place_of(action)

    def _figure(self, one: Alternative, hint: Hint) -> Figure | None:
        """Return the figure for *one*, on its card; None for a button, which has no room beside its words."""
        place = self._desk.place_of(one.action.card) if isinstance(one.action, PlayCard) else None
        if place is None:
            return None
        wins, cost = words.wins_told(one.wins), words.costs_told(one, hint.alternatives, hint.as_good)
        at = QPointF(place.strip.center().x(), AT * place.size.height())
        return Figure((wins, *filter(None, cost.split(" ", 1))), place.transform.map(at), place.strip.width())


def cards_of(action: Action) -> Cards:
    """Return the cards in hand that *action* is about."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case Discard(cards=cards):
            return cards
    return ()
