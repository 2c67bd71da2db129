"""One line for everything that happens: for the log, and to be said by a screen reader."""

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ombre_desktop.engine import HIDDEN, Cards, Seat, Word, events
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.cards import card_label, long_suit_name
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.deck import Deck
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.results import payment_line, result_told, score_line

translate = QCoreApplication.translate

_SAID: dict[Word, Pair] = {
    Word.PASS: (QT_TRANSLATE_NOOP("Events", "You pass."), QT_TRANSLATE_NOOP("Events", "{name} passes.")),
    Word.YIELD: (
        QT_TRANSLATE_NOOP("Events", "You let the other go first."),
        QT_TRANSLATE_NOOP("Events", "{name} lets the other go first."),
    ),
    Word.TAKE: (
        QT_TRANSLATE_NOOP("Events", "You take the turned card."),
        QT_TRANSLATE_NOOP("Events", "{name} takes the turned card."),
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
        QT_TRANSLATE_NOOP("Events", "You go on for all the tricks."),
        QT_TRANSLATE_NOOP("Events", "{name} goes on for all the tricks."),
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
    Word.TURN: (
        QT_TRANSLATE_NOOP("Events", "You ask for a card to be turned."),
        QT_TRANSLATE_NOOP("Events", "{name} asks for a card to be turned."),
    ),
    Word.DECLINE: (
        QT_TRANSLATE_NOOP("Events", "You want no card turned."),
        QT_TRANSLATE_NOOP("Events", "{name} wants no card turned."),
    ),
    Word.PLAY: (
        QT_TRANSLATE_NOOP("Events", "You will be the Man."),
        QT_TRANSLATE_NOOP("Events", "{name} will be the Man."),
    ),
}
_BIDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You bid {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} bids {contract}."),
)
_HOLDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {contract}."),
)
_HOLDING: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold: {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds: {cards}."),
)
_DEALS: Pair = (QT_TRANSLATE_NOOP("Events", "You deal."), QT_TRANSLATE_NOOP("Events", "{name} deals."))
_OMBRE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are the Ombre and play {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays {contract}."),
)
_TURNS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You turn up the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} turns up the {card}."),
)
_EXCHANGES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You draw {number}."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {number}."),
)
_KEEPS_ALL: Pair = (
    QT_TRANSLATE_NOOP("Events", "You keep all your cards."),
    QT_TRANSLATE_NOOP("Events", "{name} keeps all the cards."),
)
_LEADS: Pair = (QT_TRANSLATE_NOOP("Events", "You lead."), QT_TRANSLATE_NOOP("Events", "{name} leads."))
_PLAYS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} plays the {card}."),
)
_ASKS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play the {card} and say gano."),
    QT_TRANSLATE_NOOP("Events", "{name} plays the {card} and says gano."),
)
_TAKES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You take trick {number}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes trick {number}."),
)
_SHOWS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You show the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} shows the {card}."),
)
_CALLS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You call the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} calls the {card}."),
)
_ALONE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You have nobody to call and play alone: {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} has nobody to call and plays alone: {cards}."),
)
_ALLY: Pair = (
    QT_TRANSLATE_NOOP("Events", "The {card} falls: you play with the Ombre."),
    QT_TRANSLATE_NOOP("Events", "The {card} falls: {name} plays with the Ombre."),
)
_SUCCEEDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are the Ombre now."),
    QT_TRANSLATE_NOOP("Events", "{name} is the Ombre now."),
)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Tells events to one person, in the words of his deck; *contract* names what is played."""

    company: Company
    deck: Deck
    contract: str | None = None
    ombre: Seat | None = None

    def line(self, event: Event) -> str:  # noqa: PLR0911 - one answer a kind of event
        """What happened, in one line."""
        match event:
            case events.Dealt(dealer=dealer, hands=hands):
                return " ".join([self._told(_DEALS, dealer), *self._held(hands)])
            case events.OmbreMade(seat=seat, contract=contract):
                return self._told(_OMBRE, seat, contract=contract_name(contract))
            case events.AllPassed():
                return translate("Events", "Everybody has passed.")
            case events.Said() | events.BidMade():
                return self._spoken(event)
            case events.Paid(payment=paid):
                return payment_line(paid, self.company, self.contract)
            case events.Scored(score=score):
                return score_line(score, self.company)
            case events.DealSettled(settlement=settlement):
                told = result_told(settlement.outcome, self.company, ombre=self.ombre)
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
            return self._told(_SAID[event.word], event.seat)
        pair = _HOLDS if event.holds else _BIDS
        return self._told(pair, event.seat, contract=contract_name(event.contract))

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
            case events.CardShown(seat=seat, card=card):
                return self._told(_SHOWS, seat, card=card_label(card, self.deck))
            case events.TalonShown(cards=cards):
                return translate("Events", "In the talon lay: {cards}.").format(cards=self._listed(cards))
            case events.HandsConferred():
                return translate("Events", "The defenders show each other their hands.")
            case events.Exchanged():
                return self._exchanged(event)
        raise AssertionError(f"no line for {event}")

    def _exchanged(self, event: events.Exchanged) -> str:
        line = self._told(_EXCHANGES if event.thrown else _KEEPS_ALL, event.seat, number=len(event.drawn))
        known = tuple(card for card in event.drawn if card is not HIDDEN)
        if not known:
            return line
        drawn = translate("Events", "Drawn: {cards}.").format(cards=self._listed(known))
        return f"{line} {drawn}"

    def _held(self, hands: tuple[Cards, ...]) -> list[str]:
        """The person's own cards, for whoever cannot see them; for an onlooker all that lie open."""
        person = self.company.person
        seats = range(len(hands)) if person is None else (person,)
        return [
            self._told(_HOLDING, Seat(seat), cards=self._listed(hands[seat]))
            for seat in seats
            if hands[seat] and HIDDEN not in hands[seat]
        ]

    def _listed(self, cards: Cards) -> str:
        return all_of([card_label(card, self.deck) for card in cards])

    def _told(self, pair: Pair, seat: Seat, **fields: object) -> str:
        return self.company.told("Events", pair, seat, **fields)
