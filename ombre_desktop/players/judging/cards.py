"""Judging the play: a card, a surrender, and the words between going on and stopping."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import Action, ChoiceRequest, PlayCard, PlayRequest, Role, Say, SeatView, Word
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.surrender import Answer, Surrender
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.budget import usual_budget
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.decisions import GOING_ON, given_up, ways
from ombre_desktop.players.expert.rollout import share
from ombre_desktop.players.expert.thoughts import chips_of
from ombre_desktop.players.expert.weighed import Figure
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.solver.courses import phase_of


def of_cards(view: SeatView, asked: PlayRequest, number: int, rng: Random) -> Paired:
    """Compare every lawful card, with and without gano, and a surrender if it may be offered."""
    outlook = Outlook.of(view, usual_budget().asked(number), rng)
    weighed, state = outlook.weighed(asked.cards), outlook.state
    figures = dict(zip(asked.cards, weighed.figures(), strict=True))
    rows = {card: chips_of(weighed, at, state, view.seat) for at, card in enumerate(asked.cards)}
    plays = [action for action in asked.actions if isinstance(action, PlayCard)]
    chips = [rows[play.card] for play in plays]
    wins = [_wins(figures[play.card], state, view) for play in plays]
    actions: list[Action] = [*plays]
    if Word.SURRENDER in asked.words:
        actions.append(Say(Word.SURRENDER))
        best = max(rows.values(), key=sum)
        chips.append(_surrendered(state, view, best))
        wins.append(0.0)
    return _paired(actions, chips, wins, outlook)


def of_words(view: SeatView, asked: ChoiceRequest, number: int, rng: Random) -> Paired:
    """Compare going on with stopping: claim or vole, consent, taking over."""
    outlook = Outlook.of(view, usual_budget().asked(number), rng)
    changes, stopping = ways(outlook.state, asked.question, view.seat)
    ahead = outlook.changed(**changes)
    weighed, state = ahead.weighed(), ahead.state
    going = chips_of(weighed, 0, state, view.seat)
    stopped = share(state, stopping, view.seat)
    (figure,) = weighed.figures()
    goes_on = [word in GOING_ON for word in asked.words]
    return _paired(
        [Say(word) for word in asked.words],
        [going if on else [stopped] * len(going) for on in goes_on],
        [_wins(figure, state, view) if on else float(stopped > 0) for on in goes_on],
        outlook,
    )


def _surrendered(state: DealState, view: SeatView, going_on: Sequence[float]) -> list[float]:
    """
    Return the chips for a surrender in each world, where *going_on* brings these.

    Where the defenders have to consent, they do so only if going on would bring them less.
    """
    given = given_up(state, view.seat)
    answers = [talk.answer for talk in phase_of(state.agenda, PlayPhase).talk if isinstance(talk, Surrender)]
    consent = Answer.CONSENT in answers
    return [min(given, chips) if consent else given for chips in going_on]


def _wins(figure: Figure, state: DealState, view: SeatView) -> float:
    return figure.wins if state.role(view.seat) in (Role.OMBRE, Role.ALLY) else figure.loses


def _paired(
    actions: Sequence[Action], chips: Sequence[Sequence[float]], wins: Sequence[float], outlook: Outlook
) -> Paired:
    return Paired(
        tuple(actions), tuple(chips), tuple(wins), outlook.number, chained=True, exact=outlook.counted
    )
