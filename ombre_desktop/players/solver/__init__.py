"""What perfect play comes to once all cards are known."""

from pathlib import Path

from ombre_desktop.players.solver import core
from ombre_desktop.players.solver.edition import is_outdated, text_instead

_TEXT = Path(__file__).with_name("core.py")

OUTDATED = is_outdated(core, _TEXT)
"""Whether a compiled core lies here that was made from another text: then the text runs."""
if OUTDATED:
    text_instead(core, _TEXT)
