"""Compiling the solver of the play, so that the expert thinks seventy times faster."""
