"""The expert: determinisation (sampling worlds of hidden cards) with perfect play in every world."""
