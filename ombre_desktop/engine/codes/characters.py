"""
The written form of a code: letters and digits in groups of four, with two check characters at the end.

A whole code, read as a number in base 32, leaves the remainder 1 when divided by the prime 1021. The
remainder changes if one character is changed, or if two that stand fewer than 68 places apart are swapped.
"""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.codes.errors import CodeError, CodeFault

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""All digits and letters except U, and except I, L and O, which look like digits."""
BASE: Final = len(ALPHABET)
PRIME: Final = 1021
CHECKS: Final = 2
"""The number of check characters."""
GROUP: Final = 4
LONGEST: Final = 300
"""The largest number of characters in a text that may be a code; one with every price changed has 256."""

DASHES: Final = "-\u2010\u2011\u2012\u2013\u2014\u2212"
"""The hyphen, and the dashes that a word processor puts in its place."""
_VALUES: Final = (
    {letter: value for value, letter in enumerate(ALPHABET)}
    | {letter.lower(): value for value, letter in enumerate(ALPHABET)}
    | {"O": 0, "o": 0, "I": 1, "i": 1, "L": 1, "l": 1}
)

Digits = tuple[int, ...]
"""Numbers from 0 to 31, the most significant first."""


def written(digits: Digits) -> str:
    """Write *digits* as a code, with its check characters and in groups."""
    check = (1 - number_of(digits) * BASE**CHECKS) % PRIME
    return grouped((*digits, *divmod(check, BASE)))


def read(text: str) -> Digits:
    """Return the digits of a code without its check characters; raise `CodeError` if it is mistyped."""
    digits = spelled(text)
    if number_of(digits) % PRIME != 1:
        raise CodeError(CodeFault.MISTYPED)
    return digits[:-CHECKS]


def spelled(text: str) -> Digits:
    """Return all digits of *text*, even if they make no code; raise `CodeError` for other characters."""
    if len(text) > LONGEST:
        raise CodeError(CodeFault.TOO_LONG)
    letters = [letter for letter in text if letter not in DASHES and not letter.isspace()]
    unknown = next((at for at, letter in enumerate(letters) if letter not in _VALUES), None)
    if unknown is not None:
        raise CodeError(CodeFault.BAD_CHARACTER, letters[unknown], unknown + 1)
    if not letters:
        raise CodeError(CodeFault.EMPTY)
    return tuple(_VALUES[letter] for letter in letters)


def grouped(digits: Digits) -> str:
    """Write *digits*, which end in their check characters, in groups."""
    letters = "".join(ALPHABET[digit] for digit in digits)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def number_of(digits: Digits) -> int:
    """Read *digits* as one number."""
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number
