"""
The textbook player: sound club play by written maxims, without search.

It counts its hand, names its best suit, keeps trumps and kings, remembers every card, and plays by role. Each
maxim has a letter for its subject and a number: A for the auction, D discards, L leads, F following, T
throwing away, J judgement, N the game for no trick, H the turn-up game, S the secret ally. The source of a
maxim stands in brackets: W is traditional whist teaching, P is the result of self-play; S0, AUJ, HOY, MOR,
POPE and SEY are sources of the rule book.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from ombre_desktop.engine import (
    Action,
    Bid,
    CallCard,
    CallRequest,
    Card,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    NameTrump,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.actions import Call, GiveCard
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.bidding import best_suit, call, called_card, chosen_game
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.discarding import exchange
from ombre_desktop.players.following import asks_gano, follow
from ombre_desktop.players.judgement import answer, gives_up, throws_in
from ombre_desktop.players.leading import lead
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.nolo import nolo_discard
from ombre_desktop.players.null_play import null_card, plays_null
from ombre_desktop.players.own_nolo import own_game


class Textbook(Player):
    """A player by maxims alone; it uses no chance and estimates no values."""

    name = "textbook"

    def consider(self, view: SeatView, request: Request, _rng: Random, budget: int | None = None) -> Advice:
        """Choose by the maxims, and give the motives that are certain."""
        chosen = self.chosen(view, request)
        return Advice(chosen, motives=() if budget is None else motives_for(view, request, chosen))

    def chosen(self, view: SeatView, request: Request) -> Action:
        """Return the action that the maxims advise."""
        view = own_game(view)
        match request:
            case CallRequest():
                return self.call(view, request)
            case TrumpRequest():
                return _trump(view, request)
            case CardRequest():
                if request.gives:
                    return GiveCard(given_card(view, request))
                return CallCard(called_card(view, request))
            case ExchangeRequest() if plays_null(view):
                return nolo_discard(view, request)
            case ExchangeRequest():
                return exchange(view, request)
            case PlayRequest():
                surrenders = Word.SURRENDER in request.words and gives_up(view)
                return Say(Word.SURRENDER) if surrenders else self.card(view, request)
            case ChoiceRequest():
                return Say(answer(view, request))
            case _:
                assert_never(request)

    def call(self, view: SeatView, request: CallRequest) -> Call:
        """Choose a call in the auction."""
        return call(view, request)

    def card(self, view: SeatView, request: PlayRequest) -> PlayCard:
        """Choose the card to play, and whether to say gano with it."""
        return _played(view, request)


def _trump(view: SeatView, request: TrumpRequest) -> Action:
    if Word.THROW_IN in request.words and throws_in(view):
        return Say(Word.THROW_IN)
    game = chosen_game(view, request.games)
    if game is not None:
        return Bid(game)
    return NameTrump(best_suit(view, request.suits))


def _played(view: SeatView, request: PlayRequest) -> PlayCard:
    if len(request.cards) == 1 and not request.gano:
        return PlayCard(request.cards[0])
    memory = Memory.of(view)
    if plays_null(view):
        return PlayCard(null_card(memory, request.cards))
    card = follow(memory, request.cards) if memory.trick.cards else lead(memory)
    return PlayCard(card, gano=card in request.gano and asks_gano(memory, card))


def given_card(view: SeatView, request: CardRequest) -> Card:
    """
    Choose the card to give: the lowest plain one of the shortest suit, so that a trump can be played there.

    The suit of the king stays whole, since the king protects it. A trump goes only if nothing else can.
    """
    ranking, king = view.position.ranking, view.position.shown[-1]
    sizes = {
        suit: sum(ranking.suit_of(card) is suit for card in view.hand)
        for suit in view.position.ruleset.pack.suits
    }

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        with_king = ranking.suit_of(card) is ranking.suit_of(king)
        return ranking.is_trump(card), with_king, sizes[card.suit], ranking.strength(card)

    return min(request.cards, key=cost)
