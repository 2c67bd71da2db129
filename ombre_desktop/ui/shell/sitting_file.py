"""The reading of a sitting from any file, such as one saved elsewhere when the disk was full."""

from __future__ import annotations

from pathlib import Path

from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.saves import save_in
from ombre_desktop.ui.frame.error_messages import with_files
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.kept_sitting import sitting_of
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.phrases import translate


def sitting_in(path: Path) -> Sitting | Trouble:
    """Return the sitting in *path*, or the message why it cannot be continued; change no file."""
    try:
        document = save_in(path)
    except StorageError as error:
        return with_files((error.problem,))
    kept = document.sitting
    place = outside.place(path)
    title = translate("Window", "This sitting cannot be taken up")
    if kept.ended:
        return Trouble(title, translate("Window", "The sitting in {path} is over.").format(path=place))
    if kept.deals > len(kept.results):
        # A save in the usual folder drops the deals that the history already has.
        sentence = translate("Window", "{path} holds only the last deals of a sitting.")
        return Trouble(title, sentence.format(path=place))
    return sitting_of(document)
