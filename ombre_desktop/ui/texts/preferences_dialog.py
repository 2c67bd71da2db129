"""The words of the dialog of preferences round its rows."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

title = Said("PreferencesDialog", "Preferences")
reset_button = Said("PreferencesDialog", "&Reset to defaults")
close_button = Said("PreferencesDialog", "&Close")
picture_away = Said("PreferencesDialog", "Take the &picture off the table")
own_picture = Said("PreferencesDialog", "A &picture of your own as cloth…")
print_link = Said("PreferencesDialog", "Pr&int this deck…")
keys_link = Said("PreferencesDialog", "All &keys…")
unnamed = Said("PreferencesDialog", "You")
size = Said("PreferencesDialog", "{size} %")
size_held = Said(
    "PreferencesDialog",
    "{size} %; the table in this window has room for {held} %. A larger window has room for all of it.",
)

preview_name = Said("CardPreview", "How the cards look")
