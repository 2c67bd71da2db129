"""The seeds of decisions, in a module of their own so that the table need not load the players."""

from __future__ import annotations

from ombre_desktop.engine import DealState, SeatView

try:
    # Not through hashlib, which would load four megabytes of OpenSSL.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def seed_text(state: DealState) -> str:
    """Return a text from which all chance in judging follows: the game and the cards of *state*."""
    layout = state.layout
    piles = [" ".join(card.text for card in pile) for pile in (*layout.hands, layout.talon)]
    return "\n".join((state.ruleset.name, str(state.dealer), *piles))


def seed_of_hint(seen: SeatView) -> int:
    """Return the seed of a hint to the seat of *seen*: the same whenever it is asked there, also later on."""
    position = seen.position
    return seed_of(f"hint {seed_text(position)}", 0, seen.seat, len(position.history))


def sitting_word(game: str, seat: int) -> str:
    """Return a word for the player of *seat* in the sitting *game*, from which their habits are drawn."""
    return f"{seed_of(f'{game} habits', 0, seat, 0):016x}"


def seed_of(game: str, deal: int, seat: int, decision: int) -> int:
    """
    Return the seed of one decision: the same on every machine, in every run and after every undo.

    *game* names the sitting. *deal*, *seat* and *decision* are counted from 0, decisions within the deal.
    """
    text = f"{game}\n{deal} {seat} {decision}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
