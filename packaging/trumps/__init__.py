"""What one player alone is sure of with his trumps against two."""
