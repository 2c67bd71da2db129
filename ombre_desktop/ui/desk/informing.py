"""The asking panel, and facts beside its question: prices, dearer trumps, the person's cards, a maxim."""

from __future__ import annotations

from ombre_desktop.engine import Question, Request
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.called_card import CalledCardPanel
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.chooser import RequestPanel
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.hand_sign import strength_of
from ombre_desktop.ui.panels.maxims import maxim
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.prices import (
    dearer,
    leads,
    plea,
    price_of_surrender,
    prices,
    reason_given,
    refusals,
)
from ombre_desktop.ui.panels.trump import TrumpPanel
from ombre_desktop.ui.table.seat_facts import BOX
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.requests import request_line


def instruct(panel: RequestPanel, asked: Request, now: Situation) -> None:
    """Tell the new *panel* for *asked* all that it shows of the deal *now*."""
    inform(panel, now)
    advise(panel, *maxim(asked, now))
    if isinstance(panel, PlayPanel) and leads(now):
        panel.lead()
    tell_plea(panel, now)


def question_told(panel: RequestPanel, asked: Request, now: Situation) -> str:
    """Return what a screen reader says of *panel*: the question, a maxim, and the strength of the hand."""
    question = request_line(asked, now.deck, leads=leads(now), game=panel.context.game)
    told, opacity = maxim(asked, now)
    strong = panel.strength_told if isinstance(panel, AuctionPanel) else ""
    return sentences([question, told if opacity else "", strong])


def tell_plea(panel: RequestPanel, now: Situation) -> None:
    """Tell in the panel what the others ask of the person, and why the Ombre gives up."""
    if isinstance(panel, PlayPanel):
        panel.tell(plea(now))
    if isinstance(panel, ChoicePanel) and panel.question in (Question.CONSENT, Question.TAKE_OVER):
        panel.tell(reason_given(now))


def inform(panel: RequestPanel, now: Situation) -> None:
    """Tell a new *panel* what it shows of the deal *now*."""
    if now.view is None:
        return
    if isinstance(panel, AuctionPanel):
        panel.help_with(now.helps.of(Skill.BID))
        # In an exercise the sign would give the answer away.
        tells = now.sitting is None or not now.sitting.is_exercise
        opacity = now.helps.of(Skill.HAND) if tells else 0.0
        panel.show_strength(strength_of(panel.request, now.view) if opacity else None, opacity)
        panel.show_prices(prices(now.view, _held(now)), refusals(now.view))
    if isinstance(panel, TrumpPanel):
        panel.tell_dearer(dearer(now.view))
    if isinstance(panel, PlayPanel):
        panel.tell_cost(price_of_surrender(now.view))
    if isinstance(panel, CalledCardPanel):
        panel.mark_own(now.view.hand)


def _held(now: Situation) -> int | None:
    """Return the chips that lie before the person; None in a game that is not played for chips."""
    sitting = now.sitting
    if sitting is None or not sitting.ruleset.plays_for_chips:
        return None
    return sitting.session.chips[PERSON] + BOX


def advise(panel: RequestPanel, words: str, strength: float) -> None:
    """Have a panel with a row of buttons show a maxim above them, at this opacity."""
    if isinstance(panel, ExchangePanel | PlayPanel | ChoicePanel):
        panel.advise(words, strength)
