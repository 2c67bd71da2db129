"""The words of a mark, with the names of the deck's cards and the people at the table."""

from __future__ import annotations

from contextlib import nullcontext

from ombre_desktop.engine import Cards, Seat, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.lessons.facts import gained_by
from ombre_desktop.ui.lessons.mark import TERM, Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.grammar import in_english
from ombre_desktop.ui.texts.people import person_named, shown_name
from ombre_desktop.ui.texts.phrases import Phrase
from ombre_desktop.value import Value

THINGS = {"pool": Term.POOL, "talon": Term.TALON}
"""The terms, as the English marks have them, that name a thing on the table."""


class Thought(Value):
    """
    One thought of the teacher: a *sentence*, and the *cards* and *things* that it points at.

    *named* are all cards that it speaks of, also those that should not be played now, and *people* the seats.
    """

    sentence: str
    cards: Cards = ()
    things: tuple[Term, ...] = ()
    named: Cards = ()
    people: tuple[Seat, ...] = ()


class Speech(Value):
    """The teacher's *thoughts* at a moment, in the order in which they are told."""

    thoughts: tuple[Thought, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The words of all thoughts."""
        return tuple(each.sentence for each in self.thoughts)

    @property
    def cards(self) -> Cards:
        """The cards that any thought points at."""
        return tuple(card for each in self.thoughts for card in each.cards)


def things_in(mark: Mark) -> tuple[Term, ...]:
    """Return the things on the table that the English *mark* introduces."""
    return tuple(THINGS[term] for term in mark.terms if term in THINGS)


def people_in(mark: Mark, moment: Moment, count: int) -> tuple[Seat, ...]:
    """Return the seats of the people whom *mark* names, at a table of *count* seats."""
    seats = _seats(moment, count)
    found = (seats.get(field) for field in mark.fields)
    return tuple(seat for seat in found if seat is not None)


def said(mark: Mark, english: str, moment: Moment, deck: Deck, names: tuple[str, ...]) -> str:
    """
    Return the words of *mark* at *moment*; *names* are the people's names, by seat.

    If a translation cannot be filled in, the *english* words of the mark are used. Where there is none, cards
    and people have their English names too.
    """
    phrase = Phrase(TERM.sub(r"\1", mark.words))
    phrase.context, phrase.source = "Lessons", TERM.sub(r"\1", english)
    with in_english() if mark.words == english else nullcontext():
        return phrase.format(**_fields(moment, deck, names))


def _seats(moment: Moment, count: int) -> dict[str, Seat | None]:
    """Return the seat of each field that names a person."""
    return {
        "right": Seat(1),
        "left": Seat(count - 1),
        "ombre": moment.ombre,
        "partner": moment.partner,
        "ally": moment.ally,
    }


def _fields(moment: Moment, deck: Deck, names: tuple[str, ...]) -> dict[str, object]:
    gained = gained_by(moment)
    seats = _seats(moment, len(names))
    people = {key: person_named(shown_name(names[seat])) for key, seat in seats.items() if seat is not None}
    cards = {card.text: card_label(card, deck) for card in moment.view.position.ruleset.pack.cards}
    suits = {suit.value: suit_name(suit, deck) for suit in Suit}
    numbers = {
        "tricks": moment.won_by(moment.seat),
        "others": moment.most_of_others,
        "ombre-tricks": moment.won_by(moment.ombre),
        "partner-tricks": moment.won_by(moment.partner),
        "side-tricks": moment.side_tricks,
        "enemy-tricks": moment.enemy_tricks,
        "pool": moment.pool,
        "stones": moment.stones,
        "trumps": len(moment.trumps(moment.hand)),
        "trumps-out": len(moment.trumps(tuple(moment.out))),
        "gained": gained,
        "paid": -gained,
    }
    return {**cards, **suits, **people, **numbers}
