"""Deals as the person played them, beside the expert."""

from __future__ import annotations

from ombre_desktop.value import Value


class Compared(Value):
    """
    A deal of *number*: what the person won, and the pars by seat, the person's own seat first.

    A par is None while it is being worked out; *own* is None while the deal is played.
    """

    number: int
    own: int | None
    pars: tuple[int | None, ...]

    @property
    def gained(self) -> int | None:
        """The gain over the expert with the same cards; None while it is not known."""
        par = self.pars[0]
        return None if self.own is None or par is None else self.own - par


class Gain(Value):
    """The number of *deals* that the expert played too, and the *amount* that the person gained in them."""

    deals: int
    amount: int
