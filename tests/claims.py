"""Claims of the last tricks in deals of textbook players, and every way in which the others may play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ombre_desktop.engine import (
    ChoiceRequest,
    DealState,
    PlayCard,
    PlayRequest,
    Say,
    Seat,
    Stakes,
    Word,
    apply,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.claim import Claim
from ombre_desktop.players.expert.determinisation import Determinisation
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.player import player
from ombre_desktop.players.proof import claim_of


def positions(game: str, deals: int) -> Iterator[DealState]:
    """Yield every position of some deals in which a card is to be played."""
    rules = ruleset(game)
    for number in range(deals):
        rng = Random(f"{game} {number}")
        stakes = Stakes(Chips(5), (0,) * rules.seats if rules.target else ())
        state = start(rules, Seat(0), rules.dealt(shuffled(rules.pack, rng), Seat(0)), stakes).state
        while (asked := request(state)) is not None:
            if isinstance(asked, PlayRequest):
                yield state
            action = player("textbook").decide(view(state, asked.seat), asked, rng)
            state = apply(state, action).state


def winners(state: DealState, seat: Seat, claim: Claim) -> Iterator[Seat]:
    """Yield the winner of every coming trick, in every line in which *seat* plays as its *claim* says."""
    asked = request(state)
    if asked is None:
        return
    if isinstance(asked, ChoiceRequest):
        words = [Say(word) for word in asked.words if word is not Word.CLAIM]
        for said in words:
            yield from winners(apply(state, said).state, seat, claim)
        return
    assert isinstance(asked, PlayRequest)
    if asked.seat == seat and claim.wins:
        plays = [next(card for card in claim.cards if card in state.hands[seat])]
    else:
        plays = list(asked.cards)
    for card in plays:
        after = apply(state, PlayCard(card)).state
        if len(after.play.tricks) > len(state.play.tricks):
            yield after.play.winners[-1]
        yield from winners(after, seat, claim)


def late_claims(game: str, deals: int) -> Iterator[tuple[DealState, Seat, Claim]]:
    """Yield the claims of the last three tricks in some deals."""
    for state in positions(game, deals):
        asked = request(state)
        assert asked is not None
        seat = asked.seat
        if len(state.hands[seat]) <= 3 and (claim := claim_of(view(state, seat))) is not None:
            yield state, seat, claim


def is_true(state: DealState, seat: Seat, claim: Claim, worlds: int) -> bool:
    """Return True if every lawful play gives the tricks of the *claim*, in *worlds* drawn at random."""
    known = view(state, seat).position
    fill = Determinisation.of(known)
    for world in Hidden.from_view(known).worlds(worlds, Random("worlds")):
        taken = set(winners(fill.deal(world), seat, claim))
        if (taken != {seat}) if claim.wins else (seat in taken):
            return False
    return True
