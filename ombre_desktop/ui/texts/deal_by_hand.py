"""The words of a deal laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ombre_desktop.engine import Card, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.cards import card_name, suit_name
from ombre_desktop.ui.texts.listing import listed, sentences
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.phrases import Said, count, person, translate


class Flaw(Enum):
    """A reason why a text is no deal; the value is its sentence."""

    CARD = Said("Flaws", "“{found}” is not a card.")
    PACK = Said("Flaws", "{card:The} is not in the pack of this game.")
    TWICE = Said("Flaws", "{card:The} is there twice.")
    HANDS = Said("ByHand", "These are more hands than this game has.")
    GAME = Said("Flaws", "The table cannot show this game yet: “{found}”.")


class Wish(Enum):
    """A wish for the cards that are dealt at random; the value is its name."""

    ANY = Said("ByHand", "whatever comes")
    FIVE_TRUMPS = Said("ByHand", "I have five trumps or more")
    SIX_TRUMPS = Said("ByHand", "I have six trumps or more")
    SEVEN_TRUMPS = Said("ByHand", "I have seven trumps or more")
    WEAK = Said("ByHand", "I have three trumps at most")
    TWO_MATADORS = Said("ByHand", "I have two matadors or more")
    THREE_MATADORS = Said("ByHand", "I have all three matadors")
    AGAINST_MATADORS = Said("ByHand", "another has all three matadors")
    OMBRE = Said("ByHand", "I am Ombre")
    VUELTA = Said("ByHand", "I am Ombre with a vuelta")
    SOLO = Said("ByHand", "I am Ombre with a solo")
    LEFT = Said("ByHand", "the player on my left is Ombre")


MOST_FLAWS = 3
"""The greatest number of flaws that are told at a time."""

title = Said("ByHand", "A deal by hand")
"""The title of the dialog."""
game_label = Said("ByHand", "&Game")
dealer_label = Said("ByHand", "Deale&r")
EXAMPLE = "SAKQ CQ4 HQ DQ32"
"""A hand as it is typed: each suit’s letter, then its cards."""
typed_label = Said("ByHand", "&Type or paste")
"""The label of the field for a hand, a code or a record."""
random_button = Said("ByHand", "Deal the rest at ra&ndom")
clear_button = Said("ByHand", "Take &all back")
undo_button = Said("ByHand", "&Undo")
code_button = Said("ByHand", "Copy its &code")
problem_button = Said("ByHand", "&Make a problem")
judging_told = Said("ByHand", "Judging it; that takes a moment.")
"""The sentence while a deal is judged, of which a problem is to be made."""
judging_slowly = Said("ByHand", "Judging it; that may take a minute.")
"""The same where the solver is not compiled."""
too_long = Said("ByHand", "No problem: judging this decision takes too long here.")
not_yours = Said("ByHand", "A problem begins where you decide. Say the bids up to there.")
not_judged = Said("ByHand", "No problem: nobody could judge this decision.")
not_clear = Said("ByHand", "No problem: no answer is clearly the best.")
problem_kept = Said("ByHand", "It is one of your problems now.")
not_kept = Said("ByHand", "This copy of the program keeps no problems.")
cancel_button = Said("ByHand", "Canc&el")
play_button = Said("ByHand", "&Play it")
wish_label = Said("ByHand", "Deal only if")
"""The name of the choice of a wish, for a screen reader."""
series_label = Said("ByHand", "then others li&ke it")
"""The tick box for a sitting of such deals."""
next_looked_for = Said("ByHand", "Looking for the next such deal.")
also_label = Said("ByHand", "And only if")
"""The name of the choice of a second wish, for a screen reader."""
nothing_else = Said("ByHand", "and nothing else")
"""The choice of no second wish."""
stop_button = Said("ByHand", "&Stop looking")
no_matadors = Said("ByHand", "This game has no matadors.")
no_such_bid = Said("ByHand", "This game has no such bid.")
unsay_button = Said("ByHand", "Take back a &bid")
no_bids = Said("ByHand", "Nobody has said a bid yet.")
"""The row of bids, before the first."""
record_copied = Said("ByHand", "The record has been copied, with the bids.")
how_told = Said("ByHand", "Click a card: it goes to the row that is lit. Or drag it to any row.")
"""The explanation of the cards."""
keys_told = Said("ByHand", "Arrows go from card to card, Delete takes one back.")
numbers_told = Said("ByHand", "1 gives it to you, 2 to the next, 0 to the talon.")
"""The keys of the cards, for a screen reader."""
whole_told = Said("ByHand", "The deal is whole.")
pack_name = Said("ByHand", "Cards still to be laid")
"""The name of the pack from which cards are taken."""
talon_name = Said("ByHand", "Talon")
table_name = Said("ByHand", "The cards")
"""The name of all cards for a screen reader."""


def typed_note(deck: Deck) -> str:
    """Return the explanation of the field, with the letters of the suits."""
    pair = translate("ByHand", "{letter} {suit}")
    suits = listed(pair.format(letter=suit.value, suit=suit_name(suit, deck)) for suit in Suit)
    template = translate("ByHand", "Your hand, others after a slash: {suits}. Or a code, or a record.")
    return template.format(suits=suits)


def place_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the rows by their numbers: the talon, the person, and the others."""
    return (talon_name(), translate("Codes", "You"), *shown_names(names)[1:])


def numbered(number: int, name: str) -> str:
    """Return the *name* of a row after its key."""
    return translate("ByHand", "{number}  {name}").format(number=number, name=name)


def count_told(place: int, held: int, wanted: int) -> str:
    """Return how many of its cards a row has; of the talon also in which order they lie."""
    if place == 0:
        return translate("ByHand", "{held} of {wanted}, top first").format(held=held, wanted=wanted)
    return translate("ByHand", "{held} of {wanted}").format(held=held, wanted=wanted)


def row_told(name: str, held: int, wanted: int) -> str:
    """Return how many of its cards the row *name* has, for a screen reader."""
    return translate("ByHand", "{name}: {held} of {wanted}").format(name=name, held=held, wanted=wanted)


def lies_told(card: Card, deck: Deck, row: str) -> str:
    """Return where a card lies now, and how full the *row* is, for a screen reader."""
    return translate("ByHand", "{card:The}: {row}").format(card=card_name(card, deck), row=row)


def described(rows: Sequence[str]) -> str:
    """Return the description of all cards for a screen reader: how full each row is, and the keys."""
    told = translate("ByHand", "{rows}.").format(rows=listed(rows))
    return sentences([told, keys_told(), numbers_told()])


def over_told(place: int, name: str, held: int, over: int) -> str:
    """Return that a row has too many cards, in the words for its *place*."""
    if place == 0:
        template = translate(
            "ByHand", "The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many."
        )
    elif place == 1:
        template = translate(
            "ByHand", "You have {held:one # card|other # cards}; {over:one # is|other # are} too many."
        )
    else:
        template = translate(
            "ByHand", "{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many."
        )
    return template.format(name=person(name), held=count(held), over=count(over))


def whose_bid(place: int, name: str) -> str:
    """Return the name of the choice of a bid: the seat that says it, by its row and its *name*."""
    if place == 1:
        return translate("ByHand", "You say…")
    return translate("ByHand", "{name} says…").format(name=name)


def bid_told(name: str, bid: str) -> str:
    """Return who said a bid."""
    return translate("ByHand", "{name}: {bid}").format(name=name, bid=bid)


def bids_told(bids: Sequence[str]) -> str:
    """Return all *bids* so far."""
    if not bids:
        return no_bids()
    return translate("ByHand", "Said so far: {bids}.").format(bids=listed(bids))


def copied_told(code: str) -> str:
    """Return that the *code* of the deal is on the clipboard."""
    return translate("ByHand", "The code has been copied: {code}").format(code=code)


def missing_told(cards: int) -> str:
    """Return how many *cards* have still to be laid."""
    template = translate("ByHand", "{cards:one # card is|other # cards are} still to be laid.")
    return template.format(cards=count(cards))


def flaws_told(flaws: Sequence[tuple[Flaw, str | Card]], deck: Deck) -> str:
    """Return what is wrong with a text, card by card."""
    told = list(dict.fromkeys(_flaw_told(flaw, found, deck) for flaw, found in flaws))
    return sentences(told[:MOST_FLAWS])


def _flaw_told(flaw: Flaw, found: str | Card, deck: Deck) -> str:
    if isinstance(found, Card):
        return flaw.value().format(card=card_name(found, deck))
    return flaw.value().format(found=outside.title(found))


def looking_told(tried: int) -> str:
    """Return how many deals have been tried in the search."""
    return translate("ByHand", "Looking: {tried:one # deal|other # deals} so far.").format(tried=count(tried))


def found_told(tried: int, fitting: int) -> str:
    """Return how rare such a deal is."""
    every = round(tried / fitting)
    if every <= 1:
        return translate("ByHand", "Found: most deals are such.")
    return translate("ByHand", "Found: about one deal in {every} is such.").format(every=count(every))


def none_told(tried: int) -> str:
    """Return that no such deal was found."""
    template = translate("ByHand", "None of {tried:one # deal|other # deals} was such.")
    return template.format(tried=count(tried))
