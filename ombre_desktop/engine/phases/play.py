"""The play of the cards (rules 1.9 to 1.11)."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.actions import Action, PlayCard, Say, Word
from ombre_desktop.engine.cards import Card, Cards, without
from ombre_desktop.engine.events import AllyKnown, Event, PlayBegan, TrickTaken, card_played
from ombre_desktop.engine.phases.asking import answer_of, choice_refusal, not_asked
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.gano import GANO, GanoRule
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest, PlayRequest, Request
from ombre_desktop.engine.seats import PerSeat, Seat, starting_with, with_seat
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value, made


class Talk(Protocol):
    """Something that may be said during the play."""

    @property
    def rule(self) -> str:
        """The paragraph that a refusal cites."""
        ...

    def question(self, state: DealState) -> ChoiceRequest | None:
        """Return the question that must be answered before the next card; None if there is none."""
        ...

    def words(self, state: DealState, seat: Seat) -> tuple[Word, ...]:
        """Return the words *seat* may say instead of playing a card."""
        ...

    def refusal(self, state: DealState, seat: Seat, word: Word) -> Refusal | None:
        """Return the reason why *seat* may not say *word* now; None if it may or if another talk has it."""
        ...

    def say(self, state: DealState, seat: Seat, word: Word) -> Progress | None:
        """Apply *word*; return None if it belongs to another talk."""
        ...


class TrickEffect(Protocol):
    """A further effect of a trick, which moves points (rule 3.12) or ends the play (3.4)."""

    def of(self, state: DealState, trick: Trick, winner: Seat) -> Progress:
        """Return the state and events once *winner* has taken *trick*."""
        ...

    def at_stake(self, state: DealState) -> tuple[tuple[Seat, Card], ...]:
        """Return the cards whose capture would still move points, with their seats."""
        ...


class PlayPhase(Value):
    """
    The play: the eldest leads, then the winner of each trick.

    With *vole*, the Ombre must win every trick from the first. *gano* is None where no defender may
    ask another to spare a card.
    """

    # ``state.playing or state.play``: the property raises the right error, but costs a call for every card.

    follow: FollowRule
    talk: tuple[Talk, ...] = ()
    effect: TrickEffect | None = None
    vole: bool = False
    gano: GanoRule | None = None

    def begin(self, state: DealState) -> Progress:
        """Record the hands with which play begins."""
        playing = Playing(state.hands, vole=self.vole, won=(0,) * state.seats, trick=Trick(state.ring))
        return state._replace(playing=playing), (PlayBegan(state.eldest),)

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat to answer a question, otherwise the seat to play."""
        playing = state.playing or state.play
        trick, question = playing.trick, playing.question
        if trick is None or playing.claimed or playing.given_up:
            return None
        return question.seat if question else trick.order[len(trick.cards)]

    def request(self, state: DealState) -> Request:
        """Return the pending question; otherwise the cards that may be played."""
        playing = state.playing or state.play
        if playing.question:
            return playing.question
        trick = playing.trick or playing.lying
        seat = trick.order[len(trick.cards)]
        hand, ranking = state.hands[seat], state.ranking
        words: tuple[Word, ...] = ()
        for talk in self.talk:
            words += talk.words(state, seat)
        withheld: Cards = ()
        cards = self.follow.called_for(hand, trick, ranking)
        if cards is None:
            cards, withheld = hand, self.follow.withheld(hand, trick, ranking)
        if self.gano is None:
            return made(PlayRequest, (seat, cards, withheld, words, ()))
        spared = self.gano.spared(state, cards)
        if spared is not None:
            cards, withheld = spared.cards, ()
        return PlayRequest(seat, cards, withheld, words, self.gano.askable(state, cards))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a wrong answer to a question, or a card against the rules of following."""
        playing = state.playing or state.play
        if playing.question:
            rule = next(talk.rule for talk in self.talk if talk.question(state))
            return choice_refusal(playing.question, action, rule)
        trick = playing.trick or playing.lying
        seat = trick.order[len(trick.cards)]
        if not isinstance(action, PlayCard):
            return self._refusal_to_speak(state, seat, action)
        hand = state.hands[seat]
        refused = self.follow.refusal(action.card, hand, trick, state.ranking)
        if refused is not None or (self.gano is None and not action.gano):
            return refused
        return self._refusal_by_gano(state, action, hand)

    def _refusal_by_gano(self, state: DealState, action: PlayCard, hand: Cards) -> Refusal | None:
        """Refuse a card that beats one with a binding gano, or with which gano may not be said."""
        if self.gano is None:
            return Refusal(Reason.NO_GANO, GANO)
        called_for = self.follow.called_for(hand, state.play.lying, state.ranking)
        spared = self.gano.spared(state, hand if called_for is None else called_for)
        if spared is not None and action.card not in spared.cards:
            return spared.refusal(GANO)
        return self.gano.refusal(state, action.card) if action.gano else None

    def act(self, state: DealState, action: Action) -> Progress:
        """Play the card, or apply the word."""
        playing, hands = state.playing or state.play, state.hands
        if not isinstance(action, PlayCard):
            return self._spoken(state, playing, answer_of(Say, action, "1.9"))
        lying = playing.trick or playing.lying
        seat = lying.order[len(lying.cards)]
        trick = lying.with_card(action.card, gano=action.gano)
        hands = with_seat(hands, seat, without(hands[seat], action.card))
        played: tuple[Event, ...] = (card_played(seat, action.card, action.gano),)
        if action.card is state.called and action.card not in state.shown:
            played += (AllyKnown(seat, action.card),)
        if len(trick.cards) < len(trick.order):
            turn = trick.order[len(trick.cards)]
            return state.with_card(action, hands, playing.with_trick(trick), turn), played
        state, taken = self._take(state, action, hands, trick)
        return state, played + taken

    def _spoken(self, state: DealState, playing: Playing, said: Say) -> Progress:
        """Apply a word *said* instead of a card, or as an answer."""
        lying = playing.lying
        seat = playing.question.seat if playing.question else lying.order[len(lying.cards)]
        for talk in self.talk:
            progress = talk.say(state, seat, said.word)
            if progress is not None:
                state, events = progress
                return self._with_question(state), events
        raise IllegalAction(not_asked("1.9"))

    def _with_question(self, state: DealState) -> DealState:
        """Set the next question, if a trick or a word has raised one."""
        playing = state.playing or state.play
        question = None
        for talk in self.talk:
            question = question or talk.question(state)
        if question is playing.question:
            return state
        return state._replace(playing=playing._replace(question=question))

    def _refusal_to_speak(self, state: DealState, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Say):
            return not_asked("1.9")
        if any(action.word in talk.words(state, seat) for talk in self.talk):
            return None
        refusals = (talk.refusal(state, seat, action.word) for talk in self.talk)
        return next((why for why in refusals if why), not_asked("1.9"))

    def _take(self, state: DealState, play: PlayCard, hands: PerSeat[Cards], trick: Trick) -> Progress:
        """Give the trick to its best card; the winner leads to the next if *hands* have cards left."""
        playing = state.playing or state.play
        winner = trick.order[state.ranking.best(trick.cards)]
        lead = made(Trick, (starting_with(state.ring, winner), (), ())) if hands[winner] else None
        playing = playing.with_taken(trick, winner, lead)
        state = self._with_question(state.with_card(play, hands, playing, winner))
        events = (TrickTaken(winner, trick, len(playing.tricks)),)
        if self.effect is None:
            return state, events
        state, more = self.effect.of(state, trick, winner)
        return state, events + more
