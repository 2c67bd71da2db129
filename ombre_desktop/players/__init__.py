"""
The computer players: each is given the view of one seat and a request, and returns an action.

`computer_player` holds the interface, `player` the registry, and `match` self-play.
"""
