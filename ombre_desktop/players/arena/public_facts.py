"""Public facts: counts of what everybody at a table could see a seat do in a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    ChoiceRequest,
    DealState,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Question,
    Rank,
    Request,
    Say,
    Seat,
    Word,
    request,
    steps_of,
)
from ombre_desktop.engine.stages import Move
from ombre_desktop.players.bidding import contract_of
from ombre_desktop.players.quirks.amateur import way_of
from ombre_desktop.players.style import Way

FEATURES: tuple[tuple[str, str], ...] = (
    ("bids", "calls"),
    ("bids turned", "bids"),
    ("bids dealt", "bids"),
    ("bids again", "calls again"),
    ("games", "deals"),
    ("games turned", "games"),
    ("games dealt", "games"),
    ("surrenders", "games"),
    ("refusals", "answers"),
    ("voles", "claims or voles"),
    ("drawn as Ombre", "exchanges as Ombre"),
    ("drawn as defender", "exchanges as defender"),
    ("drawn before another", "exchanges before another"),
    ("trumps led as Ombre", "leads as Ombre"),
    ("trumps led as defender", "leads as defender"),
    ("kings led", "plain leads"),
    ("tricks before spadille", "spadille"),
    ("suits led again", "leads again"),
)
"""The features of a player, each a count in proportion to another one."""


def facts_of(deal: DealState) -> dict[Seat, Counter[str]]:
    """Return the counts of every seat in a settled *deal*."""
    counts = {Seat(seat): Counter({"deals": 1}) for seat in range(deal.seats)}
    called: set[Seat] = set()
    if deal.ombre is not None:
        counts[deal.ombre].update(_game(deal))
    for step, move in zip(steps_of(deal), deal.history, strict=False):
        asked = request(step.state)
        if asked is not None:
            counts[move.seat].update(_seen(step.state, asked, move, again=move.seat in called))
        if isinstance(asked, CallRequest) and isinstance(move.action, Bid):
            called.add(move.seat)
    return counts


def _game(deal: DealState) -> Iterator[str]:
    """Yield the counts of the Ombre's game, by the way in which it was got."""
    way = None if deal.contract is None else way_of(deal.contract)
    yield "games"
    yield from [f"games {way.value}"] if way in (Way.TURNED, Way.DEALT) else []


def _seen(state: DealState, asked: Request, move: Move, *, again: bool) -> Iterator[str]:
    """Yield the counts that go up by this *move*; *again* says that the seat has bid before."""
    action, is_ombre = move.action, move.seat == state.ombre
    match asked, action:
        case CallRequest(), Bid() | Say():
            yield from _called(state, action, again=again)
        case ExchangeRequest(), Discard():
            side = "as Ombre" if is_ombre else "as defender"
            early = not is_ombre and len(state.exchange.waiting) > 1
            for when in (side, *(["before another"] if early else [])):
                yield f"exchanges {when}"
                yield from [f"drawn {when}"] * len(action.cards)
        case ChoiceRequest(question=Question.CLAIM_OR_VOLE), Say(word=word):
            yield from ("claims or voles", *(["voles"] if word is Word.VOLE else []))
        case ChoiceRequest(question=Question.CONSENT), Say(word=word):
            yield from ("answers", *(["refusals"] if word is Word.REFUSE else []))
        case (PlayRequest(), Say(word=Word.SURRENDER)) | (_, Say(word=Word.THROW_IN)):
            yield "surrenders"
        case PlayRequest(), PlayCard():
            yield from _played(state, action, side="Ombre" if is_ombre else "defender")


def _called(state: DealState, action: Bid | Say, *, again: bool) -> Iterator[str]:
    name = "calls again" if again else "calls"
    yield name
    if isinstance(action, Bid):
        yield "bids again" if again else "bids"
        way = way_of(contract_of(state.ruleset, action.contract))
        yield from [f"bids {way.value}"] if way in (Way.TURNED, Way.DEALT) and not again else []


def _played(state: DealState, action: PlayCard, *, side: str) -> Iterator[str]:
    card, ranking, play = action.card, state.ranking, state.play
    if ranking.matadors and card is ranking.matadors[0]:
        yield "spadille"
        yield from ["tricks before spadille"] * len(play.tricks)
    if play.lying.cards:
        return
    before = next((trick.led for trick in reversed(play.tricks) if trick.leader == play.lying.leader), None)
    if before is not None:
        yield from ("leads again", *(["suits led again"] if ranking.are_of_a_suit(before, card) else []))
    yield f"leads as {side}"
    if ranking.is_trump(card):
        yield f"trumps led as {side}"
    else:
        yield from ("plain leads", *(["kings led"] if card.rank is Rank.KING else []))
