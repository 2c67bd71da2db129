"""The small round buttons under the contract panel."""

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ToolFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.key_table import with_key
from ombre_desktop.ui.texts.tools import tool_key, tool_name, tools_name


class Tool(Enum):
    """The function of a round button; the value is its sign."""

    LAST_TRICK = Glyph.LAST_TRICK
    LOG = Glyph.LOG
    SCORE = Glyph.SCORE
    TAKE_BACK = Glyph.TAKE_BACK
    HINT = Glyph.HINT
    RULES = Glyph.RULES
    SOUND = Glyph.SOUND
    PREFERENCES = Glyph.PREFERENCES


_OF_A_DEAL = (Tool.LAST_TRICK, Tool.SCORE, Tool.TAKE_BACK, Tool.HINT)
"""The tools that wait for a deal."""


class ToolRow(Panel):
    """
    All tools; disabled ones are dimmed, and at first those that wait for a deal.

    Signals:
        chosen: the :class:`Tool` that was pressed.
    """

    chosen = Signal(object)

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(tools_name())
        self._tools: dict[Tool, Pressable] = {}
        for tool in Tool:
            name, key = tool_name(tool.value), tool_key(tool.value)
            button = Pressable(ToolFace(tool.value), name, self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter still answers the question
            button.hint = with_key(name, key)
            button.setAccessibleDescription(key.name_of_key)
            button.clicked.connect(lambda _=False, pressed=tool: self.chosen.emit(pressed))
            button.setEnabled(tool not in _OF_A_DEAL)
            button.setHidden(tool in context.wishes.unheard)
            self._tools[tool] = button
        self.lay_out()

    def tool(self, tool: Tool) -> Pressable:
        """Return the button of *tool*."""
        return self._tools[tool]

    def allow(self, tool: Tool, allowed: bool) -> None:
        """Enable or disable *tool*; a disabled one gives the focus to the table, and not to its neighbour."""
        button = self._tools[tool]
        if button.hasFocus() and not allowed:
            self.window().setFocus()
        button.setEnabled(allowed)

    def tell_sound(self, *, heard: bool) -> None:
        """Show on its button whether sounds are *heard*, which a press changes."""
        glyph = Glyph.SOUND if heard else Glyph.SILENCE
        button, name = self._tools[Tool.SOUND], tool_name(glyph)
        if name == button.accessibleName():
            return
        button.change(ToolFace(glyph), name)
        button.hint = with_key(name, tool_key(glyph))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the tray, on which the tools stand where text is large."""
        tray, context = self.context.layout.room.tools.tray, self.context
        if tray is not None:
            paint_panel(painter, tray, context.theme, unit=context.unit, drop=context.drop(tray))

    def lay_out(self) -> None:
        """Place the buttons where the layout has them."""
        places = self.context.layout.room.tools.places(len(self._tools))
        tray = self.context.layout.room.tools.tray
        room = self.enclose(places if tray is None else (*places, tray))
        for button, place in zip(self._tools.values(), places, strict=True):
            button.put(place, room)
