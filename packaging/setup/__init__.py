"""
The set-up: from a fresh machine with nothing but Python to the first deal.

`play.py` and `run_tests.py` at the top of the checkout start here. Only the standard library is used, because
nothing else is installed yet. Messages are in ASCII, for the consoles of Windows. Old Pythons must be able to
read this file, `isolation.py` and `python_floor.py`; the other files need Python 3.11.
"""
