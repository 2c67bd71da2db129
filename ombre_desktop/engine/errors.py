"""Errors that a user or a file can cause."""

from __future__ import annotations


class OmbreError(Exception):
    """Base class of all errors that a user or a file can cause."""


class NotReachedError(OmbreError):
    """A request for a part that the deal has not reached, such as its Ombre during the auction."""

    def __init__(self, part: str) -> None:
        super().__init__(f"this deal has no {part} at this point")
        self.part = part


class BrokenVariantError(OmbreError):
    """A listed game that cannot be loaded: its module is missing or lacks some *parts*."""

    def __init__(self, name: str, module: str, parts: tuple[str, ...] = ()) -> None:
        missing = f"{module} lacks {', '.join(parts)}" if parts else f"there is no module {module}"
        super().__init__(f"the game {name!r} cannot be played: {missing}")
        self.name = name
        self.parts = parts


class NotationError(OmbreError, ValueError):
    """A word that should be a card, a suit, a setting … but is not."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is not a {expected}")
        self.text = text
        self.expected = expected


class SettingError(OmbreError, ValueError):
    """An unknown game, setting or value; *known* names those that exist."""

    def __init__(self, kind: str, text: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown {kind} {text!r}; there are: {', '.join(known)}")
        self.kind = kind
        self.text = text
        self.known = known
