"""
The set-up: from a fresh machine with nothing but Python to the first deal.

`play.py` and `run_tests.py` at the top of the checkout start here. Only the standard library is
used: nothing else is there yet. Messages keep to ASCII, for the consoles of Windows. Old Pythons
read this file, `isolation.py` and `python_floor.py`; the others need 3.11.
"""
