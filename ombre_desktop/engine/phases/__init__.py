"""The phases of a deal. No phase knows which game it serves."""
