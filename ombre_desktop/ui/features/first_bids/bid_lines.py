"""The lines of the card of bids, from the contracts and prices of the game."""

from __future__ import annotations

from ombre_desktop.engine import Bid, Reason, Refusal, SeatView, Suit, refusal, undealt, view
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.trump_suits import fixed_trump
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.terms_of_games import terms_in
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.panels.bid_price import BidPrice
from ombre_desktop.ui.panels.prices import prices
from ombre_desktop.ui.texts.calls import bid_meaning, can_be_bid, game_name_of
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.first_bids import higher_bids, need_told, price_told
from ombre_desktop.ui.texts.panels import labelled, price_lines
from ombre_desktop.ui.texts.partners import stone_price_lines
from ombre_desktop.ui.texts.tariffs import tariff_lines
from ombre_desktop.ui.texts.words import spoken_explanation
from ombre_desktop.value import Value

MOST = 3
"""The largest number of lines on a card."""
_NOT_BID = frozenset({Reason.NO_SUCH_BID, Reason.NOT_THE_LAST})


class BidLine(Value):
    """A bid with its meaning, and below it what it wins and costs; nothing stands below the last of many."""

    bid: str
    price: str = ""


def need_of(sitting: Sitting) -> str:
    """Return what wins a game of *sitting*."""
    game = sitting.ruleset
    return need_told(game.hand_size // 2 + 1 if game.together else None)


def bid_lines(sitting: Sitting, deck: Deck) -> tuple[BidLine, ...]:
    """
    Return the bids of the first deal of *sitting*, the cheapest first, in three lines at most.

    Of more bids, the last line has the names only. Where nobody bids, the line tells what one becomes.
    """
    game, session = sitting.ruleset, sitting.session.with_antes()
    seen = view(undealt(game, session.dealer, session.stakes), PERSON)
    found = _offered(seen)
    worth = prices(seen)
    shown = found if len(found) <= MOST else found[: MOST - 1]
    lines = [_line(row, game.name, deck, worth.get(row.name), stones=game.in_stones) for row in shown]
    if not found:
        known = terms_in(game.name).bids
        terms = [known[row.name] for row in game.contracts if row.name in known]
        return tuple(BidLine(spoken_explanation(meaning_of(term, deck))) for term in terms)
    if len(found) > len(shown):
        names = [game_name_of(row.name) for row in found[len(shown) :]]
        lines.append(BidLine(higher_bids(list(dict.fromkeys(names)))))
    return tuple(lines)


def _offered(seen: SeatView) -> list[Contract]:
    """Return the contracts that can be bid, the cheapest first, and only once if their names are the same."""
    rows = [
        row
        for row in seen.position.ruleset.contracts
        if can_be_bid(row.name) and not _is_never_bid(refusal(seen, Bid(row.name)))
    ]
    named = {game_name_of(row.name): row for row in sorted(rows, key=lambda row: -row.level)}
    return sorted(named.values(), key=lambda row: row.level)


def _is_never_bid(refused: Refusal | None) -> bool:
    return refused is not None and refused.reason in _NOT_BID


def _line(row: Contract, game: str, deck: Deck, worth: BidPrice | None, *, stones: bool) -> BidLine:
    trump = fixed_trump(row) if not stones else None
    meant = bid_meaning(row.name, game, deck, trump=trump or Suit.SPADES)
    told = labelled(game_name_of(row.name), meant)
    return BidLine(told, price_told(*_price(row.name, worth, stones=stones)) if worth is not None else "")


def _price(bid: str, worth: BidPrice, *, stones: bool) -> tuple[str, str]:
    """Return what *bid* wins and costs, as its parchment says it."""
    none = wants_no_trick(bid)
    if stones:
        return stone_price_lines(worth.pool, worth.from_each, worth.lose)
    if worth.tariff is not None:
        return tariff_lines(worth.tariff, no_trick=none)
    return price_lines(worth.pool, worth.from_each, worth.lose, no_trick=none, payers=worth.payers)
