"""The names and keys of the round tools, for screen readers and tooltips."""

from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said, translate

_TOOLS: dict[Glyph, tuple[str, Key]] = {
    Glyph.LAST_TRICK: (QT_TRANSLATE_NOOP("Tools", "Look at the last trick"), Key.LAST_TRICK),
    Glyph.LOG: (QT_TRANSLATE_NOOP("Tools", "Read what has happened"), Key.LOG),
    Glyph.SCORE: (QT_TRANSLATE_NOOP("Tools", "Score sheet"), Key.SCORE),
    Glyph.TAKE_BACK: (QT_TRANSLATE_NOOP("Tools", "Take back"), Key.TAKE_BACK),
    Glyph.HINT: (QT_TRANSLATE_NOOP("Tools", "A hint"), Key.HINT),
    Glyph.RULES: (QT_TRANSLATE_NOOP("Tools", "Rules of the game"), Key.RULES),
    Glyph.SOUND: (QT_TRANSLATE_NOOP("Tools", "Sounds off"), Key.SOUND),
    Glyph.SILENCE: (QT_TRANSLATE_NOOP("Tools", "Sounds on"), Key.SOUND),
    Glyph.PREFERENCES: (QT_TRANSLATE_NOOP("Tools", "Preferences"), Key.PREFERENCES),
}


tools_name = Said("Tools", "Tools")
"""The name of the row of tools."""


def tool_name(glyph: Glyph) -> str:
    """Return the name of the button with this sign."""
    words, _ = _TOOLS[glyph]
    return translate("Tools", words)


def tool_key(glyph: Glyph) -> Key:
    """Return the key of the button with this sign."""
    _, key = _TOOLS[glyph]
    return key
