"""Parts of the checks by pydantic, which takes 100 ms to import and is seldom needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from pydantic_core import core_schema

    from ombre_desktop.storage.validation import checked, validated

__all__ = ["checked", "core_schema", "validated"]

HOMES = {
    "checked": "ombre_desktop.storage.validation",  # 41 ms
    "core_schema": "pydantic_core",  # 14 ms
    "validated": "ombre_desktop.storage.validation",  # the same
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
