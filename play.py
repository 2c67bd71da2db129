#!/usr/bin/env python3
"""
Start Ombre: `python3 play.py`, or `py play.py` on Windows.

The first start sets everything up. Arguments are passed on to the game.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "packaging"))

from setup.isolation import isolate

if __name__ == "__main__":
    isolate()

    from setup.python_floor import require_python

    require_python()

    from setup.launch import play

    sys.exit(play(sys.argv[1:]))
