"""
Deals of five at the table in which the side of the Ombre takes as many tricks as a test wants.

The cards that the test does not name are dealt by chance, and each side plays for or
against that number, until a deal is found that comes to it.
"""

from __future__ import annotations

from functools import cache
from random import Random

from dialect import Deal, dealt, hands_of

from ombre_desktop.engine import Card, DealState, PlayRequest, Ruleset, ruleset
from ombre_desktop.engine.cards import in_order

CALLED = "DK"
"""The card the Ombre calls by default."""
ALLY = 3
"""The seat that holds it then."""
USUAL = "1 HK HQ; 3 DK"
"""A hand that can take any number of tricks, as the others are dealt."""
TRIES = 2000


def sided(
    contract: str, tricks: int, *, pool: int = 15, house: str = "", hands: str = USUAL, called: str = CALLED
) -> Deal:
    """
    Make a finished deal: seat 1 is eldest and Ombre, hearts are trump, and the Ombre's side takes *tricks*.

    An Ombre who asks leave calls the card *called*.
    """
    dealing, played = _found(contract, tricks, hands, called)
    return _begun(contract, dealing, called, house=house, pool=pool).does(played)


def asked(hands: str, *, house: str = "", pool: int = 15, called: str = CALLED, full: bool = True) -> Deal:
    """
    Make a deal at the first lead: seat 1 is eldest and Ombre by asking leave, hearts are trump.

    The Ombre calls nobody if *called* is empty.
    """
    return _begun("ask", hands, called, house=house, pool=pool, full=full)


def solo(hands: str, *, house: str = "", pool: int = 15, full: bool = True) -> Deal:
    """Return the same, seat 1 playing a solo."""
    return _begun("solo", hands, "", house=house, pool=pool, full=full)


def _begun(contract: str, hands: str, called: str, *, full: bool = True, **dealing: object) -> Deal:
    deal = dealt("five_handed", hands, dealer=5, full=full, **dealing)  # type: ignore[arg-type]
    deal = deal.does(f"1 {contract}  2 pass  3 pass  4 pass  5 pass  1 H")
    return deal.does(f"1 call {called}") if contract == "ask" and called else deal


@cache
def _found(contract: str, tricks: int, hands: str, called: str) -> tuple[str, str]:
    """Return the cards of such a deal, and how they are played."""
    game = ruleset("five_handed")
    for seed in range(TRIES):
        dealing = _dealt_out(game, hands, Random(seed))
        deal = _begun(contract, dealing, called)
        played = []
        while isinstance(deal.asked, PlayRequest):
            card = _wanted(deal.state, deal.asked, tricks)
            played.append(f"{deal.turn} {card}")
            deal = deal.does(played[-1])
        if tricks == taken(deal.state):
            return dealing, "  ".join(played)
    raise AssertionError(f"no deal found in which {hands} comes to {tricks}")


def _dealt_out(game: Ruleset, hands: str, rng: Random) -> str:
    held = hands_of(hands, game.seats)
    rest = [card for card in game.pack.cards if not any(card in hand for hand in held)]
    rng.shuffle(rest)
    for at, hand in enumerate(held):
        missing = game.hand_size - len(hand)
        held[at], rest = in_order((*hand, *rest[:missing])), rest[missing:]
    return "; ".join(f"{at + 1} {' '.join(map(str, hand))}" for at, hand in enumerate(held))


def _wanted(state: DealState, asked: PlayRequest, tricks: int) -> Card:
    """Return the highest card of who wants the trick, the lowest of who does not."""
    ours = asked.seat in (state.ombre, state.ally)
    wants = ours is (taken(state) < tricks)
    ordered = sorted(asked.cards, key=lambda card: (state.ranking.strength(card), card.position))
    return ordered[-1 if wants else 0]


def taken(state: DealState) -> int:
    """Return the tricks of the Ombre and the ally so far."""
    assert state.playing is not None
    assert state.ombre is not None
    ally = 0 if state.ally is None else state.playing.won[state.ally]
    return state.playing.won[state.ombre] + ally
