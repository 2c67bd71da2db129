"""Equal cards: cards of one hand between which no card of another hand ranks."""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN, Card, Cards, SeatView


def equals_of(view: SeatView, card: Card) -> Cards:
    """
    Return the cards in the hand of *view* that are worth as much as *card*, high to low, with *card* itself.

    Cards that have been played to complete tricks no longer separate others. Matadors are equal to matadors
    only, because a lead cannot always force them out (rule 1.9).
    """
    state = view.position
    ranking, suit = state.ranking, state.ranking.suit_of(card)
    family = ranking.trumps if suit is ranking.trump else ranking.plain[card.suit]
    gone = {each for trick in state.play.tricks for each in trick.cards if each is not HIDDEN}
    run: list[Card] = []
    for each in family:
        if each in gone and each is not card:
            continue
        breaks = run and (run[-1] in ranking.matadors) is not (each in ranking.matadors)
        if each not in view.hand or breaks:
            if card in run:
                return tuple(run)
            run = []
        if each in view.hand:
            run.append(each)
    return tuple(run)
