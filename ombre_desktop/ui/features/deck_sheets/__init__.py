"""A deck on sheets of paper, to print and to cut out."""
