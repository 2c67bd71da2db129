"""The source of the table: the deal that is played, or one that is replayed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, SignalInstance

from ombre_desktop.ui.session.source import Source


class SourceSwitch(QObject):
    """
    A switch that passes on the signals of one `Source`, at first the *home* of the table, where it is played.

    `opened`, `stepped` and `asked` are those of the current source.
    """

    opened = Signal(object)
    stepped = Signal(object)
    asked = Signal(object)

    def __init__(self, home: Source, owner: QObject) -> None:
        super().__init__(owner)
        self.home = self._current = home
        self._connect()

    @property
    def current(self) -> Source:
        """The current source."""
        return self._current

    @property
    def is_home(self) -> bool:
        """True while the table shows the deal that is played."""
        return self._current is self.home

    def attend(self, source: Source) -> None:
        """Switch to *source*."""
        for signal, own in self._signals():
            signal.disconnect(own)
        self._current = source
        self._connect()

    def go_home(self) -> None:
        """Switch back to the deal that is played."""
        self.attend(self.home)

    def _connect(self) -> None:
        for signal, own in self._signals():
            signal.connect(own)

    def _signals(self) -> tuple[tuple[SignalInstance, SignalInstance], ...]:
        told = self._current
        return (told.opened, self.opened), (told.stepped, self.stepped), (told.asked, self.asked)
