"""The tags of a record: which game, whose deal, what cards."""

from __future__ import annotations

from collections import Counter

from ombre_desktop.engine.cards import HIDDEN, Card, Cards, in_order
from ombre_desktop.engine.chips import Chips, Stakes
from ombre_desktop.engine.errors import Flaw, FlawKind, NotationError, SettingError
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.notation.blocks import Tag
from ombre_desktop.engine.notation.record import FORMAT, Anchor
from ombre_desktop.engine.notation.tokens import is_number, parse_cards, parse_hand, parse_seat
from ombre_desktop.engine.ruleset import Ruleset
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.value import Value

KNOWN = ("Record", "Ruleset", "House", "Dealer", "Pool", "Scores", "Deal", "Talon")
NEEDED = ("Ruleset", "Dealer", "Deal")


class Header(Value):
    """What the tags say; *further* are those the rules do not need."""

    ruleset: Ruleset
    dealer: Seat
    stakes: Stakes
    layout: Layout
    further: tuple[tuple[str, str], ...]
    notes: tuple[tuple[Anchor, str], ...]


class _TagError(Exception):
    """A tag that cannot be read."""

    def __init__(self, tag: Tag, kind: FlawKind, found: str, expected: str = "") -> None:
        super().__init__(found)
        self.flaw = Flaw(tag.line, tag.column, kind, found, expected)


def read_header(tags: list[Tag], flaws: list[Flaw], line: int) -> Header | None:
    """The header that *tags* make; None, with the reason among *flaws*, if they make none."""
    named = {tag.name: tag for tag in tags}
    missing = [name for name in NEEDED if name not in named]
    if missing:
        flaws.append(Flaw(line, 1, FlawKind.MISSING_TAG, missing[0]))
        return None
    try:
        return _header(named, tags)
    except _TagError as error:
        flaws.append(error.flaw)
        return None


def _header(named: dict[str, Tag], tags: list[Tag]) -> Header:
    if "Record" in named and named["Record"].value != FORMAT:
        raise _TagError(named["Record"], FlawKind.BAD_TAG, named["Record"].value, FORMAT)
    hands = _hands(named["Deal"])
    game = _ruleset(named, len(hands))
    layout = Layout(hands, _talon(named))
    dealer = _dealer(named["Dealer"], len(hands))
    _check(layout, game, dealer, named["Deal"])
    return Header(
        ruleset=game,
        dealer=dealer,
        stakes=_stakes(named, game),
        layout=layout,
        further=tuple((tag.name, tag.value) for tag in tags if tag.name not in KNOWN),
        notes=tuple((tag.name, tag.note) for tag in tags if tag.note),
    )


def _ruleset(named: dict[str, Tag], seats: int) -> Ruleset:
    house = named["House"].value if "House" in named else ""
    try:
        return ruleset(named["Ruleset"].value, house, seats)
    except SettingError as error:
        in_house = "House" in named and error.kind not in ("ruleset", "number of seats")
        tag = named["House" if in_house else "Ruleset"]
        raise _TagError(tag, FlawKind.UNKNOWN, error.text, ", ".join(error.known)) from None


def _dealer(tag: Tag, seats: int) -> Seat:
    try:
        return parse_seat(tag.value, seats)
    except NotationError:
        raise _TagError(tag, FlawKind.BAD_TAG, tag.value, f"1 to {seats}") from None


def _stakes(named: dict[str, Tag], game: Ruleset) -> Stakes:
    pool = _numbers(named["Pool"], 1)[0] if "Pool" in named else 0
    if game.target is None:
        return Stakes(Chips(pool))
    scores = _numbers(named["Scores"], game.seats) if "Scores" in named else (0,) * game.seats
    return Stakes(Chips(pool), scores)


def _numbers(tag: Tag, count: int) -> tuple[int, ...]:
    words = tag.value.split()
    if len(words) != count or not all(is_number(word) for word in words):
        raise _TagError(tag, FlawKind.BAD_TAG, tag.value)
    return tuple(int(word) for word in words)


def _hands(tag: Tag) -> tuple[Cards, ...]:
    hands: list[Cards] = []
    for part in tag.value.split(";"):
        seat, _, hand = part.strip().partition(" ")
        if seat != str(len(hands) + 1):
            raise _TagError(tag, FlawKind.BAD_TAG, part.strip(), str(len(hands) + 1))
        try:
            hands.append(in_order(parse_hand(hand)))
        except NotationError as error:
            raise _TagError(tag, FlawKind.BAD_CARD, error.text) from None
    return tuple(hands)


def _talon(named: dict[str, Tag]) -> Cards:
    if "Talon" not in named:
        return ()
    try:
        return parse_cards(named["Talon"].value)
    except NotationError as error:
        raise _TagError(named["Talon"], FlawKind.BAD_CARD, error.text) from None


def _check(layout: Layout, game: Ruleset, dealer: Seat, tag: Tag) -> None:
    """Every card of the pack once, and so many for each seat that plays."""
    known = Counter(card for card in layout.cards if card is not HIDDEN)
    twice: list[Card] = [card for card, number in known.items() if number > 1]
    foreign = [card for card in known if card not in game.pack.cards]
    if twice or foreign:
        raise _TagError(tag, FlawKind.BAD_CARDS, str((twice + foreign)[0]))
    if len(layout.cards) != len(game.pack.cards):
        raise _TagError(tag, FlawKind.BAD_CARDS, str(len(layout.cards)), str(len(game.pack.cards)))
    ring = game.ring(dealer)
    for seat, hand in enumerate(layout.hands):
        size = game.hand_size if seat in ring else 0
        if len(hand) != size:
            raise _TagError(tag, FlawKind.BAD_CARDS, str(len(hand)), str(size))
