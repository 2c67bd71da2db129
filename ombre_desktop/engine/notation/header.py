"""The header of a record: its tags for game, dealer and cards."""

from __future__ import annotations

from collections import Counter

from ombre_desktop.engine.cards import HIDDEN, MOST, Card, Cards, in_order
from ombre_desktop.engine.chips import Chips, Stakes
from ombre_desktop.engine.errors import NotationError, SettingError
from ombre_desktop.engine.flaws import Flaw, FlawKind, shortened
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.notation.blocks import Block, Tag
from ombre_desktop.engine.notation.record import FORMAT, Anchor
from ombre_desktop.engine.notation.tokens import parse_cards, parse_hand, parse_seat
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.value import Value

KNOWN = ("Record", "Ruleset", "House", "Dealer", "Pool", "Scores", "Deal", "Talon")
NEEDED = ("Ruleset", "Dealer", "Deal")


class Header(Value):
    """The parsed tags; *further* holds the tags that the rules do not need."""

    ruleset: Ruleset
    dealer: Seat
    stakes: Stakes
    layout: Layout
    further: tuple[tuple[str, str], ...]
    notes: tuple[tuple[Anchor, str], ...]


class _TagError(Exception):
    """A tag that cannot be read."""

    def __init__(self, tag: Tag, kind: FlawKind, found: str, expected: str = "", at: int = 0) -> None:
        super().__init__(found)
        self.flaw = Flaw(tag.line, tag.column + at, kind, shortened(found), expected)


def read_header(block: Block, flaws: list[Flaw], *, face_down: bool = False) -> Header | None:
    """
    Parse the header of *block*; on failure add the reason to *flaws* and return None.

    Cards may lie *face_down* in a view; a record names every card.
    """
    named = {tag.name: tag for tag in block.tags}
    missing = [name for name in NEEDED if name not in named]
    if missing:
        none = Flaw(block.line, 1, FlawKind.MISSING_TAG, missing[0])
        flaws.append(block.flaw or (none if named else Flaw(block.line, 1, FlawKind.NO_RECORD)))
        return None
    try:
        return _header(named, block.tags, face_down)
    except _TagError as error:
        flaws.append(error.flaw)
        return None


def _header(named: dict[str, Tag], tags: list[Tag], face_down: bool) -> Header:
    if "Record" in named and named["Record"].value != FORMAT:
        raise _TagError(named["Record"], FlawKind.BAD_TAG, named["Record"].value, FORMAT)
    hands = _hands(named["Deal"])
    game = _ruleset(named, len(hands))
    layout = Layout(hands, _talon(named))
    dealer = _dealer(named["Dealer"], len(hands))
    _check(layout, game, named["Deal"], face_down)
    _check_hands(hands, game, dealer, named["Deal"])
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
        if error.kind == "number of seats":
            known = ", ".join(error.known)
            raise _TagError(named["Deal"], FlawKind.WRONG_SEATS, error.text, known) from None
        in_house = "House" in named and error.kind != "ruleset"
        tag = named["House" if in_house else "Ruleset"]
        raise _TagError(tag, FlawKind.UNKNOWN, error.text, ", ".join(error.known)) from None


def _dealer(tag: Tag, seats: int) -> Seat:
    try:
        return parse_seat(tag.value, seats)
    except NotationError:
        raise _TagError(tag, FlawKind.BAD_TAG, tag.value, f"1 to {seats}") from None


def _stakes(named: dict[str, Tag], game: Ruleset) -> Stakes:
    pool = _numbers(named["Pool"], 1)[0] if "Pool" in named else 0
    if pool < 0:
        raise _TagError(named["Pool"], FlawKind.BAD_TAG, named["Pool"].value)
    if game.target is None:
        return Stakes(Chips(pool))
    standing = game.target.standing(game.seats)
    scores = _numbers(named["Scores"], len(standing)) if "Scores" in named else standing
    return Stakes(Chips(pool), scores)


def _numbers(tag: Tag, count: int) -> tuple[int, ...]:
    numbers = [number(word) for word in tag.value.split()]
    found = tuple(one for one in numbers if one is not None)
    if len(numbers) != count or len(found) != count:
        raise _TagError(tag, FlawKind.BAD_TAG, tag.value)
    return found


def _hands(tag: Tag) -> tuple[Cards, ...]:
    """Parse the hands of a deal, never more of them than there are cards."""
    hands: list[Cards] = []
    for part, at in _parts(tag):
        seat, _, hand = part.strip().partition(" ")
        if seat != str(len(hands) + 1):
            raise _TagError(tag, FlawKind.BAD_TAG, part.strip(), str(len(hands) + 1), at)
        try:
            hands.append(in_order(parse_hand(hand)))
        except NotationError as error:
            raise _TagError(tag, _kind_of(error), error.text, at=at) from None
    return tuple(hands)


def _parts(tag: Tag) -> list[tuple[str, int]]:
    """Split *tag* at its semicolons; return each part and its offset."""
    parts: list[tuple[str, int]] = []
    at = 0
    for part in tag.value.split(";", MOST):
        parts.append((part, at + len(part) - len(part.lstrip())))
        at += len(part) + 1
    return parts


def _talon(named: dict[str, Tag]) -> Cards:
    if "Talon" not in named:
        return ()
    try:
        return parse_cards(named["Talon"].value)
    except NotationError as error:
        raise _TagError(named["Talon"], _kind_of(error), error.text) from None


def _kind_of(error: NotationError) -> FlawKind:
    """Return the kind of flaw: a word that names no card, or more cards than any pack has."""
    return FlawKind.WRONG_COUNT if error.expected == "part of a pack" else FlawKind.BAD_CARD


def _check(layout: Layout, game: Ruleset, tag: Tag, face_down: bool) -> None:
    """Check that every card of the pack is there once."""
    pack = game.pack.cards
    if HIDDEN in layout.cards and not face_down:
        raise _TagError(tag, FlawKind.FACE_DOWN, str(HIDDEN))
    known = Counter(card for card in layout.cards if card is not HIDDEN)
    twice: list[Card] = [card for card, times in known.items() if times > 1]
    foreign = [card for card in known if card not in pack]
    if foreign:
        raise _TagError(tag, FlawKind.FOREIGN_CARD, str(foreign[0]))
    if twice:
        raise _TagError(tag, FlawKind.TWICE, str(twice[0]))
    if len(layout.cards) < len(pack) and not layout.talon:
        raise _TagError(tag, FlawKind.MISSING_TAG, "Talon")
    if len(layout.cards) != len(pack):
        raise _TagError(tag, FlawKind.WRONG_COUNT, str(len(layout.cards)), str(len(pack)))


def _check_hands(hands: tuple[Cards, ...], game: Ruleset, dealer: Seat, tag: Tag) -> None:
    """Check that each playing seat has the right number of cards."""
    ring = game.ring(dealer)
    for seat, (hand, (_, at)) in enumerate(zip(hands, _parts(tag), strict=True)):
        size = game.hand_size if seat in ring else 0
        if len(hand) != size:
            raise _TagError(tag, FlawKind.WRONG_HAND, str(len(hand)), str(size), at)
