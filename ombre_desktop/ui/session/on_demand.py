"""Conversions of documents, which are imported with the documents after the first frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.session.kept_preferences import games_of, with_choices, with_hand

__all__ = ["games_of", "with_choices", "with_hand"]

HOMES = {
    "games_of": "ombre_desktop.ui.session.kept_preferences",  # 100 ms, with the documents
    "with_choices": "ombre_desktop.ui.session.kept_preferences",
    "with_hand": "ombre_desktop.ui.session.kept_preferences",
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
