"""
The computer players: they see one seat's view and a request, and answer with an action.

`player` holds the protocol and the registry, `match` lets players play among themselves.
"""
