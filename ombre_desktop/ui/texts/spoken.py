"""The words for a screen reader where the screen shows none."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Seat
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.listing import all_of, one_of
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.places import Place, place_of

_PLACES: dict[Place, Said] = {
    Place.RIGHT: Said("Spoken", "on the right"),
    Place.OPPOSITE_RIGHT: Said("Spoken", "opposite on the right"),
    Place.OPPOSITE: Said("Spoken", "opposite"),
    Place.OPPOSITE_LEFT: Said("Spoken", "opposite on the left"),
    Place.LEFT: Said("Spoken", "on the left"),
}

_IN_FRONT = Said("Spoken", "{name:Name}.")
_IN_FRONT_WITH_ROLE = Said("Spoken", "{name:Name} ({role}).")
_SEATED = Said("Spoken", "{name:Name}, {place}.")
_SEATED_WITH_ROLE = Said("Spoken", "{name:Name}, {place} ({role}).")
_HAND = (
    Said("Spoken", "Your hand, {number:0 no cards|one # card|other # cards}"),
    Said("Spoken", "The hand in front, {number:0 no cards|one # card|other # cards}"),
)


table_name = Said("Spoken", "The table")
"""The name of everything that lies on the table."""
standing_title = Said("Spoken", "How it stands")
"""The name of the part of the table that tells the contract and the state of play."""
players_title = Said("Spoken", "Players")
"""The name of the part of the table with the seats."""
centre_title = Said("Spoken", "Pool and talon")
"""The name of the middle of the table, where both lie there."""
middle_title = Said("Spoken", "The middle of the table")
"""The same in games that have only one of them, or neither."""
dealer_words = Said("Spoken", "Dealer.")
"""The line under a player's name that they deal."""
wins_words = Said("Spoken", "It wins so far.")
"""The sentence that a card wins the trick so far."""


def hand_name(number: int, *, looks_on: bool) -> str:
    """Return the name of the front seat's hand; somebody else's if the person only *looks on*."""
    return _HAND[looks_on]().format(number=number)


def card_told(card: str, state: str) -> str:
    """Return the name of a *card* in the hand, with its *state* or what forbids it, if anything."""
    if not state:
        return translate("Spoken", "{card:Name}").format(card=card)
    return translate("Spoken", "{card:Name}: {state}").format(card=card, state=state)


def moved_sentence(card: str, place: int, number: int) -> str:
    """Return the sentence that tells where a *card* moved by a key is in a hand of that *number*."""
    told = translate("Spoken", "{card}: place {at} of {number}.")
    return told.format(card=card, at=place, number=number)


def trick_title(number: int) -> str:
    """Return the name of the trick with that *number* of cards."""
    return translate("Spoken", "The trick, {number:0 no cards|one # card|other # cards}").format(
        number=number
    )


def drawn_title(number: int) -> str:
    """Return the name of that *number* of cards drawn for the first deal."""
    return translate("Spoken", "Cards drawn for the deal, {number}").format(number=number)


def seat_words(name: str, seat: Seat, seats: int, role: str) -> str:
    """Return the player at *seat* of *seats*, with their place and, once they have one, their role."""
    if seat == 0:
        template = _IN_FRONT_WITH_ROLE if role else _IN_FRONT
        return template().format(name=name, role=role)
    template, place = (
        _SEATED_WITH_ROLE if role else _SEATED,
        _PLACES[place_of(seat, seats)](),
    )
    return template().format(name=name, role=role, place=place)


def turn_words(*, own: bool) -> str:
    """Return the line under a player's name that it is their turn."""
    return translate("Spoken", "It is your turn.") if own else translate("Spoken", "It is their turn.")


def antes_words(chips: int) -> str:
    """Return the sentence that every player has paid the same ante."""
    return translate("Spoken", "Everybody pays the pool {chips} as ante.").format(chips=chips)


def said_words(words: str) -> str:
    """Return the line under a player's name with what they said last."""
    return translate("Spoken", "Said: “{words}”.").format(words=words)


def chips_words(chips: int) -> str:
    """Return the chips at a seat."""
    return translate("Spoken", "{chips:one # chip|other # chips}.").format(chips=chips)


def points_words(points: int) -> str:
    """Return the points of a seat."""
    return translate("Spoken", "{points:one # point|other # points}.").format(points=points)


def tricks_words(number: int) -> str:
    """Return the tricks that a seat has won."""
    return translate("Spoken", "{number:0 No tricks|one # trick|other # tricks}.").format(number=number)


def held_words(number: int) -> str:
    """Return the number of cards that somebody holds face down."""
    return translate("Spoken", "{number:one # card|other # cards} in hand.").format(number=number)


def thrown_words(number: int) -> str:
    """Return the number of cards that somebody has thrown away."""
    return translate("Spoken", "{number:one # card|other # cards} thrown away.").format(number=number)


def open_words(cards: Sequence[str]) -> str:
    """Return the cards that lie open at a seat."""
    return translate("Spoken", "Open on the table: {cards:the}.").format(cards=all_of(cards))


def trick_words(name: str, card: str, *, gano: bool) -> str:
    """Return who played *card* to the trick."""
    template = translate("Spoken", "{name:Name}: {card}.")
    if gano:
        template = translate("Spoken", "{name:Name}: {card}, with gano.")
    return template.format(name=name, card=card)


def pool_words(chips: int) -> str:
    """Return the chips in the pool."""
    return translate("Spoken", "Pool: {chips:0 no chips|one # chip|other # chips}.").format(chips=chips)


def talon_words(number: int) -> str:
    """Return the number of cards that lie face down in the talon."""
    return translate("Spoken", "Talon: {number:0 no cards|one # card|other # cards}.").format(number=number)


def turned_words(card: str, before: Sequence[str]) -> str:
    """Return the card turned up, and those *before* it that lie under it."""
    if not before:
        return translate("Spoken", "Turned up: {card:the}.").format(card=card)
    told = translate("Spoken", "Turned up: {card:the}, after {cards:the}.")
    return told.format(card=card, cards=all_of(before))


def zanga_words(number: int) -> str:
    """Return the number of cards that are left over in a game in which nobody draws."""
    return translate("Spoken", "Left over: {number:one # card|other # cards}.").format(number=number)


def open_talon_words(cards: Sequence[str]) -> str:
    """Return the cards of a talon that lies open."""
    return translate("Spoken", "The talon lies open: {cards:the}.").format(cards=all_of(cards))


def go_on_words() -> str:
    """Return how to go on from a trick that stays on the table."""
    return translate("Spoken", "The trick stays. Press {keys} to go on.").format(keys=one_of(Key.HURRY.names))


def on_turn(name: str, *, own: bool) -> str:
    """Return whose turn it is."""
    if own:
        return translate("Spoken", "It is your turn.")
    return translate("Spoken", "It is the turn of {name}.").format(name=name)


def headline(title: str) -> str:
    """Return a title as a sentence."""
    return translate("Spoken", "{title}.").format(title=title)
