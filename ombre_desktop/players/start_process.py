"""
Start the players' process, by the path of this file: ``python -I -S …/players/start_process.py``.

Python then searches its own library, and after it the folder in which this package lies: not
the current folder, nor ``PYTHONPATH``, nor what else is installed. The players need no more.
"""

import os
import sys

if __name__ == "__main__":
    sys.path.append(os.path.abspath(os.path.join(os.path.dirname(__file__), os.pardir, os.pardir)))

    from ombre_desktop.players.process import main

    main()
