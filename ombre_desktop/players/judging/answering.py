"""
The answers of the players' process to questions of the kind ``review``.

Each question is small, so that a review shows its progress, can be cancelled, and loses little if it is
stopped for the table or if the process dies:

* ``"view": "[Record …", "chosen": "H6"`` asks what that answer cost. The reply has a ``verdict``, judged from
  the view alone. The question may name an ``effort``: 0 for few worlds, 1 as usual, or 2 to 8 for other
  worlds each, whose verdicts can be added up (`merging`).
* ``"view": "[Record …", "advice": {…}`` asks why the choice of that advice, which was found before, is right.
  The reply has the same ``advice`` with its motives.
* ``"view": "[Record …", "throws": ["S4 H6", …], "round": 2`` asks what these throws bring in the worlds of
  that round. Without throws, those worth weighing are tried, by default near the usual one, or *near*
  another. The reply has the ``throws``, and as ``chips`` a row for each, a figure for each world; no rows if
  throws cannot be weighed in this game. As ``draws`` it has the chances that the draw brings a trump, and a
  matador, each null where there is none.
* ``"view": "[Record …", "poses": true`` asks whether a costly choice of the person makes a problem. The reply
  has its ``tags``, or null. The interpreted solver is only asked with ``"slowly": true``.
* ``"seeks": "renegado", "seed": "5f3a", "number": 7`` asks for a problem in a deal of computer players. The
  reply has the ``problem`` as a record, or null.
* ``"record": "[Record …", "costs": [[17, 2.5], …]`` asks for the results of a finished deal, split by the
  sure costs of its moves. The reply has ``seats``, whether it ``knows_hands``, that is, what they are worth
  in this game, and as ``open`` the record of perfect play with all cards open, or null.
* ``"record": "[Record …", "seat": 0, "players": ["human", "strong"]`` asks for the same deal with the expert
  in that seat, among these players. The reply has the ``record``.
* ``"record": "[Record …", "habits": ["", "steady@5f3a", …]`` asks which habits these players, one for each
  seat, showed in a finished deal. The reply has as ``shown`` a seat, a habit and a move for each case.
* ``"auctions": ["[Record …", …]`` asks what would be said in these deals if all bid by the textbook. The
  reply has as ``bids`` a list for each, up to the end of the auction and the naming of trumps.
* ``"record": "[Record …", "set": 27`` asks how a set deal ended that began after this number of moves. The
  reply has ``won``, and if it is false the move that ``let_go`` of the win, and the cards that ``keep`` it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ombre_desktop.engine import (
    DealState,
    Discard,
    ExchangeRequest,
    Seat,
    advance,
    request,
    start,
    view,
)
from ombre_desktop.engine.notation import format_record, parse_record, parse_view, record_of
from ombre_desktop.engine.notation.record import BIDDING, section_of
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice_text import advice_object, figure, of_kind, parse_advice
from ombre_desktop.players.judging.draws import draw_of
from ombre_desktop.players.judging.hand_worth import knows_hands
from ombre_desktop.players.judging.judge import MOST_EFFORT, judged_by, stages_of
from ombre_desktop.players.judging.open_play import perfectly_ended
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.split import split_by_costs
from ombre_desktop.players.judging.throws import brought, worth_weighing
from ombre_desktop.players.judging.verdict_text import split_object, verdict_object
from ombre_desktop.players.motives.explaining import explained
from ombre_desktop.players.noticing import habits_shown
from ombre_desktop.players.player import EXPERT, asked_of, is_player, lawful, player
from ombre_desktop.players.refuting import let_go
from ombre_desktop.players.seeds import seed_of, seed_text

TEXTBOOK = "textbook"
"""The player whose bids are quickly known."""
PLACES = 3
"""The decimal places of the chips that a throw brings in a world."""


def answer(asked: dict[str, Any]) -> dict[str, object]:
    """Return the reply to the question *asked*; raise an error if it is malformed."""
    form = next((each for word, each in _WITHOUT_RECORD.items() if word in asked), None)
    if form is not None:
        return form(asked)
    if "auctions" in asked:
        return {"bids": [_bids(parse_record(of_kind(one, str)).state) for one in asked["auctions"]]}
    deal = parse_record(asked["record"]).state
    if "set" in asked:
        return _set(deal, of_kind(asked["set"], int))
    if "habits" in asked:
        return _shown(deal, asked["habits"])
    if "costs" in asked:
        return _split(deal, asked["costs"])
    others = {Seat(seat): name for seat, name in enumerate(_names(asked["players"]))}
    return {"record": _text(played_again(deal, Seat(of_kind(asked["seat"], int)), others))}


def _verdict(asked: dict[str, Any]) -> dict[str, object]:
    seen = parse_view(asked["view"])
    request = asked_of(seen)
    chosen = parse_action(of_kind(asked["chosen"], str).split() or [""], request)
    effort = of_kind(asked.get("effort", 1), int)
    if not 0 <= effort <= MOST_EFFORT:
        raise ValueError("no such effort")
    found = judged_by(seen, request, chosen, stages_of(effort))
    return {"verdict": None if found is None else verdict_object(found)}


def _posed(asked: dict[str, Any]) -> dict[str, object]:
    from ombre_desktop.players.posing.answering import tags_for_own  # asked for seldom

    return {"tags": tags_for_own(parse_view(asked["view"]), slowly=asked.get("slowly") is True)}


def _thrown(asked: dict[str, Any]) -> dict[str, object]:
    seen = parse_view(asked["view"])
    request = asked_of(seen)
    if not isinstance(request, ExchangeRequest):
        raise TypeError("cards are thrown in an exchange")

    def throw(text: Any) -> Discard:
        words = of_kind(text, str).split() or [""]
        action = lawful(EXPERT, seen, request, parse_action(words, request))
        if not isinstance(action, Discard):
            raise TypeError("a throw is of cards")
        return action

    near = throw(asked["near"]) if "near" in asked else None
    throws = list(map(throw, asked["throws"])) or worth_weighing(seen, request, near)
    rows = brought(seen, throws, of_kind(asked["round"], int))
    return {
        "throws": [action_text(one) for one in throws],
        "chips": [[round(chips, PLACES) for chips in row] for row in rows],
        "draws": [[draw.trump, draw.matador] for draw in (draw_of(seen, one) for one in throws)],
    }


def _explained(asked: dict[str, Any]) -> dict[str, object]:
    seen = parse_view(asked["view"])
    request = asked_of(seen)
    return {"advice": advice_object(explained(seen, request, parse_advice(asked["advice"], request)))}


def _sought(asked: dict[str, Any]) -> dict[str, object]:
    from ombre_desktop.players.posing.answering import text_of_sought  # asked for seldom

    game, seed = of_kind(asked["seeks"], str), of_kind(asked["seed"], str)
    return {"problem": text_of_sought(game, seed, of_kind(asked["number"], int))}


_WITHOUT_RECORD = {
    "advice": _explained,
    "throws": _thrown,
    "poses": _posed,
    "seeks": _sought,
    "view": _verdict,
}
"""The forms of questions without a record, by the word that tells them, in this order."""


def _split(deal: DealState, costs: Any) -> dict[str, object]:
    sure = [(of_kind(move, int), figure(cost)) for move, cost in costs]
    ended = perfectly_ended(deal)
    return {
        "seats": [split_object(part) for part in split_by_costs(deal, Review.of(deal).before, sure)],
        "knows_hands": knows_hands(deal),
        "open": None if ended is None else _text(ended),
    }


def _shown(deal: DealState, players: Any) -> dict[str, object]:
    names = _names(players)
    if len(names) != deal.seats:
        raise ValueError("there is one player for each seat")
    return {"shown": [[int(one.seat), one.name, one.move] for one in habits_shown(deal, names)]}


def _bids(deal: DealState) -> list[str]:
    """Return what is said in the auction of *deal*, by players who are told what their seat sees."""
    state = start(deal.ruleset, deal.dealer, deal.layout, deal.stakes).state
    bidder, seed, said = player(TEXTBOOK), seed_text(deal), list[str]()
    while (asked := request(state)) is not None and section_of(asked) in BIDDING:
        rng = Random(seed_of(seed, 0, asked.seat, len(said)))
        action = lawful(TEXTBOOK, state, asked, bidder.decide(view(state, asked.seat), asked, rng))
        state = advance(state, action).state
        said.append(action_text(action))
    return said


def _set(deal: DealState, begun: int) -> dict[str, object]:
    lost = let_go(deal, begun)
    if lost is None:
        return {"won": True}
    return {"won": False, "let_go": lost.move, "keep": [card.text for card in lost.keep]}


def _names(players: Any) -> list[str]:
    return [of_kind(name, str) for name in players]


def _text(deal: DealState) -> str:
    return format_record(record_of(deal))


def played_again(deal: DealState, seat: Seat, others: Mapping[Seat, str]) -> DealState:
    """
    Return *deal* played again with the expert at *seat*; *others* names the players of the other seats.

    A seat whose player is unknown is played by the expert as well. All chance follows from the deal.
    """
    seed = seed_text(deal)
    state = start(deal.ruleset, deal.dealer, deal.layout, deal.stakes).state
    while (asked := request(state)) is not None:
        name = EXPERT if asked.seat == seat else others.get(asked.seat, EXPERT)
        one = player(name if is_player(name) else EXPERT)
        rng = Random(seed_of(seed, 0, asked.seat, len(state.history)))
        action = one.decide(view(state, asked.seat), asked, rng)
        state = advance(state, lawful(one.name, state, asked, action)).state
    return state
