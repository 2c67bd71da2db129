"""Advice for the person: hints by degrees, the coach after a deal, and cards that are played for them."""
