"""A way on from advice: a button on the paper, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.value import Value


class Way(Value):
    """A button on the paper, and the function that it calls."""

    button: ButtonText
    go: Callable[[], None]
