"""Choreography: the cards that move at each event, with their paths and times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF

from ombre_desktop.engine import HIDDEN, Card, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.table.arrangement import (
    LAYER_DRIFT,
    Arrangement,
    Sprite,
    card_key,
    drawn_key,
    talon_home,
)
from ombre_desktop.ui.table.dealing import dealt, laid_open
from ombre_desktop.ui.table.motion import Motion, Stop, Where, where
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.turn import OVER, Turn, one_after_another, time_to_turn
from ombre_desktop.value import replace

_TELLING = (
    happened.CardShown,
    happened.MatadorsShown,
    happened.CardCalled,
    happened.KingGiven,
    happened.NobodyToCall,
    happened.AllyKnown,
)
"""Events that move no card, but need a moment to be noticed."""

WAIT, SLOW = 0.5, 1.3
"""The time before a card off the talon is turned up, and the time this takes, in flight times of a card."""
SHOWN = 1.6
"""The time in which cards that are shown turn up, in flight times."""
SQUARED, TURNED, GATHERED = 0.45, 1.0, 1.9
"""The times at which a trick is squared up, has turned over, and lies on its pile, in flight times."""


def motion_for(event: happened.Event, turn: Turn) -> Motion:
    """Return the motion that shows *event*."""
    tempo = turn.tempo
    match event:
        case happened.CardsDrawn() | happened.Dealt() | happened.DealSettled():
            return _of_the_pack(event, turn)
        case happened.CardPlayed(seat=seat, card=card):
            return _turning(tempo.card, _out_of_hand(seat, card, turn), turn)
        case happened.TrickTaken(seat=seat, trick=trick, number=_):
            return _into_the_pile(seat, tuple(map(card_key, trick.cards)), turn)
        case happened.Exchanged():
            return _exchange(event, turn)
        case happened.CardTurned() | happened.TalonTaken():
            return _off_the_talon(event, turn)
        case happened.OmbreMade():
            return _simple(tempo.card)
        case happened.Said(private=False) | happened.BidMade() | happened.TrumpNamed():
            return _simple(tempo.word)
        case _:
            return _revealed(turn, tempo.word if isinstance(event, _TELLING) else 0.0)


def _of_the_pack(event: happened.CardsDrawn | happened.Dealt | happened.DealSettled, turn: Turn) -> Motion:
    match event:
        case happened.CardsDrawn():
            return _draw(event, turn)
        case happened.Dealt():
            return dealt(event, turn)
        case happened.DealSettled():
            return laid_open(turn)


def _revealed(turn: Turn, least: float) -> Motion:
    """Turn up cards that are shown, in the hand or talon in which they lay; it takes *least* or longer."""
    lay, start = turn.before.by_key, _top_of_talon(turn)
    origins = {card_key(card): start for card in turn.picture.open_talon if card_key(card) not in lay}
    for seat, hand in enumerate(turn.picture.hands):
        backs = [one for key, one in lay.items() if key.startswith(f"hand {seat} ")]
        shown = [key for card in hand if card is not HIDDEN and (key := card_key(card)) not in lay]
        # The last backs of a fan are gone, since those that are left are counted again.
        origins |= {key: where(one) for key, one in zip(reversed(shown), reversed(backs), strict=False)}
    duration = max(least, turn.tempo.card * SHOWN) if origins else least
    return _turning(duration, origins, turn) if duration else Motion()


def _simple(
    duration: float, *, origins: dict[str, Where] | None = None, exits: dict[str, Sprite] | None = None
) -> Motion:
    return Motion(duration, origins or {}, exits or {}, {"": (0, duration)})


def _turning(duration: float, origins: dict[str, Where], turn: Turn) -> Motion:
    """Return a motion in which unseen cards fly from *origins* and turn up on their way."""
    turns = dict.fromkeys(_faces(origins, turn), (duration * (1 - OVER), duration))
    return Motion(duration, origins, {}, {"": (0, duration)}, turns)


def _faces(keys: Iterable[str], turn: Turn) -> list[str]:
    """Return those of *keys* whose cards lie face up at the end."""
    lay = turn.after.by_key
    return [key for key in keys if key in lay and lay[key].card is not HIDDEN]


def _into_the_pile(seat: Seat, keys: tuple[str, ...], turn: Turn) -> Motion:
    """Square up the cards of a trick, turn them over as one packet, and slide it to the winner's pile."""
    pile = turn.layout.seats[seat].tricks.place(turn.picture.won[seat] - 1)
    exits = {key: _at(key, turn.before, pile) for key in keys}
    squared, turned, gathered = (share * turn.tempo.card for share in (SQUARED, TURNED, GATHERED))
    packet = _squared_up([turn.before.by_key[key] for key in keys], turn.layout.unit)
    return Motion(
        gathered,
        {},
        exits,
        {"": (0, squared)},
        dict.fromkeys(keys, (squared, turned)),
        {one.key: (Stop(one, (turned, gathered)),) for one in packet},
        _new_packets("won", turn),
    )


def _squared_up(trick: list[Sprite], unit: float) -> list[Sprite]:
    """Return the cards of a *trick* as a packet in its middle, as thick as they are."""
    middle = sum((sprite.place.centre for sprite in trick), QPointF()) / len(trick)
    first = trick[0].place
    return [
        replace(
            sprite,
            place=replace(first, centre=middle + LAYER_DRIFT * (at * unit), rotation=0.0),
            wins=False,
            gano=False,
        )
        for at, sprite in enumerate(trick)
    ]


def _new_packets(kind: str, turn: Turn) -> frozenset[str]:
    """Return the keys of the packets of this *kind* that did not lie on the table before."""
    return frozenset(key for key in turn.after.by_key if key.startswith(f"{kind} ")) - set(turn.before.by_key)


def _out_of_hand(seat: Seat, card: Card, turn: Turn) -> dict[str, Where]:
    """Return the starting place of a played card that was a hidden one; nothing for a known card."""
    lay = turn.before.by_key
    backs = [sprite for key, sprite in lay.items() if key.startswith(f"hand {seat} ")]
    return {card_key(card): where(backs[-1])} if backs and card_key(card) not in lay else {}


def _top_of_talon(turn: Turn) -> Where:
    """Return the place of the talon's top card before the event."""
    heap = [sprite for key, sprite in turn.before.by_key.items() if key.startswith("talon ")]
    home = heap[-1].place if heap else turn.layout.centre.talon_auction
    return home.centre, home.rotation, home.size.height()


def _at(key: str, before: Arrangement, place: Placement) -> Sprite:
    sprite = before.by_key[key]
    return Sprite(key, sprite.card, place, sprite.z)


def _draw(event: happened.CardsDrawn, turn: Turn) -> Motion:
    """Bring one card after another from the pack, faster if there are many."""
    home = talon_home(turn.picture, turn.layout)
    start = (home.centre, home.rotation, home.size.height())
    keys = [drawn_key(card) for _, card in event.draw.drawn]
    pace = min(turn.tempo.card, turn.tempo.deal * 2 / len(keys))
    times = {key: (at * pace, at * pace + turn.tempo.card) for at, key in enumerate(keys)}
    turns = {key: (lands - turn.tempo.card * OVER, lands) for key, (_, lands) in times.items()}
    times[""] = (0, turn.tempo.card)
    return Motion(pace * len(keys) + turn.tempo.card, dict.fromkeys(keys, start), {}, times, turns)


def _off_the_talon(event: happened.CardTurned | happened.TalonTaken, turn: Turn) -> Motion:
    """Turn up the top card of the talon, or move the whole talon into one hand."""
    start, card = _top_of_talon(turn), turn.tempo.card
    if isinstance(event, happened.CardTurned):
        # It is laid beside the talon, keeps everybody waiting for a moment, and is turned slowly.
        key = card_key(event.card)
        slowly = (card * (1 + WAIT), card * (1 + WAIT + SLOW))
        return Motion(slowly[1], {key: start}, {}, {"": (0, card)}, {key: slowly})
    held = len(turn.picture.hands[event.seat]) - len(event.cards)
    keys = [
        card_key(card) if event.seat == PERSON else f"hand {event.seat} {at}"
        for at, card in enumerate(event.cards, start=held)
    ]
    return _turning(card * 2, _new(dict.fromkeys(keys, start), turn), turn)


def _exchange(event: happened.Exchanged, turn: Turn) -> Motion:
    """Move the discards, face down, to the dead packet; cards drawn turn up when they have landed."""
    layout, seat = turn.layout, event.seat
    dead = layout.seats[seat].dead
    home = talon_home(turn.picture, layout)
    talon = (home.centre, home.rotation, home.size.height())
    exits = {
        card_key(card): _at(card_key(card), turn.before, dead)
        for card in event.thrown
        if card_key(card) in turn.before.by_key
    }
    origins = {card_key(card): talon for card in event.drawn}
    if seat != PERSON:
        fan = layout.seats[seat].hand.places(len(turn.picture.hands[seat]))
        middle = fan[len(fan) // 2]
        from_hand = (middle.centre, middle.rotation, middle.size.height())
        origins |= {f"dead {seat} {k}": from_hand for k in range(turn.picture.dead[seat])}
    card = turn.tempo.card
    flight = card * 1.6 if event.thrown else turn.tempo.word
    late = _new_packets("dead", turn) if exits and seat == PERSON else frozenset()
    origins = _new(origins, turn)
    seen = _faces(origins, turn)
    turns = one_after_another(seen, flight, card) | dict.fromkeys(exits, (0.0, card * OVER))
    duration = flight + time_to_turn(len(seen), card)
    return Motion(duration, origins, exits, {"": (0, flight)}, turns, late=late)


def _new(origins: Mapping[str, Where], turn: Turn) -> dict[str, Where]:
    """Return the *origins* of cards that are new; every other card starts from its last place."""
    return {key: start for key, start in origins.items() if key not in turn.before.by_key}
