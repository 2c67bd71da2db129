"""The table's context for panels: places, colours, type and deck, and where the person's wishes go."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from ombre_desktop.storage.display_options import PLAIN, CardPrint, Deck
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme, TypeRole, type_size
from ombre_desktop.ui.panels.wishes import Wishes
from ombre_desktop.ui.table.lamp import PANEL
from ombre_desktop.ui.table.layout import TableLayout


@dataclass(frozen=True, slots=True)
class TableContext:
    """
    The present look of the table; a change of size, theme, deck or text makes a new context.

    *deck* may be given by name; *printed* is the person's print style. *text_scale* is the person's setting,
    already part of *layout*. *contracts* are the names of all contracts that can be bid in the *game*: the
    letters that serve the bids as keys depend on them. *wishes* stay the same in every look.
    """

    layout: TableLayout
    theme: Theme
    families: Families
    deck: Deck
    text_scale: float = 1.0
    printed: CardPrint = PLAIN
    contracts: tuple[str, ...] = ()
    game: str = ""
    wishes: Wishes = field(default_factory=Wishes, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", Deck(self.deck))

    @property
    def look(self) -> tuple[object, ...]:
        """Everything on which the look of a part of a panel depends, apart from its place and its words."""
        layout = self.layout
        place = layout.window.getRect(), len(layout.seats), layout.text, layout.stage.ease, layout.has_pool
        return place, self.theme, self.families, self.deck, self.printed

    @property
    def unit(self) -> float:
        """The number of pixels in a unit of size."""
        return self.layout.unit

    def drop(self, place: QRectF, rise: float = PANEL) -> QPointF:
        """Return the drop of the shadow of a panel at *place*, *rise* units above the table."""
        return self.layout.lamp.drop(place.center(), rise * self.unit)

    def serif(self, role: TypeRole, text: str, *, scale: float | None = None) -> Lettering:
        """Return *text* in the semibold serif; *scale* replaces the table's own text factor."""
        size = type_size(role, self.layout.text if scale is None else scale)
        return Lettering(text, self.families.serif_font(size, bold=True))

    def sans(self, role: TypeRole, text: str, *, bold: bool = False, scale: float | None = None) -> Lettering:
        """Return *text* in the sans; *scale* replaces the table's own text factor."""
        size = type_size(role, self.layout.text if scale is None else scale)
        return Lettering(text, self.families.sans_font(size, bold=bold))
