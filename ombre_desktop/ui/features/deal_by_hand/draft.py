"""A deal that is being laid out: which card lies where, and what is still missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ombre_desktop.engine import Action, Card, Cards, Layout, Ruleset, Seat
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.ui.model.known_deal import KnownDeal, deal_with_cards
from ombre_desktop.value import Value, replace

TALON: Final = 0
OWN: Final = 1
MOST_HANDS: Final = 5
Place = int
"""A row of the draft: 0 is the talon, 1 the hand of the first seat, and so on; these are the keys too."""


class Draft(Value):
    """
    Cards laid out for a deal of *game*, which may be too few or too many.

    *rows* holds the cards of each place. Cards and hands that the game does not know stay there unseen, so
    that they are back when another game is chosen again. The talon is in its order, top card first. *bids*
    are those said before the person plays, as far as they are lawful in this deal.
    """

    game: Ruleset
    dealer: Seat
    rows: tuple[Cards, ...] = ((),) * (MOST_HANDS + 1)
    bids: tuple[Action, ...] = ()

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that get cards: the hands by seat, then the talon."""
        return tuple(place for place in (*range(1, self.game.seats + 1), TALON) if self.wants(place))

    def wants(self, place: Place) -> int:
        """Return the number of cards that belong to *place*."""
        ring = self.game.ring(self.dealer)
        if place == TALON:
            return len(self.game.pack.cards) - len(ring) * self.game.hand_size
        return self.game.hand_size if Seat(place - 1) in ring else 0

    def row(self, place: Place) -> Cards:
        """Return the cards at *place*: a hand in record order, the talon from its top."""
        found = tuple(card for card in self.rows[place] if card in self.game.pack.cards)
        return found if place == TALON else in_order(found)

    def lack(self, place: Place) -> int:
        """Return the number of cards that *place* still lacks; it is negative if there are too many."""
        return self.wants(place) - len(self.row(place))

    @property
    def left(self) -> Cards:
        """The cards that lie nowhere yet."""
        laid = {card for place in self.places for card in self.row(place)}
        return tuple(card for card in self.game.pack.cards if card not in laid)

    @property
    def is_empty(self) -> bool:
        """True if no card is laid out."""
        return not any(self.row(place) for place in self.places)

    @property
    def is_whole(self) -> bool:
        """True if every place has just its cards."""
        return all(self.lack(place) == 0 for place in self.places)

    @property
    def is_over(self) -> bool:
        """True if some place has too many cards."""
        return any(self.lack(place) < 0 for place in self.places)

    def place_of(self, card: Card) -> Place | None:
        """Return the place of *card*; None if it lies nowhere."""
        return next((place for place in self.places if card in self.row(place)), None)

    def put(self, card: Card, place: Place, before: Card | None = None) -> Draft:
        """Return the draft with *card* at *place*: in front of the card *before*, or last."""
        rows = [*self.back(card).rows]
        row = [*rows[place]]
        row.insert(row.index(before) if before in row else len(row), card)
        rows[place] = tuple(row)
        return replace(self, rows=tuple(rows))

    def back(self, card: Card) -> Draft:
        """Return the draft without *card*."""
        return replace(self, rows=tuple(tuple(one for one in row if one is not card) for row in self.rows))

    def with_row(self, place: Place, cards: Cards) -> Draft:
        """Return the draft with just these *cards* at *place*."""
        rows = [tuple(one for one in row if one not in cards) for row in self.rows]
        rows[place] = cards
        return replace(self, rows=tuple(rows))

    def cleared(self) -> Draft:
        """Return the draft without any cards."""
        return Draft(self.game, self.dealer)

    def filled(self, seed: str) -> Draft:
        """Return the draft with the rest of the cards dealt by the *seed*; no place may have too many."""
        rest = list(self.left)
        chance(seed).shuffle(rest)
        return self.completed(rest)

    def completed(self, rest: Sequence[Card]) -> Draft:
        """Return the draft with the *rest* of the cards dealt in this order, place after place."""
        rows, at = [*self.rows], 0
        for place in self.places:
            lack = self.lack(place)
            rows[place] = (*self.row(place), *rest[at : at + lack])
            at += lack
        return replace(self, rows=tuple(rows))

    @property
    def layout(self) -> Layout:
        """The cards as they are dealt, once the deal is whole."""
        hands = (self.row(place) if self.wants(place) else () for place in range(1, self.game.seats + 1))
        return Layout(tuple(hands), self.row(TALON) if self.wants(TALON) else ())

    @property
    def known(self) -> KnownDeal:
        """The deal with its code, once it is whole; raises `CodeError` if codes do not know its rules."""
        return deal_with_cards(self.game, self.dealer, self.layout)


def draft_of(game: Ruleset, dealer: Seat, layout: Layout) -> Draft:
    """Return the draft of a deal, as far as the cards of its *layout* are known."""
    draft = Draft(game, dealer)
    for place, cards in enumerate((layout.talon, *layout.hands)):
        draft = draft.with_row(place, tuple(card for card in cards if card in game.pack.cards))
    return draft


def first_draft(game: Ruleset) -> Draft:
    """Return an empty draft of *game*, in which the person is to speak first."""
    return Draft(game, Seat(game.seats - 1))
