"""The expert: imagines the hidden cards, and takes what brings most when every world is played perfectly."""
