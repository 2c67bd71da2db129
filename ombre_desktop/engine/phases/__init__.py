"""The phases of a deal. None of them knows which game it serves."""
