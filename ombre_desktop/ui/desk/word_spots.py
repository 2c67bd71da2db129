"""The places on the table that show words of the game, and those words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from ombre_desktop.engine import Bid, Card, Cost, PlayCard, Rank, Ranking, Say, Seat, Suit
from ombre_desktop.ui.desk.terms_of_games import GameTerms, favour_term, terms_in
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.table.arrangement import Arrangement, matador_place, talon_home
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.value import Value

_BY_BID = {Cost.GAME, Cost.SANS_PRENDRE}
"""The costs that are named after the bid."""
_MATADORS = (Term.SPADILLE, Term.MANILLE, Term.BASTO)


PARTNER = Seat(2)
"""The seat opposite the person."""
FEO, FOURTH = Card.parse("CK"), 3
"""The fourth highest trump of Málaga, below basto, and its place (25.1)."""


class Spot(Value):
    """
    A place in the window, the words that it shows, and whether it shows the ladder of trumps.

    *bids* are bids of the game whose notes explain them. It *is_own* if it is a card in the person's hand,
    and *is_read* if it shows no thing, but only words on paper.
    """

    place: QRectF
    terms: tuple[Term, ...]
    bids: tuple[str, ...] = ()
    is_ladder: bool = False
    is_own: bool = False
    is_read: bool = False


def spots_of(
    now: Situation, layout: TableLayout, arrangement: Arrangement, sheet: QRectF | None
) -> tuple[Spot, ...]:
    """
    Return the spots of the table as *now* shows it; of two at the same point, the first is on top.

    *sheet* is the place of the settlement, if one lies there.
    """
    picture, sitting = now.picture, now.sitting
    if picture is None or sitting is None or picture.drawn:
        return ()
    ranking, game = sitting.ruleset.ranking_in(picture.contract, picture.trump), sitting.ruleset.name
    found = (
        *_sheet(picture, sheet, game),
        *_cards(arrangement, ranking),
        *_corners(picture, layout, game, ranking if now.wants_ladder else None),
        *_centre(picture, layout),
        *(spot for seat in range(picture.seats) for spot in _seat(picture, layout, Seat(seat), game)),
    )
    return tuple(spot for spot in found if spot.terms or spot.bids or spot.is_ladder)


def _sheet(picture: TablePicture, sheet: QRectF | None, game: str) -> Iterator[Spot]:
    """Yield the heading of the settlement, which says how the deal ended, and the rows of the bill."""
    settled = picture.settlement
    if settled is None or sheet is None:
        return
    known, place, heading = terms_in(game), QRectF(sheet), QRectF(sheet)
    heading.setHeight(0.4 * place.height())
    results = [verdict.result for verdict in settled.outcome.verdicts]
    ways = dict.fromkeys(known.results[one] for one in results if one in known.results)
    yield Spot(heading, (*ways,), is_read=True)
    costs = [cost for payment in settled.payments for cost, _ in payment.parts]
    costs += [score.cost for score in settled.scores]
    told = dict.fromkeys(known.costs[one] for one in costs if one in known.costs)
    place.setTop(heading.bottom())
    played = _bid(picture.contract if _BY_BID & {*costs} else None, known)
    yield Spot(place, (*dict.fromkeys((*played[0], *told)),), played[1], is_read=True)


def _bid(bid: str | None, known: GameTerms) -> tuple[tuple[Term, ...], tuple[str, ...]]:
    """Return the term of *bid*, or else the bid, whose note explains it."""
    if bid is None:
        return (), ()
    term = known.bids.get(bid)
    return ((term,), ()) if term is not None else ((), (bid,))


def _cards(arrangement: Arrangement, ranking: Ranking) -> Iterator[Spot]:
    """Yield the cards in the person's hand, with the titles of matadors and punto."""
    for sprite in reversed(arrangement.hand):
        strip = sprite.place.transform.mapRect(sprite.place.strip)
        yield Spot(strip, terms_of(sprite.card, ranking), is_own=True)


def terms_of(card: Card, ranking: Ranking) -> tuple[Term, ...]:
    """Return the titles of *card*; most cards have none."""
    place = matador_place(card, ranking)
    if place:
        return (_MATADORS[place - 1],)
    if len(ranking.trumps) > FOURTH and ranking.trumps[FOURTH] == FEO and ranking.trump is not FEO.suit:
        return (Term.FEO,) if card == FEO else ()
    is_punto = card.rank is Rank.ACE and card.suit is ranking.trump and not card.suit.is_black
    return (Term.PUNTO,) if is_punto and ranking.matadors else ()


def _corners(
    picture: TablePicture, layout: TableLayout, game: str, ranking: Ranking | None
) -> Iterator[Spot]:
    """Yield the panels in the corners of the room; the ladder of trumps is that of *ranking*."""
    terms, bids = _bid(picture.contract or (picture.bid[0] if picture.bid else None), terms_in(game))
    favour = favour_term(game)
    if favour is not None and picture.ombre is None:
        terms = (*terms, favour)
    yield Spot(layout.room.contract, terms, bids)
    if ranking is not None and picture.trump is not None and not picture.laid:
        matadors = (Term.MATADORS,) if ranking.matadors else ()
        yield Spot(layout.room.ladder.rect, matadors, is_ladder=True)


def _centre(picture: TablePicture, layout: TableLayout) -> Iterator[Spot]:
    """Yield the pool, the talon and the trump plate."""
    if layout.has_pool:
        pool = layout.centre.pool
        place = _round(pool.centre, pool.radius).united(pool.figure(layout.text))
        yield Spot(place, (Term.STONES if picture.counts_stones else Term.POOL,))
    if picture.settlement is not None:
        return
    if picture.talon:
        left = Term.ZANGA if picture.counts_stones else Term.TALON
        yield Spot(talon_home(picture, layout).bounds, (left,))
    if picture.trump is not None:
        yield Spot(layout.centre.trump_plate, (Term.TRUMP,))


def _seat(picture: TablePicture, layout: TableLayout, seat: Seat, game: str) -> Iterator[Spot]:
    """Yield the portrait of *seat*, with the word it has said and its role."""
    place = layout.seats[seat]
    said, bids = _said(picture, seat, terms_in(game))
    terms = dict.fromkeys([*said, *_role(picture, seat)])
    reach = place.medallion_radius
    portrait = _round(place.medallion, reach).adjusted(0, -0.7 * reach, 0, 0.9 * reach)
    yield Spot(portrait, tuple(terms), bids)


def _said(picture: TablePicture, seat: Seat, known: GameTerms) -> tuple[tuple[Term, ...], tuple[str, ...]]:
    match picture.said[seat]:
        case Bid(contract=name):
            terms, bids = _bid(name, known)
            return ((Term.SEND_ALONE, *terms) if _sends_alone(picture, name) else terms), bids
        case Say(word=word) if word in known.words:
            return (known.words[word],), ()
        case PlayCard(gano=True):
            return (Term.GANO,), ()
    return (), ()


def _sends_alone(picture: TablePicture, bid: str) -> bool:
    """Tell whether *bid* sends an opponent alone, who has said what they play."""
    others = (said.contract for said in picture.said if isinstance(said, Bid))
    return picture.counts_stones and bid == "solo" and any(name in WITH_TRUMP for name in others)


def _role(picture: TablePicture, seat: Seat) -> Iterator[Term]:
    if picture.counts_stones and picture.dealer is not None:
        if seat == PARTNER:
            yield Term.PARTNER
        if picture.ombre is not None:
            # The plate says who plays with whom, in plain words.
            return
    if seat in picture.resting:
        yield Term.SITTER
    elif seat == picture.ally:
        yield Term.ALLY
    elif picture.contract == "man":
        yield Term.MAN
    elif picture.dealer is None:
        return
    elif picture.ombre is not None:
        yield Term.OMBRE if seat == picture.ombre else Term.DEFENDER
    elif seat == picture.dealer:
        yield Term.DEALER
    elif seat == picture.turns[0]:
        yield Term.ELDEST


def plain_cards_gone(picture: TablePicture, ranking: Ranking) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    """Return the plain cards that have been played, by suit, the highest first."""
    played = {card for cards in picture.played for card in cards}
    gone = ((suit, tuple(card for card in cards if card in played)) for suit, cards in ranking.plain.items())
    return tuple((suit, cards) for suit, cards in gone if cards)


def _round(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
