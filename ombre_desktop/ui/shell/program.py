"""The program as dialogs, files and records see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.engine import Request, SeatView
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.session.keeping import Keeper


class Program(Protocol):
    """The program as its hosts see it: what is played, and what can be done."""

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of all files; None at the very start, and in a copy that keeps nothing."""
        ...

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is played."""
        ...

    @property
    def view(self) -> SeatView | None:
        """Its deal in hand, as the person sees it."""
        ...

    @property
    def request(self) -> Request | None:
        """The request to the person."""
        ...

    def resume(self, sitting: Sitting) -> None:
        """Continue a sitting that was kept."""
        ...

    def keep(self, sitting: Sitting) -> None:
        """Keep *sitting* as it stands."""
        ...

    def replay(self, read: Callable[[], Programme], chosen: int = 0) -> None:
        """Replay recorded deals that are yet to be *read*."""
        ...

    def record_to_save(self) -> str | None:
        """Write the record of the deal, once it is over."""
        ...

    def note(self, sentence: str, detail: str = "") -> None:
        """Say quietly that something was done."""
        ...
