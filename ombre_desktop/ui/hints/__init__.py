"""Hints by degrees: the idea, then the choice, then the figures of all alternatives."""
