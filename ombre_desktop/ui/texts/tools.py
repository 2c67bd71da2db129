"""Names of the round tools, for screen readers and tool tips."""

from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

_TOOLS: dict[Glyph, str] = {
    Glyph.LAST_TRICK: QT_TRANSLATE_NOOP("Tools", "Look at the last trick"),
    Glyph.LOG: QT_TRANSLATE_NOOP("Tools", "Read what has happened"),
    Glyph.SCORE: QT_TRANSLATE_NOOP("Tools", "Score sheet"),
    Glyph.TAKE_BACK: QT_TRANSLATE_NOOP("Tools", "Take back"),
    Glyph.RULES: QT_TRANSLATE_NOOP("Tools", "Rules of the game"),
    Glyph.PREFERENCES: QT_TRANSLATE_NOOP("Tools", "Preferences"),
}


def tools_name() -> str:
    """Return the name of the row of tools."""
    return translate("Tools", "Tools")


def tool_name(glyph: Glyph) -> str:
    """Return the name of the button with this sign."""
    return translate("Tools", _TOOLS[glyph])
