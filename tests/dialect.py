"""
The language of the tests: deals, actions and results as text.

Seats are numbered from 1, cards written suit first, hands parted by semicolons.
Unless a test says otherwise seat 3 deals, so that seat 1 is the eldest, and
five chips lie in the pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from composition import TRICKS, Pins, composed

from ombre_desktop.engine import (
    Action,
    Bid,
    CallCard,
    CallRequest,
    Card,
    Cards,
    Chips,
    ChoiceRequest,
    DealState,
    Discard,
    ExchangeRequest,
    Layout,
    NameTrump,
    PlayCard,
    PlayRequest,
    Question,
    Refusal,
    Request,
    Result,
    Say,
    Seat,
    SeatView,
    Settlement,
    Stakes,
    Step,
    Suit,
    TrumpRequest,
    Word,
    apply,
    refusal,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.engine.cards import cards as cards_in_turn
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.events import Event
from ombre_desktop.engine.seats import Party, Place, Ring, starting_with

SUITS = frozenset("SCHD")
WORDS = {word.value: word for word in Word}


def cards(text: str) -> frozenset[Card]:
    """Return the cards of a line as a set."""
    return frozenset(cards_in_turn(text))


def one(text: str) -> Card:
    """Return the card written *text*."""
    return Card.parse(text)


def seat(number: int) -> Seat:
    """Return the seat that a test calls *number*."""
    return Seat(number - 1)


def action(state: DealState, said: str) -> Action:
    """Parse *said* for the seat that is asked: a word, a bid, a suit, or cards to throw or play."""
    asked = request(state)
    words = said.split()
    if isinstance(asked, CallRequest) and state.ruleset.contract(said):
        return Bid(said)
    if said in WORDS:
        return Say(WORDS[said])
    if words[0] == "call":
        return CallCard(one(words[1]))
    if words[0] == "give":
        return GiveCard(one(words[1]))
    if len(words) == 1 and words[0] in SUITS:
        return NameTrump(Suit.parse(words[0]))
    if state.ruleset.contract(said) or (said.replace("_", "").isalpha() and said.islower()):
        return Bid(said)
    if isinstance(asked, ExchangeRequest):
        return Discard(cards_in_turn("" if said == "-" else said))
    return PlayCard(one(said.removesuffix("!")), gano=said.endswith("!"))


@dataclass(frozen=True)
class Deal:
    """A deal at one moment, with the events so far."""

    state: DealState
    events: tuple[Event, ...] = ()

    def does(self, line: str) -> Deal:
        """Return the deal after a line as records have it: ``"1 pass  2 entrada"``, ``"2 S7 C6  3 -"``."""
        return reduce(Deal._act, spoken(line), self)

    def play(self, line: str) -> Deal:
        """
        Return the deal after the cards of a trick or a part of one: the seat that begins, then cards in
        turn.
        """
        first, *played = line.split()
        turns = starting_with(self.state.ring, seat(int(first)))
        return reduce(Deal._act, [(int(at) + 1, card) for at, card in zip(turns, played, strict=False)], self)

    def play_all(self, *tricks: str) -> Deal:
        """Return the deal after several tricks."""
        return reduce(Deal.play, tricks, self)

    def _act(self, deed: tuple[int, str]) -> Deal:
        number, said = deed
        assert number == self.turn, f"seat {self.turn} is asked, not {number} ({said})"
        step = apply(self.state, action(self.state, said))
        return Deal(step.state, self.events + step.events)

    def refusal(self, said: str) -> Refusal | None:
        """Return the reason why the seat that is asked may not make the action *said*."""
        return refusal(self.state, action(self.state, said))

    @property
    def asked(self) -> Request | None:
        """The pending request."""
        return request(self.state)

    @property
    def turn(self) -> int | None:
        """The number of the seat that is asked."""
        return None if self.asked is None else self.asked.seat + 1

    @property
    def lying(self) -> int:
        """The number of complete tricks."""
        return len(self.state.playing.tricks) if self.state.playing else 0

    @property
    def question(self) -> Question | None:
        """The pending question that a word answers."""
        return self.asked.question if isinstance(self.asked, ChoiceRequest) else None

    @property
    def offers(self) -> str:
        """The answers that the request lists, as ``"pass vuelta solo"``."""
        assert self.asked is not None
        return " ".join(map(str, self.asked.actions))

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number of cards that may be exchanged."""
        assert isinstance(self.asked, ExchangeRequest)
        return self.asked.minimum, self.asked.maximum

    def may_play(self, number: int) -> frozenset[Card]:
        """Return the cards offered to the seat of that *number*, whose turn it is."""
        assert isinstance(self.asked, PlayRequest)
        assert number == self.turn
        return frozenset(self.asked.cards)

    def hand(self, number: int) -> frozenset[Card]:
        """Return the cards held at the seat of that *number*."""
        return frozenset(self.state.hands[seat(number)])

    def seen_by(self, number: int) -> SeatView:
        """Return the view of the seat with that *number*."""
        return view(self.state, seat(number))

    @property
    def settlement(self) -> Settlement:
        """Results and payments; the deal must be over."""
        assert self.state.settlement is not None, f"seat {self.turn} is still to act"
        return self.state.settlement

    @property
    def result(self) -> str:
        """The result as records write it: ``"codille 3"``."""
        verdicts = self.settlement.outcome.verdicts
        return "  ".join(v.result.value + (f" {v.seat + 1}" if v.seat is not None else "") for v in verdicts)

    @property
    def net(self) -> tuple[int, ...]:
        """The chips each seat won or lost, without the ante."""
        return tuple(self.settlement.net)

    @property
    def pool(self) -> int:
        """The pool after the deal."""
        return self.settlement.pool_after

    @property
    def payments(self) -> str:
        """The payments as records write them: ``"pool>1 5  2>1 5"``."""
        return "  ".join(f"{_party(p.payer)}>{_party(p.payee)} {p.chips}" for p in self.settlement.payments)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they are now, in a game of points."""
        standing = list(self.state.stakes.scores)
        for score in self.state.scores:
            standing[score.seat] += score.points
        return tuple(standing)


def _party(party: Party) -> str:
    return party.value if isinstance(party, Place) else str(party + 1)


def spoken(line: str) -> list[tuple[int, str]]:
    """Split a line into seats and their words or cards."""
    deeds: list[tuple[int, list[str]]] = []
    for word in line.split():
        if len(word) == 1 and word.isdigit():
            deeds.append((int(word), []))
        else:
            deeds[-1][1].append(word)
    return [(number, " ".join(words)) for number, words in deeds]


def hands_of(text: str, seats: int) -> list[Cards]:
    """Return hands from text as ``"1 H4 S2; 2 CA DK"``; seats not named hold nothing."""
    hands: list[Cards] = [()] * seats
    for part in filter(None, map(str.strip, text.split(";"))):
        number, _, held = part.partition(" ")
        hands[int(number) - 1] = in_order(cards_in_turn(held))
    return hands


def dealt(
    name: str = "renegado",
    hands: str = "",
    *,
    house: str = "",
    talon: str = "",
    dealer: int = 3,
    pool: int = 5,
    seats: int | None = None,
    scores: Sequence[int] = (),
    full: bool = True,
) -> Deal:
    """
    Return a new deal with these cards, before the first word.

    Cards that the test does not name fill hands and talon in the order of
    records; with *full* false the hands are left as short as they are written.
    """
    game = ruleset(name, house, seats)
    held = hands_of(hands, game.seats)
    top = cards_in_turn(talon)
    named = {*top, *(card for hand in held for card in hand)}
    rest = [card for card in game.pack.cards if card not in named]
    if full:
        for at in sorted(game.ring(seat(dealer))):
            missing = game.hand_size - len(held[at])
            held[at], rest = in_order((*held[at], *rest[:missing])), rest[missing:]
    stakes = Stakes(Chips(pool), tuple(scores) or (game.target.standing(game.seats) if game.target else ()))
    return _deal(start(game, seat(dealer), Layout(tuple(held), (*top, *rest)), stakes))


def _deal(step: Step) -> Deal:
    return Deal(step.state, step.events)


def auction(calls: str, **dealing: object) -> Deal:
    """Make a deal, of Renegado by default, after these *calls*, each made by the seat that is asked."""
    deal = dealt(**dealing)  # type: ignore[arg-type]
    for call in calls.split():
        deal = deal.does(f"{deal.turn} {call}")
    return deal


def exchanging(contract: str, **dealing: object) -> Deal:
    """Make a deal at its first exchange, with the eldest as Ombre; hearts are named where trump is named."""
    deal = auction(f"{contract} pass pass", **dealing)
    return deal.does("1 H") if isinstance(deal.asked, TrumpRequest) else deal


def playing(
    name: str,
    *,
    trump: str,
    hands: str,
    contract: str = "entrada",
    ombre: int = 1,
    house: str = "",
    dealer: int = 3,
    pool: int = 5,
) -> Deal:
    """
    Return a deal at the first lead, in which play begins with these *hands*, however short.

    Nobody exchanges, except in a vuelta or voltereta: the turned card is the first of its suit in the
    Ombre's hand, who throws an irrelevant card for it. A dealer who may show the rest of the talon keeps it
    closed. A low bid is made as soon as it is offered.
    """
    held = hands_of(hands, ruleset(name).seats)
    turned = ""
    if contract in ("vuelta", "voltereta"):
        turned, hands = _with_a_card_turned(held, seat(ombre), trump)
    deal = dealt(name, hands, talon=turned, house=house, dealer=dealer, pool=pool, full=False)
    while deal.state.ombre is None:
        bids = deal.turn == ombre and contract in deal.offers.split()
        deal = deal.does(f"{deal.turn} {contract if bids else 'pass'}")
    if isinstance(deal.asked, TrumpRequest):
        deal = deal.does(f"{ombre} {trump}")
    while isinstance(deal.asked, ExchangeRequest):
        least = deal.limits[0]
        thrown = [c for c in deal.state.hands[deal.asked.seat] if c not in held[deal.asked.seat]]
        deal = deal.does(f"{deal.turn} {' '.join(map(str, thrown[:least])) or '-'}")
    return deal.does(f"{dealer} keep") if deal.question is Question.SHOW_TALON else deal


def _with_a_card_turned(held: list[Cards], ombre: Seat, trump: str) -> tuple[str, str]:
    """Return the card to turn, and the hands as they were dealt before it was."""
    turned = next(card for card in held[ombre] if card.text[0] == trump)
    everything = {card for hand in held for card in hand}
    spare = next(card for card in ruleset("renegado").pack.cards if card not in everything)
    before = list(held)
    before[ombre] = (*(card for card in held[ombre] if card is not turned), spare)
    lines = (" ".join([str(number), *map(str, hand)]) for number, hand in enumerate(before, start=1))
    return turned.text, "; ".join(lines)


def settled(
    contract: str,
    tricks: str,
    *,
    name: str = "renegado",
    house: str = "",
    dealer: int = 3,
    pool: int = 5,
    pins: Pins | None = None,
    says: str = "",
    after: int = 0,
    stop: int = TRICKS,
) -> Deal:
    """
    Make a finished deal of the game *name* in which the *tricks* fall as given and every card is lawful.

    *tricks* names the winner of each: O the Ombre, who is eldest, X the defender to the right, Y
    the other. Just the Ombre's first five is a claim; nine with these five first, a vole. *says* is
    spoken when the Ombre is to play after a number of tricks, none by default; the deal is left
    after *stop* tricks. *pins* fix the places of trumps; by default there are no estuches.
    """
    trump, rows = composed(tricks, pins or NO_ESTUCHES)
    ring = ruleset(name, house).ring(seat(dealer))
    hands = hands_text(ring, rows)
    deal = playing(name, trump=trump, hands=hands, contract=contract, house=house, dealer=dealer, pool=pool)
    return play_rows(deal, tricks, ring, rows, Words(says, after, stop))


@dataclass(frozen=True)
class Words:
    """A word to be spoken, by the seat it names, after a number of tricks; and the trick at which to stop."""

    says: str = ""
    after: int = 0
    stop: int = TRICKS


def hands_text(ring: Ring, rows: Sequence[Cards]) -> str:
    """
    Return the hands that *rows* of tricks are played from, the first card of each by the first of *ring*.
    """
    return "; ".join(f"{at + 1} {' '.join(row[place].text for row in rows)}" for place, at in enumerate(ring))


def play_rows(deal: Deal, tricks: str, ring: Ring, rows: Sequence[Cards], words: Words = Words()) -> Deal:
    """
    Return the deal after *rows*, which make the *tricks*; the first of *ring* plays the first card of each.
    """
    says = words.says
    while (asked := deal.asked) is not None and deal.lying < words.stop:
        if says and deal.lying == words.after and says.startswith(f"{deal.turn} "):
            deal, says = deal.does(says), ""
        elif deal.question is Question.CLAIM_OR_VOLE:
            deal = deal.does(f"{deal.turn} {'vole' if len(tricks) > 5 else 'claim'}")
        else:
            deal = deal.does(f"{deal.turn} {rows[deal.lying][ring.index(asked.seat)]}")
    return deal


NO_ESTUCHES = Pins(ombre="CA H6", lacks="SA H7")
"""The Ombre lacks spadille and manille, but not basto: a run of two, which does not count."""


def result_of(deal: Deal) -> Result:
    """Return the chief result of a deal that is over."""
    return deal.settlement.outcome.result
