"""An amateur: the textbook's maxims, with quirks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    Card,
    ChoiceRequest,
    Contract,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Question,
    Request,
    Role,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.bidding import (
    chosen_game,
    contract_of,
    expected_chips,
    is_as_dealt,
    is_named,
    is_turned,
    winning,
)
from ombre_desktop.players.decency import is_free
from ombre_desktop.players.discarding import keeping
from ombre_desktop.players.following import follow
from ombre_desktop.players.judgement import throws_in
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.quirks.quirk import Quirk, Turn
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, FAVOUR, Offer, Style, Way
from ombre_desktop.players.textbook import Textbook
from ombre_desktop.players.wasting import smallest_like, unwasted
from ombre_desktop.value import replace


def way_of(contract: Contract) -> Way:
    """Return the way in which *contract* gets its game."""
    ways = {Way.HELPED: is_named, Way.TURNED: is_turned, Way.DEALT: is_as_dealt}
    return next((way for way, fits in ways.items() if fits(contract)), Way.OTHER)


def _offer(view: SeatView, bid: Bid) -> Offer:
    way = way_of(contract_of(view.position.ruleset, bid.contract))
    worth = expected_chips(view, bid) / stake_of(view.position)
    return Offer(bid, way, winning(view, bid.contract), worth)


def _liking(view: SeatView, style: Style) -> Callable[[str], float]:
    """Return what a game is worth to a player of this *style* beside its chips, by the contract's name."""
    ruleset, favour = view.position.ruleset, FAVOUR * stake_of(view.position)
    return lambda name: favour * (way_of(contract_of(ruleset, name)) is style.favours)


def shares_the_talon(view: SeatView, request: ExchangeRequest) -> bool:
    """Tell whether a defender exchanges before another one, with trumps, and so could leave them cards."""
    last = len(view.position.exchange.waiting) < 2
    return is_free(request) and view.role is Role.DEFENDER and not last and not plays_null(view)


class Amateur(Textbook):
    """
    A player by maxims whose *quirks* come first, in their order.

    A player of the neutral style bids as the textbook does, or on a probability of *least* to win.
    """

    def __init__(self, quirks: tuple[Quirk, ...] = (), least: float | None = None) -> None:
        self.quirks = quirks
        self.least = least

    def with_quirks(self, quirks: tuple[Quirk, ...]) -> Amateur:
        """Return the same player with other *quirks*."""
        return type(self)(quirks, self.least)

    def styled_call(self, view: SeatView, request: CallRequest, style: Style = EVEN) -> Call:
        """Choose a call as a player of this *style* would."""
        if style.least is None:
            style = replace(style, least=self.least)
        bids = [bid for bid in request.calls if isinstance(bid, Bid)]
        return style.best([_offer(view, bid) for bid in bids]) or Say(Word.PASS)

    def styled(self, view: SeatView, request: Request, style: Style) -> Action:
        """Return the action for which a player of this *style* needs no search."""
        match request:
            case TrumpRequest() if request.games:
                game = chosen_game(view, request.games, _liking(view, style))
                return self.chosen(view, replace(request, games=())) if game is None else Bid(game)
            case ChoiceRequest(question=Question.THROW_IN):
                return Say(Word.THROW_IN if throws_in(view, style.hopes - EVEN.hopes) else Word.PLAY)
            case ExchangeRequest() if style.spares and shares_the_talon(view, request):
                return self._sparing(view, request, style.spares)
            case _:
                return self.chosen(view, request)

    def _sparing(self, view: SeatView, request: ExchangeRequest, spares: int) -> Action:
        """Exchange fewer cards than usual, and leave them to the defender who draws later."""
        usual = self.chosen(view, request)
        if not isinstance(usual, Discard):
            return usual
        ranking = view.position.ranking
        poorest = sorted(usual.cards, key=lambda card: keeping(card, view.hand, ranking))
        return Discard(in_order(tuple(poorest[: max(request.minimum, len(poorest) - spares)])))

    def card(self, view: SeatView, request: PlayRequest) -> PlayCard:
        """Choose the card of the first quirk that wants one, otherwise the textbook's."""
        found = self.shown(view, request)
        return found[1] if found else self._usual(view, request)

    def _usual(self, view: SeatView, request: PlayRequest) -> PlayCard:
        """Return the textbook's card, but the smallest of its suit for a trick that is lost."""
        usual = super().card(view, request)
        if plays_null(view):
            return usual
        cards = unwasted(view, request.cards)
        if usual.card not in cards:
            usual = PlayCard(follow(Memory.of(view), cards))
        smallest = smallest_like(view, cards, usual.card)
        return usual if smallest is usual.card else PlayCard(smallest)

    def shown(self, view: SeatView, request: PlayRequest) -> tuple[Quirk, PlayCard] | None:
        """
        Return the quirk that decides this card, with the card; None if the textbook decides.

        A quirk may want no card that is unlawful, or that wastes a matador: then it is silent. In a game for
        no trick, all quirks are.
        """
        usual = self._usual(view, request).card
        allowed = unwasted(view, request.cards)
        wishes = ((quirk, card) for quirk, card in self._wishes(view, request, usual) if card in allowed)
        return next(((quirk, PlayCard(card)) for quirk, card in wishes if card is not usual), None)

    def refused(self, view: SeatView, request: PlayRequest) -> tuple[Quirk, ...]:
        """Return the quirks that want a card which is unlawful, or wastes a matador."""
        usual = self._usual(view, request).card
        allowed = unwasted(view, request.cards)
        return tuple(quirk for quirk, card in self._wishes(view, request, usual) if card not in allowed)

    def _wishes(self, view: SeatView, request: PlayRequest, usual: Card) -> Iterator[tuple[Quirk, Card]]:
        """Yield the quirks that want a card, in their order, with that card."""
        if not self.quirks or len(request.cards) == 1 or plays_null(view):
            return
        turn = Turn(Memory.of(view), unwasted(view, request.cards), usual)
        for quirk in self.quirks:
            card = quirk.card(turn)
            if card is not None:
                yield quirk, card
