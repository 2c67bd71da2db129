"""The solver: the result of perfect play when every card is known (a double-dummy solver)."""
