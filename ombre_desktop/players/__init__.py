"""
The computer players: each is given the view of one seat and a request, and returns an action.

`player` holds the protocol and the registry, `match` the self-play.
"""
