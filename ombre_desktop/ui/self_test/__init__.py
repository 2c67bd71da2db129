"""The self-test: the program proves, in a home of its own, that it is complete and works."""
