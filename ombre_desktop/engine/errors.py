"""What a user or a file can do wrong."""

from __future__ import annotations


class OmbreError(Exception):
    """Whatever a user or a file can do wrong."""


class NotReachedError(OmbreError):
    """A deal was asked for something that it has not reached, such as its Ombre before anybody is."""

    def __init__(self, part: str) -> None:
        super().__init__(f"this deal has no {part} at this point")
        self.part = part


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
