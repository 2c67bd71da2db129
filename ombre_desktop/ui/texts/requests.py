"""Requests in words: one short line for each."""

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Card,
    CardRequest,
    Cards,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Rank,
    Request,
    Say,
    Suit,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import calls_of_games, favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.phrases import Said, translate

_QUESTIONS: dict[Question, Said] = {
    Question.TAKE_TURNED: Said("Requests", "Will you take the turned card?"),
    Question.THROW_IN: Said("Requests", "Will you play this hand, or throw it in?"),
    Question.SHOW_TALON: Said("Requests", "Will you show the rest of the talon?"),
    Question.TAKE_TALON: Said("Requests", "All have passed. Will you take the talon?"),
    Question.CLAIM_OR_VOLE: Said("Requests", "Every trick is yours so far. Claim the game, or go on?"),
    Question.TAKE_OVER: Said("Requests", "The Ombre surrenders. Will you take the hand over?"),
    Question.CONSENT: Said("Requests", "The Ombre surrenders. Do you accept?"),
    Question.TURN_UP: Said("Requests", "Will you turn up a card?"),
    Question.REVEL: Said("Requests", "Nobody plays. Will you turn up another?"),
    Question.SHOW_KING: Said("Requests", "Will you show the king of the turned suit?"),
    Question.BE_MAN: Said("Requests", "Will you be the Man with this trump?"),
}
_QUESTIONS_OF: dict[str, dict[Question, Said]] = {
    **calls_of_games.ASKED_IN,
    lhombre.NAME: lhombre.QUESTIONS,
    **dict.fromkeys(favour_games.NAMES, favour_games.QUESTIONS),
}
"""The same for games with words of their own."""
_DEMAND = frozenset({"tritrille"})
"""The games in which a king is given, not called."""
_ABOUT_CARDS: dict[Question, Said] = {
    Question.SHOW_KING: Said("Requests", "Will you show {card:the}, for a point?"),
    Question.BE_MAN: Said("Requests", "Will you be the Man, with {suit} as trump?"),
}


play_line = Said("Requests", "Your turn: play a card.")
"""The request for a card to a trick that somebody else has led."""
lead_line = Said("Requests", "You lead: play any card.")
"""The request to lead a trick."""


def question_text(
    question: Question, card: Card | None = None, deck: Deck = Deck.FRENCH, game: str = ""
) -> str:
    """Return the question as it is put in *game*; one about a *card* names it in the words of *deck*."""
    own = _QUESTIONS_OF.get(game, {}).get(question)
    if own is not None:
        return own()
    template = _ABOUT_CARDS.get(question) if card is not None else None
    if card is None or template is None:
        return _QUESTIONS[question]()
    return template().format(card=card_label(card, deck), suit=suit_name(card.suit, deck))


def request_line(request: Request, deck: Deck = Deck.FRENCH, *, leads: bool = False, game: str = "") -> str:
    """
    Return the request to the person in *game*, with cards named in the words of *deck*.

    *leads* if the person is to lead a trick.
    """
    match request:
        case CallRequest(calls=calls, joins=True):
            return _join_line(calls)
        case CallRequest(calls=calls):
            return _call_line(calls)
        case TrumpRequest():
            return _trump_line(request)
        case CardRequest(gives=True):
            return translate("Requests", "Give a card for the king. Everybody sees it.")
        case CardRequest(cards=cards):
            return _card_line(cards, game, shown=request.shown)
        case ExchangeRequest():
            return _exchange_line(request)
        case PlayRequest():
            return lead_line() if leads else play_line()
        case ChoiceRequest(question=question, card=card):
            return question_text(question, card, deck, game)


def _call_line(calls: tuple[Call, ...]) -> str:
    may_pass, may_bid = Say(Word.PASS) in calls, any(isinstance(call, Bid) for call in calls)
    if not may_pass:
        return translate("Requests", "Your turn: you must bid.")
    if not may_bid:
        return translate("Requests", "Your turn: you can only pass.")
    return translate("Requests", "Your turn: pass or bid.")


def _join_line(calls: tuple[Call, ...]) -> str:
    game = next(call.contract for call in calls if isinstance(call, Bid))
    return translate("Requests", "Will you play {contract} too? If you pass, you defend.").format(
        contract=contract_noun(game)
    )


def _trump_line(request: TrumpRequest) -> str:
    if request.allied:
        return german_solo.FRIEND_NAMES()
    if request.games and not request.suits:
        return translate("Requests", "Choose your game.")
    if request.games:
        return translate("Requests", "Name your trump, or choose another game.")
    if request.words:
        return translate("Requests", "Name your trump, or throw your hand in.")
    return translate("Requests", "Name your trump.")


def dearer_line(suit: Suit, deck: Deck) -> str:
    """Return the request for a trump where a game in *suit* is worth more."""
    return translate("Requests", "Name your trump; {suit} are worth more.").format(suit=suit_name(suit, deck))


def _card_line(cards: Cards, game: str, *, shown: bool) -> str:
    if shown:
        return german_solo.CALLS_SHOWN_ACE()
    if all(card.rank is Rank.ACE for card in cards):
        return german_solo.CALLS_ACE()
    if game in _DEMAND:
        return translate("Requests", "Demand a king. Its holder gives it to you for one of your cards.")
    if all(card.rank is Rank.KING for card in cards):
        return translate("Requests", "Call a king: its holder will be your secret ally.")
    return translate("Requests", "Call one of these cards: its holder will be your secret ally.")


def _exchange_line(request: ExchangeRequest) -> str:
    least, most = request.minimum, request.maximum
    if request.among is not None and request.among == request.bound:
        return translate("Requests", "Throw away all you were dealt: only a black ace may be kept.")
    if request.among is not None:
        return translate("Requests", "Keep one of the cards you were dealt, or none.")
    if not request.draws:
        return translate("Requests", "Throw away {most:one # card|other # cards} and keep the rest.").format(
            most=most
        )
    if least == 0:
        return translate(
            "Requests",
            "{most:one You may throw away # card and draw another.|"
            "other Throw away up to # cards and draw as many.}",
        ).format(most=most)
    if least == most:
        exact = translate(
            "Requests",
            "{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}",
        )
        return exact.format(most=most)
    template = translate(
        "Requests", "Throw away {least} to {most:one # card|other # cards} and draw as many."
    )
    return template.format(least=least, most=most)
