"""One line for everything that happens: for the log, and to be said by a screen reader."""

from __future__ import annotations

from ombre_desktop.engine import BLACK_ACES, HIDDEN, Card, Cards, Seat, Word, events
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.cards import card_label, long_suit_name
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.draw import dealer_told, draw_told
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Several, translate
from ombre_desktop.ui.texts.results import payment_line, result_told, score_line
from ombre_desktop.ui.texts.sides import side_told
from ombre_desktop.value import Value

_SAID: dict[Word, Pair] = {
    Word.PASS: (QT_TRANSLATE_NOOP("Events", "You pass."), QT_TRANSLATE_NOOP("Events", "{name} passes.")),
    Word.YIELD: (
        QT_TRANSLATE_NOOP("Events", "You let the other defender draw first."),
        QT_TRANSLATE_NOOP("Events", "{name} lets the other defender draw first."),
    ),
    Word.TAKE: (
        QT_TRANSLATE_NOOP("Events", "You take it."),
        QT_TRANSLATE_NOOP("Events", "{name} takes it."),
    ),
    Word.LEAVE: (
        QT_TRANSLATE_NOOP("Events", "You leave the turned card."),
        QT_TRANSLATE_NOOP("Events", "{name} leaves the turned card."),
    ),
    Word.SHOW: (QT_TRANSLATE_NOOP("Events", "You show."), QT_TRANSLATE_NOOP("Events", "{name} shows.")),
    Word.KEEP: (
        QT_TRANSLATE_NOOP("Events", "You show nothing."),
        QT_TRANSLATE_NOOP("Events", "{name} shows nothing."),
    ),
    Word.CLAIM: (
        QT_TRANSLATE_NOOP("Events", "You claim the game."),
        QT_TRANSLATE_NOOP("Events", "{name} claims the game."),
    ),
    Word.VOLE: (
        QT_TRANSLATE_NOOP("Events", "You go for all the tricks."),
        QT_TRANSLATE_NOOP("Events", "{name} goes for all the tricks."),
    ),
    Word.SURRENDER: (
        QT_TRANSLATE_NOOP("Events", "You surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} surrenders."),
    ),
    Word.ACCEPT: (
        QT_TRANSLATE_NOOP("Events", "You accept the surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} accepts the surrender."),
    ),
    Word.REFUSE: (
        QT_TRANSLATE_NOOP("Events", "You refuse the surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} refuses the surrender."),
    ),
    Word.TAKE_OVER: (
        QT_TRANSLATE_NOOP("Events", "You take the hand over."),
        QT_TRANSLATE_NOOP("Events", "{name} takes the hand over."),
    ),
    Word.THROW_IN: (
        QT_TRANSLATE_NOOP("Events", "You throw your hand in."),
        QT_TRANSLATE_NOOP("Events", "{name} throws the hand in."),
    ),
    Word.DECLINE: (
        QT_TRANSLATE_NOOP("Events", "You decline."),
        QT_TRANSLATE_NOOP("Events", "{name} declines."),
    ),
}
"""The sentences for words said; a word missing here is told by the next event."""

_HIDES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You keep the king hidden."),
    QT_TRANSLATE_NOOP("Events", "{name} keeps the king hidden."),
)
_BIDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You bid {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} bids {contract}."),
)
_HOLDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {contract}."),
)
_HOLDING: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {cards:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {cards:the}."),
)
_BIDS_AS: dict[str, Pair] = {
    "play": (
        QT_TRANSLATE_NOOP("Events", "You bid to play."),
        QT_TRANSLATE_NOOP("Events", "{name} bids to play."),
    ),
    "ask": (
        QT_TRANSLATE_NOOP("Events", "You ask leave to play."),
        QT_TRANSLATE_NOOP("Events", "{name} asks leave to play."),
    ),
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You bid to play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} bids to play without an exchange."),
    ),
}
_HOLDS_AS: dict[str, Pair] = {
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You hold, and will play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} holds, and will play without an exchange."),
    ),
}
_DEALS: Pair = (QT_TRANSLATE_NOOP("Events", "You deal."), QT_TRANSLATE_NOOP("Events", "{name} deals."))
_SITS_OUT: Pair = (
    QT_TRANSLATE_NOOP("Events", "You sit out."),
    QT_TRANSLATE_NOOP("Events", "{name} sits out."),
)
_OMBRE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are the Ombre and play {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays {contract}."),
)
_PLAYERS: dict[str, Pair] = {
    "man": (
        QT_TRANSLATE_NOOP("Events", "You are the Man."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Man."),
    ),
    "talon": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre against three."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre against three."),
    ),
    "ask": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and call a card."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and calls a card."),
    ),
    "forced_spadille": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre, and had no choice."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre, and had no choice."),
    ),
    "play": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and play with an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays with an exchange."),
    ),
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays without an exchange."),
    ),
    "vole": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and must take all the tricks."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and must take all the tricks."),
    ),
}
"""As `_OMBRE`, for contracts whose names would not read well in that sentence."""
_TURNS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You turn up {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} turns up {card:the}."),
)
_EXCHANGES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You draw {number:one # card|other # cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {number:one # card|other # cards}."),
)
_THROWS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You throw away {number:one # card|other # cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} throws away {number:one # card|other # cards}."),
)
_THROWS_AND_DRAWS: Pair = (
    QT_TRANSLATE_NOOP(
        "Events",
        "You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.",
    ),
    QT_TRANSLATE_NOOP(
        "Events",
        "{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.",
    ),
)
_TAKES_CARDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You take {number:one # card|other # cards} from the talon."),
    QT_TRANSLATE_NOOP("Events", "{name} takes {number:one # card|other # cards} from the talon."),
)
_HOLDS_SPADILLE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold spadille, so you must play."),
    QT_TRANSLATE_NOOP("Events", "{name} holds spadille and so must play."),
)
_HOLDS_BASTO: Pair = (
    QT_TRANSLATE_NOOP("Events", "Spadille is in the talon. You hold basto, so you must play."),
    QT_TRANSLATE_NOOP("Events", "Spadille is in the talon. {name} holds basto and so must play."),
)
_IS_ELDEST: Pair = (
    QT_TRANSLATE_NOOP("Events", "Both black aces are in the talon. You are eldest, so you must play."),
    QT_TRANSLATE_NOOP("Events", "Both black aces are in the talon. {name} is eldest and so must play."),
)
_KEEPS_ALL: Pair = (
    QT_TRANSLATE_NOOP("Events", "You keep every card."),
    QT_TRANSLATE_NOOP("Events", "{name} keeps every card."),
)
_LEADS: Pair = (QT_TRANSLATE_NOOP("Events", "You lead."), QT_TRANSLATE_NOOP("Events", "{name} leads."))
_PLAYS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} plays {card:the}."),
)
_ASKS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play {card:the} and say gano."),
    QT_TRANSLATE_NOOP("Events", "{name} plays {card:the} and says gano."),
)
_TAKES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You take trick {number}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes trick {number}."),
)
_SHOWS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You show {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} shows {card:the}."),
)
_CALLS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You call {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} calls {card:the}."),
)
_ALONE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {cards:the}. You have nobody to call, so you play alone."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {cards:the} and has nobody to call, and so plays alone."),
)
_ALLY: Pair = (
    QT_TRANSLATE_NOOP("Events", "{card:The} falls: you are the Ombre’s ally."),
    QT_TRANSLATE_NOOP("Events", "{card:The} falls: {name} is the Ombre’s ally."),
)
_SHOWS_ALL: Pair = (
    QT_TRANSLATE_NOOP("Events", "You show {cards:the}, for which you are paid."),
    QT_TRANSLATE_NOOP("Events", "{name} shows {cards:the}, for payment."),
)
_SUCCEEDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are now the Ombre."),
    QT_TRANSLATE_NOOP("Events", "{name} is now the Ombre."),
)


class Chronicle(Value):
    """
    Tells events to one person, in the words of their deck.

    *contract* names the contract played, *side* the Ombre and the ally once a deal by sides is
    over.
    """

    company: Company
    deck: Deck
    contract: str | None = None
    ombre: Seat | None = None
    side: tuple[Seat, ...] = ()

    def line(self, event: Event) -> str:  # noqa: PLR0911 - one answer a kind of event
        """Return the event in one line."""
        match event:
            case events.CardsDrawn(draw=draw) | events.FirstDealerFound(draw=draw):
                tell = draw_told if isinstance(event, events.CardsDrawn) else dealer_told
                return tell(draw, self.company, self.deck)
            case events.Dealt(dealer=dealer, hands=hands):
                rest = (Seat(seat) for seat, hand in enumerate(hands) if not hand)
                resting = (self._told(_SITS_OUT, seat) for seat in rest)
                return sentences([self._told(_DEALS, dealer), *resting, *self._held(hands)])
            case events.OmbreMade(seat=seat, contract=contract):
                pair = _PLAYERS.get(contract, _OMBRE)
                return self._told(pair, seat, contract=contract_noun(contract))
            case events.AllPassed():
                return translate("Events", "Everybody has passed.")
            case events.SpadilleSought(seat=seat, card=card):
                return self._sought(seat, card)
            case events.Said() | events.BidMade():
                return self._spoken(event)
            case events.Paid(payment=paid):
                return payment_line(paid, self.company, self.contract)
            case events.Scored(score=score):
                return score_line(score, self.company)
            case events.DealSettled(settlement=settlement):
                outcome = settlement.outcome
                told = side_told(outcome, self.side, self.company) if self.side else None
                told = told or result_told(outcome, self.company, ombre=self.ombre)
                return translate("Events", "{title}. {line}").format(title=told.title, line=told.line)
            case events.PlayBegan() | events.CardPlayed() | events.TrickTaken() | events.OmbreChanged():
                return self._played(event)
            case events.CardCalled() | events.NobodyToCall() | events.AllyKnown():
                return self._of_the_ally(event)
            case _:
                return self._of_the_talon(event)

    def _of_the_ally(self, event: events.CardCalled | events.NobodyToCall | events.AllyKnown) -> str:
        if isinstance(event, events.NobodyToCall):
            return self._told(_ALONE, event.seat, cards=self._listed(event.cards))
        pair = _CALLS if isinstance(event, events.CardCalled) else _ALLY
        return self._told(pair, event.seat, card=card_label(event.card, self.deck))

    def _spoken(self, event: events.Said | events.BidMade) -> str:
        if isinstance(event, events.Said):
            said = _HIDES if event.private else _SAID.get(event.word)
            return self._told(said, event.seat) if said else ""
        usual, named = (_HOLDS, _HOLDS_AS) if event.holds else (_BIDS, _BIDS_AS)
        pair = named.get(event.contract, usual)
        return self._told(pair, event.seat, contract=contract_noun(event.contract))

    def _played(
        self, event: events.PlayBegan | events.CardPlayed | events.TrickTaken | events.OmbreChanged
    ) -> str:
        match event:
            case events.PlayBegan(leader=leader):
                return self._told(_LEADS, leader)
            case events.CardPlayed(seat=seat, card=card, gano=gano):
                return self._told(_ASKS if gano else _PLAYS, seat, card=card_label(card, self.deck))
            case events.TrickTaken(seat=seat, number=number):
                return self._told(_TAKES, seat, number=number)
            case events.OmbreChanged(seat=seat):
                return self._told(_SUCCEEDS, seat)

    def _of_the_talon(self, event: Event) -> str:
        match event:
            case events.TrumpNamed(suit=suit):
                return translate("Events", "Trumps are {suit}.").format(suit=long_suit_name(suit, self.deck))
            case events.CardTurned(seat=seat, card=card):
                return self._told(_TURNS, seat, card=card_label(card, self.deck))
            case events.CardShown() | events.MatadorsShown():
                return self._shown(event)
            case events.TalonShown(cards=cards):
                return translate("Events", "{cards:The} lay in the talon.").format(cards=self._listed(cards))
            case events.HandsConferred():
                return translate("Events", "The defenders show each other their hands.")
            case events.ContractRaised(contract=contract):
                told = translate("Events", "Spadille is turned up, so the bid now counts as {contract}.")
                return told.format(contract=contract_noun(contract))
            case events.TalonTaken(seat=seat, cards=cards):
                return self._with_known(self._told(_TAKES_CARDS, seat, number=len(cards)), cards)
            case events.Exchanged():
                return self._exchanged(event)
        raise AssertionError(f"no line for {event}")

    def _shown(self, event: events.CardShown | events.MatadorsShown) -> str:
        if isinstance(event, events.CardShown):
            return self._told(_SHOWS, event.seat, card=card_label(event.card, self.deck))
        return self._told(_SHOWS_ALL, event.seat, cards=self._listed(event.cards))

    def _exchanged(self, event: events.Exchanged) -> str:
        thrown, number = len(event.thrown), len(event.drawn)
        pair = _EXCHANGES if thrown else _KEEPS_ALL
        if thrown > number:
            pair = _THROWS_AND_DRAWS if number else _THROWS
        line = self._told(pair, event.seat, number=number or thrown, thrown=thrown)
        return self._with_known(line, event.drawn)

    def _with_known(self, line: str, drawn: Cards) -> str:
        """The line, and those of the cards *drawn* that the person sees."""
        known = tuple(card for card in drawn if card is not HIDDEN)
        if not known:
            return line
        told = translate("Events", "Drawn: {cards:the}.").format(cards=self._listed(known))
        return sentences([line, told])

    def _sought(self, seat: Seat | None, card: Card | None) -> str:
        """Return who must play when all have passed, and why."""
        if seat is None:
            return translate("Events", "Spadille is in the talon, so nobody plays.")
        if card is None:
            return self._told(_IS_ELDEST, seat)
        return self._told(_HOLDS_SPADILLE if card is BLACK_ACES[0] else _HOLDS_BASTO, seat)

    def _held(self, hands: tuple[Cards, ...]) -> list[str]:
        """Return the open cards for people who cannot see them: the person's own, for an onlooker all."""
        return [
            self._told(_HOLDING, Seat(seat), cards=self._listed(hand))
            for seat, hand in enumerate(hands)
            if hand and HIDDEN not in hand
        ]

    def _listed(self, cards: Cards) -> Several:
        return all_of([card_label(card, self.deck) for card in cards])

    def _told(self, pair: Pair, seat: Seat, **fields: object) -> str:
        return self.company.told("Events", pair, seat, **fields)
