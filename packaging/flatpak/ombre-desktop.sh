#!/bin/sh
# The command of the Flatpak. -P: a Python that we start never searches the current folder.
PYTHONPATH=/app/lib/ombre exec python3 -P -m ombre_desktop "$@"
