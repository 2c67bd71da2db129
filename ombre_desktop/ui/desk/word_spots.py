"""The places on the table that show words of the game, and those words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from ombre_desktop.engine import Bid, Card, PlayCard, Rank, Ranking, Result, Say, Seat, Suit, Word
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.table.arrangement import Arrangement, matador_place, talon_home
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.value import Value

_BIDS: dict[str, Term] = {
    "entrada": Term.ENTRADA,
    "vuelta": Term.VUELTA,
    "solo": Term.SOLO,
    "sans_prendre": Term.SOLO,
    "vole": Term.VOLE,
    "ask": Term.ASK_LEAVE,
    "voltereta": Term.VOLTERETA,
    "gascarola": Term.GASCAROLA,
    "contrabola": Term.CONTRABOLA,
    "forced_spadille": Term.FORCED_SPADILLE,
    "entrada_favor": Term.ENTRADA,
    "oros": Term.ENTRADA,
    "vuelta_favor": Term.VUELTA,
    "volteo": Term.VUELTA,
    "volteo_oros": Term.VUELTA,
    "solo_favor": Term.SOLO,
    "solo_oros": Term.SOLO,
    "espada_obligada": Term.FORCED_SPADILLE,
}
_WORDS: dict[Word, Term] = {
    Word.YIELD: Term.YOU_FIRST,
    Word.SURRENDER: Term.SURRENDER,
    Word.TAKE_OVER: Term.TAKE_OVER,
    Word.VOLE: Term.VOLE,
}
_RESULTS: dict[Result, Term] = {
    Result.SACADA: Term.SACADA,
    Result.PUESTA: Term.PUESTA,
    Result.CODILLE: Term.CODILLE,
    Result.VOLE: Term.VOLE,
    Result.FAILED_VOLE: Term.VOLE,
    Result.SURRENDER: Term.SURRENDER,
    Result.CONTRABOLA_MADE: Term.CONTRABOLA,
    Result.CONTRABOLA_FAILED: Term.CONTRABOLA,
}
_BIDS_IN_STONES: dict[str, Term] = {**dict.fromkeys(WITH_TRUMP, Term.PLAY), "solo": Term.SOLO_OF_ONE}
_WORDS_IN_STONES: dict[Word, Term] = {Word.CLAIM: Term.HECHAS, Word.VOLE: Term.OCHO}
_RESULTS_IN_STONES: dict[Result, Term] = {
    Result.SACADA: Term.LLEVADA,
    Result.PUESTA: Term.PUESTA_OF_FOUR,
    Result.CODILLE: Term.CODILLO,
    Result.VOLE: Term.OCHO,
    Result.FAILED_VOLE: Term.OCHO,
}
"""The same in a game of fixed partners, who hold stones."""
_MATADORS = (Term.SPADILLE, Term.MANILLE, Term.BASTO)


PARTNER = Seat(2)
"""The seat opposite the person."""
FEO, FOURTH = Card.parse("CK"), 3
"""The fourth highest trump of Málaga, below basto, and its place (25.1)."""


class Spot(Value):
    """A place in the window, the words that it shows, and whether it shows the ladder of trumps."""

    place: QRectF
    terms: tuple[Term, ...]
    is_ladder: bool = False


def spots_of(now: Situation, layout: TableLayout, arrangement: Arrangement) -> tuple[Spot, ...]:
    """Return the spots of the table as *now* shows it; of two at the same point, the first is on top."""
    picture, sitting = now.picture, now.sitting
    if picture is None or sitting is None or picture.drawn:
        return ()
    ranking = sitting.ruleset.ranking_in(picture.contract, picture.trump)
    found = (
        *_sheet(picture, layout),
        *_cards(arrangement, ranking),
        *_corners(picture, layout, wants_ladder=now.wants_ladder),
        *_centre(picture, layout),
        *(spot for seat in range(picture.seats) for spot in _seat(picture, layout, Seat(seat))),
    )
    return tuple(spot for spot in found if spot.terms)


def _sheet(picture: TablePicture, layout: TableLayout) -> Iterator[Spot]:
    """Yield the heading of the settlement, which says how the deal ended."""
    if picture.settlement is not None and layout.has_pool:
        results = (verdict.result for verdict in picture.settlement.outcome.verdicts)
        known = _RESULTS_IN_STONES if picture.counts_stones else _RESULTS
        place = QRectF(layout.centre.sheet)
        place.setHeight(0.4 * place.height())
        place.setTop(layout.centre.long_sheet.top())
        yield Spot(place, tuple(dict.fromkeys(known[one] for one in results if one in known)))


def _cards(arrangement: Arrangement, ranking: Ranking) -> Iterator[Spot]:
    """Yield the cards in the person's hand, with the titles of matadors and punto."""
    for sprite in reversed(arrangement.hand):
        strip = sprite.place.transform.mapRect(sprite.place.strip)
        yield Spot(strip, terms_of(sprite.card, ranking))


def terms_of(card: Card, ranking: Ranking) -> tuple[Term, ...]:
    """Return the titles of *card*; most cards have none."""
    place = matador_place(card, ranking)
    if place:
        return (_MATADORS[place - 1],)
    if len(ranking.trumps) > FOURTH and ranking.trumps[FOURTH] == FEO and ranking.trump is not FEO.suit:
        return (Term.FEO,) if card == FEO else ()
    is_punto = card.rank is Rank.ACE and card.suit is ranking.trump and not card.suit.is_black
    return (Term.PUNTO,) if is_punto and ranking.matadors else ()


def _corners(picture: TablePicture, layout: TableLayout, *, wants_ladder: bool) -> Iterator[Spot]:
    """Yield the panels in the corners of the room."""
    known = _BIDS_IN_STONES if picture.counts_stones else _BIDS
    contract = known.get(picture.contract or (picture.bid[0] if picture.bid else ""))
    yield Spot(layout.room.contract, (contract,) if contract else ())
    if wants_ladder and picture.trump is not None and not picture.laid:
        yield Spot(layout.room.ladder.rect, (Term.MATADORS,), is_ladder=True)


def _centre(picture: TablePicture, layout: TableLayout) -> Iterator[Spot]:
    """Yield the pool, the talon and the trump plate."""
    if layout.has_pool:
        pool = layout.centre.pool
        yield Spot(_round(pool.centre, pool.radius), (Term.STONES if picture.counts_stones else Term.POOL,))
    if picture.settlement is not None:
        return
    if picture.talon:
        left = Term.ZANGA if picture.counts_stones else Term.TALON
        yield Spot(talon_home(picture, layout).bounds, (left,))
    if picture.trump is not None:
        yield Spot(layout.centre.trump_plate, (Term.TRUMP,))


def _seat(picture: TablePicture, layout: TableLayout, seat: Seat) -> Iterator[Spot]:
    """Yield the portrait of *seat*, with the word it has said and its role."""
    place = layout.seats[seat]
    terms = dict.fromkeys([*_said(picture, seat), *_role(picture, seat)])
    reach = place.medallion_radius
    portrait = _round(place.medallion, reach).adjusted(0, -0.7 * reach, 0, 0.9 * reach)
    yield Spot(portrait, tuple(terms))


def _said(picture: TablePicture, seat: Seat) -> Iterator[Term]:
    if picture.counts_stones:
        yield from _said_in_stones(picture, seat)
        return
    match picture.said[seat]:
        case Bid(contract=name) if name in _BIDS:
            yield _BIDS[name]
        case Say(word=word) if word in _WORDS:
            yield _WORDS[word]
        case PlayCard(gano=True):
            yield Term.GANO


def _said_in_stones(picture: TablePicture, seat: Seat) -> Iterator[Term]:
    match picture.said[seat]:
        case Bid(contract="solo"):
            others = (said.contract for said in picture.said if isinstance(said, Bid))
            if any(name in WITH_TRUMP for name in others):
                yield Term.SEND_ALONE
            yield Term.SOLO_OF_ONE
        case Bid(contract=name) if name in WITH_TRUMP:
            yield Term.PLAY
        case Say(word=word) if word in _WORDS_IN_STONES:
            yield _WORDS_IN_STONES[word]


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
    elif picture.contract == "man" or picture.dealer is None:
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
