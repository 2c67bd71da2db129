"""The names and keys of the round tools, for screen readers and tooltips."""

from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.phrases import Said

_TOOLS: dict[Glyph, tuple[Said, Key]] = {
    Glyph.LAST_TRICK: (Said("Tools", "Look at the last trick"), Key.LAST_TRICK),
    Glyph.LOG: (Said("Tools", "Read what has happened"), Key.LOG),
    Glyph.SCORE: (Said("Tools", "Score sheet"), Key.SCORE),
    Glyph.TAKE_BACK: (Said("Tools", "Take back"), Key.TAKE_BACK),
    Glyph.HINT: (Said("Tools", "A hint"), Key.HINT),
    Glyph.RULES: (Said("Tools", "Rules of the game"), Key.RULES),
    Glyph.SOUND: (Said("Tools", "Sounds off"), Key.SOUND),
    Glyph.SILENCE: (Said("Tools", "Sounds on"), Key.SOUND),
    Glyph.PREFERENCES: (Said("Tools", "Preferences"), Key.PREFERENCES),
}
TOOLS = len({key for _, key in _TOOLS.values()})
"""The number of tools; the one for sounds has two signs."""

tools_name = Said("Tools", "Tools")
"""The name of the row of tools."""


def tool_name(glyph: Glyph) -> str:
    """Return the name of the button with this sign."""
    words, _ = _TOOLS[glyph]
    return words()


def tool_key(glyph: Glyph) -> Key:
    """Return the key of the button with this sign."""
    _, key = _TOOLS[glyph]
    return key
