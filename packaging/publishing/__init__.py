"""The parts of a release: its version, its notes, its texts for stores, and its files."""
