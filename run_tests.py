#!/usr/bin/env python3
"""
Run Ombre's tests: `python3 run_tests.py`, or `py run_tests.py` on Windows.

The first run sets everything up. Arguments are passed on to pytest, whose exit status is returned.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "packaging"))

from setup.isolation import isolate

if __name__ == "__main__":
    isolate()

    from setup.python_floor import require_python

    require_python()

    from setup.launch import test

    sys.exit(test(sys.argv[1:]))
