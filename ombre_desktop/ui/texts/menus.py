"""The titles of the menus; the labels of their entries stand in the key table."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

game = Said("Menu", "&Game")
deal = Said("Menu", "&Deal")
table = Said("Menu", "&Table")
learn = Said("Menu", "&Learn")
help_ = Said("Menu", "&Help")

one_deck = Said("Menu", "French &cards only")
"""The label of the entry that switches the deck, in a game that has but one."""
