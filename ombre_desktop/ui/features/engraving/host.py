"""The host of pictures of deals."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.features.engraving.deal_file import picture_file
from ombre_desktop.ui.features.engraving.deal_sheet import sheet_of
from ombre_desktop.ui.features.engraving.engraver import Engraver
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.file_saving import FileSaving, written
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.texts import engraving as words
from ombre_desktop.ui.texts.card_letters import print_of

RATIO = 2.0
"""The pixels of a picture for each unit of its page."""


class EngravingHost(Feature):
    """The host of one window's pictures of deals, which are drawn and written in a thread."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._saving, self._desk = FileSaving(program), program.desk
        self._drawing = OneReading(self)

    def save(self) -> None:
        """Ask for a file, and write a picture of the deal that is over to it."""
        # During a replay, the table shows other people than the sitting that is being played.
        record, now = self._program.record_to_save(), self._desk.situation
        if record is not None and now.sitting is not None:
            done = partial(self._draw, record, now.sitting, now.deck)
            self._saving.ask(words.title(), words.kinds(), words.file_name(), done)

    def _draw(self, record: str, sitting: Sitting, deck: Deck, path: Path) -> None:
        printed, families = print_of(self._choices.preferences), self._boards.appearance.families
        self._drawing.begin(
            lambda _: _write(path, record, sitting, deck, (printed, families)),
            partial(self._saving.tell, path),
        )

    def finish(self) -> None:
        """Wait for the picture that is being drawn."""
        self._drawing.finish()

    def close(self) -> None:
        """Stop drawing."""
        self._drawing.give_up()


def _write(
    path: Path, record: str, sitting: Sitting, deck: Deck, look: tuple[CardPrint, Families]
) -> tuple[Trouble, ...]:
    """Draw the deal in *record*, and write it to *path*; return what went wrong."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)  # the paper is the same in every room
    engraver = Engraver(sheet_of(record, sitting, deck), *look, theme, RATIO)
    return written(path, picture_file(engraver, path.suffix))


FEATURE = EngravingHost
