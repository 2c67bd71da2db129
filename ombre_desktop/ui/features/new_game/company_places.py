"""The places round the table in the dialog for a new game: the person's and the opponents'."""

from collections.abc import Iterator, Mapping

from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.company import company_of
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.new_game.places import OpponentPlace, PersonPlace
from ombre_desktop.ui.model.game_to_begin import Opponent
from ombre_desktop.ui.texts.games import place_name

_GAP = 7


class CompanyPlaces(QWidget):
    """
    The seating of the company. Nobody sits in two places: choosing somebody seated makes two people swap.

    *behind* gives for each level the chips a deal by which it is behind the expert. Portraits that are not
    seen at once are painted *later*.
    """

    def __init__(
        self, person: tuple[str, str], behind: Mapping[str, float], appearance: Appearance, later: Turns
    ) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self._behind, self._appearance, self._later = behind, appearance, later
        self.person = PersonPlace(place_name(0, 2), *person, appearance)
        self._others: list[OpponentPlace] = []
        self._columns = Columns(self, least=1, most=1, gap=appearance.pixels(_GAP))
        self._seats = 1
        self._strength: float | None = None

    def build(self, opponents: tuple[Opponent, ...]) -> Iterator[None]:
        """Add a place for each of *opponents* and show all portraits, one step at a time."""
        for opponent in opponents:
            self._others.append(self._new_place(opponent))
            yield
        self.set_seats(len(opponents) + 1)
        for place in (self.person, *self._others):
            place.show_portrait()
            yield

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The opponents, counter-clockwise from the right."""
        return tuple(place.opponent for place in self.others)

    @property
    def others(self) -> tuple[OpponentPlace, ...]:
        """The opponents' places now at the table, counter-clockwise from the right."""
        return tuple(self._others[: self._seats - 1])

    def tell_strength(self, strength: float) -> None:
        """Tell the *strength* of those who are as strong as the person, in levels."""
        self._strength = strength
        for place in self._others:
            place.tell_strength(strength)

    def set_seats(self, seats: int) -> None:
        """Show *seats* places; opponents already seated stay, and new ones join if necessary."""
        here = tuple(place.opponent for place in self._others)
        company = company_of(here, max(seats - 1, len(self._others)))
        for opponent in company[len(self._others) :]:
            place = self._new_place(opponent)
            self._others.append(place)
            place.paint(self._later)
        self._seats = seats
        for number, place in enumerate(self._others, start=1):
            place.setVisible(number < seats)
            if number < seats:
                place.set_heading(place_name(number, seats))
        self._columns.put_in_order(_from_left(self.person, self.others))

    def restyle(self, appearance: Appearance) -> None:
        """Repaint the portraits and adopt the distances of *appearance*."""
        self._appearance = appearance
        for place in (self.person, *self._others):
            place.restyle(appearance, self._later)
        self._columns.setSpacing(appearance.pixels(_GAP))

    def paint(self) -> None:
        """Paint the portraits at the places now, and those in the boxes one by one later."""
        for place in (self.person, *self._others):
            place.paint(self._later)

    def _new_place(self, opponent: Opponent) -> OpponentPlace:
        place = OpponentPlace("", opponent, self._behind, self._appearance)
        if self._strength is not None:
            place.tell_strength(self._strength)
        place.taken.connect(lambda now, before: self._call_away(place, now, before))
        return place

    def _call_away(self, place: OpponentPlace, now: str, before: str) -> None:
        """Give the former place of the opponent *now* at *place* to *before*, who sat there."""
        for other in self._others:
            if other is not place and other.portrait == now:
                other.seat(before)


def _from_left(person: PersonPlace, others: tuple[OpponentPlace, ...]) -> list[QWidget]:
    """Return the places from left to right; the person is between two opponents, else at the left."""
    places: list[QWidget] = list(reversed(others))
    places.insert(1 if len(places) == 2 else 0, person)
    return places
