"""The card that the Ombre gives for a king that they have demanded (rule 26.2)."""

from __future__ import annotations

from ombre_desktop.engine import Card, CardRequest, SeatView


def given_card(view: SeatView, request: CardRequest) -> Card:
    """
    Choose the card to give: the lowest plain one of the shortest suit, so that a trump can be played there.

    The suit of the king stays whole, since the king protects it. A trump goes only if nothing else can.
    """
    ranking, king = view.position.ranking, view.position.shown[-1]
    sizes = {
        suit: sum(ranking.suit_of(card) is suit for card in view.hand)
        for suit in view.position.ruleset.pack.suits
    }

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        with_king = ranking.suit_of(card) is ranking.suit_of(king)
        return ranking.is_trump(card), with_king, sizes[card.suit], ranking.strength(card)

    return min(request.cards, key=cost)
