"""The input of a motion, its tempo, and the times that motions share."""

from __future__ import annotations

from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.table.arrangement import Arrangement
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.motion import Span
from ombre_desktop.value import Value

OVER = 0.6
"""The time a card takes to turn over, as a share of the time of its flight."""
NEXT_OVER = 0.07
"""The delay between the starts of two turns in a hand, as a share of the flight time."""


class Tempo(Value):
    """The times of motions in milliseconds; all are zero if nothing moves."""

    card: float = 0
    deal: float = 0
    word: float = 0
    pay: float = 0

    @property
    def moves(self) -> bool:
        """True if anything is animated."""
        return self.card > 0


CALM = Tempo(card=260, deal=1500, word=700, pay=800)
BRISK = Tempo(card=180, deal=800, word=300, pay=450)
NONE = Tempo()


class Turn(Value):
    """The input of a motion: the cards before and after it, and the *packets* in which cards are dealt."""

    layout: TableLayout
    before: Arrangement
    after: Arrangement
    picture: TablePicture
    tempo: Tempo
    packets: tuple[int, ...] = ()


def time_to_turn(cards: int, card: float) -> float:
    """Return the time to turn over a hand of *cards* cards."""
    return card * (OVER + NEXT_OVER * (cards - 1)) if cards else 0.0


def one_after_another(keys: list[str], first: float, card: float) -> dict[str, Span]:
    """Return the times at which the cards of a hand turn over, from the time *first* on."""
    begins = {key: first + at * NEXT_OVER * card for at, key in enumerate(keys)}
    return {key: (at, at + OVER * card) for key, at in begins.items()}
