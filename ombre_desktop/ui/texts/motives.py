"""The words of motives: a sentence for each reason behind a choice."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card, Suit
from ombre_desktop.players.advice import Fact, Motive
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.motives_of_hands import OF_HANDS
from ombre_desktop.ui.texts.phrases import Said

REASONS: dict[str, Said] = {
    **OF_HANDS,
    "only_one": Said("Hints", "There is only one thing that you may do."),
    "partner_is_winning": Said("Hints", "Your partner has this trick already: leave it to them."),
    "last_to_play": Said("Hints", "Nobody plays after you: any card that wins will do."),
    "smallest_that_wins": Said("Hints", "Win with the lowest card that is sure to take it."),
    "void_to_ruff": Said("Hints", "You have no {suit}, so you can trump."),
    "majority_is_sure": Said(
        "Hints",
        "Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.",
    ),
    "draw_trumps": Said(
        "Hints",
        "Nobody can beat your best trump: draw theirs. {left:one # is|other # are} still out.",
    ),
    "highest_of_suit": Said("Hints", "Nobody has a higher card than yours in {suit}: lead it."),
    "partner_can_ruff": Said("Hints", "Your partner has no {suit} and may trump: lead that suit."),
    "partner_led_it": Said("Hints", "Your partner led {suit}: lead that suit back to them."),
    "ombre_is_void": Said(
        "Hints", "Your opponent has no {suit}: leading it costs them a trump or the trick."
    ),
    "no_card_wins": Said("Hints", "You cannot win this trick: give your cheapest card."),
    "keep_guard": Said("Hints", "Keep the low card that guards {card:the}."),
    "no_matador": Said("Hints", "You have no matador: let the others draw before you."),
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
