"""The table with its panels, fed with what happened."""
