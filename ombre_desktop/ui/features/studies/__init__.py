"""The board on which a note on a moment of a replay is written."""
