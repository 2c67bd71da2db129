"""Qt-free values of the screen: the game, the people, and the preferences. Nothing here draws."""
