"""The textbook player's advice to the seat that is asked."""

from random import Random

from dialect import Deal

from ombre_desktop.engine import request
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.player import player


def advised(deal: Deal) -> str:
    """Return the textbook's action as text, decided from that seat's view."""
    assert deal.turn is not None
    seen = deal.seen_by(deal.turn)
    asked = request(seen)
    assert asked is not None
    return str(player("textbook").decide(seen, asked, Random(0)))


def memory(deal: Deal) -> Memory:
    """Return the memory of the seat that is asked."""
    assert deal.turn is not None
    return Memory.of(deal.seen_by(deal.turn))
