"""Words under the names at the table, and on the pool."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Action, Bid, CallCard, Discard, NameTrump, PlayCard, Say, Seat
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.texts import favour_games
from ombre_desktop.ui.texts.calls import contract_noun, gano_text, ribbon_text
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.old_words import deck_spoken, in_manner, old_word, term_of
from ombre_desktop.ui.texts.phrases import Named, Said, agreeing, figure, translate

_ROLES: dict[str, tuple[Said, Said]] = {
    "man": (Said("Seats", "the Man"), Said("Seats", "against the Man")),
}
"""The roles of a contract's player and the others, where they are not Ombre and defenders."""
_LATER = (
    QT_TRANSLATE_NOOP("Seats", "speaks second"),
    QT_TRANSLATE_NOOP("Seats", "speaks third"),
    QT_TRANSLATE_NOOP("Seats", "speaks fourth"),
)
_FIRST = QT_TRANSLATE_NOOP("Seats", "speaks first")
_DEALER = QT_TRANSLATE_NOOP("Seats", "dealer")
_DEFENDER = QT_TRANSLATE_NOOP("Seats", "defender")
_ALLY = QT_TRANSLATE_NOOP("Seats", "ally")
_SECRET_ALLY = QT_TRANSLATE_NOOP("Seats", "ally, in secret")
_YOUR_ALLY = QT_TRANSLATE_NOOP("Seats", "Your ally!")


unknown_line = Said("Seats", "friend or foe?")
"""The role of somebody who may be the Ombre's ally or an opponent."""
dealing_words = Said("Seats", "I deal")
"""The first dealer's ribbon once the draw has named them."""


def dealer_line(name: Named) -> str:
    """Return the role of the dealer called *name*, before the play gives them another."""
    return agreeing("Seats", _DEALER, name)


def resting_line(game: str = "") -> str:
    """Return the role of somebody who has no cards in this deal of *game*."""
    if game == favour_games.OF_SPAIN:
        return translate("Seats", "sits out (zángano)")
    return translate("Seats", "sitting out")


def role_line(
    seat: Seat, name: Named, *, ombre: Seat | None, contract: str | None, dealer: Seat, turns: Sequence[Seat]
) -> str:
    """
    Return the role of *seat* in this deal: "Ombre · vuelta", "defender", "speaks first", "dealer".

    It agrees with the *name* of the player. *turns* are the seats that play the deal, the eldest first.
    """
    if ombre is None or contract is None:
        return dealer_line(name) if seat == dealer else agreeing("Seats", _place(seat, turns), name)
    if contract in _ROLES:
        return _ROLES[contract][seat != ombre]()
    if seat == ombre:
        return translate("Seats", "Ombre · {contract}").format(contract=contract_noun(contract))
    return agreeing("Seats", _DEFENDER, name)


def ally_line(name: Named, *, secret: bool) -> str:
    """Return the role of the Ombre's ally called *name*; *secret* while only the ally knows it."""
    return agreeing("Seats", _SECRET_ALLY if secret else _ALLY, name)


def ally_words(name: Named) -> str:
    """Return the ribbon of the ally called *name* when the called card falls."""
    return agreeing("Seats", _YOUR_ALLY, name)


def _place(seat: Seat, turns: Sequence[Seat]) -> str:
    """Return the words for the place of *seat* in the auction, to be translated."""
    place = turns.index(seat)
    return _LATER[place - 1] if place else _FIRST


def held_text(chips: int | None, points: int | None) -> str:
    """Return the figure at a seat: its chips, its points, or both in a game with both."""
    if points is None:
        return str(chips)
    if chips is None:
        return figure(points)
    return translate("Seats", "{points} · {chips}").format(points=figure(points), chips=chips)


def pool_text(chips: int) -> str:
    """Return the words on the pool."""
    return translate("Seats", "Pool {chips}").format(chips=chips)


def last_words(
    action: Action | None, deck: Deck, manner: TableWords = TableWords.PLAIN, game: str = ""
) -> str:
    """
    Return a seat's ribbon for its last action in *game*, in this *manner*; empty for none.

    A term of the game itself is always said, like its button; only in the old manner without its meaning.
    """
    plain, term = _plain_words(action, deck, game), term_of(action, game)
    if term:
        return in_manner(plain, term, TableWords.GLOSSED if manner is TableWords.PLAIN else manner)
    return in_manner(plain, old_word(action, deck_spoken(game, deck)), manner)


def _plain_words(action: Action | None, deck: Deck, game: str) -> str:
    if isinstance(action, Say | Bid):
        return ribbon_text(action, deck, game=game)
    if isinstance(action, PlayCard):
        return gano_text()
    if isinstance(action, CallCard):
        return translate("Seats", "{card:Name}!").format(card=card_label(action.card, deck))
    if isinstance(action, Discard):
        number = len(action.cards)
        if number == 0:
            return translate("Seats", "I keep my cards")
        return translate("Seats", "I draw {number}").format(number=number)
    return ""


def is_strong(action: Action | None) -> bool:
    """Tell whether the words change the game, so that their ribbon stands out."""
    return isinstance(action, Bid | NameTrump | CallCard | PlayCard)


def with_figure(state: str, figure: str) -> str:
    """Return the *state* of a card in the hand, which may be empty, with the key that chooses the card."""
    template = translate("Seats", "{state}; key {key}") if state else translate("Seats", "key {key}")
    return template.format(state=state, key=figure)


def card_state(*, thrown: bool, raised: bool, playable: bool, fresh: bool = False) -> str:
    """Return the state of a card in the hand, for a screen reader; *fresh* if it was just drawn."""
    if thrown:
        return translate("Seats", "on the heap, to be thrown")
    if raised:
        return translate("Seats", "raised; choose it again to play it")
    if fresh:
        return (
            translate("Seats", "just drawn; may be played") if playable else translate("Seats", "just drawn")
        )
    return translate("Seats", "may be played") if playable else ""
