"""Values of the screen: what is played, by whom, and how it is liked. Nothing here draws."""
