"""The table with its panels, which show the events of a sitting."""
