"""
One test for many cases, which names all that fail.

Pytest takes several milliseconds for each test. Where a check of one case takes less, a parameter for
each case would cost more than the checks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

Case = TypeVar("Case")


def for_each(
    cases: Collection[Case], named: Callable[[Case], str] = str
) -> Callable[[Callable[[Case], None]], Callable[[], None]]:
    """Make one test of a check of one case; the test has the name and the docstring of the check."""

    def test_of(check: Callable[[Case], None]) -> Callable[[], None]:
        def test() -> None:
            errors: list[Exception] = []
            for case in cases:
                try:
                    check(case)
                except Exception as error:
                    error.add_note(f"case: {named(case)}")
                    errors.append(error)
            if errors:
                raise ExceptionGroup(check.__name__, errors)
            assert cases

        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    return test_of
