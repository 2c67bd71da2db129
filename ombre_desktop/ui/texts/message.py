"""The buttons of a message."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

copy_button = Said("MessageDialog", "Co&py the details")
close_button = Said("MessageDialog", "&Close")
show_details = Said("MessageDialog", "Show the &details")
hide_details = Said("MessageDialog", "Hide the &details")
details_name = Said("MessageDialog", "Details")
