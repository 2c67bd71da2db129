"""The words of motives: a sentence for each reason behind a choice."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card, Suit
from ombre_desktop.players.advice import Fact, Motive
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.motives_of_cards import OF_CARDS
from ombre_desktop.ui.texts.motives_of_hands import OF_HANDS
from ombre_desktop.ui.texts.phrases import Said

REASONS: dict[str, Said] = {
    **OF_CARDS,
    **OF_HANDS,
    "only_one": Said("Hints", "There is only one thing that you may do."),
    "no_matador": Said("Hints", "You have no matador: let the other defender draw before you."),
    "the_rest_is_sure": Said("Hints", "Every card you have left wins: go for all the tricks."),
    "codille_in_sight": Said(
        "Hints", "With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on."
    ),
}
"""The sentence for each motive of the players, by its key."""


def reason_told(motives: Sequence[Motive], deck: Deck) -> str:
    """Return why a choice is right, a sentence for each of *motives*; empty if no reason is known."""
    return sentences(
        [
            REASONS[motive.key]().format(**{name: _fact(name, value, deck) for name, value in motive.facts})
            for motive in motives
            if motive.key in REASONS
        ]
    )


def _fact(name: str, value: Fact, deck: Deck) -> object:
    """Return a fact as a sentence needs it: the *value* of a suit, a card or a bid as its name."""
    match name, value:
        case "suit", str():
            return suit_name(Suit.parse(value), deck)
        case "card", str():
            return card_label(Card.parse(value), deck)
        case (("contract" | "other"), str()):
            return contract_noun(value, deck)
        case "remaining", str():
            return all_of([contract_noun(each, deck) for each in value.split()])
    return value
