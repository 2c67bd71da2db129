"""The self-test: the program shows, in a home of its own, that all of it is there and works."""
