"""The language of the window, with the letters that it is written in."""

from __future__ import annotations

from ombre_desktop.ui.paint.fonts import load_script
from ombre_desktop.ui.texts.languages import Speech


class Voice(Speech):
    """The language in use, whose fonts are loaded when it is first spoken."""

    def speak(self, wanted: str) -> bool:
        """Switch to the *wanted* language, or the nearest; return True if the language has changed."""
        changed = super().speak(wanted)
        load_script(self.language)
        return changed
