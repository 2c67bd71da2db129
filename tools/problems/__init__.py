"""Tools for problems: the maker, which finds them in self-play, the choice among them, and checks."""
