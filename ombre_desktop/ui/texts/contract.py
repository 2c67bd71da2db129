"""The words of the contract panel: the game and the state of play."""

from __future__ import annotations

from ombre_desktop.engine import Card, Seat, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.calls import contract_name, contract_noun
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.partners import plays_label
from ombre_desktop.ui.texts.phrases import Said, translate

Row = tuple[str, str]


_PLAYERS: dict[str, Said] = {"man": Said("Contract", "Man")}
"""The title of the lone player by contract, where it is not Ombre."""
_AIMS: dict[str, Said] = {"contrabola": Said("Contract", "no trick at all"), **lhombre.AIMS}
"""The aim of a contract, where it is not to win the most tricks."""
_TRICKS: dict[tuple[int, bool], Said] = {
    (0, True): Said("Contract", "{player} {ombre}, you {yours}"),
    (1, True): Said("Contract", "{player} {ombre}, you {yours}, {name} {others}"),
    (1, False): Said("Contract", "{player} {ombre}, defender {others}"),
    (2, False): Said("Contract", "{player} {ombre}, {name} {others}, {second} {last}"),
}
"""The standing in tricks, by the number of defenders beside the person, and whether the person defends."""
_TRICKS_OF_SEVERAL = Said("Contract", "{player} {ombre}, defenders {others}")
_TRICKS_OF_POINTS: dict[tuple[int, bool], Said] = {
    (1, True): Said("Contract", "{player} {ombre}, you {yours}, other {others}"),
    (1, False): Said("Contract", "{player} {ombre}, other {others}"),
}
_TRICKS_OF_SEVERAL_OF_POINTS = Said("Contract", "{player} {ombre}, others {others}")
"""The same in a game of points, where each of the others plays for themselves."""


_SUIT_IN_NAME = frozenset(WITH_TRUMP) | favour_games.SUIT_IN_NAME | frozenset(lhombre.WITHOUT_SUIT)
"""The contracts whose name tells the trump."""


def contract_title(
    contract: str | None,
    trump: Suit | None,
    deck: Deck,
    *,
    offered: Suit | None = None,
    again: bool = False,
) -> str:
    """
    Return the title of the contract, such as "Vuelta in coins".

    Without a contract, the auction is going on, perhaps for the suit *offered*, perhaps *again*.
    """
    if contract is None and offered is not None:
        return translate("Contract", "{suit:Name} offered").format(suit=suit_name(offered, deck))
    if contract is None:
        return translate("Contract", "The second round") if again else translate("Contract", "The auction")
    if trump is None or contract in _SUIT_IN_NAME:
        return contract_name(contract, deck)
    template = translate("Contract", "{contract:Name} in {suit}")
    if contract in german_solo.IN_COULEUR:
        template = german_solo.TITLE()
    return template.format(contract=contract_noun(contract), suit=suit_name(trump, deck))


def player_title(contract: str | None) -> str:
    """Return the title of the lone player of *contract*: "Ombre", "Man"."""
    known = _PLAYERS.get(contract or "")
    return known() if known else translate("Contract", "Ombre")


def deal_row(number: int, wanted: int | None, target: int | None = None) -> Row:
    """Return the number of the deal in the sitting, with the target of a game of points."""
    label = translate("Contract", "Deal")
    if target is not None:
        told = translate("Contract", "{number} · {points:one # point wins|other # points win}")
        return label, told.format(number=number, points=target)
    if wanted is None:
        return label, str(number)
    return label, _of(number, wanted)


def is_in_favour(contract: str) -> bool:
    """Tell whether *contract* is the lowest bid in a suit that is worth more than others."""
    return contract in favour_games.IN_FAVOUR | german_solo.LOWEST_IN_COULEUR


def favour_row(suit: Suit, deck: Deck, game: str) -> Row:
    """Return the suit in which bids go above others, as *game* calls it."""
    is_couleur = game == german_solo.NAME
    label = german_solo.COULEUR() if is_couleur else translate("Contract", "Favour suit")
    return label, suit_name(suit, deck)


def lesson_row(number: int, lessons: int, *, is_exercise: bool = False) -> Row:
    """Return the number of the lesson in the course, or of the exercise among those of its lesson."""
    label = translate("Contract", "Exercise") if is_exercise else translate("Contract", "Lesson")
    return label, _of(number, lessons)


def problem_row(game: str, number: int, problems: int) -> Row:
    """Return the name of the problem's *game*, and the problem's number among those that are set."""
    return game_name(game), _of(number, problems)


def _of(number: int, wanted: int) -> str:
    return translate("Contract", "{number} of {wanted}").format(number=number, wanted=wanted)


def wants_no_trick(contract: str) -> bool:
    """Tell whether a contract is won by taking no trick."""
    return contract in _AIMS


def aim_row(contract: str | None) -> Row | None:
    """Return the aim of the lone player of *contract*; None if it is to win the most tricks."""
    known = _AIMS.get(contract or "")
    return (translate("Contract", "Aim"), known()) if known else None


def ombre_row(ombre: str, contract: str | None) -> Row:
    """Return the player's name."""
    return player_title(contract), ombre


def called_row(card: Card, ally: str, deck: Deck) -> Row:
    """Return the called card, and its holder once known; *ally* is empty before."""
    label, name = translate("Contract", "Called"), card_label(card, deck)
    if not ally:
        return label, name
    return label, translate("Contract", "{card}, {ally}").format(card=name, ally=ally)


def side_tricks_row(side: int, others: int, *, allied: bool) -> Row:
    """Return the tricks of the Ombre, with those of a known ally, and those of all others."""
    template = translate("Contract", "Ombre {side}, others {others}")
    if allied:
        template = translate("Contract", "Ombre and ally {side}, others {others}")
    return translate("Contract", "Tricks"), template.format(side=side, others=others)


def turned_row(number: int) -> Row:
    """Return the number of cards turned up in search of a player."""
    label = translate("Contract", "Cards turned up")
    return label, str(number) if number else translate("Contract", "no card yet")


def bid_row(bid: str | None, holder: str, deck: Deck = Deck.FRENCH, *, stones: bool = False) -> Row:
    """Return the standing bid and its bidder; in a game of *stones* nobody bids, but somebody plays."""
    label = translate("Contract", "Highest bid")
    if stones:
        label = plays_label()
    if stones and bid is None:
        return label, translate("Contract", "nobody yet")
    if bid is None:
        return label, translate("Contract", "none yet")
    template = translate("Contract", "{bid:Name}, {holder}")
    if bid in WITH_TRUMP:
        # The corner has no room for more than the suit.
        return label, template.format(bid=suit_name(WITH_TRUMP[bid], deck), holder=holder)
    if bid in german_solo.IN_COULEUR:
        return label, contract_name(bid, deck)
    return label, template.format(bid=contract_noun(bid, deck), holder=holder)


def tricks_row(
    won: tuple[int, ...],
    ombre: Seat,
    contract: str | None,
    resting: tuple[Seat, ...] = (),
    *,
    company: Company,
) -> Row:
    """
    Return the tricks, the Ombre's first, without the seats that sit out.

    The person is called "you". The tricks of two defenders are shown apart, since the Ombre must take more
    than either of them.
    """
    person = company.person
    rest = [seat for seat in range(len(won)) if seat != ombre and seat not in resting]
    others = [seat for seat in rest if seat != person]
    sides, several = _TRICKS, _TRICKS_OF_SEVERAL
    if contract in _PLAYERS:
        sides, several = {**_TRICKS, **_TRICKS_OF_POINTS}, _TRICKS_OF_SEVERAL_OF_POINTS
    known = sides.get((len(others), person in rest))
    # More than two figures fit the panel only without words, and are clear without them.
    apart = [(company.name(Seat(seat)), str(won[seat])) for seat in others] if known else []
    name, counted = apart[0] if apart else ("", "  ".join(str(won[seat]) for seat in rest))
    second, last = apart[-1] if apart else ("", "")
    told = (known or several)().format(
        player=translate("Contract", "You") if person == ombre else player_title(contract),
        ombre=won[ombre],
        yours=won[person] if person is not None else "",
        name=name,
        others=counted,
        second=second,
        last=last,
    )
    return translate("Contract", "Tricks"), told
