"""Problems made of the person's decisions: the question to the players' process, its reply, and the file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ombre_desktop.engine import view
from ombre_desktop.engine.notation import GameRecord, format_record, format_view, record_of
from ombre_desktop.storage.made_problems import MINE, add_problem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.model.sitting import PERSON


def question_about(record: GameRecord) -> dict[str, object]:
    """Return the question whether the person's decision where *record* ends makes a problem."""
    return {"view": format_view(view(record.state, PERSON)), "poses": True}


def problem_in(reply: Mapping[str, Any], record: GameRecord, name: str) -> str:
    """
    Return the problem that *reply* makes of *record*, with that *name*; empty if it makes none.

    Raises `ValueError` if the reply is nonsense.
    """
    try:
        tags = [(str(tag), str(value)) for tag, value in reply["tags"] or ()]
    except (KeyError, TypeError) as error:
        raise ValueError(repr(error)) from error
    return format_record(record_of(record.state, ("Problem", name), *tags)) if tags else ""


def keep_problem(shelf: Shelf, text: str, file: str = MINE) -> bool:
    """Add the problem *text* to a *file* in the person's own folder; return False if nothing is kept."""
    if shelf.folders is None:
        return False
    shelf.writer.order(partial(add_problem, shelf.folders.own_problems, text, file))
    return True
