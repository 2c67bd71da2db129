"""One test for many cases fails if one of them fails, and names each that does."""

import pytest
from for_each import for_each


def check_even(number: int) -> None:
    """Check that *number* is even."""
    assert number % 2 == 0


def test_every_case_that_fails_is_named():
    with pytest.raises(ExceptionGroup) as raised:
        for_each([2, 3, 4, 5])(check_even)()

    assert [["case: 3"], ["case: 5"]] == [error.__notes__ for error in raised.value.exceptions]


def test_the_test_has_the_name_and_the_words_of_the_check():
    test = for_each([2])(check_even)

    assert (check_even.__name__, check_even.__doc__) == (test.__name__, test.__doc__)
    test()


def test_nothing_is_not_enough():
    """A folder that was emptied must not pass."""
    with pytest.raises(AssertionError):
        for_each([])(check_even)()
