"""What a user or a file can do wrong."""

from __future__ import annotations


class OmbreError(Exception):
    """Whatever a user or a file can do wrong."""


class NotReachedError(OmbreError):
    """A deal was asked for something that it has not reached, such as its Ombre before anybody is."""

    def __init__(self, part: str) -> None:
        super().__init__(f"this deal has no {part} at this point")
        self.part = part


class BrokenVariantError(OmbreError):
    """A game that is listed cannot be loaded: its module is not there, or lacks some *parts*."""

    def __init__(self, name: str, module: str, parts: tuple[str, ...] = ()) -> None:
        missing = f"{module} lacks {', '.join(parts)}" if parts else f"there is no module {module}"
        super().__init__(f"the game {name!r} cannot be played: {missing}")
        self.name = name
        self.parts = parts


class NotationError(OmbreError, ValueError):
    """A word that should be a card, a suit, a setting … and is not."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is not a {expected}")
        self.text = text
        self.expected = expected


class SettingError(OmbreError, ValueError):
    """A game, setting or value that does not exist; *known* names those that do."""

    def __init__(self, kind: str, text: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown {kind} {text!r}; there are: {', '.join(known)}")
        self.kind = kind
        self.text = text
        self.known = known
