"""Cards that turn: no card in the air shows a face that nobody has seen yet."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from random import Random

import pytest
from PySide6.QtCore import QSizeF
from telling import as_told, told

from ombre_desktop.engine import HIDDEN, ruleset
from ombre_desktop.engine import events as happened
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.motion import Flight
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.turn import CALM

FRAME = 1000 / 30


@pytest.fixture
def player(qapp, app_families) -> EventPlayer:
    """Provide a player of events without a window, whose cards are blank."""
    closed = Studio()
    closed.close()
    scene = TableScene(DeckArt(closed))
    theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
    scene.adapt(Brush(layout_for(QSizeF(900, 600), 3), theme, app_families, 1.0), Deck.FRENCH)
    found = EventPlayer(scene)
    found.tempo = CALM
    return found


def test_no_card_in_the_air_shows_its_face_early(player):
    """A card that was not face up before its flight is a back at first, and until it has turned half over."""
    scene, begun, early, turned = player._scene, [], [], set()
    player.begun.connect(begun.append)
    for seed in (0, 7):
        for step in told(ruleset("renegado", "", 3), Random(seed), as_told):
            faces = {one.card for one in scene.arrangement.sprites} - {HIDDEN}
            player.play(step)
            while not player.is_idle:
                for item, flight in scene._flights:
                    unseen = not flight.leaves_the_table and flight.end.card not in {HIDDEN, *faces}
                    if unseen:
                        turned.add(type(begun[-1]))
                        bare = item.isVisible() and item.shows is not HIDDEN
                        early += [begun[-1]] if bare or shows_early(flight) else []
                faces = {one.card for one in scene.arrangement.sprites} - {HIDDEN}
                player.hurry()

    assert [] == early
    assert {happened.Dealt, happened.CardPlayed, happened.CardTurned, happened.Exchanged} <= turned


def shows_early(flight: Flight) -> bool:
    """Tell whether the card of *flight* shows its face before it has turned half over."""
    moments = [number * FRAME for number in range(60)]
    return any(flight.side(at) is not HIDDEN and flight.turned(at) < 0.5 for at in moments)


def test_every_turn_ends_with_its_motion(player):
    """No card pops round when a motion ends: by then all have turned over, and lie in their places."""
    scene, late = player._scene, []
    for step in told(ruleset("renegado", "", 3), Random(1), as_told):
        player.play(step)
        while not player.is_idle:
            duration = player._motion.duration()
            late += [flight for _, flight in scene._flights if min(ends(flight, duration)) < 0.999]
            player.hurry()

    assert [] == late


def ends(flight: Flight, duration: float) -> tuple[float, float]:
    """Return the shares of the way and of the turn at the end."""
    return flight.way(duration), flight.turned(duration)


def test_a_hand_lies_as_it_was_dealt_and_is_then_sorted(player):
    """The person's cards land from the left, as they come, turn, and only then change their places."""
    scene, begun = player._scene, []
    player.begun.connect(begun.append)
    for step in told(ruleset("renegado", "", 3), Random(1), as_told):
        player.play(step)
        while not player.is_idle and not isinstance(begun[-1], happened.Dealt):
            player.hurry()
        if begun and isinstance(begun[-1], happened.Dealt):
            break
    dealt = begun[-1].hands[0]
    flights = {flight.last.end.card: flight for _, flight in scene._flights if flight.last.end.card in dealt}
    turning = {card: flights[card].leg(flights[card].turn[0]) for card in dealt}
    landing = [turning[card].end.place.centre.x() for card in dealt]
    moving = [flight for card, flight in flights.items() if turning[card] is not flight.last]

    assert sorted(landing) == landing
    assert moving
    assert all(flight.turned(flight.last.span[0]) == 1.0 for flight in moving)
    assert all(
        flight.last.end == scene.arrangement.by_key[flight.last.end.key] for flight in flights.values()
    )


def test_a_card_takes_off_at_the_size_at_which_it_lay(player):
    """Its picture is made for the place where it lands, and would be too small or too large for a moment."""
    scene, jumps = player._scene, []
    for step in told(ruleset("renegado", "", 3), Random(1), as_told):
        player.play(step)
        while not player.is_idle:
            jumps += [
                (item.where[2], flight.start[2])
                for item, flight in scene._flights
                if item.isVisible() and flight.way(0.0) == 0.0 and abs(item.where[2] - flight.start[2]) > 0.5
            ]
            player.hurry()

    assert [] == jumps


def test_a_won_trick_is_squared_up_turned_over_and_gathered(player):
    """Its cards turn over as one packet, and the packet goes to its pile once all of them are backs."""
    layout, tricks = player._scene.brush.layout, 0
    for flights in tricks_on_their_way(player):
        tricks += 1
        for moment in (number * FRAME for number in range(ceil(player._motion.duration() / FRAME))):
            player._scene.move(moment)
            places = [item.pos() for item, _ in flights]
            apart = max((one - places[0]).manhattanLength() for one in places)
            turned = [flight.turned(moment) for _, flight in flights]
            assert apart < 6 * layout.unit or max(turned) == 0.0
            on_their_way = any(flight.leg(moment) is flight.last for _, flight in flights)
            assert min(turned) == 1.0 or not on_their_way

    assert 9 == tricks


def test_a_trick_counts_once_it_lies_on_its_pile(player):
    """Until then neither its packet nor its number is seen, even if the seats are drawn meanwhile."""
    scene, changes = player._scene, []
    player.changed.connect(changes.append)
    for _ in tricks_on_their_way(player):
        before, packets = sum(player.picture.won), visible_packets(scene, "won")
        changes.clear()
        player._motion.setCurrentTime(player._motion.duration() - 1)
        assert (before, packets, []) == (sum(player.picture.won), visible_packets(scene, "won"), changes)
        player.hurry()
        assert (before + 1, packets + 1) == (sum(player.picture.won), visible_packets(scene, "won"))
        assert before + 1 == sum(changes[0].won)


def test_the_persons_discards_are_a_packet_once_they_lie_there(player):
    """While they are in the air, no packet of theirs lies on the table."""
    begun = []
    player.begun.connect(begun.append)
    seen = []
    for step in told(ruleset("renegado", "", 3), Random(1), as_told):
        player.play(step)
        while not player.is_idle:
            throws = isinstance(begun[-1], happened.Exchanged) and begun[-1].seat == 0 and begun[-1].thrown
            if throws and player._scene._flights:
                seen.append(visible_packets(player._scene, "dead 0"))
                player.hurry()
                seen.append(visible_packets(player._scene, "dead 0"))
            else:
                player.hurry()

    assert 0 == seen[0] < seen[1]


def tricks_on_their_way(player: EventPlayer) -> Iterator[list[tuple[CardItem, Flight]]]:
    """Play a deal, and stop as each trick leaves the middle of the table."""
    begun = []
    player.begun.connect(begun.append)
    for step in told(ruleset("renegado", "", 3), Random(1), as_told):
        player.play(step)
        while not player.is_idle:
            if isinstance(begun[-1], happened.TrickTaken) and player._scene._flights:
                yield list(player._scene._flights)
            player.hurry()


def visible_packets(scene: TableScene, kind: str) -> int:
    """Count the packets of this *kind* that are seen."""
    keys = [one.key for one in scene.arrangement.sprites if one.key.startswith(f"{kind} ")]
    return sum(scene.card_item(key).isVisible() for key in keys)
