"""The slips that may have spoilt a code: one wrong character, or two neighbours exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.codes.characters import ALPHABET, BASE, PRIME, Digits, grouped, number_of, spelled
from ombre_desktop.engine.codes.deal_code import is_deal
from ombre_desktop.engine.codes.errors import CodeError
from ombre_desktop.value import Value


class Slip(Value):
    """
    A change that makes a deal's code of a text.

    *place* is that of the first character to change, from 1, *found* what stands there and *meant* what may
    have been meant. *code* is the whole code with that change.
    """

    place: int
    found: str
    meant: str
    code: str


def slips_in(text: str) -> tuple[Slip, ...]:
    """Return every slip that explains why *text* is no code, the first place first."""
    try:
        digits = spelled(text)
    except CodeError:
        return ()
    return tuple(slip for slip in _slips(digits) if is_deal(slip.code))


def _slips(digits: Digits) -> Iterator[Slip]:
    """Yield the slips after which the check characters fit; none if they fit already."""
    lacking = (1 - number_of(digits)) % PRIME
    for at, digit in enumerate(digits if lacking else ()):
        weight = pow(BASE, len(digits) - 1 - at, PRIME)
        for meant in range(BASE):
            if (meant - digit) * weight % PRIME == lacking:
                yield _slip(digits, at, (meant,))
        for after in digits[at + 1 : at + 2]:
            if (after - digit) * (weight - weight * pow(BASE, -1, PRIME)) % PRIME == lacking:
                yield _slip(digits, at, (after, digit))


def _slip(digits: Digits, at: int, meant: Digits) -> Slip:
    found, end = digits[at : at + len(meant)], at + len(meant)
    corrected = (*digits[:at], *meant, *digits[end:])
    return Slip(at + 1, _letters(found), _letters(meant), grouped(corrected))


def _letters(digits: Digits) -> str:
    return "".join(ALPHABET[digit] for digit in digits)
