"""The story of a deal: a line of the log for every event that the table has shown."""

from __future__ import annotations

from collections.abc import Iterable

from ombre_desktop.engine import Ranking, Suit, Word
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.desk.boards import Boards
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.staking import antes_of, is_ante
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.texts.antes import antes_told
from ombre_desktop.ui.texts.draw import dealer_told, draw_told
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.panels import french_cards_note

_DEEDS = (happened.CardPlayed, happened.BidMade, happened.Said)
"""The events that follow at once when somebody presses a card or a button."""


class Story:
    """
    The events of the deal so far, written into the log of the *boards*.

    Cards have their titles only after the event that names trumps, so that a story told again has the same
    words.
    """

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._trump: Suit | None = None
        self._contract: str | None = None
        self.heard: list[happened.Event] = []
        self.last_trick: happened.TrickTaken | None = None

    def hear(self, event: happened.Event, now: Situation) -> str:
        """
        Write the line for *event* into the log, and return it; return "" if *event* has no line.

        An ante is paid while the log still holds the deal before; it is written when the cards are dealt.
        """
        if isinstance(event, happened.Dealt):
            self.heard.clear()
        self.heard.append(event)
        line = self._line(event, now)
        if line and not is_ante(event):
            self._boards.write(line)
        return line

    def retell(self, events: Iterable[happened.Event], now: Situation) -> None:
        """Write the log again, after a sitting was continued or a decision taken back."""
        self._forget()
        self.heard = list(events)
        self._boards.write(*[line for event in self.heard if (line := self._line(event, now))])

    def ranking(self, sitting: Sitting) -> Ranking:
        """Return the ranking of the cards by the contract and the trump suit told so far."""
        return sitting.ruleset.ranking_in(self._contract, self._trump)

    def _line(self, event: happened.Event, now: Situation) -> str:
        sitting = now.sitting
        if sitting is None:
            return ""
        match event:
            case happened.Dealt():
                self._begin(sitting, now)
            case happened.TrickTaken():
                self.last_trick = event
            case happened.TrumpNamed(suit=suit):
                self._trump = suit
            case happened.OmbreMade(contract=name) | happened.ContractRaised(contract=name):
                self._contract = name
        return self._chronicle(sitting, now, self._plea(event, sitting, now)).line(event)

    def _plea(self, event: happened.Event, sitting: Sitting, now: Situation) -> str:
        """Return what an Ombre says who gives up by *event*, after the tricks heard of so far."""
        if not isinstance(event, happened.Said) or event.word is not Word.SURRENDER or now.view is None:
            return ""
        from ombre_desktop.ui.texts.pleas import plea_told  # said seldom

        tricks = self.last_trick.number if self.last_trick is not None else 0
        return plea_told(now.view, now.deck, sitting.company.addressed, tricks)

    def _begin(self, sitting: Sitting, now: Situation) -> None:
        """Begin the log of a deal: with the draw for the first dealer in the first deal, and the antes."""
        self._forget()
        draw, company = sitting.draw, company_at(sitting)
        if sitting.deal_number == 1:
            if draw is not None:
                self._boards.write(draw_told(draw, company, now.deck), dealer_told(draw, company, now.deck))
            if now.is_other_deck:
                self._boards.write(french_cards_note())
        self._boards.write(*antes_told(antes_of(sitting), company))

    def _forget(self) -> None:
        self._boards.clear()
        self._trump = self._contract = self.last_trick = None

    def _chronicle(self, sitting: Sitting, now: Situation, plea: str) -> Chronicle:
        """Return the writer of the events of the deal in hand, with the *plea* of who gives up."""
        state = sitting.state
        contract = state.contract.name if state and state.contract else None
        ombre = state.ombre if state else None
        return Chronicle(
            company_at(sitting), now.deck, contract, ombre, sitting.side, self.ranking(sitting), plea
        )


def is_own_deed(event: happened.Event, now: Situation) -> bool:
    """Tell whether *event* is something that the person has just done, or is about to be asked for."""
    person = now.sitting.company.person if now.sitting is not None else None
    if isinstance(event, happened.PlayBegan):
        return event.leader == person
    return isinstance(event, _DEEDS) and event.seat == person
