"""Motives: facts of the position that speak for a choice, one module for each kind of decision."""
