"""
Learners: the textbook, or another player, with habits that a lesson takes away or a maxim turned round.

A habit before the play, and for the words during it, is a function that returns an action, or None to leave
the decision to the textbook. Habits of the cards are quirks. The letters and numbers in brackets are those of
the maxims that a habit breaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    Card,
    Cards,
    ChoiceRequest,
    DealState,
    Discard,
    ExchangeRequest,
    NameTrump,
    PlayRequest,
    Question,
    Rank,
    Request,
    Say,
    SeatView,
    TrumpRequest,
    Word,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.beginner import Beginner, longest
from ombre_desktop.players.beginner import thrown as thrown_by_a_beginner
from ombre_desktop.players.bidding import contract_of, suits_of
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.discarding import thrown
from ombre_desktop.players.judgement import chance_from_here, may_give_up
from ombre_desktop.players.player import lawful
from ombre_desktop.players.quirks.amateur import Amateur, way_of
from ombre_desktop.players.quirks.pool import QUIRKS
from ombre_desktop.players.quirks.quirk import Quirk, Turn
from ombre_desktop.players.style import Style, Way
from ombre_desktop.players.throwing import loss
from ombre_desktop.value import Value, replace

PLAIN = Amateur()
"""The textbook, but for matadors that it would waste."""
Habit = Callable[[SeatView, Request], Action | None]

EAGER = Style("eager", more=-2)
"""A beginner who bids with two trumps fewer."""
FAINT = 0.35
"""The chance to win below which the faint-hearted surrender."""


def counts_cards(view: SeatView, asked: Request) -> Action | None:
    """Bid by the number of trumps, matadors and kings, not by the tricks they win (A1)."""
    return Beginner().styled_call(view, asked) if isinstance(asked, CallRequest) else None


def bids_on_little(view: SeatView, asked: Request) -> Action | None:
    """Bid in the same way, with two trumps fewer (A1)."""
    return Beginner().styled_call(view, asked, EAGER) if isinstance(asked, CallRequest) else None


def no_solo(view: SeatView, asked: Request) -> Action | None:
    """Bid by the maxims, but never a game for nine cards as dealt (A1)."""
    if not isinstance(asked, CallRequest):
        return None
    ruleset = view.position.ruleset
    calls = [
        each
        for each in asked.calls
        if not isinstance(each, Bid) or way_of(contract_of(ruleset, each.contract)) is not Way.DEALT
    ]
    return PLAIN.styled_call(view, replace(asked, calls=tuple(calls)))


def never_bids(_view: SeatView, asked: Request) -> Action | None:
    """Pass with every hand (A1)."""
    can_pass = isinstance(asked, CallRequest) and Say(Word.PASS) in asked.calls
    return Say(Word.PASS) if can_pass else None


def names_the_longest(view: SeatView, asked: Request) -> Action | None:
    """Name the suit with the most trumps, strong or weak (A2)."""
    if not isinstance(asked, TrumpRequest) or not asked.suits or asked.words:
        return None
    return NameTrump(longest(view, asked.suits))


def names_the_shortest(view: SeatView, asked: Request) -> Action | None:
    """Name the suit with the fewest trumps (A2)."""
    if not isinstance(asked, TrumpRequest) or not asked.suits:
        return None
    held = {suit: sum(map(view.position.ruleset.ranking(suit).is_trump, view.hand)) for suit in asked.suits}
    return NameTrump(min(asked.suits, key=lambda suit: held[suit]))


def keeps_courts(view: SeatView, asked: Request) -> Action | None:
    """Keep court cards of every suit in the exchange (D1)."""
    if not _throws(asked) or not isinstance(asked, ExchangeRequest):
        return None
    return Discard(in_order(thrown_by_a_beginner(view, asked)))


def keeps_all(view: SeatView, asked: Request) -> Action | None:
    """Exchange as few cards as allowed (D1)."""
    if not _throws(asked) or not isinstance(asked, ExchangeRequest):
        return None
    return Discard(in_order(thrown(view, asked)[: asked.minimum]))


def throws_kings(view: SeatView, asked: Request) -> Action | None:
    """Throw plain kings before any other card in the exchange (D1)."""
    if not _throws(asked) or not isinstance(asked, ExchangeRequest):
        return None
    usual, state = thrown(view, asked), view.position
    ranking = state.ranking if state.trump else state.ruleset.ranking(longest(view, suits_of(view)))
    kings = [card for card in view.hand if card.rank is Rank.KING and not ranking.is_trump(card)]
    rest = [card for card in usual if card not in kings]
    return Discard(in_order(tuple([*kings, *rest][: asked.maximum])))


def gives_up_early(view: SeatView, asked: Request) -> Action | None:
    """Surrender as soon as the game is more likely lost than won (J2)."""
    may = isinstance(asked, PlayRequest) and Word.SURRENDER in asked.words and may_give_up(view)
    return Say(Word.SURRENDER) if may and chance_from_here(view) < FAINT else None


def never_gives_up(view: SeatView, asked: Request) -> Action | None:
    """Play a hopeless game to its end (J2)."""
    if isinstance(asked, PlayRequest) and Word.SURRENDER in asked.words:
        return PLAIN.card(view, asked)
    return None


def goes_for_the_vole(_view: SeatView, asked: Request) -> Action | None:
    """Go on for all tricks after the first five with any cards (J1)."""
    return Say(Word.VOLE) if _claims(asked) else None


def always_claims(_view: SeatView, asked: Request) -> Action | None:
    """Stop after the first five tricks, even with nothing but winners left (J1)."""
    return Say(Word.CLAIM) if _claims(asked) else None


def throws_from_strength(turn: Turn) -> Card | None:
    """Throw the plain card that would be missed most to a trick that is not taken (T1)."""
    if turn.leads or turn.usual in turn.winners:
        return None
    ranking = turn.memory.ranking
    losers = [card for card in turn.cards if card not in turn.winners and not ranking.is_trump(card)]
    if turn.usual not in losers:
        return None
    return max(losers, key=lambda card: (loss(turn.memory, card), card.position))


def overtakes_with_the_best(turn: Turn) -> Card | None:
    """Take a trick with the highest card that can, where the lowest would do (F5)."""
    if turn.leads or turn.usual not in turn.winners:
        return None
    return turn.winners[-1]


def names_anything(view: SeatView, asked: Request) -> Action | None:
    """Name a suit by chance."""
    if not isinstance(asked, TrumpRequest) or not asked.suits:
        return None
    return NameTrump(_by_chance(view.hand).choice(asked.suits))


def throws_anything(view: SeatView, asked: Request) -> Action | None:
    """Throw as many cards as the maxims do, but by chance."""
    if not _throws(asked) or not isinstance(asked, ExchangeRequest):
        return None
    return Discard(in_order(tuple(_by_chance(view.hand).sample(view.hand, len(thrown(view, asked))))))


def leads_anything_as_ombre(turn: Turn) -> Card | None:
    """Lead any card as the Ombre."""
    return _any_card(turn) if turn.leads and turn.memory.is_ombre else None


def follows_anything_as_ombre(turn: Turn) -> Card | None:
    """Play any lawful card to another's lead as the Ombre."""
    return _any_card(turn) if not turn.leads and turn.memory.is_ombre else None


def leads_anything_defending(turn: Turn) -> Card | None:
    """Lead any card as a defender."""
    return _any_card(turn) if turn.leads and not turn.memory.is_ombre else None


def follows_anything_defending(turn: Turn) -> Card | None:
    """Play any lawful card to another's lead as a defender."""
    return _any_card(turn) if not turn.leads and not turn.memory.is_ombre else None


BEFORE: Mapping[str, Habit] = {
    habit.__name__: habit
    for habit in (
        *(counts_cards, bids_on_little, no_solo, never_bids, names_the_longest, names_the_shortest),
        *(names_anything, keeps_courts, keeps_all, throws_kings, throws_anything),
        *(gives_up_early, never_gives_up, goes_for_the_vole, always_claims),
    )
}
"""The habits before the play and of words, by name."""
OF_CARDS: Mapping[str, Quirk] = {
    **QUIRKS,
    **{
        rule.__name__: Quirk(rule.__name__, rule)
        for rule in (
            *(throws_from_strength, overtakes_with_the_best),
            *(leads_anything_as_ombre, follows_anything_as_ombre),
            *(leads_anything_defending, follows_anything_defending),
        )
    },
}
"""The habits of the cards, by name."""


class Learner(Player):
    """A player with the habits of these *names*, who otherwise decides as *base* does."""

    name = "learner"

    def __init__(self, names: Iterable[str] = (), base: Player = PLAIN) -> None:
        known = tuple(names)
        self.base = base
        self.before = tuple(BEFORE[name] for name in known if name not in OF_CARDS)
        self.of_cards = Amateur(tuple(OF_CARDS[name] for name in known if name in OF_CARDS))

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """Choose what a habit wants, otherwise what the base considers best."""
        wish = self.wish(view, request)
        return self.base.consider(view, request, rng, budget) if wish is None else Advice(wish[1])

    def wish(self, view: SeatView, request: Request) -> tuple[str, Action] | None:
        """Return the first habit that wants something, and what; those of the cards come first."""
        shown = self.of_cards.shown(view, request) if isinstance(request, PlayRequest) else None
        if shown is not None:
            return shown[0].name, shown[1]
        wishes = ((habit.__name__, habit(view, request)) for habit in self.before)
        return next(((name, action) for name, action in wishes if action is not None), None)


class Decision(Value):
    """A decision of a learner, in a state of the deal; *habit* is empty if none had a wish."""

    state: DealState
    asked: Request
    habit: str
    action: Action


class Noted:
    """A learner at a table, whose decisions are noted."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.made: list[Decision] = []

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of the learner, and note it."""
        seen = view(state, asked.seat)
        habit, action = self.learner.wish(seen, asked) or ("", self.learner.base.decide(seen, asked, rng))
        self.made.append(Decision(state, asked, habit, action))
        return lawful(self.learner.name, state, asked, action)

    def is_followed_by(self, other: Learner, gone: Iterable[str]) -> bool:
        """Tell whether *other*, the same learner without the habits *gone*, decides everything alike."""
        return all(
            other.decide(view(one.state, one.asked.seat), one.asked, Random()) == one.action
            for one in self.made
            if one.habit in gone
        )


def _any_card(turn: Turn) -> Card:
    return _by_chance(turn.memory.hand).choice(turn.cards)


def _by_chance(hand: Cards) -> Random:
    """Return a chance that is always the same for *hand*, since a learner uses no other."""
    return Random(" ".join(card.text for card in hand))


def _throws(asked: Request) -> bool:
    return isinstance(asked, ExchangeRequest) and asked.draws and asked.among is None


def _claims(asked: Request) -> bool:
    return isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE
