"""Words for claims: the rest is certain, with its proof."""

from __future__ import annotations

from ombre_desktop.players.claim import Claim
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label, card_labels
from ombre_desktop.ui.texts.deeds import Deed, deed_button
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.listing import all_of, one_of
from ombre_desktop.ui.texts.phrases import Said, translate

NAMED = 3
"""The greatest number of winning cards that are named one by one."""


turn_told = Said("Claims", "The expert decides for you.")
"""The announcement that the expert decides for the person."""
deal_told = Said("Claims", "The expert plays this deal for you.")
"""The announcement that the expert plays the rest of the deal."""
deal_note = Said("Claims", "It counts as practice.")
"""The consequence for the statistics when the expert plays the deal."""
long_told = Said("Claims", "This player is taking a long time.")
"""The notice that a computer player has been thinking for long."""


def claim_button(*, wins: bool) -> ButtonText:
    """Return the button that claims all remaining tricks, or leaves them to the others."""
    return deed_button(Deed.CLAIM_ALL if wins else Deed.CLAIM_NONE)


def claim_line(claim: Claim, deck: Deck) -> str:
    """Return the sentence that tells why the rest is certain."""
    if not claim.wins:
        return translate("Claims", "None of your cards can win a trick: the others take the rest.")
    if len(claim.cards) > NAMED:
        first = card_label(claim.cards[0], deck)
        return translate(
            "Claims", "The rest is yours: every card wins, if you begin with {card:the}."
        ).format(card=first)
    cards = all_of(card_labels(claim.cards, deck))
    return translate("Claims", "The rest is yours: {cards:the} win, in this order.").format(cards=cards)


def long_note() -> str:
    """Return the way to go on without waiting for that player."""
    told = translate("Claims", "Press {keys}, or click on the table, and a simpler player decides instead.")
    return told.format(keys=one_of(Key.HURRY.names))
