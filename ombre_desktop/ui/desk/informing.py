"""Facts for an asking panel beside its question: prices, dearer trumps, the person's own cards, a maxim."""

from __future__ import annotations

from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.called_card import CalledCardPanel
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.chooser import RequestPanel
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.hand_sign import strength_of
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.prices import dearer, price_of_surrender, prices, refusals
from ombre_desktop.ui.panels.trump import TrumpPanel
from ombre_desktop.ui.table.seat_facts import BOX


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
