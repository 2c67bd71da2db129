"""The program's services for dialogs, files and records."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.engine import Request, SeatView
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.session.keeping import Keeper


class Program(Protocol):
    """The program as its hosts see it: its state, and its verbs."""

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of everything; None at the very start, and in a copy that keeps nothing."""
        ...

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is played."""
        ...

    @property
    def view(self) -> SeatView | None:
        """The deal in hand, as the person sees it."""
        ...

    @property
    def request(self) -> Request | None:
        """The request to the person."""
        ...

    def resume(self, sitting: Sitting) -> None:
        """Continue a kept sitting."""
        ...

    def keep(self, sitting: Sitting) -> None:
        """Keep *sitting* as it stands."""
        ...

    def replay(self, read: Callable[[], Programme], chosen: int = 0) -> None:
        """Replay the recorded deals that *read* returns."""
        ...

    def record_to_save(self) -> str | None:
        """Return the record of the deal, once it is over."""
        ...

    def note(self, sentence: str, detail: str = "") -> None:
        """Show a quiet notice of something done."""
        ...
