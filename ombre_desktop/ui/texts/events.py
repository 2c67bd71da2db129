"""One line for every event, for the log and for a screen reader."""

from __future__ import annotations

from ombre_desktop.engine import BLACK_ACES, HIDDEN, Card, Cards, Ranking, Seat, Suit, Word, events
from ombre_desktop.engine.events import Event
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import event_words as words
from ombre_desktop.ui.texts import favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.calls_of_games import solo_as
from ombre_desktop.ui.texts.cards import card_name, long_suit_name, spoken_name, suit_name
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.draw import dealer_told, draw_told
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.partners import stone_line
from ombre_desktop.ui.texts.phrases import Named, Several, translate
from ombre_desktop.ui.texts.points import score_line
from ombre_desktop.ui.texts.results import payment_line, result_told
from ombre_desktop.ui.texts.sides import side_told
from ombre_desktop.value import Value

_PLAYERS = {**words.PLAYERS, **lhombre.PLAYERS, **favour_games.PLAYERS, **german_solo.PLAYERS}
"""The sentences for an Ombre by contract, where the usual one would not do."""


class Chronicle(Value):
    """
    A writer of events for one person, in the words of their deck.

    *contract* is the name of the contract, *side* the Ombre and the ally after a deal by sides.
    With a *ranking* a card has its title, as in the hand: "spadille, the ace of swords". *plea* is what an
    Ombre says who gives up, in quotation marks.
    """

    company: Company
    deck: Deck
    contract: str | None = None
    ombre: Seat | None = None
    side: tuple[Seat, ...] = ()
    ranking: Ranking | None = None
    plea: str = ""

    def line(self, event: Event) -> str:  # noqa: PLR0911 - one answer a kind of event
        """Return the event in one line."""
        match event:
            case events.CardsDrawn(draw=draw) | events.FirstDealerFound(draw=draw):
                tell = draw_told if isinstance(event, events.CardsDrawn) else dealer_told
                return tell(draw, self.company, self.deck)
            case events.Dealt(dealer=dealer, hands=hands):
                rest = (Seat(seat) for seat, hand in enumerate(hands) if not hand)
                sits_out = favour_games.SITS_OUT if self._is_tresillo else words.SITS_OUT
                resting = (self._told(sits_out, seat) for seat in rest)
                return sentences([self._told(words.DEALS, dealer), *resting, *self._held(hands)])
            case events.OmbreMade():
                return self._ombre_made(event)
            case events.AllPassed():
                return translate("Events", "Everybody has passed.")
            case events.SpadilleSought(seat=seat, card=card):
                return self._sought(seat, card)
            case events.Said() | events.BidMade():
                return self._spoken(event)
            case events.Paid(payment=paid):
                return payment_line(paid, self.company, self.contract)
            case events.Scored(score=score):
                in_stones = self.company.counts_stones
                return stone_line(score, self.company) if in_stones else score_line(score, self.company)
            case events.DealSettled(settlement=settlement):
                outcome = settlement.outcome
                told = side_told(outcome, self.side, self.company) if self.side else None
                told = told or result_told(outcome, self.company, ombre=self.ombre, contract=self.contract)
                return translate("Events", "{title}. {line}").format(title=told.title, line=told.line)
            case events.PlayBegan() | events.CardPlayed() | events.TrickTaken() | events.OmbreChanged():
                return self._played(event)
            case events.CardCalled() | events.NobodyToCall() | events.AllyKnown():
                return self._of_the_ally(event)
            case _:
                return self._of_the_talon(event)

    @property
    def _is_tresillo(self) -> bool:
        return self.company.game == favour_games.OF_SPAIN

    def _ombre_made(self, event: events.OmbreMade) -> str:
        own = words.PLAYERS_OF.get(self.company.game, {})
        pair = own.get(event.contract) or _PLAYERS.get(event.contract, words.OMBRE)
        told = self._told(pair, event.seat, contract=contract_noun(event.contract, self.deck))
        return told if event.rests is None else sentences([told, self._told(words.RESTS, event.rests)])

    def _of_the_ally(self, event: events.CardCalled | events.NobodyToCall | events.AllyKnown) -> str:
        if isinstance(event, events.NobodyToCall):
            return self._told(words.ALONE, event.seat, cards=self._listed(event.cards))
        pair = words.CALLS if isinstance(event, events.CardCalled) else words.ALLY
        if isinstance(event, events.AllyKnown) and self.contract in german_solo.SHOWN_FRIEND:
            pair = german_solo.FRIEND_SHOWS
        if isinstance(event, events.CardCalled) and event.holder is not None:
            pair = words.DEMANDS
        return self._told(pair, event.seat, card=self._card(event.card))

    def _of_the_king(self, event: events.KingGiven) -> str:
        king, card = self._card(event.king), self._card(event.card)
        return self._told(words.GIVES, event.giver, king=king, card=card)

    def _spoken(self, event: events.Said | events.BidMade) -> str:
        if self.company.counts_stones:
            return self._spoken_in_stones(event)
        if isinstance(event, events.Said):
            theirs = favour_games.SAID if self.company.game in favour_games.NAMES else {}
            said = words.HIDES if event.private else theirs.get(event.word) or words.SAID.get(event.word)
            told = self._told(said, event.seat) if said else ""
            return sentences([told, self.plea]) if event.word is Word.SURRENDER else told
        if event.answers is not None:
            return self._told(words.JOINS, event.seat, contract=contract_noun(event.contract, self.deck))
        usual, named = (words.HOLDS, words.HOLDS_AS) if event.holds else (words.BIDS, words.BIDS_AS)
        pair = named.get(event.contract, usual)
        return self._told(pair, event.seat, contract=contract_noun(event.contract, self.deck))

    def _spoken_in_stones(self, event: events.Said | events.BidMade) -> str:
        """Return what was said in a game of fixed partners, by the bid that it answers (25.3)."""
        meant = "" if event.answers is None else solo_as(event.answers)
        if isinstance(event, events.BidMade):
            bid = contract_noun(event.contract, self.deck)
            return self._told(words.SAYS_IN_STONES[meant], event.seat, contract=bid)
        own = words.PASSES_IN_STONES.get(meant) if event.word is Word.PASS else None
        return self._told(own or words.SAID_IN_STONES.get(event.word) or words.SAID[event.word], event.seat)

    def _played(
        self, event: events.PlayBegan | events.CardPlayed | events.TrickTaken | events.OmbreChanged
    ) -> str:
        match event:
            case events.PlayBegan(leader=leader):
                return self._told(words.LEADS, leader)
            case events.CardPlayed(seat=seat, card=card, gano=gano):
                return self._told(words.ASKS if gano else words.PLAYS, seat, card=self._card(card))
            case events.TrickTaken(seat=seat, number=number):
                return self._told(words.TAKES, seat, number=number)
            case events.OmbreChanged(seat=seat):
                return self._told(words.SUCCEEDS, seat)

    def _of_the_talon(self, event: Event) -> str:  # noqa: PLR0911 - one answer a kind of event
        match event:
            case events.TrumpNamed(suit=suit):
                return translate("Events", "Trumps are {suit}.").format(suit=long_suit_name(suit, self.deck))
            case events.CardTurned(seat=seat, card=card):
                return self._told(words.TURNS, seat, card=self._card(card))
            case events.CardShown() | events.MatadorsShown():
                return self._shown(event)
            case events.TalonShown(cards=cards):
                return translate("Events", "{cards:The} lay in the talon.").format(cards=self._listed(cards))
            case events.HandsConferred():
                return translate("Events", "The defenders show each other their hands.")
            case events.ContractRaised():
                return self._raised(event)
            case events.TalonTaken(seat=seat, cards=cards):
                return self._with_known(self._told(words.TAKES_CARDS, seat, number=len(cards)), cards)
            case events.Exchanged():
                return self._exchanged(event)
            case events.KingGiven():
                return self._of_the_king(event)
        raise AssertionError(f"no line for {event}")

    def _raised(self, event: events.ContractRaised) -> str:
        contract = contract_noun(event.contract)
        if event.contract in lhombre.CHOSEN:
            return self._told(lhombre.CHOOSES, event.seat, contract=contract)
        if event.contract in german_solo.CONTRACTS:
            return self._told(german_solo.RAISED, event.seat)
        told = translate("Events", "Spadille is turned up, so the bid now counts as {contract}.")
        if event.contract in favour_games.CONTRACTS:
            told = favour_games.COUNTS_AS()
        elif event.contract in lhombre.CONTRACTS:
            told = lhombre.RAISED()
        return told.format(contract=contract, suit=suit_name(Suit.SPADES, self.deck))

    def _shown(self, event: events.CardShown | events.MatadorsShown) -> str:
        if isinstance(event, events.CardShown):
            return self._told(words.SHOWS, event.seat, card=self._card(event.card))
        if self.contract == lhombre.OPEN:
            return self._told(lhombre.LAYS_OPEN, event.seat, cards=self._listed(self._from_high(event.cards)))
        return self._told(words.SHOWS_ALL, event.seat, cards=self._listed(event.cards))

    def _exchanged(self, event: events.Exchanged) -> str:
        thrown, number = len(event.thrown), len(event.drawn)
        pair = words.EXCHANGES if thrown else words.KEEPS_ALL
        if thrown > number:
            pair = words.THROWS_AND_DRAWS if number else words.THROWS
        line = self._told(pair, event.seat, number=number or thrown, thrown=thrown)
        return self._with_known(line, event.drawn)

    def _with_known(self, line: str, drawn: Cards) -> str:
        """Return *line* with those cards *drawn* that the person may see."""
        known = tuple(card for card in drawn if card is not HIDDEN)
        if not known:
            return line
        told = translate("Events", "Drawn: {cards:the}.").format(cards=self._listed(known))
        return sentences([line, told])

    def _sought(self, seat: Seat | None, card: Card | None) -> str:
        """Return who must play after all have passed, and why."""
        if seat is None:
            return translate("Events", "Spadille is in the talon, so nobody plays.")
        if card is None:
            return self._told(words.IS_ELDEST, seat)
        return self._told(words.HOLDS_BASTO if card is BLACK_ACES[1] else words.HOLDS_SPADILLE, seat)

    def _held(self, hands: tuple[Cards, ...]) -> list[str]:
        """Return the open cards in words: the person's own, or for an onlooker all hands."""
        return [
            self._told(words.HOLDING, Seat(seat), cards=self._listed(self._from_high(hand)))
            for seat, hand in enumerate(hands)
            if hand and HIDDEN not in hand
        ]

    def _card(self, card: Card) -> Named:
        if self.ranking is None:
            return card_name(card, self.deck)
        return spoken_name(card, self.ranking, self.deck)

    def _listed(self, cards: Cards) -> Several:
        return all_of([card_name(card, self.deck) for card in cards])

    def _from_high(self, cards: Cards) -> Cards:
        """Return *cards* from high to low, trumps first, then suit by suit."""
        if self.ranking is None:
            return cards
        plain = [card for suit in self.ranking.plain.values() for card in suit]
        trumps = [card for card in cards if card not in plain]
        order = [*self.ranking.trumps, *trumps, *plain]
        return tuple(sorted(cards, key=order.index))

    def _told(self, pair: Pair, seat: Seat, **fields: object) -> str:
        return self.company.told(pair, seat, **fields)
