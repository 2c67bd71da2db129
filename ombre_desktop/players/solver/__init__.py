"""What perfect play comes to once all cards are known."""
