"""The reading of a sitting from any file, such as one saved elsewhere when the disk was full."""

from __future__ import annotations

from pathlib import Path

from ombre_desktop.storage.problems import StorageError
from ombre_desktop.storage.saves import save_in
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.kept_sitting import sitting_of
from ombre_desktop.ui.texts import record_files as words
from ombre_desktop.ui.texts.error_messages import with_files


def sitting_in(path: Path) -> Sitting | Trouble:
    """Return the sitting in *path*, or the message why it cannot be continued; change no file."""
    try:
        document = save_in(path)
    except StorageError as error:
        return with_files((error.problem,))
    kept = document.sitting
    if kept.ended:
        return Trouble(words.sitting_title(), words.sitting_over(path))
    if kept.deals > len(kept.results):
        # A save in the usual folder drops the deals that the history already has.
        return Trouble(words.sitting_title(), words.only_last_deals(path))
    return sitting_of(document)
